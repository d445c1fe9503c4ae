import { allowed, refused, type Verdict } from '../../verdict.ts'
import type { NoticeKind, NoticeState, NoticeSubmission } from './notice-submissions.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** States after which a notice can be mended and sent as a higher version. */
const backWithUs: readonly NoticeState[] = ['STOPPED', 'VALIDATION_FAILED', 'NOT_PUBLISHED']
/** What follows what at the portal; it never goes back. */
const order: readonly NoticeState[] = ['QUEUED', 'SENDING', 'SUBMITTED', 'PUBLISHING']

/** The highest number a version can have. */
export const lastVersion = 99

export const isWithUs = (state: NoticeState): boolean => backWithUs.includes(state)

export const isUnderway = (state: NoticeState): boolean => !isWithUs(state) && state !== 'PUBLISHED'

/** Whether the portal has confirmed it, so that what was sent is what counts. */
export const isAtPortal = (state: NoticeState): boolean =>
  state === 'SUBMITTED' || state === 'PUBLISHING' || state === 'PUBLISHED'

/** Whether a portal may say this of a notice it was last known to have in another state. */
export const mayFollow = (before: NoticeState, after: NoticeState): boolean =>
  before === after || !order.includes(after) || order.indexOf(after) > order.indexOf(before)

/** How the portal names one version of a notice. */
export const businessIdOf = ({ noticeId, version }: Pick<NoticeSubmission, 'noticeId' | 'version'>): string =>
  `${noticeId}-${versionText(version)}`

/** `01`, as notices write it. */
export const versionText = (version: number): string => String(version).padStart(2, '0')

/** The newest stands last. */
export const newestOf = <Notice>(notices: readonly Notice[]): Notice | undefined => notices.at(-1)

/** It announces a tender, or the result of one; whatever concerns a publication looks at these alone. */
export const announces = (kind: NoticeKind): boolean => kind === 'FIRST' || kind === 'RESULT'

/** Every version of the notice that announces the tender, the newest last. */
export const firstNotices = <Notice extends Pick<NoticeSubmission, 'kind'>>(
  notices: readonly Notice[],
): Notice[] => notices.filter(({ kind }) => announces(kind))

/** What lies at the portal stays as it was sent, and what was announced as it was. */
export function mayBeChanged({ stage, archived, notices }: Changeable): Verdict {
  const state = newestOf(firstNotices(notices))?.state
  if (archived !== null) return refused('tenderArchived')
  if (stage !== null) return refused('tenderIsPublished')
  return state === undefined || isWithUs(state) ? allowed : refused('noticeAtPortal')
}

type Changeable = {
  stage: number | null
  archived: Date | null
  notices: readonly Pick<NoticeSubmission, 'kind' | 'state'>[]
}

/** One behind the newest; nothing sent yet, the first. */
export const nextVersion = (newest: Pick<NoticeSubmission, 'version'> | undefined, first = 1): number =>
  newest ? newest.version + 1 : first

/** How long to wait after so many failed attempts: a minute, doubling to an hour, each a little off the beat. */
export const pauseAfter = (attempts: number, random: number, first = minute): number =>
  Math.min(hour, first * 2 ** Math.max(0, attempts - 1)) * (0.8 + 0.4 * random)

/** In working days where people at the portal look at the notice. */
export type UsualTime = { ms: number } | { workingDays: number }

/** How long each state usually lasts. */
const usually: Partial<Record<NoticeState, UsualTime>> = {
  QUEUED: { ms: hour },
  SENDING: { ms: hour },
  SUBMITTED: { workingDays: 5 },
  PUBLISHING: { workingDays: 2 },
}

/** How long a notice usually stays in a state; null for those it ends in. */
export const usualTime = (state: NoticeState): UsualTime | null => usually[state] ?? null

/** Whether a notice hangs longer than it should. */
export function isUnusual({ state, since }: Pick<NoticeSubmission, 'state' | 'since'>, now: Date): boolean {
  const usual = usually[state]
  if (!usual) return false
  return 'ms' in usual
    ? now.getTime() - since.getTime() > usual.ms
    : workingDaysBetween(since, now) > usual.workingDays
}

/** Full days from Monday to Friday; holidays count, because a warning a day early does no harm. */
function workingDaysBetween(from: Date, to: Date): number {
  let count = 0
  for (let time = from.getTime() + day; time <= to.getTime(); time += day) {
    const weekday = new Date(time).getUTCDay()
    if (weekday !== 0 && weekday !== 6) count++
  }
  return count
}
