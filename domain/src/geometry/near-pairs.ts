import type { Position } from './shape.ts'

type Spread<Item> = { item: Item; low: number; high: number }

/** Seen along these, long things that lie side by side in some direction are short in one of them. */
const directions = Array.from({ length: 16 }, (_, step): Position => {
  const angle = (step * Math.PI) / 16
  return [Math.cos(angle), Math.sin(angle)]
})

/** Whether a pair among things that may meet passes the test; those that lie apart are never compared. */
export function someNearPair<Item>(
  items: readonly Item[],
  cornersOf: (item: Item) => readonly Position[],
  test: (one: Item, other: Item) => boolean,
): boolean {
  let near: Spread<Item>[] = []
  for (const spread of shortestSpreads(items, cornersOf)) {
    const { item, low } = spread
    near = near.filter(({ high }) => high >= low)
    for (const other of near) if (test(other.item, item)) return true
    near.push(spread)
  }
  return false
}

/** Along the direction in which they overlap least, in order. */
function shortestSpreads<Item>(
  items: readonly Item[],
  cornersOf: (item: Item) => readonly Position[],
): Spread<Item>[] {
  const corners = items.map((item) => ({ item, corners: cornersOf(item) }))
  let shortest: Spread<Item>[] = []
  let least = Number.POSITIVE_INFINITY
  for (const direction of directions) {
    const spreads = corners.map((thing) => spreadAlong(direction, thing))
    const sum = spreads.reduce((all, { low, high }) => all + high - low, 0)
    if (sum < least) [least, shortest] = [sum, spreads]
  }
  return shortest.toSorted((a, b) => a.low - b.low)
}

function spreadAlong<Item>(
  [dx, dy]: Position,
  { item, corners }: { item: Item; corners: readonly Position[] },
): Spread<Item> {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [x, y] of corners) {
    const way = x * dx + y * dy
    low = Math.min(low, way)
    high = Math.max(high, way)
  }
  return { item, low: low - tolerance, high: high + tolerance }
}

/** Sums of rounded numbers: what touches must stay near. */
const tolerance = 1e-8
