import { roundAt, roundDeadline, type RoundsOfLot } from '@allmende/domain/procedure/rounds.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { PublicTender } from '@allmende/domain/tenders/tenders.contract.ts'

type Rounds = Pick<PublicTender, 'type' | 'finalDeadline' | 'deadlinePeriodDays'>

/** The round that applications count for now, and until when; null without rounds, and once the last is over. */
export function currentRound(
  tender: Rounds,
  lot: RoundsOfLot,
  now: Date,
): { round: number; deadline: Date } | null {
  if (!isContinuous(tender.type) || lot.applicationDeadline === null) return null
  const round = roundAt(tender, lot, now)
  return round === null ? null : { round, deadline: roundDeadline(tender, lot, round) }
}
