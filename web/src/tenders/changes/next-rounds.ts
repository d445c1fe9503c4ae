import { roundOnceExtended } from '@allmende/domain/procedure/rounds.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { MovedDeadline } from '@allmende/domain/tenders/changes/moved-deadlines.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { lotNames } from '../course/lot-names.ts'

type NextRound = { round: number; end: Date; lots: string }

/** Which round runs in which lots once the end of all rounds has moved, and until when; lots are named where they differ. */
export function roundsOnceMoved(
  tender: Pick<TeamTender, 'type' | 'finalDeadline' | 'deadlinePeriodDays' | 'lots'>,
  moved: readonly Pick<MovedDeadline, 'fact' | 'current'>[],
  now: Date,
): NextRound[] {
  const final = moved.find(({ fact }) => fact === 'finalDeadline')?.current
  if (!final || !isContinuous(tender.type)) return []
  const next = tender.lots
    .filter(({ outcome }) => outcome === null)
    .flatMap((lot) => {
      const running = roundOnceExtended(tender, lot, final, now)
      return running ? [{ ...running, lot }] : []
    })
  const alike = Map.groupBy(next, ({ round, end }) => `${round} ${end.getTime()}`)
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { round, end } = first
    return [{ round, end, lots: alike.size === 1 ? '' : lotNames(same.map(({ lot }) => lot)) }]
  })
}
