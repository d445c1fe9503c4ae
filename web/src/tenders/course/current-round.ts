import {
  currentRound as currentOrLast,
  roundAt,
  roundDeadline,
  type RoundsOfLot,
} from '@allmende/domain/procedure/rounds.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { PublicTender } from '@allmende/domain/tenders/tenders.contract.ts'

type Round = { round: number; deadline: Date }
type Rounds = Pick<PublicTender, 'type' | 'finalDeadline' | 'deadlinePeriodDays'>

/** The round that applications count for now, and until when; null without rounds, and once the last is over. */
export const currentRound = (tender: Rounds, lot: RoundsOfLot, now: Date): Round | null =>
  roundOf(tender, lot, roundAt(tender, lot, now))

/** The same, or the last one where all are over. */
export const currentOrLastRound = (tender: Rounds, lot: RoundsOfLot, now: Date): Round | null =>
  roundOf(tender, lot, currentOrLast(tender, lot, now))

function roundOf(tender: Rounds, lot: RoundsOfLot, round: number | null): Round | null {
  if (!isContinuous(tender.type) || lot.applicationDeadline === null || round === null) return null
  return { round, deadline: roundDeadline(tender, lot, round) }
}

/** Whether all rounds of a tender are over. */
export const areRoundsOver = ({ finalDeadline }: Rounds, now: Date): boolean =>
  finalDeadline !== null && now > finalDeadline
