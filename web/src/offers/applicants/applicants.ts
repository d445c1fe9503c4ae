import type { LotParticipant, TeamLot } from '@allmende/domain/tenders/tenders.contract.ts'

type Lots = { lots: readonly TeamLot[] }

/** A company that takes part. */
export type Applicant = { organizationId: number; offerId: number; name: string }

/** Everyone who takes part in whatever lot, by name. */
export function applicantsIn({ lots }: Lots): Applicant[] {
  const found = new Map<number, Applicant>()
  for (const lot of lots)
    for (const { organizationId, offerId, organizationName } of partsIn(lot))
      found.set(organizationId, { organizationId, offerId, name: organizationName })
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
}

const partsIn = ({ offersByRound }: Pick<TeamLot, 'offersByRound'>): LotParticipant[] =>
  offersByRound.flatMap(({ offers }) => offers)

/** One company's part in a lot; of several rounds each. */
export type Part = { lot: TeamLot; part: LotParticipant }

export const partsOf = ({ lots }: Lots, organizationId: number): Part[] =>
  lots.flatMap((lot) =>
    partsIn(lot)
      .filter((part) => part.organizationId === organizationId)
      .map((part) => ({ lot, part })),
  )

/** The one before and the one after, as far as there are any. */
export function besides(
  applicants: readonly Applicant[],
  organizationId: number,
): { before: Applicant | undefined; after: Applicant | undefined } {
  const index = applicants.findIndex((one) => one.organizationId === organizationId)
  return { before: index > 0 ? applicants[index - 1] : undefined, after: applicants[index + 1] }
}
