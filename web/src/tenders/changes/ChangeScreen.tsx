import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadingScreen } from '../../errors/LoadingScreen.tsx'
import { Page } from '../../shell/Page.tsx'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { texts as frameTexts } from '../frame/frame.texts.ts'
import { useTenderCrumbs } from '../frame/tender-crumbs.ts'
import { TemplateFault } from '../TemplateFault.tsx'
import { TenderForm } from '../TenderForm.tsx'
import { draftNameOf, tenderPath } from '../tender-paths.ts'
import { type ReadyTemplate, useTenderTemplate } from '../useTemplate.ts'
import { stateOf } from '../useTenderForm.ts'
import { texts } from './change-form.texts.ts'
import { changesPath } from './change-paths.ts'
import { useVersion } from './useVersion.ts'

/** The form of a published tender, with the change that is pending laid over what is announced. */
export function ChangeScreen({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const { tender: pending, error, retry } = useVersion(tender.id, 'pending')
  const template = useTenderTemplate(tender)
  // Decided when the page opens, so that its title stays.
  const [title] = useState(tender.hasChanges ? texts.goOn : texts.begin)
  const crumbs = useTenderCrumbs(tender, say(title))
  return (
    <Page title={say(title)} lead={tender.name} crumbs={crumbs}>
      {template.error && <TemplateFault error={template.error} onRetry={template.retry} />}
      {error && <LoadFault title={say(frameTexts.notLoaded)} error={error} onRetry={retry} />}
      {(!pending || !template.ready) && !error && !template.error && <LoadingScreen />}
      {pending && template.ready && (
        <ReadyChange announced={tender} pending={pending} ready={template.ready} />
      )}
    </Page>
  )
}

type ReadyChangeProps = { announced: TeamTender; pending: TeamTender; ready: ReadyTemplate }

function ReadyChange({ announced, pending, ready }: ReadyChangeProps) {
  const router = useRouter()
  const [begun] = useState(() => stateOf(pending))
  const leave = (href: string, ignoreBlocker: boolean) => void router.navigate({ href, ignoreBlocker })
  return (
    <TenderForm
      templateId={announced.templateId}
      draftName={draftNameOf(announced.id)}
      form={ready.form}
      lists={ready.lists}
      start={begun}
      tender={pending}
      announced={announced}
      isTypeFixed
      // What was saved is read once more before it is announced; who changed nothing has nothing to read.
      onSaved={({ hasChanges, id }) => leave(hasChanges ? changesPath(id) : tenderPath(id), true)}
      onAnnounced={() => leave(changesPath(announced.id), true)}
      onDiscarded={() => leave(tenderPath(announced.id), true)}
      onCancel={() => leave(tenderPath(announced.id), false)}
    />
  )
}
