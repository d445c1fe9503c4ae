import { announces, isUnderway, isWithUs } from './notice-submissions.rules.ts'
import type { NoticeState, NoticeSubmission } from './notice-submissions.ts'

/** As much of a notice as its place among the others of its tender needs. */
export type Link = Pick<NoticeSubmission, 'id' | 'kind' | 'noticeId' | 'version' | 'state'>

/** Of every notice the version that counts, in the order in which they came about. */
export function newestVersions<Notice extends Link>(notices: readonly Notice[]): Notice[] {
  const newest = new Map<string, Notice>()
  for (const notice of notices) newest.set(notice.noticeId, notice)
  return [...newest.values()]
}

/** What a notice waits for, or that its time is over. */
export type Turn = 'now' | 'waits' | 'overtaken'

/**
 * A change follows what is published, so that each names the one before it. A cancellation passes by whatever came
 * back and what waits for that: it ends the tender, with or without them.
 */
export function turnOf(notice: Link, notices: readonly Link[]): Turn {
  if (announces(notice.kind)) return 'now'
  const chain = newestVersions(notices)
  const at = chain.findIndex(({ noticeId }) => noticeId === notice.noticeId)
  const [before, after] = [chain.slice(0, at), chain.slice(at + 1)]
  if (after.some(({ kind, state }) => kind === 'CANCELLATION' && isAway(state))) return 'overtaken'
  if (notice.kind === 'CHANGE') return before.at(-1)?.state === 'PUBLISHED' ? 'now' : 'waits'
  return movingOf(before).length > 0 ? 'waits' : 'now'
}

/** Handed over, or about to be: it comes before whatever is sent from now on. */
const isAway = (state: NoticeState): boolean => state !== 'QUEUED' && !isWithUs(state)

/** Those that go on by themselves: none behind one that came back. */
function movingOf(chain: readonly Link[]): Link[] {
  const stuck = chain.findIndex(({ state }) => isWithUs(state))
  const free = stuck < 0 ? chain : chain.slice(0, stuck)
  return [...free, ...chain.filter(({ state }) => isAway(state))].filter(({ state }) => isUnderway(state))
}

/** The notice that this one changes or takes back: the last before it that was published. */
export const changedBy = <Notice extends Link>(notice: Link, notices: readonly Notice[]): Notice | null => {
  const chain = newestVersions(notices)
  const at = chain.findIndex(({ noticeId }) => noticeId === notice.noticeId)
  const before = at < 0 ? chain : chain.slice(0, at)
  return before.findLast(({ state }) => state === 'PUBLISHED') ?? null
}

/** What can be sent again: the newest that came back, unless something sent since has made it pointless. */
export const cameBack = <Notice extends Link>(notices: readonly Notice[]): Notice | null =>
  newestVersions(notices).findLast(
    (notice) => isWithUs(notice.state) && turnOf(notice, notices) !== 'overtaken',
  ) ?? null

/** The one that is on its way, before those that wait for it. */
export const onItsWay = <Notice extends Link>(notices: readonly Notice[]): Notice | null =>
  newestVersions(notices).find(({ state }) => isUnderway(state)) ?? null
