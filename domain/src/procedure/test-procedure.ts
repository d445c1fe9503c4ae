import type { Refused, Verdict } from '../verdict.ts'
import { type StartStage, skippedPhasesOf } from './stages.ts'
import type { Done, LotCourse, LotOfferCourse, ProcedureState, TenderCourse } from './state.ts'
import type { TenderType } from './tender-type.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** When things happen in these tests. */
export const times = {
  published: new Date('2026-06-01T08:00:00Z'),
  application: new Date('2026-07-01T10:00:00Z'),
  /** Ends of the rounds of a continuous procedure; the last is cut short by its end. */
  secondRound: new Date('2026-07-11T10:00:00Z'),
  thirdRound: new Date('2026-07-21T10:00:00Z'),
  final: new Date('2026-07-25T10:00:00Z'),
  offer: new Date('2026-08-03T10:00:00Z'),
  finalOffer: new Date('2026-09-30T10:00:00Z'),
}

export const plus = (moment: Date, by: number): Date => new Date(moment.getTime() + by)
/** On time to the millisecond, and the first that is late. */
export const justAfter = (moment: Date): Date => plus(moment, 1)

export const testTender = (type: TenderType, more: Partial<TenderCourse> = {}): TenderCourse => ({
  type,
  isStandard: false,
  skippedPhases: skippedPhasesOf(type, 2),
  published: times.published,
  isMarked: false,
  heardAt: null,
  archived: null,
  isCancelled: false,
  finalDeadline: type === 5 ? times.final : null,
  deadlinePeriodDays: type === 5 ? 10 : null,
  finalOfferDeadline: type === 5 ? times.finalOffer : null,
  clockedUntil: null,
  ...more,
})

export const testLot = (more: Partial<LotCourse> = {}): LotCourse => ({
  id: 1,
  stage: 3,
  outcome: null,
  applicationDeadline: times.application,
  offerDeadline: times.offer,
  resumedRounds: [],
  roundDays: null,
  lastOpenedRound: 0,
  opening: null,
  award: null,
  ...more,
})

export const testPart = (more: Partial<LotOfferCourse> = {}): LotOfferCourse => ({
  offerId: 11,
  lotId: 1,
  attempt: 1,
  round: null,
  stage: 0,
  deniedAt: null,
  reason: null,
  applicationSent: null,
  offerSent: null,
  applicationOpenedAt: null,
  offerOpenedAt: null,
  finalAnswer: null,
  ...more,
})

const sent = plus(times.application, -day)

/** Somebody who applied and has come this far. */
export const applicant = (offerId: number, stage: number, more: Partial<LotOfferCourse> = {}) =>
  testPart({
    offerId,
    stage,
    applicationSent: stage >= 1 ? sent : null,
    applicationOpenedAt: stage >= 2 ? plus(times.application, hour) : null,
    offerSent: stage >= 6 ? plus(times.offer, -hour) : null,
    offerOpenedAt: stage >= 7 ? plus(times.offer, hour) : null,
    ...more,
  })

/** Somebody in a procedure without competition. */
export const negotiator = (offerId: number, stage: number, more: Partial<LotOfferCourse> = {}) =>
  applicant(offerId, stage, { applicationSent: null, applicationOpenedAt: null, ...more })

export const deniedBefore = {
  stage: 2,
  deniedAt: plus(times.application, 2 * hour),
  reason: 'Zu klein',
  finalAnswer: {
    kind: 'applicationDenied',
    at: plus(times.application, 2 * hour),
    awardableFrom: null,
    dispatch: null,
  },
} as const

type Given = {
  type?: TenderType
  start?: StartStage
  tender?: Partial<TenderCourse>
  lots?: readonly Partial<LotCourse>[]
  parts?: readonly LotOfferCourse[]
}

/** A published procedure with these lots and bidders. */
export const procedure = ({
  type = 0,
  start = 2,
  tender = {},
  lots = [{}],
  parts = [],
}: Given = {}): ProcedureState => ({
  tender: testTender(type, { skippedPhases: skippedPhasesOf(type, start), ...tender }),
  lots: lots.map((lot, at) => testLot({ id: at + 1, ...lot })),
  lotOffers: parts,
})

/** A tender nobody outside knows of. */
export const draft = (given: Given = {}): ProcedureState =>
  procedure({
    ...given,
    tender: { published: null, skippedPhases: [], ...given.tender },
    lots: (given.lots ?? [{}]).map((lot) => ({ ...lot, stage: null })),
  })

/** The rule that forbids it, or that it is allowed. */
export const said = (answer: Verdict): string => (answer.allowed ? 'allowed' : answer.reason)

/** What was done; a test that gets a refusal instead fails with its reason. */
export function must(answer: Done | Refused): Done {
  if (!answer.allowed) throw new Error(`refused: ${answer.reason}`)
  return answer
}

export const kindsOf = ({ happened }: Done): string[] => happened.map(({ kind }) => kind)
export const stagesOf = ({ lots }: ProcedureState): (number | null)[] => lots.map(({ stage }) => stage)
export const partStages = ({ lotOffers }: ProcedureState): number[] => lotOffers.map(({ stage }) => stage)
export const noReasons: ReadonlyMap<number, string> = new Map()
