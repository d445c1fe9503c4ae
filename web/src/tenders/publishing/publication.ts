import {
  hasApplicationPhase,
  isContinuous,
  isRun,
  type TenderType,
} from '@allmende/domain/procedure/tender-type.ts'
import { portalHeadStart } from '@allmende/domain/procedure/publication.ts'
import { skippedPhasesOf } from '@allmende/domain/procedure/stages.ts'
import { instantIn } from '../course/offer-deadline.ts'

/** With which stage lots begin once the tender is public: 2 none yet, 3 competition, 5 negotiation, 6 offers. */
export type Start = 2 | 3 | 5 | 6

/** What can be started together with the publication; where there is one answer nobody is asked. */
export function startsOf(type: TenderType): readonly Start[] {
  if (!isRun(type) || !hasApplicationPhase(type)) return [2]
  return isContinuous(type) ? [2, 3] : [2, 3, 5, 6]
}

/** Whether to begin with it leaves out phases that the tender would have. */
export const dropsPhases = (type: TenderType, start: Start): boolean =>
  start !== 2 && skippedPhasesOf(type, start).length > 0

/** What was chosen in the dialog. */
export type Publication = {
  when: 'soonest' | 'at' | null
  /** As the date field has it. */
  at: string | null
  isMarked: boolean
  start: Start
  /** For which the start counts. */
  lotIds: readonly number[]
}

const minute = 60_000
/** Whoever chose the present minute means now. */
const countsAsNow = 10 * minute

/** The earliest moment to choose; with the portal on the next full minute, so that it has not passed on the way. */
export const soonest = (isMarked: boolean, now: Date): Date =>
  isMarked ? new Date(Math.ceil((now.getTime() + portalHeadStart) / minute) * minute + minute) : now

/** When the tender is to become public; null until a date and a time are chosen. */
export function publishedOf({ when, at, isMarked }: Publication, now: Date): Date | null {
  if (when === null) return null
  return when === 'soonest' ? soonest(isMarked, now) : instantIn(at)
}

export type DateFault = 'inPast' | 'tooSoonForPortal'

export function dateFault(published: Date, isMarked: boolean, now: Date): DateFault | null {
  const earliest = now.getTime() + (isMarked ? portalHeadStart : -countsAsNow)
  if (published.getTime() >= earliest) return null
  return isMarked ? 'tooSoonForPortal' : 'inPast'
}
