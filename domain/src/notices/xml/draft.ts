import type { ValuePath } from '../form/paths.ts'
import type { Step } from './steps.ts'

/** An element that is being written. */
export type Draft = {
  name: string
  /** Tells it apart from others of its name. */
  key: string
  parent: Draft | undefined
  /** Often shared with others, so never changed in place. */
  attributes: Readonly<Record<string, string>>
  text: string
  children: Draft[]
  /** Where the schemas want it among its siblings; known once all are there. */
  rank: number
  /** The latest child of each kind, once there are many. */
  latest: Map<string, Draft> | undefined
  /** What it was written from: a group, or a field of it. */
  place: ValuePath | undefined
  field: string | undefined
}

const noAttributes: Draft['attributes'] = {}
export const isBare = ({ attributes }: Draft): boolean => attributes === noAttributes

export const newDraft = ({ name, key }: Pick<Step, 'name' | 'key'>, parent?: Draft): Draft => ({
  name,
  key,
  parent,
  attributes: noAttributes,
  text: '',
  children: [],
  rank: 0,
  latest: undefined,
  place: undefined,
  field: undefined,
})

/** From here on looking through all of them takes longer than remembering the latest of each kind. */
const many = 16

export function newChild(parent: Draft, step: Step): Draft {
  const child = newDraft(step, parent)
  parent.children.push(child)
  if (parent.latest) parent.latest.set(step.key, child)
  else if (parent.children.length === many)
    parent.latest = new Map(parent.children.map((each) => [each.key, each]))
  return child
}

/** The latest child of a kind. */
export function latestChild({ latest, children }: Draft, { key }: Step): Draft | undefined {
  if (latest) return latest.get(key)
  for (let at = children.length - 1; at >= 0; at--) if (children[at]?.key === key) return children[at]
  return undefined
}

/** The element at the end of the steps; those on the way are made where they are not there yet. */
export function childAt(parent: Draft, steps: readonly Step[], from = 0, to = steps.length): Draft {
  let element = parent
  for (let at = from; at < to; at++) {
    const step = steps[at]
    if (step) element = latestChild(element, step) ?? newChild(element, step)
  }
  return element
}

/** Like `childAt`, but with new elements from the given step on. */
export function newChildAt(parent: Draft, steps: readonly Step[], branch: number): Draft {
  const holder = childAt(parent, steps, 0, branch)
  const first = steps[branch]
  return first ? childAt(newChild(holder, first), steps, branch + 1) : holder
}

/** A place for one more text: new elements are made only where the old one is taken. */
export function freeChildAt(parent: Draft, steps: readonly Step[], branch: number): Draft {
  const found = childAt(parent, steps)
  return found.text ? newChildAt(parent, steps, branch) : found
}

export function above(element: Draft, levels: number): Draft {
  let found = element
  for (let level = 0; level < levels && found.parent; level++) found = found.parent
  return found
}
