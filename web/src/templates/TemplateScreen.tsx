import { formOfTemplate } from '@allmende/domain/templates/template-form.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { rpcQuery } from '../rpc/queries.ts'
import type { Crumb } from '../shell/Breadcrumbs.tsx'
import { Page } from '../shell/Page.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { NewerVersion } from './migration/NewerVersion.tsx'
import { listPath, pathOf } from './template-paths.ts'
import { TemplateButtons } from './TemplateButtons.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { StateBadge } from './TemplateListScreen.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import { templatesQuery } from './templates.query.ts'
import { actionTexts, formTexts, texts } from './templates.texts.ts'
import { useDeletion } from './useDeletion.ts'

const templateId = /^(EU-[A-Z\d]{1,5}|F-\d{1,9})$/

/** A new form, an own one to be changed, or one of the standard to be looked at. */
export function TemplateScreen({ id }: { id?: string | undefined }) {
  if (id === undefined) return <NewTemplate />
  return templateId.test(id) ? <KnownTemplate id={id} /> : <NotFoundScreen />
}

function NewTemplate() {
  const say = useSay()
  const router = useRouter()
  return (
    <Page title={say(formTexts.newForm)} crumbs={useCrumbs({ label: say(formTexts.newForm) })}>
      <TemplateForm
        base={null}
        onSaved={(saved) => void router.navigate({ href: pathOf(saved), replace: true, ignoreBlocker: true })}
        onCancel={() => void router.navigate({ href: listPath })}
      />
    </Page>
  )
}

function KnownTemplate({ id }: { id: string }) {
  const say = useSay()
  const { data, error, refetch } = useQuery(rpcQuery('getProjectTemplate', id))
  const baseId = data && !data.builtIn ? data.baseTemplateId : null
  const ofItsVersion = data?.sdkVersion ? [data.sdkVersion] : []
  const base = useQuery({
    ...rpcQuery('getProjectTemplate', baseId ?? '', ...ofItsVersion),
    enabled: baseId !== null,
  })
  const failure = error ?? (baseId === null ? null : base.error)
  if (data && (baseId === null || base.data)) return <TemplatePage template={data} base={base.data} />
  if (!failure) return <LoadingScreen />
  if (failure.type === 'NotFoundException') return <NotFoundScreen />
  return (
    <LoadFault
      title={say(texts.notLoaded)}
      error={failure}
      onRetry={() => void (error ? refetch() : base.refetch())}
    />
  )
}

function useCrumbs(page: Crumb) {
  const say = useSay()
  return [{ label: say(texts.forms), path: listPath }, page]
}

function TemplatePage({ template, base }: { template: Template; base: Template | undefined }) {
  return template.builtIn ? (
    <BuiltInTemplate template={template} />
  ) : (
    <OwnTemplate template={template} base={base} />
  )
}

function BuiltInTemplate({ template }: { template: Template }) {
  const say = useSay()
  const { name } = template
  return (
    <Page
      title={name}
      crumbs={useCrumbs({ label: name, isName: true })}
      badge={<StatusBadge tone="info">{say(texts.standard)}</StatusBadge>}
      lead={say(texts.readOnly, { version: template.sdkVersion ?? '' })}
      actions={<TemplateButtons template={template} />}
    >
      <FormSection title={say(formTexts.preview)} hint={say(formTexts.previewHint)}>
        <TemplatePreview template={template} />
      </FormSection>
    </Page>
  )
}

function OwnTemplate({ template, base }: { template: Template; base: Template | undefined }) {
  const say = useSay()
  const router = useRouter()
  const noteId = useId()
  const { id, name, active } = template
  const { data: listed } = useQuery(templatesQuery)
  const usedBy = listed?.find((one) => one.id === id)?.usedBy ?? []
  const { reason } = useDeletion({ builtIn: false, usedBy })
  const note = reason && (
    <span id={noteId}>{active ? `${reason} ${say(actionTexts.insteadInactive)}` : reason}</span>
  )
  return (
    <Page
      title={name}
      crumbs={useCrumbs({ label: name, isName: true })}
      badge={<StateBadge active={active} />}
      lead={note}
      actions={<TemplateButtons template={template} lockedBy={reason && noteId} />}
    >
      <NewerVersion template={template} />
      <TemplateForm
        template={template}
        isUsed={usedBy.includes('tenders')}
        base={base ? formOfTemplate(base) : null}
        onSaved={() => undefined}
        onCancel={() => void router.navigate({ href: listPath })}
      />
    </Page>
  )
}
