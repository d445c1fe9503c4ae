import { nextDue, tick } from './clock.ts'
import { endLot } from './ending.ts'
import { withdrawAward } from './award.ts'
import { isOpen, type StartStage } from './stages.ts'
import type { Done, ProcedureState } from './state.ts'
import type { TenderType } from './tender-type.ts'
import { forbiddenWith } from './test-forbidden.ts'
import { wrongState, wrongStep } from './test-invariants.ts'
import {
  extensions,
  longerProcedure,
  longerRounds,
  type Move,
  movesOfBidder,
  movesWithLot,
  movesWithTender,
  publications,
} from './test-model.ts'
import {
  areOffersOpened,
  awardableAfter,
  movesToAward,
  movesToOffers,
  movesWithWhoever,
  nextOf,
  whenSettled,
} from './test-opened-offers.ts'
import { day, draft, hour, justAfter, minute, must, plus, times } from './test-procedure.ts'

/** The same numbers for the same seed, anywhere. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const lotIds = [1, 2, 3]
export const bidders: readonly number[] = [11, 12, 13]
const forbidden = lotIds.map((id) => forbiddenWith(id, bidders))
/** Who is left out where an award can go to somebody else. */
export const rival = 13
const begin = plus(times.published, -day)
/** Of a continuous procedure: it cuts the third round short. */
const end = plus(times.application, 5 * day)
const roundDays = 2
/** Offers may be asked for until every second day. */
const ends = Array.from({ length: 200 }, (_end, at) => plus(times.published, 2 * at * day))

/** What is tried once in so many times only: after it there is little left to see. */
const rareness: Readonly<Record<string, number>> = { end: 40, cancel: 40, archive: 40, unpublish: 40 }
/** Most awards stand until they can be given. */
const rarenessAtAwards: typeof rareness = { ...rareness, 'withdraw award': 6 }

/** What a team cannot do where she is not: there the comparison would end. */
const choosesRival = ({ offerId, name }: Move) => offerId === null && name.includes(String(rival))

/** Something done at an instant; null lets time pass. */
type Taken = { now: Date; move: Move | null }
export type Walk = { first: ProcedureState; taken: Taken[]; last: ProcedureState; now: Date; wrong: string[] }

const startsOf: Partial<Record<TenderType, readonly StartStage[]>> = { 0: [2, 3, 5, 6], 2: [2], 5: [2, 3] }

function setting(type: TenderType, isStandard: boolean) {
  const first = draft({
    type,
    tender: { isStandard, ...(type === 5 ? { finalDeadline: end, deadlinePeriodDays: roundDays } : {}) },
    lots: lotIds.map((id) => ({
      applicationDeadline: plus(times.application, (id - 1) * hour),
      offerDeadline: type === 5 ? null : plus(times.offer, (id - 1) * day),
    })),
  })
  const moves = [
    ...lotIds.flatMap((id) => [
      ...movesWithLot(id, bidders, ends),
      ...movesWithWhoever(id, ends),
      ...extensions(id, {
        applications: plus(times.application, 2 * day),
        offers: plus(times.offer, 5 * day),
      }),
    ]),
    ...(type === 5
      ? [...[3, 8, 14].map((days) => longerProcedure(plus(end, days * day))), longerRounds(roundDays + 1)]
      : []),
    ...movesWithTender,
  ]
  return { first, moves, bids: bidders.flatMap((id) => movesOfBidder(id, lotIds)) }
}

/** Instants a walk may go on at: right away, at a deadline, when something is due, some time later. */
function later(state: ProcedureState, now: Date, random: (below: number) => number): Date {
  const deadlines = state.lots
    .flatMap(({ applicationDeadline, offerDeadline }) => [applicationDeadline, offerDeadline])
    .filter((deadline) => deadline !== null && deadline > now)
    .map((deadline) => deadline ?? now)
    .toSorted((one, other) => one.getTime() - other.getTime())
  const steps = [1, 10_000, minute, 15 * minute, hour, day, 5 * day].map((by) => plus(now, by))
  const options = [...steps, ...deadlines.slice(0, 2), nextDue(state) ?? plus(now, day)]
  const at = options[random(options.length)] ?? now
  return at > now ? at : plus(now, 1)
}

