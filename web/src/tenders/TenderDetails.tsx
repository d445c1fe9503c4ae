import { mayBeChanged } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { lacksEditors } from '@allmende/domain/tenders/tenders.rules.ts'
import { useMemo } from 'react'
import { useActor } from '../session/useSession.ts'
import { useSay } from '../ui/language.tsx'
import { usePageParts, useTender } from './frame/tender-context.ts'
import type { TenderSection } from './frame/tender-page.ts'
import { NoticeState } from './NoticeState.tsx'
import { TeamWarning } from './TeamWarning.tsx'
import { TemplateFault } from './TemplateFault.tsx'
import { useTemplate } from './useTemplate.ts'

/** The first page of a tender: how it stands, and everything about it to be read. */
export function TenderDetails({ sections }: { sections: readonly TenderSection[] }) {
  const say = useSay()
  const actor = useActor()
  const tender = useTender()
  const mayEdit = tenderPolicy.update(actor, tender).allowed && mayBeChanged(tender.notices).allowed
  const { ready, error, retry } = useTemplate(tender.templateId, tender.templateVersion)
  const form = ready?.form ?? null
  const subtype = form?.subtype
  const shown = useMemo(
    () => sections.filter(({ isShown }) => isShown(tender, form)),
    // The form is made anew each time, what it stands on stays.
    // oxlint-disable-next-line react/exhaustive-deps
    [sections, tender, subtype],
  )
  usePageParts(useMemo(() => shown.map(({ anchor, label }) => ({ anchor, label: say(label) })), [shown, say]))
  return (
    <>
      {lacksEditors(tender) && <TeamWarning tender={tender} mayEdit={mayEdit} />}
      <NoticeState tender={tender} mayEdit={mayEdit} />
      {error && <TemplateFault error={error} onRetry={retry} />}
      {shown.map(({ anchor, Content }) => (
        <Content key={anchor} tender={tender} template={ready} mayEdit={mayEdit} />
      ))}
    </>
  )
}
