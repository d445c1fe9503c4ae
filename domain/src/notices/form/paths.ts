import { type FormItem, isGroup } from './form.ts'

/** Where a value stands: `GR-Lot[2]/GR-Lot-Purpose/BT-21-Lot`; `[n]` stands behind repeatable groups only, '' is the root. */
export type ValuePath = string

/** One step of a path. */
export type Step = { contentId: string; ordinal: number }

export function childPath(parent: ValuePath, item: FormItem, ordinal = 1): ValuePath {
  const step = isGroup(item) && item.repeatable ? `${item.contentId}[${ordinal}]` : item.contentId
  return parent ? `${parent}/${step}` : step
}

/** `GR-Lot[2]/GR-Lot-Purpose` of `GR-Lot[2]/GR-Lot-Purpose/BT-21-Lot`. */
export const parentPath = (path: ValuePath): ValuePath => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** `GR-Lot[2]`: the panel a value stands in. */
export const topPath = (path: ValuePath): ValuePath => path.split('/', 1)[0] ?? ''

export function stepsOf(path: ValuePath): Step[] {
  return path ? path.split('/').map(stepOf) : []
}

function stepOf(text: string): Step {
  const open = text.endsWith(']') ? text.lastIndexOf('[') : -1
  if (open < 0) return { contentId: text, ordinal: 1 }
  return { contentId: text.slice(0, open), ordinal: Number(text.slice(open + 1, -1)) }
}

/** An id for the page: `GR-Procedure`, `GR-Lot-2`. */
export const anchorOf = (path: ValuePath): string =>
  path.replaceAll(/\[(\d+)\]/g, '-$1').replaceAll(/[^\w-]+/g, '_')
