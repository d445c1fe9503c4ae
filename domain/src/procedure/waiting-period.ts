import { startOfDay } from '../times.ts'
import type { Dispatch, DispatchWay } from './dispatch.contract.ts'
import { partsIn } from './participants.ts'
import type { FinalAnswer, LotCourse, LotOfferCourse, ProcedureState } from './state.ts'

/** Days that bidders have to object to an award they were told of; on paper it takes longer (GWB § 134 (2)). */
export const waitingDays = { electronic: 10, onPaper: 15 } as const

/** Whether a letter leaves on paper. */
export const isOnPaper = (how: DispatchWay): boolean => how === 'POST' || how === 'MESSENGER'

/** The midnight after the last of the days that follow a day. */
export const awardableFromAfter = (day: Date, days: number = waitingDays.electronic): Date =>
  startOfDay(day, days + 1)

/** The earliest day of the contract as a letter names it that left otherwise. */
export const awardableFromDispatch = ({ at, how }: Dispatch): Date =>
  awardableFromAfter(at, isOnPaper(how) ? waitingDays.onPaper : waitingDays.electronic)

/** Whether a final answer tells of the award that stands announced. */
const isOfAnnouncement = ({ award }: LotCourse, answer: FinalAnswer): boolean =>
  award !== null && answer.awardableFrom !== null && answer.at.getTime() === award.announcedAt.getTime()

/** Whom the announcement that stands was told, those included who have withdrawn since. */
export const toldInTime = (state: ProcedureState, lot: LotCourse): LotOfferCourse[] =>
  partsIn(state, lot).filter(({ finalAnswer }) => finalAnswer !== null && isOfAnnouncement(lot, finalAnswer))

export const latestOf = (first: Date, others: readonly (Date | null | undefined)[]): Date =>
  others.reduce<Date>((latest, one) => (one && one > latest ? one : latest), first)
