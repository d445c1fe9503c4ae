import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { reusedValues } from '@allmende/domain/tenders/notice/reused-notice.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button } from '@mantine/core'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NoPermissionScreen, NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { uuid } from '../rpc/repeats.ts'
import { useActor, useSession } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { LoadedTender } from './frame/LoadedTender.tsx'
import { NoticeImport } from './import/NoticeImport.tsx'
import { type StartValues, startValuesIn } from './start-values.ts'
import { TemplateChoice } from './TemplateChoice.tsx'
import { TemplateFault } from './TemplateFault.tsx'
import { TenderForm } from './TenderForm.tsx'
import classes from './TenderForm.module.css'
import { newEntries, reusedEntries } from './tender-entries.ts'
import { formIn, newDraftName, newPath, tenderPath, tendersPath } from './tender-paths.ts'
import { texts } from './tender-form.texts.ts'
import { type ReadyTemplate, useTemplate } from './useTemplate.ts'

/** A new tender: first its form, then the form itself. */
export function NewTenderScreen({ templateId }: { templateId: string | undefined }) {
  const say = useSay()
  const actor = useActor()
  const search = useOwnSearch(templateId)
  const start = startValuesIn(search)
  const crumbs = useCrumbs()
  if (actor.kind === 'user' && !tenderPolicy.create(actor).allowed) return <NoPermissionScreen />
  if (templateId === undefined)
    return (
      <Page title={say(texts.create)} lead={say(texts.chooseForm)} crumbs={crumbs}>
        <div className={classes.ways}>
          <TemplateChoice />
          <NoticeImport />
        </div>
      </Page>
    )
  const begun = { templateId, start }
  const key = `${templateId}${search}`
  if (start.from === null) return <NewTenderOf key={key} {...begun} />
  return (
    <LoadedTender id={String(start.from)}>
      {(model) =>
        isSeenInside(model) ? <NewTenderOf key={key} {...begun} model={model} /> : <NotFoundScreen />
      }
    </LoadedTender>
  )
}

/** What the address of this form asks for; whoever leaves has another address before the form is gone. */
function useOwnSearch(templateId: string | undefined): string {
  const found = useLocation({
    select: ({ pathname, searchStr }) => (formIn(pathname) === templateId ? searchStr : null),
  })
  const [last, setLast] = useState(found ?? '')
  if (found !== null && found !== last) setLast(found)
  return found ?? last
}

function useCrumbs() {
  const say = useSay()
  return [{ label: say(texts.tenders), path: tendersPath, hash: 'entwurf' }, { label: say(texts.create) }]
}

type NewTenderProps = {
  templateId: string
  start: StartValues
  /** The tender that the new one begins with. */
  model?: TeamTender
}

function NewTenderOf({ templateId, start, model }: NewTenderProps) {
  const say = useSay()
  // What was written in a version goes on in it: nothing of it is lost, and it can be taken to a newer one afterwards.
  const version = templateId.startsWith('EU-') ? (model?.sdkVersion ?? start.sdk) : null
  const { ready: current, error, retry } = useTemplate(templateId, version ?? undefined)
  const ready = useBegun(current)
  const crumbs = useCrumbs()
  return (
    <Page title={say(texts.create)} lead={ready?.template.name} crumbs={crumbs}>
      {error && <TemplateFault error={error} onRetry={retry} />}
      {!ready && !error && <LoadingScreen />}
      {ready && !ready.template.active && (
        <Alert
          tone="warning"
          action={
            <Button component={AppLink} href={newPath} size="sm" variant="default">
              {say(texts.otherForm)}
            </Button>
          }
        >
          {say(texts.templateInactive)}
        </Alert>
      )}
      {ready?.template.active && model && (
        <div className={classes.above}>
          <Alert
            tone="info"
            action={
              <Button component={AppLink} href={tenderPath(model.id)} size="sm" variant="default">
                {say(texts.toModel)}
              </Button>
            }
          >
            {say(texts.modelledOn, { name: model.name })}
          </Alert>
        </div>
      )}
      {ready?.template.active && <ReadyForm {...{ ready, start, model }} />}
    </Page>
  )
}

/**
 * The form goes on as it began, in whichever language, though the settings meanwhile name another version; only whether
 * it is still offered may change.
 */
function useBegun(current: ReadyTemplate | null): ReadyTemplate | null {
  const [begun, setBegun] = useState(current)
  const goesOn = !begun || (current !== null && isOneVersion(begun, current))
  const isNew = current?.template !== begun?.template || current?.lists !== begun?.lists
  if (current && isNew && goesOn) setBegun(current)
  const shown = begun ?? current
  const isOffered = current?.template.active ?? shown?.template.active
  return useMemo(
    () =>
      shown && isOffered !== undefined
        ? { ...shown, template: { ...shown.template, active: isOffered } }
        : shown,
    [shown, isOffered],
  )
}

const isOneVersion = (one: ReadyTemplate, other: ReadyTemplate): boolean =>
  one.template.version === other.template.version && one.form.sdkVersion === other.form.sdkVersion

type ReadyFormProps = { ready: ReadyTemplate; start: StartValues; model: TeamTender | undefined }

function ReadyForm({ ready, start: { type, initial }, model }: ReadyFormProps) {
  const router = useRouter()
  const user = useSession().user?.email ?? ''
  const { template, form, lists } = ready
  const [begun] = useState(() =>
    model
      ? {
          entries: reusedEntries(user, type ?? model.type, model),
          panels: reusedValues(model, { form, lists, uuid }),
        }
      : { entries: newEntries(user, type ?? 0, template), panels: newValues(form, { uuid, initial }) },
  )
  return (
    <TenderForm
      templateId={template.id}
      draftName={newDraftName(template.id, type, model?.id, form.sdkVersion)}
      form={form}
      lists={lists}
      start={begun}
      isTypeFixed={type !== null}
      onSaved={({ id }) => void router.navigate({ href: tenderPath(id), ignoreBlocker: true })}
      onCancel={() => void router.navigate({ to: tendersPath, hash: 'entwurf' })}
    />
  )
}
