import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button } from '@mantine/core'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NoPermissionScreen } from '../errors/NotFoundScreen.tsx'
import { uuid } from '../rpc/repeats.ts'
import { useActor, useSession } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { NoticeImport } from './import/NoticeImport.tsx'
import { type StartValues, startValuesIn } from './start-values.ts'
import { TemplateChoice } from './TemplateChoice.tsx'
import { TemplateFault } from './TemplateFault.tsx'
import { TenderForm } from './TenderForm.tsx'
import classes from './TenderForm.module.css'
import { newEntries } from './tender-entries.ts'
import { newPath, tenderPath, tendersPath } from './tender-paths.ts'
import { texts } from './tender-form.texts.ts'
import { type ReadyTemplate, useTemplate } from './useTemplate.ts'

/** A new tender: first its form, then the form itself. */
export function NewTenderScreen({ templateId }: { templateId: string | undefined }) {
  const say = useSay()
  const actor = useActor()
  if (actor.kind === 'user' && !tenderPolicy.create(actor).allowed) return <NoPermissionScreen />
  const crumbs = [
    { label: say(texts.tenders), path: tendersPath, hash: 'entwurf' },
    { label: say(texts.create) },
  ]
  if (templateId === undefined)
    return (
      <Page title={say(texts.create)} lead={say(texts.chooseForm)} crumbs={crumbs}>
        <div className={classes.ways}>
          <TemplateChoice />
          <NoticeImport />
        </div>
      </Page>
    )
  return <NewTenderOf key={templateId} templateId={templateId} crumbs={crumbs} />
}

type Crumbs = readonly { label: string; path?: string; hash?: string }[]

function NewTenderOf({ templateId, crumbs }: { templateId: string; crumbs: Crumbs }) {
  const say = useSay()
  const start = startValuesIn(useLocation({ select: ({ searchStr }) => searchStr }))
  const { ready, error, retry } = useTemplate(templateId)
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
      {ready?.template.active && <ReadyForm ready={ready} start={start} />}
    </Page>
  )
}

function ReadyForm({ ready, start }: { ready: ReadyTemplate; start: StartValues }) {
  const router = useRouter()
  const user = useSession().user?.email ?? ''
  const { template, form, lists } = ready
  const [begun] = useState(() => ({
    entries: newEntries(user, start.type ?? 0, template),
    panels: newValues(form, { uuid, initial: start.initial }),
  }))
  return (
    <TenderForm
      templateId={template.id}
      draftName={`tender/new/${template.id}/${start.type ?? 'any'}`}
      form={form}
      lists={lists}
      start={begun}
      isTypeFixed={start.type !== null}
      onSaved={({ id }) => void router.navigate({ href: tenderPath(id), ignoreBlocker: true })}
      onCancel={() => void router.navigate({ to: tendersPath, hash: 'entwurf' })}
    />
  )
}
