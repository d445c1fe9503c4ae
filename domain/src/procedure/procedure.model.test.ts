import { describe, expect, test } from 'vitest'
import { tick } from './clock.ts'
import { awardableFromAfter } from './award.ts'
import { openingWindow } from './opening.ts'
import { hearPublished, publish, unpublish, type FirstNotice } from './publication.ts'
import { cancel, endLot } from './ending.ts'
import type { StartStage } from './stages.ts'
import type { ProcedureState } from './state.ts'
import type { TenderType } from './tender-type.ts'
import { wrongState, wrongStep } from './test-invariants.ts'
import {
  extensions,
  type Move,
  movesOfBidder,
  movesWithLot,
  movesWithTender,
  publications,
} from './test-model.ts'
import { day, draft, hour, must, plus } from './test-procedure.ts'
import { seenFromOutside } from './test-views.ts'

const opens = 10_000
const published = new Date('2026-06-01T08:00:00Z')
const applications = new Date('2026-07-01T10:00:00Z')
const offers = new Date('2026-08-03T10:00:00Z')
const final = plus(applications, 5 * day)
const firstOffers = plus(applications, 2 * day)
const awardable = awardableFromAfter(plus(offers, opens))

/** Instants at which something is just possible, or just not any more. */
const around = (deadline: Date): Date[] => [deadline, plus(deadline, opens - 1), plus(deadline, opens)]
const window = (deadline: Date): Date[] => [...around(deadline), plus(deadline, opens + openingWindow + 1)]

type Scenario = {
  name: string
  type: TenderType
  starts: readonly StartStage[]
  isStandard: boolean
  instants: readonly Date[]
  extended: boolean
}

const scenarios: Scenario[] = [
  {
    name: 'negotiated, from its publication or competition',
    type: 0,
    starts: [2, 3],
    isStandard: true,
    instants: [
      plus(published, -hour),
      published,
      ...window(applications),
      ...window(offers),
      plus(awardable, -1),
      awardable,
    ],
    extended: false,
  },
  {
    name: 'negotiated, deadlines moving',
    type: 0,
    starts: [3],
    isStandard: false,
    instants: [
      published,
      ...around(applications),
      ...around(plus(applications, day)),
      ...around(offers),
      ...around(plus(offers, day)),
    ],
    extended: true,
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
    extended: false,
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
      ...around(offers),
      awardable,
    ],
    extended: false,
  },
  {
    name: 'continuous',
    type: 5,
    starts: [2, 3],
    isStandard: false,
    instants: [
      published,
      ...around(applications),
      plus(firstOffers, opens),
      ...around(final),
      plus(offers, opens),
    ],
    extended: false,
  },
]

const offerIds = [11, 12]

type Node = { state: ProcedureState; at: number; from: number; by: string }

/** What tells two states apart for the rules; the two bidders may stand for each other. */
function keyOf({ state, at }: Pick<Node, 'state' | 'at'>): string {
  const { tender, lots, lotOffers } = state
  const lot = lots
    .map((one) => {
      const { opening, award } = one
      const waits = award && `${award.awardableFrom?.getTime()}`
      const opens = opening && `${opening.user}${opening.target}${opening.round}${opening.date.getTime()}`
      const deadlines = `${one.applicationDeadline?.getTime()}/${one.offerDeadline?.getTime()}`
      return `${one.stage}${one.outcome}${one.lastOpenedRound}|${opens}|${waits}|${deadlines}`
    })
    .join()
  const winner = lots[0]?.award?.offerId
  const bidders = offerIds
    .map((id) =>
      lotOffers
        .filter(({ offerId }) => offerId === id)
        .map((part) => {
          const filed = `${part.applicationSent ? 'a' : ''}${part.offerSent ? 'o' : ''}`
          const answer = `${part.deniedAt ? 'd' : ''}${part.finalAnswer?.kind}`
          return `${part.stage}${part.round}${filed}${answer}${part.offerId === winner ? 'w' : ''}`
        })
        .join('+'),
    )
    .toSorted()
  const put = `${tender.published?.getTime()}${tender.archived ? 'x' : ''}${tender.isCancelled ? 'c' : ''}`
  return `${at} ${put} ${tender.skippedPhases.length} ${lot} ${bidders.join(' ')}`
}

const storyOf = (nodes: readonly Node[], index: number): string => {
  const node = nodes[index]
  return node && node.from >= 0 ? `${storyOf(nodes, node.from)} > ${node.by}` : ''
}

