import type { LotParticipant, TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'

type Tender = Pick<TeamTender, 'type'> & { skippedPhases: readonly number[] }
type Lot = Pick<TeamLot, 'id' | 'identifier' | 'name' | 'lastOpenedRound' | 'offersByRound'>

/** A company that a phase can be started with, and the lots it is about. */
export type Applicant = {
  offerId: number
  organizationId: number
  organizationName: string
  lots: readonly Lot[]
  /** When its applications came; none where nobody had to apply. */
  filed: readonly { lot: Lot; at: Date }[]
}

/** Whether a competition decides who negotiates; otherwise whoever is there does. */
export const hadCompetition = ({ skippedPhases }: Pick<Tender, 'skippedPhases'>): boolean =>
  !skippedPhases.includes(4)

/** Of the round that was opened last, where there are rounds. */
const contendersIn = ({ type }: Tender, { lastOpenedRound, offersByRound }: Lot): LotParticipant[] =>
  offersByRound
    .flatMap(({ offers }) => offers)
    .filter(({ round }) => !isContinuous(type) || round === lastOpenedRound)

/** Who is under review for the negotiation, or negotiates and can be asked for an offer. */
const stageBefore = (tender: Tender, target: 5 | 6): number =>
  target === 5 && hadCompetition(tender) ? 2 : 3

/** Those to choose from when a phase of these lots is started, each once. */
export function applicantsFor(tender: Tender, lots: readonly Lot[], target: 5 | 6): Applicant[] {
  const wanted = stageBefore(tender, target)
  const found = new Map<number, Applicant>()
  for (const lot of lots)
    for (const part of contendersIn(tender, lot)) {
      const { offerId, organizationId, organizationName, applicationSent } = part
      if (part.stage !== wanted || part.deniedAt !== null) continue
      const known = found.get(offerId)
      found.set(offerId, {
        offerId,
        organizationId,
        organizationName,
        lots: [...(known?.lots ?? []), lot],
        filed: [...(known?.filed ?? []), ...(applicationSent ? [{ lot, at: applicationSent }] : [])],
      })
    }
  return [...found.values()].toSorted((one, other) =>
    one.organizationName.localeCompare(other.organizationName, 'de'),
  )
}

/** When it filed, with the lots of each moment: one call files for several. */
export function filedMoments({ filed }: Pick<Applicant, 'filed'>): { at: Date; lots: Lot[] }[] {
  const moments = Map.groupBy(filed, ({ at }) => at.getTime())
  return [...moments.values()].flatMap((same) =>
    same[0] ? [{ at: same[0].at, lots: same.map(({ lot }) => lot) }] : [],
  )
}

/** What was decided of each company, by its offer. */
export type Decisions = Readonly<Record<number, 'yes' | 'no'>>

export type Decided = {
  chosen: readonly number[]
  refused: readonly Applicant[]
  isUndecided: boolean
  /** The lots for which nobody is left. */
  emptyLots: readonly Lot[]
}

type Reasons = Readonly<Record<number, string>>

/** Those who are refused without a word so far. */
export const unexplained = (refused: readonly Applicant[], reasons: Reasons): Applicant[] =>
  refused.filter(({ offerId }) => !reasons[offerId]?.trim())

/** One reason for all who have none; what was written for somebody stays. */
export const reasonsFilled = (refused: readonly Applicant[], reasons: Reasons, reason: string): Reasons => ({
  ...reasons,
  ...Object.fromEntries(unexplained(refused, reasons).map(({ offerId }) => [offerId, reason])),
})

export function decided(applicants: readonly Applicant[], decisions: Decisions): Decided {
  const of = (answer: 'yes' | 'no') => applicants.filter(({ offerId }) => decisions[offerId] === answer)
  const chosen = of('yes')
  const lots = new Map(applicants.flatMap(({ lots: own }) => own.map((lot) => [lot.id, lot])))
  const kept = new Set(chosen.flatMap(({ lots: own }) => own.map(({ id }) => id)))
  return {
    chosen: chosen.map(({ offerId }) => offerId),
    refused: of('no'),
    isUndecided: applicants.some(({ offerId }) => decisions[offerId] === undefined),
    emptyLots: [...lots.values()].filter(({ id }) => !kept.has(id)),
  }
}
