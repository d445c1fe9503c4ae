import { roundDeadline, type RoundsOfLot } from '@allmende/domain/procedure/rounds.ts'
import type { LotParticipant, TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { OpeningTarget } from './openings.ts'

type Rounds = Pick<TeamTender, 'type' | 'finalDeadline' | 'deadlinePeriodDays'>
type Filed = Pick<TeamLot, 'offersByRound'>

const partsOf = ({ offersByRound }: Filed): LotParticipant[] => offersByRound.flatMap(({ offers }) => offers)

/** How many filings would be opened; more than that nobody knows of them yet. */
export const filingsFor = (lot: Filed, target: OpeningTarget, round: number | null): number =>
  partsOf(lot).filter(
    (part) => part.stage === (target === 4 ? 1 : 6) && (round === null || part.round === round),
  ).length

/** Until when it could be filed what an opening opens. */
export const deadlineFor = (
  tender: Rounds,
  lot: Pick<TeamLot, 'offerDeadline' | keyof RoundsOfLot>,
  target: OpeningTarget,
  round: number | null,
): Date | null => {
  if (target === 7) return lot.offerDeadline
  return round === null ? lot.applicationDeadline : roundDeadline(tender, lot, round)
}

/** Who of earlier rounds is denied by opening a later one, and whose offer then stays sealed for good. */
export function leftBehindBy(
  lot: Filed,
  round: number | null,
): { denied: readonly string[]; sealedOffers: readonly string[] } {
  const left = partsOf(lot).filter(
    (part) =>
      round !== null &&
      part.round !== null &&
      part.round < round &&
      part.stage >= 1 &&
      part.deniedAt === null,
  )
  return {
    denied: left.map(({ organizationName }) => organizationName),
    sealedOffers: left.filter(({ stage }) => stage === 6).map(({ organizationName }) => organizationName),
  }
}

/** The openings that found something: where one did not there is no archive of it. */
export function zippedOpenings({
  openings,
  ...filed
}: Pick<TeamLot, 'openings' | 'offersByRound'>): ReadonlySet<number> {
  const moments = { application: new Set<number>(), offer: new Set<number>() }
  for (const { applicationOpenedAt, offerOpenedAt } of partsOf(filed)) {
    if (applicationOpenedAt) moments.application.add(applicationOpenedAt.getTime())
    if (offerOpenedAt) moments.offer.add(offerOpenedAt.getTime())
  }
  const found = openings.filter(({ target, at }) =>
    moments[target === 7 ? 'offer' : 'application'].has(at.getTime()),
  )
  return new Set(found.map(({ id }) => id))
}
