import {
  firstNotices,
  isWithUs,
  mayBeChanged,
  newestOf,
} from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { lacksEditors } from '@allmende/domain/tenders/tenders.rules.ts'
import { useMemo } from 'react'
import { useActor } from '../session/useSession.ts'
import { useSay } from '../ui/language.tsx'
import { mayChange } from './changes/change-verdict.ts'
import { usePageParts, useTender } from './frame/tender-context.ts'
import type { TenderSection } from './frame/tender-page.ts'
import { KeptInput } from './KeptInput.tsx'
import { NewerVersion } from './migration/NewerVersion.tsx'
import { NoticeState } from './NoticeState.tsx'
import { ScheduledBanner } from './publishing/ScheduledBanner.tsx'
import { TeamWarning } from './TeamWarning.tsx'
import { TemplateFault } from './TemplateFault.tsx'
import { useTenderTemplate } from './useTemplate.ts'
import { serverNow } from '../rpc/clock.ts'

/** What is missing in a notice matters as long as it can still be sent. */
const isUnsent = ({ stage, notices }: TeamTender): boolean => {
  const state = newestOf(firstNotices(notices))?.state
  return stage === null || (stage === 1 && (state === undefined || isWithUs(state)))
}

/** The first page of a tender: how it stands, and everything about it to be read. */
export function TenderDetails({ sections }: { sections: readonly TenderSection[] }) {
  const say = useSay()
  const actor = useActor()
  const tender = useTender()
  const team = isSeenInside(tender) ? tender : null
  const mayEdit =
    team !== null && tenderPolicy.update(actor, team, serverNow()).allowed && mayBeChanged(team).allowed
  const { ready, error, retry } = useTenderTemplate(tender)
  const form = ready?.form ?? null
  const shown = sections.filter(
    ({ mayOpen, isShown }) => mayOpen(actor, tender, serverNow()).allowed && isShown(tender, form),
  )
  const listed = shown.filter(({ isListed = true }) => isListed)
  const anchors = listed.map(({ anchor }) => anchor).join(' ')
  const parts = useMemo(
    () => listed.map(({ anchor, label }) => ({ anchor, label: say(label) })),
    // Actor and form are made anew each time; the menu changes with which sections there are.
    // oxlint-disable-next-line react/exhaustive-deps
    [anchors, say],
  )
  usePageParts(parts)
  return (
    <>
      {team && lacksEditors(team) && <TeamWarning tender={team} mayEdit={mayEdit} />}
      {team && <ScheduledBanner tender={team} />}
      {team && (mayEdit || mayChange(team)) && <KeptInput id={team.id} />}
      {team && isUnsent(team) && <NoticeState tender={team} mayEdit={mayEdit} />}
      {team && mayEdit && <NewerVersion tender={team} />}
      {error && <TemplateFault error={error} onRetry={retry} />}
      {shown.map(({ anchor, Content }) => (
        <Content key={anchor} tender={tender} template={ready} mayEdit={mayEdit} />
      ))}
    </>
  )
}
