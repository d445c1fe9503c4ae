import { allowed, firstRefusal, refused, type Verdict } from '../../verdict.ts'
import { cameBack, type Link, newestVersions, turnOf } from './notice-chain.ts'
import { announces, isUnderway, isWithUs, lastVersion } from './notice-submissions.rules.ts'
import type { NoticeState } from './notice-submissions.ts'

const stoppable: readonly NoticeState[] = ['QUEUED', 'SUBMITTED']

export type Submittable = {
  /** The kind of notice; null where the form is no notice of the standard. */
  subtype: string | null
  isComplete: boolean
  portalIsSetUp: boolean
  /** It names an address of ours that the public cannot reach. */
  lacksPublicAddress: boolean
  notices: readonly Link[]
  /** The tender is meant for the portal and waits for it; null where that is being decided. */
  waits: boolean | null
}

/** Sends the notice that announces the tender, or again the newest that came back. */
export function maySubmit(asked: Submittable): Verdict {
  const { subtype, isComplete, portalIsSetUp, lacksPublicAddress, notices, waits } = asked
  const again = cameBack(notices)
  const follows = notices.some(({ kind }) => !announces(kind))
  return firstRefusal(
    subtype === null ? refused('noNoticeOfStandard') : allowed,
    waits === false && !follows ? refused('noticeNotAwaited') : allowed,
    // First, since who submits by herself would send people to an address that they cannot reach as well.
    lacksPublicAddress ? refused('publicAddressMissing') : allowed,
    portalIsSetUp ? allowed : refused('portalMissing'),
    notices.length > 0 && again === null ? refused(whyNothingToSend(notices)) : allowed,
    again?.version === lastVersion ? refused('noVersionLeft') : allowed,
    isComplete ? allowed : refused('noticeIncomplete'),
  )
}

const whyNothingToSend = (notices: readonly Link[]) =>
  newestVersions(notices).some(({ state }) => isUnderway(state)) ? 'noticeUnderway' : 'noticeIsPublished'

export function mayStop(notice: Pick<Link, 'state'> | null | undefined): Verdict {
  if (notice?.state === 'SENDING') return refused('noticeBeingSent')
  return notice && stoppable.includes(notice.state) ? allowed : refused('noticeNotStoppable')
}

/** Only what came back is mended; what a draft announces is mended in the draft. */
export function mayMend(notice: Link, notices: readonly Link[], { isDraft }: { isDraft: boolean }): Verdict {
  const isNewest = newestVersions(notices).some(({ id }) => id === notice.id)
  return firstRefusal(
    isDraft && announces(notice.kind) ? refused('noticeOfDraft') : allowed,
    isNewest && isWithUs(notice.state) ? allowed : refused('noticeNotBack'),
    turnOf(notice, notices) === 'overtaken' ? refused('noticeOvertaken') : allowed,
  )
}
