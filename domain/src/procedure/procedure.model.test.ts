import { describe, expect, test } from 'vitest'
import { tick } from './clock.ts'
import type { Happening, ProcedureState } from './state.ts'
import { comparedWithNobody, comparedWithout } from './test-comparisons.ts'
import { explore, type Way } from './test-exploration.ts'
import { forbiddenWith } from './test-forbidden.ts'
import { wrongState, wrongStep } from './test-invariants.ts'
import { must } from './test-procedure.ts'
import { beginningOf, distinct, movesIn, type Scenario, scenarios, twoBidders } from './test-scenarios.ts'
import { bidders, canBeEnded, rival, storyOf, type Walk, walk } from './test-walks.ts'

/** `npm run explore` walks much longer than anybody wants to wait every time. */
const walks = Number(process.env['PROCEDURE_WALKS'] ?? 40)
/** From a draft hardly any walk comes to an award. */
const walksAtAwards = Math.max(14, Math.round(walks / 3))
const patience = Math.max(60_000, walks * 1500)

type Moment = { state: ProcedureState; at: number }

const everyWay = (scenario: Scenario) => {
  const moves = movesIn(scenario)
  const forbidden = forbiddenWith(1, twoBidders)
  return explore<Moment>(
    { state: beginningOf(scenario), at: 0 },
    ({ state, at }) => distinct(at, state),
    ({ state, at }) => {
      const now = scenario.instants[at] ?? new Date(0)
      const next = scenario.instants[at + 1]
      const wrong = [...wrongState(state, now), ...forbidden(state, now)]
      const ways = moves.flatMap((move): Way<Moment>[] => {
        const done = move.run(state, now)
        if (!done.allowed) return []
        wrong.push(...wrongStep(state, done, move, now).map((rule) => `${rule} by ${move.name}`))
        // What outsiders are told is made of these two alone.
        const isNoticed = done.state.tender !== state.tender || done.state.lots !== state.lots
        if (move.by === 'bidder' && isNoticed) wrong.push(`outsiders notice ${move.name}`)
        return [{ by: move.name, to: { state: done.state, at } }]
      })
      // A draft waits for whoever writes it.
      if (next && state.tender.published !== null)
        ways.push({ by: next.toISOString(), to: { state: must(tick(state, {}, next)).state, at: at + 1 } })
      return { ways, wrong }
    },
  )
}

const isOver = ({ state }: Moment) => state.lots.every(({ outcome }) => outcome !== null)
const isAwarded = ({ state }: Moment) => state.lots.some(({ outcome }) => outcome === 'AWARDED')

describe('one lot and two bidders, every way it can go', () => {
  test.each(scenarios)(
    '$name',
    (scenario) => {
      const { states, wrong, storyOf: story, leadingTo } = everyWay(scenario)
      expect(wrong.slice(0, 5)).toEqual([])
      const canEnd = leadingTo(isOver, 'cancel')
      const stuck = states.flatMap(({ state }, index) =>
        state.tender.archived === null && !canEnd.has(index) ? [story(index)] : [],
      )
      expect(stuck.slice(0, 5)).toEqual([])
      const canBeAwarded = leadingTo(isAwarded)
      const begun = scenario.starts.map((start) =>
        states.findIndex((_state, index) => story(index).endsWith(`publish at ${start}`)),
      )
      expect(begun.map((index) => canBeAwarded.has(index))).toEqual(scenario.starts.map(() => true))
    },
    patience,
  )
})

/** What becomes of announced awards: all of it has to be met while worlds are compared. */
const ofAwards = [
  'awardAnnounced',
  'letterDispatched',
  'awardWithdrawn',
  'waitingPeriodOver',
  'lotEnded',
] as const satisfies readonly Happening['kind'][]

const others = bidders.filter((id) => id !== 11)

describe('three lots and three bidders, by chance', () => {
  test.each([0, 2, 5] as const)(
    'type %i',
    (type) => {
      let [compared, announced, warned] = [0, 0, 0]
      const kinds = new Set<Happening['kind']>()
      const lookAt = (way: Walk) => {
        expect(way.wrong).toEqual([])
        expect(canBeEnded(way) || storyOf(way.taken)).toBe(true)
        const alone = comparedWithout(way, others, 11)
        expect(alone.wrong).toEqual([])
        compared += alone.compared
        announced += alone.announced
        if (type === 5) expect(comparedWithNobody(way).wrong).toEqual([])
        // With one left an award may go to her: then letters and days can be told apart too.
        const withoutRival = comparedWithout(way, [rival], 11)
        expect(withoutRival.wrong).toEqual([])
        warned += withoutRival.warned
        for (const kind of withoutRival.kinds) kinds.add(kind)
      }
      for (let seed = 1; seed <= walks; seed++) lookAt(walk(type, seed * 31 + type, 90))
      for (let seed = 1; seed <= walksAtAwards; seed++)
        lookAt(walk(type, seed * 37 + type, 40, 'openedOffers'))
      expect(compared).toBeGreaterThan(walks * 5)
      expect(announced).toBeGreaterThan(0)
      expect(warned).toBeGreaterThan(walksAtAwards)
      expect([...kinds]).toEqual(expect.arrayContaining([...ofAwards]))
    },
    patience,
  )
})
