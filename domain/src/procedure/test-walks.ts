import { nextDue, tick } from './clock.ts'
import { endLot } from './ending.ts'
import { withdrawAward } from './award.ts'
import { isOpen, type StartStage } from './stages.ts'
import type { Done, Happening, ProcedureState } from './state.ts'
import type { TenderType } from './tender-type.ts'
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
import { day, draft, hour, justAfter, minute, must, plus, times } from './test-procedure.ts'
import { seenByBidder, toldOutside } from './test-views.ts'

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
const bidders = [11, 12, 13]
const begin = plus(times.published, -day)
/** Of a continuous procedure: it cuts the third round short. */
const end = plus(times.application, 5 * day)
const roundDays = 2
/** Offers may be asked for until every second day. */
const ends = Array.from({ length: 200 }, (_end, at) => plus(times.published, 2 * at * day))

/** What is tried once in a while only: after it there is little left to see. */
const isRare = ({ name }: Move) => ['end', 'cancel', 'archive', 'unpublish'].includes(name)

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

/** A way through a procedure of three lots, taken by chance. */
export function walk(type: TenderType, seed: number, length: number): Walk {
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
  }
  for (let step = 0; step < length && wrong.length === 0 && state.tender.archived === null; step++) {
    if (state.tender.published !== null && random(6) === 0) {
      now = later(state, now, random)
      take(null, must(tick(state, {}, now)))
      if (must(tick(state, {}, now)).happened.length > 0) wrong.push('ticks twice')
    }
    const pool = state.tender.published === null ? opening : random(2) === 0 ? bids : moves
    for (let tries = 0; tries < 25; tries++) {
      const move = pool[random(pool.length)]
      if (move === undefined || (isRare(move) && random(40) > 0)) continue
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

/** What a step by the team did to the lots: where that differs, so may what others see. */
const doneToLots = (happened: readonly Happening[]) =>
  JSON.stringify(
    happened
      .map((one) => {
        if (one.kind === 'lotStage') return [one.kind, one.lotId, one.after]
        if (one.kind === 'openingStarted') return [one.kind, one.lotId, one.target, one.round]
        if (one.kind === 'opened') return [one.kind, one.lotId, one.target, one.round]
        return 'lotId' in one &&
          one.kind !== 'lotOfferStage' &&
          one.kind !== 'answered' &&
          one.kind !== 'answerTakenBack'
          ? [one.kind, one.lotId]
          : []
      })
      .filter((one) => one.length > 0),
  )

/**
 * The same walk without some bidders and what the team did about them alone: until the team could not have acted the
 * same way, an outsider and a bidder who is left are told the same, and she may do the same. Says how many steps were
 * compared.
 */
export function comparedWithout(
  { first, taken }: Walk,
  absent: readonly number[],
  offerId: number,
): { compared: number; warned: number; wrong: string[] } {
  let [together, apart] = [first, first]
  let warned = 0
  for (const [compared, { now, move }] of taken.entries()) {
    const isOthers = move !== null && move.offerId !== null && absent.includes(move.offerId)
    const run = (state: ProcedureState) => (move === null ? tick(state, {}, now) : move.run(state, now))
    const [both, one] = [run(together), isOthers ? null : run(apart)]
    const story = () => storyOf(taken.slice(0, compared + 1))
    if (one !== null && move?.by === 'bidder' && one.allowed !== both.allowed)
      return { compared, warned, wrong: [`others decide about her: ${story()}`] }
    const isSame =
      one === null || (one.allowed && both.allowed && doneToLots(one.happened) === doneToLots(both.happened))
    if (!isSame) return { compared, warned, wrong: [] }
    together = must(both).state
    apart = one === null ? apart : must(one).state
    const told = (state: ProcedureState) =>
      JSON.stringify([toldOutside(state, now), seenByBidder(state, offerId, now)])
    if (told(together) !== told(apart)) return { compared, warned, wrong: [`others are noticed: ${story()}`] }
    if (isWarned(together, absent) && isWarned(apart, [])) warned++
  }
  return { compared: taken.length, warned, wrong: [] }
}

/** Where what is told to everyone may differ because there was nobody, or somebody, to end it with. */
const isOverWith = (happened: readonly Happening[]) =>
  happened.some(({ kind }) => kind === 'lotEnded' || kind === 'archived' || kind === 'unpublished')

/**
 * A continuous procedure with all bidders and with none: however differently it goes, whoever is outside is told the
 * same, of its rounds and their ends too, until one of the two has come to an end.
 */
export function comparedWithNobody({ first, taken }: Walk): { compared: number; wrong: string[] } {
  let [together, empty] = [first, first]
  for (const [compared, { now, move }] of taken.entries()) {
    const run = (state: ProcedureState) => (move === null ? tick(state, {}, now) : move.run(state, now))
    const [all, nobody] = [run(together), move?.by === 'bidder' ? null : run(empty)]
    if ([all, nobody].some((done) => done?.allowed && isOverWith(done.happened)))
      return { compared, wrong: [] }
    const story = () => storyOf(taken.slice(0, compared + 1))
    if (move?.name.startsWith('later') && !move.name.endsWith('offers') && all.allowed !== nobody?.allowed)
      return { compared, wrong: [`bidders decide about what is announced: ${story()}`] }
    together = must(all).state
    empty = nobody?.allowed ? nobody.state : empty
    // What bidders do moves neither.
    if (move?.by === 'bidder') continue
    if (JSON.stringify(toldOutside(together, now)) !== JSON.stringify(toldOutside(empty, now)))
      return { compared, wrong: [`bidders are noticed: ${story()}`] }
  }
  return { compared: taken.length, wrong: [] }
}
/** Whether an award was announced to these, or to anybody. */
const isWarned = ({ lotOffers }: ProcedureState, offerIds: readonly number[]): boolean =>
  lotOffers.some(
    ({ offerId, finalAnswer }) =>
      (offerIds.length === 0 || offerIds.includes(offerId)) && (finalAnswer?.awardableFrom ?? null) !== null,
  )

export const bidderIds: readonly number[] = bidders
