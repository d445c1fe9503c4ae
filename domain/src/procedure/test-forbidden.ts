import type { Refused } from '../verdict.ts'
import { withdrawAward } from './award.ts'
import { announceChange, type TenderChange } from './changing.ts'
import { recordDispatch } from './dispatching.ts'
import { cancel, endLot } from './ending.ts'
import { publish } from './publication.ts'
import { startOffers } from './starting.ts'
import type { Done, LotCourse, ProcedureState } from './state.ts'
import { isContinuous } from './tender-type.ts'
import { day, minute, plus } from './test-procedure.ts'

/** What no law allows, whatever was done before; null where there is nothing to forbid. */
type Forbidden = { name: string; run: (state: ProcedureState, now: Date) => Done | Refused | null }

const before = (deadline: Date | null | undefined): Date | null => (deadline ? plus(deadline, -1) : null)
const isOver = (deadline: Date | null | undefined, now: Date) => deadline != null && now > deadline

type Dated = Partial<Pick<LotCourse, 'applicationDeadline' | 'offerDeadline'>>

/** A draft with deadlines that do not fit. */
const publishedWith =
  (dated: (lot: LotCourse, now: Date) => Dated | null, published: (now: Date) => Date = (now) => now) =>
  (state: ProcedureState, now: Date) => {
    const given = state.lots.map((lot) => dated(lot, now))
    if (given.includes(null)) return null
    const lots = state.lots.map((lot, at) => ({ ...lot, ...given[at] }))
    const last = given[0]?.offerDeadline ?? state.tender.finalOfferDeadline
    const tender = { ...state.tender, finalOfferDeadline: isContinuous(state.tender.type) ? last : null }
    const input = { published: published(now), isMarked: false, start: 2, lotIds: null } as const
    return publish({ ...state, tender, lots }, input, now)
  }

const ofDrafts: readonly Forbidden[] = [
  {
    name: 'publish in the past',
    run: publishedWith(
      () => ({}),
      (now) => plus(now, -11 * minute),
    ),
  },
  {
    name: 'publish with applications that are over',
    run: publishedWith((_lot, now) => ({ applicationDeadline: now })),
  },
  { name: 'publish with offers that are over', run: publishedWith((_lot, now) => ({ offerDeadline: now })) },
  {
    name: 'publish with offers before applications',
    run: publishedWith(({ applicationDeadline: end }) => (end ? { offerDeadline: end } : null)),
  },
]

const changed = (
  name: string,
  of: (state: ProcedureState, now: Date) => Partial<TenderChange> | null,
): Forbidden => ({
  name,
  run: (state, now) => {
    const change = of(state, now)
    return change && announceChange(state, { lots: [], reason: 'Störung', ...change }, now)
  },
})

const withTender: readonly Forbidden[] = [
  {
    name: 'cancel without a reason',
    run: (state, now) => cancel(state, { reason: ' ', firstNotice: 'none' }, now),
  },
  changed('an earlier end of all rounds', ({ tender }) => {
    const finalDeadline = before(tender.finalDeadline)
    return finalDeadline && { finalDeadline }
  }),
  changed('an earlier end of all offers', ({ tender }) => {
    const finalOfferDeadline = before(tender.finalOfferDeadline)
    return finalOfferDeadline && { finalOfferDeadline }
  }),
  changed('shorter rounds', ({ tender }) => ({ deadlinePeriodDays: (tender.deadlinePeriodDays ?? 1) - 1 })),
  changed('no end of all rounds', () => ({ finalDeadline: null })),
  changed('a late end without a reason', ({ tender }, now) =>
    isOver(tender.finalDeadline, now) ? { finalDeadline: plus(now, day), reason: ' ' } : null,
  ),
]

const lotIn = ({ lots }: ProcedureState, lotId: number) => lots.find(({ id }) => id === lotId)

function withLot(lotId: number, offerIds: readonly number[]): Forbidden[] {
  const asked = (name: string, until: (lot: LotCourse | undefined, now: Date) => Date | null): Forbidden => ({
    name,
    run: (state, now) => {
      const offerDeadline = until(lotIn(state, lotId), now)
      // Whoever is there is chosen, so that it is the deadline alone that is wrong.
      const there = state.lotOffers.filter((part) => part.lotId === lotId && part.stage === 3)
      const chosen = there.length === 0 ? null : [...new Set(there.map(({ offerId }) => offerId))]
      return offerDeadline && startOffers(state, { lotIds: [lotId], offerIds: chosen, offerDeadline }, now)
    },
  })
  const letter = (offerId: number, name: string, leaves: (lot: LotCourse, now: Date) => Date | null) => ({
    name: `${name} to ${offerId}`,
    run: (state: ProcedureState, now: Date) => {
      const lot = lotIn(state, lotId)
      const dispatchedAt = lot ? leaves(lot, now) : null
      if (dispatchedAt === null) return null
      return recordDispatch(state, { lotId, offerId, dispatchedAt, how: 'POST', hasLeft: false }, now)
    },
  })
  return [
    changed('earlier applications', (state) => {
      const applicationDeadline = before(lotIn(state, lotId)?.applicationDeadline)
      return applicationDeadline && { lots: [{ lotId, applicationDeadline }] }
    }),
    changed('earlier offers', (state) => {
      const offerDeadline = before(lotIn(state, lotId)?.offerDeadline)
      return offerDeadline && { lots: [{ lotId, offerDeadline }] }
    }),
    changed('no applications', () => ({ lots: [{ lotId, applicationDeadline: null }] })),
    changed('no offers', () => ({ lots: [{ lotId, offerDeadline: null }] })),
    changed('late offers without a reason', (state, now) =>
      isOver(lotIn(state, lotId)?.offerDeadline, now)
        ? { lots: [{ lotId, offerDeadline: plus(now, day) }], reason: null }
        : null,
    ),
    asked('ask for offers sooner than announced', (lot) => before(lot?.offerDeadline)),
    asked('ask for offers until now', (_lot, now) => now),
    { name: 'end without a reason', run: (state, now) => endLot(state, { lotId, reason: ' ' }, now) },
    {
      name: 'withdraw an award without a reason',
      run: (state, now) => withdrawAward(state, { lotId, reason: '' }, now),
    },
    ...offerIds.flatMap((offerId) => [
      letter(offerId, 'a letter of tomorrow', (_lot, now) => plus(now, 1)),
      letter(offerId, 'a letter before the announcement', ({ award }) =>
        award ? plus(award.announcedAt, -day) : null,
      ),
    ]),
  ]
}

/** What was not refused although no law allows it, with one lot and with the whole. */
export function forbiddenWith(lotId: number, offerIds: readonly number[]) {
  const running = [...withTender, ...withLot(lotId, offerIds)]
  return (state: ProcedureState, now: Date): string[] =>
    (state.tender.published === null ? ofDrafts : running)
      .filter(({ run }) => run(state, now)?.allowed)
      .map(({ name }) => `not refused: ${name}`)
}
