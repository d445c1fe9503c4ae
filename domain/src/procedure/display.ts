import { effectiveStage } from '../rooms/contractor-rooms.rules.ts'
import { applicationDeadlineFor, filingOf } from './filing.ts'
import { currentRound, roundDeadline } from './rounds.ts'
import { isOpen } from './stages.ts'
import { latestPart } from './participants.ts'
import type { LotCourse, ProcedureState, TenderCourse } from './state.ts'
import { isContinuous, isRun } from './tender-type.ts'

/** Neither ended nor with all offers opened. */
const isOnItsWay = (lot: LotCourse): boolean => isOpen(lot) && lot.stage !== 7

/** How far a tender is, all lots taken together; null while it is a draft. */
export function displayStage({ tender, lots }: ProcedureState): number | null {
  if (tender.isCancelled) return 8
  if (tender.published === null) return null
  if (!isRun(tender.type)) return 2
  const stages = lots.filter(isOnItsWay).map(({ stage }) => stage ?? 2)
  return stages.length === 0 ? 7 : Math.max(...stages)
}

/** Until when something can be filed for a lot, in the phase it is in. */
function filingDeadline(tender: TenderCourse, lot: LotCourse, now: Date): Date | null {
  const stage = lot.stage ?? 2
  const isOffersOnly = tender.skippedPhases.includes(3) && tender.skippedPhases.includes(5)
  if (stage === 6 || (stage === 2 && isOffersOnly)) return lot.offerDeadline
  if (stage > 3) return null
  const round = lot.applicationDeadline === null ? null : currentRound(tender, lot, now)
  return round === null ? lot.applicationDeadline : roundDeadline(tender, lot, round)
}

/** The last filing deadlines of a lot whose phase takes nothing more. */
function pastDeadlines(tender: TenderCourse, lot: LotCourse, now: Date): (Date | null)[] {
  const round = lot.applicationDeadline === null ? null : currentRound(tender, lot, now)
  return [
    ...(tender.skippedPhases.includes(3) && tender.skippedPhases.includes(5)
      ? []
      : [round === null ? lot.applicationDeadline : roundDeadline(tender, lot, round)]),
    lot.offerDeadline,
  ]
}

const known = (deadlines: readonly (Date | null)[]): Date[] =>
  deadlines.filter((deadline) => deadline !== null).toSorted((one, other) => one.getTime() - other.getTime())

/** The first to come, or the last that was. */
function nextOrLast(deadlines: readonly (Date | null)[], now: Date): Date | null {
  const sorted = known(deadlines)
  return sorted.find((deadline) => deadline >= now) ?? sorted.at(-1) ?? null
}

/** The deadline that a list or a page names for the whole tender; it may be past. */
export function shownDeadline({ tender, lots }: ProcedureState, now: Date): Date | null {
  if (!isRun(tender.type)) return null
  const onTheirWay = lots.filter(isOnItsWay)
  const running = known(onTheirWay.map((lot) => filingDeadline(tender, lot, now)))
  if (running.length > 0) return nextOrLast(running, now)
  const past = known(lots.flatMap((lot) => pastDeadlines(tender, lot, now)))
  return past.findLast((deadline) => deadline < now) ?? null
}

/** The same for somebody who takes part: of her own lots, and of the phase that each is in for her. */
export function ownDeadline(state: ProcedureState, offerId: number, now: Date): Date | null {
  const { tender } = state
  const own = state.lots.flatMap((lot) => {
    const part = latestPart(state, offerId, lot.id)
    return part === undefined || part.deniedAt !== null || !isOpen(lot) ? [] : [{ lot, part }]
  })
  return nextOrLast(
    own.map(({ lot, part }) => {
      const stage = effectiveStage(filingOf(state, part, now))
      if (stage === 6 && part.stage >= 4) return lot.offerDeadline
      if (stage > 3) return null
      const isRound = isContinuous(tender.type) && lot.applicationDeadline !== null
      return isRound ? applicationDeadlineFor(tender, lot, part, now) : filingDeadline(tender, lot, now)
    }),
    now,
  )
}
