import type { Form } from '@allmende/domain/notices/form/form.ts'
import { cameBack, newestVersions, turnOf } from '@allmende/domain/tenders/submissions/notice-chain.ts'
import {
  announces,
  isWithUs,
  versionText,
} from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import { noticeKindTexts } from '@allmende/domain/tenders/submissions/notice-submissions.texts.ts'
import type { NoticeSubmission } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import { mayMend } from '@allmende/domain/tenders/submissions/notice-ways.rules.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { useActor } from '../../session/useSession.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useSay } from '../../ui/language.tsx'
import { editPath, mendPath } from '../tender-paths.ts'
import { NoticeActions } from './NoticeActions.tsx'
import { NoticeDownload } from './NoticeDownload.tsx'
import classes from './PortalSection.module.css'
import { texts } from './portal.texts.ts'
import { StateBadge, SubmissionCourse } from './SubmissionCourse.tsx'

type NoticeEntryProps = {
  tender: TeamTender
  form: Form
  /** The newest version of it. */
  notice: NoticeSubmission
  /** Whether the tender's own form can be opened. */
  mayEdit: boolean
}

/** One notice of a tender: where it is, what can be done with it, and its earlier versions. */
export function NoticeEntry({ tender, form, notice, mayEdit }: NoticeEntryProps) {
  const say = useSay()
  const chain = newestVersions(tender.notices)
  // What is over makes room for what is not.
  const [opened, setOpened] = useState(notice.state !== 'PUBLISHED' || chain.at(-1)?.id === notice.id)
  const earlier = tender.notices
    .filter(({ noticeId, id }) => noticeId === notice.noticeId && id !== notice.id)
    .toReversed()
  const mended = useMendPath(tender, notice)
  const inDraft = mayEdit && announces(notice.kind) && isWithUs(notice.state) ? editPath(tender.id) : null
  const kind = say(noticeKindTexts[notice.kind])
  const version = (one: NoticeSubmission) => say(texts.version, { version: versionText(one.version) })
  return (
    <Disclosure
      title={earlier.length > 0 ? `${kind}, ${version(notice)}` : kind}
      aside={!opened && <StateBadge state={notice.state} />}
      opened={opened}
      onToggle={() => setOpened(!opened)}
    >
      <SubmissionCourse
        submission={notice}
        form={form}
        isNewest
        waitsFor={useWaitsFor(tender, notice)}
        formPath={mended ?? inDraft}
      />
      {notice.mendings > 0 && isWithUs(notice.state) && <p className={classes.role}>{say(texts.mended)}</p>}
      <NoticeActions tender={tender} form={form} notice={notice} mendPath={mended} />
      {earlier.map((submission) => (
        <EarlierVersion key={submission.id} title={version(submission)} {...{ tender, form, submission }} />
      ))}
    </Disclosure>
  )
}

/** Where this person mends a notice that came back; null where she cannot. */
function useMendPath(tender: TeamTender, notice: NoticeSubmission): string | null {
  const actor = useActor()
  const { notices } = tender
  const isDraft = tender.stage === null
  // What announces is mended in the draft, so that tender and notice say the same.
  const may =
    !announces(notice.kind) &&
    tenderPolicy.update(actor, tender, serverNow()).allowed &&
    mayMend(notice, notices, { isDraft }).allowed
  return may ? mendPath(tender.id, notice.id) : null
}

/** Why a notice has not left yet; null where it is its turn. */
function useWaitsFor({ notices }: TeamTender, notice: NoticeSubmission): string | null {
  const say = useSay()
  if (notice.state !== 'QUEUED' || turnOf(notice, notices) !== 'waits') return null
  return say(cameBack(notices) ? texts.waitsForMended : texts.waitsForPublished)
}

type EarlierVersionProps = { title: string; tender: TeamTender; form: Form; submission: NoticeSubmission }

/** What became of it is seen at a glance; how, only on request. */
function EarlierVersion({ title, tender, form, submission }: EarlierVersionProps) {
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure
      level={4}
      title={title}
      aside={!opened && <StateBadge state={submission.state} />}
      opened={opened}
      onToggle={() => setOpened(!opened)}
    >
      <SubmissionCourse submission={submission} form={form} />
      <div className={classes.actions}>
        <NoticeDownload tenderId={tender.id} notice={submission} />
      </div>
    </Disclosure>
  )
}
