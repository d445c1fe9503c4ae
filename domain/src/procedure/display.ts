import { effectiveStage } from '../rooms/contractor-rooms.rules.ts'
import { applicationDeadlineFor, filingOf } from './filing.ts'
import { currentRound, roundDeadline } from './rounds.ts'
import { asksForOffersOnly, isOpen } from './stages.ts'
import { seenBy } from './outside.ts'
import { latestPart } from './participants.ts'
import type { LotCourse, ProcedureState, TenderCourse } from './state.ts'
import { isContinuous, isRun } from './tender-type.ts'

/** As it is for whoever looks at it: for its team the whole, for everybody else what `seenBy` leaves of it. */
type Shown = Pick<ProcedureState, 'tender' | 'lots'>

/** Neither ended nor with all offers opened. */
const isOnItsWay = (lot: LotCourse): boolean => isOpen(lot) && lot.stage !== 7

/** How far a tender is, all lots taken together; null while it is a draft. */
export function displayStage({ tender, lots }: Shown): number | null {
  if (tender.isCancelled) return 8
  if (tender.published === null) return null
  if (!isRun(tender.type)) return 2
  const stages = lots.filter(isOnItsWay).map(({ stage }) => stage ?? 2)
  return stages.length === 0 ? 7 : Math.max(...stages)
}

/** Until when applications are taken, or were. */
export function applicationsUntil(tender: TenderCourse, lot: LotCourse, now: Date): Date | null {
  if (asksForOffersOnly(tender)) return null
  const round = lot.applicationDeadline === null ? null : currentRound(tender, lot, now)
  return round === null ? lot.applicationDeadline : roundDeadline(tender, lot, round)
}

/** Until when something can be filed for a lot, in the phase it is in. */
function filingDeadline(tender: TenderCourse, lot: LotCourse, now: Date): Date | null {
  const stage = lot.stage ?? 2
  if (stage === 6 || (stage === 2 && asksForOffersOnly(tender))) return lot.offerDeadline
  // Rounds go on while those before them are looked at.
  return stage <= 3 || isContinuous(tender.type) ? applicationsUntil(tender, lot, now) : null
}

/** The last one that is past, of lots that take nothing any more. */
function lastPast(tender: TenderCourse, lots: readonly LotCourse[], now: Date): Date | null {
  return lastBefore(
    lots.flatMap((lot) => [applicationsUntil(tender, lot, now), lot.offerDeadline]),
    now,
  )
}

const lastBefore = (deadlines: readonly (Date | null)[], now: Date): Date | null =>
  known(deadlines).findLast((deadline) => deadline < now) ?? null

const known = (deadlines: readonly (Date | null)[]): Date[] =>
  deadlines.filter((deadline) => deadline !== null).toSorted((one, other) => one.getTime() - other.getTime())

/** The first to come, or the last that was. */
function nextOrLast(deadlines: readonly (Date | null)[], now: Date): Date | null {
  const sorted = known(deadlines)
  return sorted.find((deadline) => deadline >= now) ?? sorted.at(-1) ?? null
}

/** The deadline that a list or a page names for the whole tender; it may be past. */
export function shownDeadline({ tender, lots }: Shown, now: Date): Date | null {
  if (!isRun(tender.type)) return null
  const running = lots.filter(isOnItsWay).map((lot) => filingDeadline(tender, lot, now))
  return nextOrLast(running, now) ?? lastPast(tender, lots, now)
}

/** The same for somebody who takes part: of her own lots, and of the phase that each is in for her. */
export function ownDeadline(state: ProcedureState, offerId: number, now: Date): Date | null {
  const { tender, lots: seen } = seenBy(state, offerId)
  const isRounds = isContinuous(tender.type)
  const own = seen.flatMap((lot) => {
    const part = latestPart(state, offerId, lot.id)
    return part === undefined ? [] : [{ lot, part }]
  })
  const running = own
    .filter(({ lot, part }) => isOpen(lot) && (isRounds || part.deniedAt === null))
    .map(({ lot, part }) => {
      const stage = effectiveStage(filingOf(state, part, now))
      if (stage === 6) return part.stage >= 4 ? lot.offerDeadline : null
      if (stage > 3) return null
      // Who was denied may apply again, for the round that runs now.
      return isRounds && part.deniedAt === null
        ? applicationDeadlineFor(tender, lot, part, now)
        : filingDeadline(tender, lot, now)
    })
  // The round that runs is for others to apply in: hers is the one she is in.
  const past = own.flatMap(({ lot, part }) => [
    isRounds ? applicationDeadlineFor(tender, lot, part, now) : applicationsUntil(tender, lot, now),
    lot.offerDeadline,
  ])
  return nextOrLast(running, now) ?? lastBefore(past, now)
}
