import { type Effort, spend } from './effort.ts'
import type { Position } from './shape.ts'

/** From where to where each of several things goes in one direction. */
type Spans = { low: Float64Array; high: Float64Array }

/** Seen along these, long things that lie side by side in some direction are short in one of them. */
const directions = Array.from({ length: 16 }, (_, step): Position => {
  const angle = (step * Math.PI) / 16
  return [Math.cos(angle), Math.sin(angle)]
})
const quarterTurn = directions.length / 2

/** How much dearer a test is than finding out that two things lie apart. */
const testCost = 8

/** Whether a pair among things that may meet passes the test; those that lie apart are never compared. */
export function someNearPair<Item>(
  items: readonly Item[],
  cornersOf: (item: Item) => readonly Position[],
  test: (one: Item, other: Item) => boolean,
  effort: Effort,
): boolean {
  const { sorted, along, across } = inOrder(items, items.map(cornersOf))
  for (const [at, item] of sorted.entries()) {
    const end = along.high[at] ?? 0
    const from = across.low[at] ?? 0
    const to = across.high[at] ?? 0
    let next = at + 1
    for (; next < sorted.length && (along.low[next] ?? 0) <= end; next++) {
      if ((across.low[next] ?? 0) > to || (across.high[next] ?? 0) < from) continue
      spend(effort, testCost)
      if (test(item, sorted[next] as Item)) return true
    }
    spend(effort, next - at)
  }
  return false
}

/** Along the direction in which they overlap least, and across it. */
function inOrder<Item>(items: readonly Item[], corners: readonly (readonly Position[])[]) {
  const spans = directions.map((direction) => spansAlong(direction, corners))
  const counts = spans.map(sampledPairs)
  const shortest = counts.indexOf(Math.min(...counts))
  const [along, across] = [spans[shortest], spans[(shortest + quarterTurn) % spans.length]] as [Spans, Spans]
  const order = Uint32Array.from(items.keys()).toSorted((a, b) => (along.low[a] ?? 0) - (along.low[b] ?? 0))
  return {
    sorted: Array.from(order, (at) => items[at] as Item),
    along: reordered(along, order),
    across: reordered(across, order),
  }
}

/** With how many others a few of them overlap: enough to tell a good direction from a bad one. */
function sampledPairs({ low, high }: Spans): number {
  const step = Math.ceil(low.length / 32)
  let pairs = 0
  for (let at = 0; at < low.length; at += step) {
    const from = low[at] ?? 0
    const to = high[at] ?? 0
    for (let other = 0; other < low.length; other++)
      if ((low[other] ?? 0) <= to && (high[other] ?? 0) >= from) pairs += 1
  }
  return pairs
}

const reordered = ({ low, high }: Spans, order: Uint32Array): Spans => ({
  low: Float64Array.from(order, (at) => low[at] ?? 0),
  high: Float64Array.from(order, (at) => high[at] ?? 0),
})

function spansAlong([dx, dy]: Position, things: readonly (readonly Position[])[]): Spans {
  const low = new Float64Array(things.length)
  const high = new Float64Array(things.length)
  for (const [at, corners] of things.entries()) {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const [x, y] of corners) {
      const way = x * dx + y * dy
      if (way < least) least = way
      if (way > most) most = way
    }
    low[at] = least - tolerance
    high[at] = most + tolerance
  }
  return { low, high }
}

/** Sums of rounded numbers: what touches must stay near. */
const tolerance = 1e-8