/** A way through a procedure of three lots, taken by chance from a draft on, or once two of them have opened offers. */
export function walk(
  type: TenderType,
  seed: number,
  length: number,
  from: 'draft' | 'openedOffers' = 'draft',
): Walk {
  const random = randomFrom(seed)
  const { first, moves, bids } = setting(type, random(2) === 0)
  const starts = startsOf[type] ?? [2]
  const opening = [times.published, justAfter(times.application), justAfter(times.offer)].flatMap((at) =>
    publications([starts[random(starts.length)] ?? 2], at),
  )
  const taken: Taken[] = []
  const wrong: string[] = []
  let [state, now] = [first, begin]
  const take = (move: Move | null, done: Done) => {
    wrong.push(...wrongStep(state, done, move ?? { lotIds: null }, now), ...wrongState(done.state, now))
    taken.push({ now, move })
    state = done.state
    // Every time would take as long as all the rest.
    const wanted = taken.length % 3 === 0 ? forbidden[(taken.length / 3) % forbidden.length] : undefined
    wrong.push(...(wanted?.(state, now) ?? []))
  }
  const wait = (until: Date) => {
    now = until
    take(null, must(tick(state, {}, now)))
    if (must(tick(state, {}, now)).happened.length > 0) wrong.push('ticks twice')
  }
  if (from === 'openedOffers') {
    const left = new Set([...opening.slice(0, 1), ...movesToOffers([...bids, ...moves])])
    // Only in rounds somebody can still come.
    const late = type === 5 && random(2) === 0 ? rival : null
    while (wrong.length === 0 && !areOffersOpened(state)) {
      const move = nextOf(left, state, now, late)
      if (move === undefined) wait(whenSettled(state))
      else {
        left.delete(move)
        take(move, must(move.run(state, now)))
      }
    }
  }
  const isAtAwards = from === 'openedOffers'
  const team = isAtAwards ? moves.filter((move) => !choosesRival(move)) : moves
  const awards = movesToAward(team)
  const rare = isAtAwards ? rarenessAtAwards : rareness
  for (let step = 0; step < length && wrong.length === 0 && state.tender.archived === null; step++) {
    const isPublished = state.tender.published !== null
    if (isPublished && random(isAtAwards ? 3 : 6) === 0)
      wait((isAtAwards && random(3) === 0 && awardableAfter(state, now)) || later(state, now, random))
    const pool = !isPublished ? opening : isAtAwards && random(4) > 0 ? awards : random(2) === 0 ? bids : team
    for (let tries = 0; tries < 25; tries++) {
      const move = pool[random(pool.length)]
      if (move === undefined || random(rare[move.name] ?? 1) > 0) continue
      const done = move.run(state, now)
      if (!done.allowed || done.state === state) continue
      take(move, done)
      break
    }
  }
  return { first, taken, last: state, now, wrong: wrong.map((rule) => `${rule}: ${storyOf(taken)}`) }
}

export const storyOf = (taken: readonly Taken[]): string =>
  taken.map(({ now, move }) => `${now.toISOString()} ${move?.name ?? '…'}`).join(' > ')

/** Whether all lots can still be ended, cancelling nothing. */
export function canBeEnded({ last, now }: Pick<Walk, 'last' | 'now'>): boolean {
  if (last.tender.archived !== null || last.tender.published === null) return true
  const when = now > last.tender.published ? now : last.tender.published
  return last.lots.filter(isOpen).every(({ id, award }) => {
    const free = award ? must(withdrawAward(last, { lotId: id, reason: 'Anders' }, when)).state : last
    return endLot(free, { lotId: id, reason: 'Niemand mehr da' }, when).allowed
  })
}
