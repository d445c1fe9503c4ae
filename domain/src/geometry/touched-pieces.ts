import type { Area } from './area-within.ts'
import type { Placed, Touch } from './crossings.ts'
import { type Effort, spend } from './effort.ts'
import { along, liesOn, onTheLine } from './line.ts'
import type { Position } from './shape.ts'

/** Finds the touches of two areas, the lines of the one asked for first; `owners` says to which area each ring belongs. */
export function touchesBetween(touches: readonly Touch[], owners?: readonly number[]) {
  const found = new Map<number, Map<number, Touch[]>>()
  const add = (line: Placed, other: Placed) => {
    const [one, another] = [owners?.[line.ring] ?? line.ring, owners?.[other.ring] ?? other.ring]
    if (one === another) return
    const ofOne = found.get(one) ?? new Map<number, Touch[]>()
    found.set(one, ofOne)
    const list = ofOne.get(another)
    if (list) list.push([line, other])
    else ofOne.set(another, [[line, other]])
  }
  for (const [line, other] of touches) {
    add(line, other)
    add(other, line)
  }
  return (one: Area, another: Area): readonly Touch[] => found.get(one.first)?.get(another.first) ?? []
}

/**
 * The touched lines of one area, cut where the other touches them: the middle of each piece that does not run along
 * the border of the other. What is not touched lies on the same side as the piece before it.
 */
export function touchedPieces(touches: readonly Touch[], effort: Effort): Position[] {
  const touching = new Map<Placed, Placed[]>()
  for (const [line, other] of touches) {
    const others = touching.get(line)
    if (others) others.push(other)
    else touching.set(line, [other])
  }
  return [...touching].flatMap(([line, others]) => middlesOf(line, others, effort))
}

function middlesOf(line: Placed, others: readonly Placed[], effort: Effort): Position[] {
  const cuts = new Set([1])
  for (const { x, y, toX, toY } of others) {
    if (liesOn(line, x, y)) cuts.add(along(line, x, y))
    if (liesOn(line, toX, toY)) cuts.add(along(line, toX, toY))
  }
  spend(effort, 32 * others.length + cuts.size * others.length)
  const middles: Position[] = []
  let begin = 0
  for (const end of [...cuts].toSorted((a, b) => a - b)) {
    const middle = (begin + end) / 2
    const x = line.x + middle * (line.toX - line.x)
    const y = line.y + middle * (line.toY - line.y)
    if ((end - begin) * line.length > onTheLine && !others.some((other) => liesOn(other, x, y)))
      middles.push([x, y])
    begin = end
  }
  return middles
}
