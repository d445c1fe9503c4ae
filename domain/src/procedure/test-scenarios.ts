import { openingWindow } from './opening.ts'
import type { StartStage } from './stages.ts'
import type { ProcedureState } from './state.ts'
import type { TenderType } from './tender-type.ts'
import {
  everyone,
  extensions,
  longerProcedure,
  type Move,
  movesOfBidder,
  movesWithLot,
  movesWithTender,
  publications,
} from './test-model.ts'
import { day, draft, hour, plus } from './test-procedure.ts'
import { awardableFromAfter, waitingDays } from './waiting-period.ts'

const opens = 10_000
const published = new Date('2026-06-01T08:00:00Z')
const applications = new Date('2026-07-01T10:00:00Z')
const offers = new Date('2026-08-03T10:00:00Z')
/** Of a continuous procedure: it cuts the second round short. */
const final = plus(applications, 5 * day)
const firstOffers = plus(applications, 2 * day)
const awardable = awardableFromAfter(plus(offers, opens))
/** The same for a letter on paper. */
const awardableLater = awardableFromAfter(plus(offers, opens), waitingDays.onPaper)

/** Instants at which something is just possible, or just not any more. */
const around = (deadline: Date): Date[] => [deadline, plus(deadline, opens - 1), plus(deadline, opens)]
/** The same, and when the second of two comes too late. */
const untilTooLate = (deadline: Date): Date[] => [
  ...around(deadline),
  plus(deadline, opens + openingWindow),
  plus(deadline, opens + openingWindow + 1),
]

/** One lot and two bidders, at instants that matter. */
export type Scenario = {
  name: string
  type: TenderType
  starts: readonly StartStage[]
  isStandard: boolean
  instants: readonly Date[]
  /** Which deadlines may be put off. */
  moving: 'none' | 'lots' | 'end'
}

export const twoBidders = [11, 12]

export const scenarios: readonly Scenario[] = [
  {
    name: 'negotiated, begun as published or with the competition',
    type: 0,
    starts: [2, 3],
    isStandard: true,
    instants: [
      plus(published, -hour),
      published,
      ...untilTooLate(applications),
      ...untilTooLate(offers),
      plus(awardable, -1),
      awardable,
      awardableLater,
    ],
    moving: 'none',
  },
  {
    name: 'negotiated, deadlines moving',
    type: 0,
    starts: [3],
    isStandard: false,
    instants: [
      published,
      plus(applications, opens),
      plus(applications, day),
      plus(applications, day + opens),
      plus(offers, opens),
      plus(offers, day),
      plus(offers, day + opens),
    ],
    moving: 'lots',
  },
  {
    name: 'negotiated without competition',
    type: 0,
    starts: [5, 6],
    isStandard: false,
    instants: [
      plus(published, -hour),
      published,
      applications,
      plus(applications, 1),
      ...around(offers),
      awardable,
    ],
    moving: 'none',
  },
  {
    name: 'expression of interest',
    type: 2,
    starts: [2],
    isStandard: true,
    instants: [
      plus(published, -hour),
      published,
      applications,
      plus(applications, 1),
      ...untilTooLate(offers),
      awardable,
    ],
    moving: 'lots',
  },
  {
    name: 'continuous',
    type: 5,
    starts: [2, 3],
    isStandard: true,
    instants: [
      published,
      ...around(applications),
      ...around(firstOffers),
      ...around(final),
      plus(offers, opens),
      awardable,
    ],
    moving: 'none',
  },
  {
    name: 'continuous, its end moving',
    type: 5,
    starts: [3],
    isStandard: false,
    instants: [
      published,
      plus(applications, opens),
      plus(final, opens),
      plus(final, day),
      plus(final, day + opens),
    ],
    moving: 'end',
  },
]

/** Before anybody has done anything. */
export const beginningOf = ({ type, isStandard }: Scenario): ProcedureState =>
  draft({
    type,
    tender: {
      isStandard,
      ...(type === 5 ? { finalDeadline: final, finalOfferDeadline: plus(offers, day) } : {}),
    },
    lots: [{ applicationDeadline: applications, offerDeadline: type === 5 ? null : offers }],
  })

/** Everything that anybody may try. */
export const movesIn = ({ type, starts, moving }: Scenario): Move[] => [
  ...publications(starts, published),
  ...movesWithLot(
    1,
    twoBidders,
    type === 5 ? [firstOffers, offers] : [offers],
    // Who opens is looked at where nothing else is new.
    type === 0 && moving === 'none' ? everyone : ['anna', 'xaver'],
    ['POST'],
  ),
  ...(moving === 'lots'
    ? extensions(1, { applications: plus(applications, day), offers: plus(offers, day) })
    : []),
  ...(moving === 'end' ? [longerProcedure(plus(final, day))] : []),
  ...movesWithTender,
  ...twoBidders.flatMap((id) => movesOfBidder(id, [1])),
]

/** What tells two states apart for the rules; the two bidders may stand for each other. */
export function distinct(at: number, { tender, lots, lotOffers }: ProcedureState): string {
  const winner = lots[0]?.award?.offerId
  const courses = lots.map(({ opening, award, ...lot }) => [
    lot.stage,
    lot.outcome,
    lot.lastOpenedRound,
    lot.resumedRounds.map(({ next }) => next.getTime()),
    opening && [opening.user, opening.target, opening.round, opening.date.getTime()],
    award && [award.awardableFrom?.getTime()],
    lot.applicationDeadline?.getTime(),
    lot.offerDeadline?.getTime(),
  ])
  const bidders = twoBidders.map((id) =>
    lotOffers
      .filter(({ offerId }) => offerId === id)
      .map((part) => {
        const filed = `${part.applicationSent ? 'a' : ''}${part.offerSent ? 'o' : ''}`
        const { kind, awardableFrom, dispatch } = part.finalAnswer ?? {}
        const answer = `${part.deniedAt ? 'd' : ''}${kind}${awardableFrom?.getTime()}${dispatch?.how}`
        return `${part.stage}${part.round}${filed}${answer}${part.offerId === winner ? 'w' : ''}`
      })
      .join('+'),
  )
  const whole = [
    tender.published?.getTime(),
    tender.finalDeadline?.getTime(),
    tender.archived !== null,
    tender.isCancelled,
  ]
  return JSON.stringify([at, whole, tender.skippedPhases, courses, bidders.toSorted()])
}
