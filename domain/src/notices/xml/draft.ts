import type { ValuePath } from '../form/paths.ts'
import type { Step } from './steps.ts'

/** An element that is being written. */
export type Draft = {
  name: string
  parent: Draft | null
  attributes: Record<string, string>
  text: string
  children: Draft[]
  /** The latest child of each kind, once there is one. */
  latest?: Map<string, Draft>
  /** What it was written from. */
  place?: ValuePath
}

export const newDraft = (name: string, parent: Draft | null = null): Draft => ({
  name,
  parent,
  attributes: {},
  text: '',
  children: [],
})

export function newChild(parent: Draft, { name, key }: Step): Draft {
  const child = newDraft(name, parent)
  parent.children.push(child)
  parent.latest ??= new Map()
  parent.latest.set(key, child)
  return child
}

/** The element at the end of the steps; those on the way are made where they are not there yet. */
export const childAt = (parent: Draft, steps: readonly Step[]): Draft =>
  steps.reduce((element, step) => element.latest?.get(step.key) ?? newChild(element, step), parent)

/** A place for one more text: like `childAt`, but with new elements from the given step on where the old one is taken. */
export function freeChildAt(parent: Draft, steps: readonly Step[], branch: number): Draft {
  const found = childAt(parent, steps)
  if (!found.text) return found
  const holder = childAt(parent, steps.slice(0, branch))
  const [first, ...rest] = steps.slice(branch)
  return first ? childAt(newChild(holder, first), rest) : found
}

export function above(element: Draft, levels: number): Draft {
  let found = element
  for (let level = 0; level < levels && found.parent; level++) found = found.parent
  return found
}
