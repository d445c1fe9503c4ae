import type { LotParticipant, TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'

type Tender = Pick<TeamTender, 'type'> & { skippedPhases: readonly number[] }
type Lot = Pick<TeamLot, 'id' | 'identifier' | 'name' | 'lastOpenedRound' | 'offersByRound'>

/** A company that a phase can be started with, and the lots it is about. */
export type Applicant = {
  offerId: number
  organizationName: string
  lots: readonly Lot[]
  /** When its first application came; null where nobody had to apply. */
  applicationSent: Date | null
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
    for (const { offerId, organizationName, stage, deniedAt, applicationSent } of contendersIn(tender, lot)) {
      if (stage !== wanted || deniedAt !== null) continue
      const known = found.get(offerId)
      found.set(offerId, {
        offerId,
        organizationName,
        lots: [...(known?.lots ?? []), lot],
        applicationSent: known?.applicationSent ?? applicationSent,
      })
    }
  return [...found.values()].toSorted((one, other) =>
    one.organizationName.localeCompare(other.organizationName, 'de'),
  )
}

/** What was decided of each company, by its offer. */
export type Decisions = Readonly<Record<number, 'yes' | 'no'>>

export type Decided = {
  chosen: readonly number[]
  refused: readonly Applicant[]
  isUndecided: boolean
  /** In one of the lots nobody is left. */
  leavesLotEmpty: boolean
}

export function decided(applicants: readonly Applicant[], decisions: Decisions): Decided {
  const of = (answer: 'yes' | 'no') => applicants.filter(({ offerId }) => decisions[offerId] === answer)
  const chosen = of('yes')
  const lots = new Set(applicants.flatMap(({ lots: own }) => own.map(({ id }) => id)))
  const kept = new Set(chosen.flatMap(({ lots: own }) => own.map(({ id }) => id)))
  return {
    chosen: chosen.map(({ offerId }) => offerId),
    refused: of('no'),
    isUndecided: applicants.some(({ offerId }) => decisions[offerId] === undefined),
    leavesLotEmpty: [...lots].some((id) => !kept.has(id)),
  }
}
