import { tick } from './clock.ts'
import type { Happening, ProcedureState } from './state.ts'
import { must } from './test-procedure.ts'
import { seenByBidder, toldOutside } from './test-views.ts'
import { storyOf, type Walk } from './test-walks.ts'

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
          one.kind !== 'answerTakenBack' &&
          // The team alone is told; when that is may hang on letters to others.
          one.kind !== 'waitingPeriodOver'
          ? [one.kind, one.lotId]
          : []
      })
      .filter((one) => one.length > 0),
  )

/** Lots of which somebody was told by letter that they are meant for another, and still are. */
const lotsWarnedOf = ({ lots, lotOffers }: ProcedureState, offerIds: readonly number[]): number[] =>
  lots
    .filter(({ outcome, award }) => outcome === null && award !== null)
    .map(({ id }) => id)
    .filter((id) =>
      lotOffers.some(
        ({ offerId, lotId, finalAnswer }) =>
          lotId === id && offerIds.includes(offerId) && (finalAnswer?.awardableFrom ?? null) !== null,
      ),
    )

type Compared = {
  compared: number
  /** Of the steps compared, those while an award stood announced to somebody who was left out. */
  announced: number
  /** Of these, those while she was told of the same one. */
  warned: number
  /** What happened to such a lot. */
  kinds: Set<Happening['kind']>
  wrong: string[]
}

/**
 * The same walk without some bidders and what the team did about them alone: until the team could not have acted the
 * same way, an outsider and a bidder who is left are told the same, and she may do the same.
 */
export function comparedWithout(
  { taken, first }: Walk,
  absent: readonly number[],
  offerId: number,
): Compared {
  let [together, apart] = [first, first]
  const kinds: Compared['kinds'] = new Set()
  let [announced, warned] = [0, 0]
  let warnedOf: number[] = []
  const ended = (compared: number, wrong: string[] = []) => ({ compared, announced, warned, kinds, wrong })
  for (const [compared, { now, move }] of taken.entries()) {
    const isOthers = move !== null && move.offerId !== null && absent.includes(move.offerId)
    const run = (state: ProcedureState) => (move === null ? tick(state, {}, now) : move.run(state, now))
    const [both, one] = [run(together), isOthers ? null : run(apart)]
    const story = () => storyOf(taken.slice(0, compared + 1))
    if (one !== null && move?.by === 'bidder' && one.allowed !== both.allowed)
      return ended(compared, [`others decide about her: ${story()}`])
    const isSame =
      one === null || (one.allowed && both.allowed && doneToLots(one.happened) === doneToLots(both.happened))
    if (!isSame) return ended(compared)
    together = must(both).state
    apart = one === null ? apart : must(one).state
    const told = (state: ProcedureState) =>
      JSON.stringify([toldOutside(state, now), seenByBidder(state, offerId, now)])
    if (told(together) !== told(apart)) return ended(compared, [`others are noticed: ${story()}`])
    const before = warnedOf
    const announcedOf = lotsWarnedOf(together, absent)
    warnedOf = lotsWarnedOf(apart, [offerId]).filter((id) => announcedOf.includes(id))
    if (announcedOf.length > 0) announced++
    if (warnedOf.length > 0) warned++
    for (const happening of must(both).happened)
      if ('lotId' in happening && [...before, ...warnedOf].includes(happening.lotId))
        kinds.add(happening.kind)
  }
  return ended(taken.length)
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
