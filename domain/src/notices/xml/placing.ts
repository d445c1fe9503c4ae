import type { ValuePath } from '../form/paths.ts'
import { childAt, type Draft, newChildAt } from './draft.ts'
import type { GroupWay, Way } from './item-ways.ts'

/** An instance of a node that is open while its group is written; its element is made with the first value in it. */
export type Open = { by: GroupWay | undefined; path: ValuePath; element: Draft | undefined }

/** The element that a way begins at. */
export const startOf = (open: readonly Open[], { from }: Way): Draft => elementOf(open, from)

function elementOf(open: readonly Open[], at: number): Draft {
  const one = open[at]
  if (one?.element) return one.element
  if (!one?.by?.way) throw new Error(`nothing is open at ${at}`)
  const { way, branch } = one.by
  const start = startOf(open, way)
  const element = branch < way.steps.length ? newChildAt(start, way.steps, branch) : childAt(start, way.steps)
  element.place ??= one.path
  one.element = element
  return element
}