/** Every state that can be reached, and which lead to which without cancelling. */
function explore({ type, starts, isStandard, instants, extended }: Scenario) {
  const rounds = type === 5 ? { finalDeadline: final, finalOfferDeadline: plus(offers, day) } : {}
  const first = draft({
    type,
    tender: { isStandard, ...rounds },
    lots: [{ applicationDeadline: applications, offerDeadline: type === 5 ? null : offers }],
  })
  const moves: Move[] = [
    ...publications(starts, published),
    ...movesWithLot(1, offerIds, type === 5 ? [firstOffers, offers] : [offers]),
    ...(extended ? extensions(1, { applications: plus(applications, day), offers: plus(offers, day) }) : []),
    ...movesWithTender,
    ...offerIds.flatMap((id) => movesOfBidder(id, [1])),
  ]
  const nodes: Node[] = [{ state: first, at: 0, from: -1, by: '' }]
  const known = new Map([[keyOf({ state: first, at: 0 }), 0]])
  const leadingTo: number[][] = [[]]
  const wrong: string[] = []
  const reach = (from: number, state: ProcedureState, at: number, by: string) => {
    const key = keyOf({ state, at })
    const found = known.get(key)
    const index = found ?? nodes.length
    if (found === undefined) {
      known.set(key, index)
      nodes.push({ state, at, from, by })
      leadingTo.push([])
    }
    if (by !== 'cancel' && index !== from) leadingTo[index]?.push(from)
    return index
  }
  for (let index = 0; index < nodes.length && wrong.length === 0; index++) {
    const { state, at } = nodes[index] as Node
    const now = instants[at] as Date
    const next = instants[at + 1]
    const complain = (found: string[], by: string) =>
      wrong.push(...found.map((rule) => `${rule}: ${storyOf(nodes, index)} > ${by}`))
    complain(wrongState(state, now), 'stands')
    const outside = JSON.stringify(seenFromOutside(state, now))
    for (const move of moves) {
      const done = move.run(state, now)
      if (!done.allowed) continue
      complain(wrongStep(state, done, move, now), move.name)
      if (move.by === 'bidder' && JSON.stringify(seenFromOutside(done.state, now)) !== outside)
        complain(['outsiders notice'], move.name)
      reach(index, done.state, at, move.name)
    }
    // A draft waits for whoever writes it.
    if (next && state.tender.published !== null)
      reach(index, must(tick(state, {}, next)).state, at + 1, `until ${next.toISOString()}`)
  }
  return { nodes, leadingTo, wrong }
}

/** Everything from which one of the goals can be reached. */
function waysTo(goals: readonly number[], leadingTo: readonly number[][]): Set<number> {
  const reached = new Set(goals)
  const open = [...goals]
  for (let index = open.pop(); index !== undefined; index = open.pop())
    for (const before of leadingTo[index] ?? [])
      if (!reached.has(before)) {
        reached.add(before)
        open.push(before)
      }
  return reached
}

const isOver = ({ state }: Node) => state.lots.every(({ outcome }) => outcome !== null)
const isAwarded = ({ state }: Node) => state.lots.some(({ outcome }) => outcome === 'AWARDED')
const indexes = (nodes: readonly Node[], fits: (node: Node) => boolean) =>
  nodes.flatMap((node, index) => (fits(node) ? [index] : []))

describe('one lot, two bidders, every way it can go', () => {
  test.each(scenarios)('$name', (scenario) => {
    const began = performance.now()
    const { nodes, leadingTo, wrong } = explore(scenario)
    console.log(scenario.name, nodes.length, Math.round(performance.now() - began))
    expect(wrong.slice(0, 5)).toEqual([])
    const canEnd = waysTo(indexes(nodes, isOver), leadingTo)
    const stuck = indexes(nodes, ({ state }) => state.tender.archived === null).filter(
      (one) => !canEnd.has(one),
    )
    expect(stuck.slice(0, 5).map((one) => storyOf(nodes, one))).toEqual([])
    const canBeAwarded = waysTo(indexes(nodes, isAwarded), leadingTo)
    const begun = scenario.starts.map((start) => indexes(nodes, ({ by }) => by === `publish at ${start}`)[0])
    expect(begun.map((one) => one !== undefined && canBeAwarded.has(one))).toEqual(
      scenario.starts.map(() => true),
    )
  })
})
void [hearPublished, publish, unpublish, cancel, endLot]

