import { candidatesFor } from './candidates.ts'
import { nextDue } from './clock.ts'
import { startNegotiation, startOffers } from './starting.ts'
import type { ProcedureState } from './state.ts'
import { byTeam, type Move, nextEnd } from './test-model.ts'
import { noReasons, plus } from './test-procedure.ts'

/** Two lots are led to opened offers by everybody; whatever else there is goes as chance will have it. */
const led: readonly number[] = [1, 2]

/** Whoever has come this far in a lot, chosen by no name: so a team can do the same where somebody is not there. */
export function movesWithWhoever(lotId: number, ends: readonly Date[]): Move[] {
  const lotIds = [lotId]
  const end = nextEnd(lotId, ends)
  const there = (target: 5 | 6, state: ProcedureState) =>
    state.lots
      .filter(({ id }) => id === lotId)
      .flatMap((lot) => candidatesFor(target, state, lot).map(({ offerId }) => offerId))
  return [
    byTeam('negotiate with whoever is there', lotIds, (state, now) =>
      startNegotiation(state, { lotIds, offerIds: there(5, state), reasons: noReasons }, now),
    ),
    byTeam('ask whoever is there for offers', lotIds, (state, now) =>
      startOffers(state, { lotIds, offerIds: there(6, state), offerDeadline: end(state, now) }, now),
    ),
  ]
}

const leading = [
  'joins',
  ' applies ',
  ' offers ',
  'start competition',
  'anna opens',
  'berta opens',
  'whoever',
]

/** What leads from a publication to opened offers if it is done as soon as it can be. */
export const movesToOffers = (moves: readonly Move[]): Move[] =>
  moves.filter(
    ({ name, lotIds }) =>
      leading.some((words) => name.includes(words)) && (lotIds ?? led).every((id) => led.includes(id)),
  )

const areBeyond = ({ lots }: ProcedureState, stage: number): boolean =>
  lots.filter(({ id }) => led.includes(id)).every((lot) => (lot.stage ?? 0) > stage)

export const areOffersOpened = (state: ProcedureState): boolean => areBeyond(state, 6)

/** The first of the moves left that does something; who comes late waits until the applications of others are opened. */
export const nextOf = (
  left: ReadonlySet<Move>,
  state: ProcedureState,
  now: Date,
  late: number | null,
): Move | undefined =>
  [...left].find((move) => {
    if (move.by === 'bidder' && move.offerId === late && !areBeyond(state, 3)) return false
    const done = move.run(state, now)
    return done.allowed && done.state !== state
  })

/** When two may open what was filed until the next deadline. */
export function whenSettled(state: ProcedureState): Date {
  const due = nextDue(state)
  if (due === null) throw new Error('nothing leads to opened offers')
  return plus(due, 10_000)
}

/** What is done about an award, waiting for it included. */
export const movesToAward = (moves: readonly Move[]): Move[] =>
  moves.filter(
    ({ name }) =>
      ['announce', 'award', 'letter', 'withdraw award'].some((words) => name.startsWith(words)) &&
      !name.endsWith('at once'),
  )

/** When the next of the lots announced can be given. */
export const awardableAfter = ({ lots }: ProcedureState, now: Date): Date | undefined =>
  lots
    .flatMap(({ outcome, award }) => (outcome === null && award?.awardableFrom ? [award.awardableFrom] : []))
    .find((from) => from > now)
