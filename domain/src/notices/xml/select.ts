import type { XmlElement } from './notice-xml.ts'
import type { Step, Test } from './steps.ts'

/** Finds elements by the standard's paths in one notice. */
export type Select = (from: XmlElement, steps: readonly Step[]) => readonly XmlElement[]

/** Every element's holder. */
export function parentsIn(root: XmlElement): ReadonlyMap<XmlElement, XmlElement> {
  const parents = new Map<XmlElement, XmlElement>()
  const walk = (element: XmlElement): void => {
    for (const child of element.children) {
      parents.set(child, element)
      walk(child)
    }
  }
  walk(root)
  return parents
}

const none: readonly XmlElement[] = []

/** Most of what a form asks for is not in a notice: that is found out without making anything. */
export function selector(parents: ReadonlyMap<XmlElement, XmlElement>): Select {
  const select: Select = (from, steps) => collected(from, steps, 0, undefined) ?? none
  const collected = (
    from: XmlElement,
    steps: readonly Step[],
    at: number,
    found: XmlElement[] | undefined,
  ): XmlElement[] | undefined => {
    const step = steps[at]
    if (!step) {
      found?.push(from)
      return found ?? [from]
    }
    let all = found
    for (const child of from.children) if (isMeant(child, step)) all = collected(child, steps, at + 1, all)
    return all
  }
  const isMeant = (element: XmlElement, { name, tests }: Step): boolean =>
    element.name === name && tests.every((test) => holds(element, test))
  const holds = (element: XmlElement, test: Test): boolean =>
    'not' in test ? !holds(element, test.not) : isFound(element, test.path, 0, test.values)

  /** Whether the path leads on from its step at hand to one of the values, or to anything where none are given. */
  const isFound = (
    element: XmlElement,
    path: readonly Step[],
    at: number,
    values: readonly string[] | undefined,
  ): boolean => {
    const step = path[at]
    if (!step || step.name === 'text()') return !values || values.includes(element.text)
    if (step.name.startsWith('@')) {
      const value = element.attributes[step.name.slice(1)]
      return value !== undefined && (!values || values.includes(value))
    }
    const parent = step.name === '..' ? parents.get(element) : undefined
    if (parent) return isFound(parent, path, at + 1, values)
    return element.children.some((child) => isMeant(child, step) && isFound(child, path, at + 1, values))
  }
  return select
}
