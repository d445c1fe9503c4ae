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

export function selector(parents: ReadonlyMap<XmlElement, XmlElement>): Select {
  const select: Select = (from, steps) => {
    let found: readonly XmlElement[] = [from]
    for (const { name, tests } of steps)
      found = found.flatMap(({ children }) =>
        children.filter((child) => child.name === name && tests.every((test) => holds(child, test))),
      )
    return found
  }
  const holds = (element: XmlElement, test: Test): boolean => {
    if ('not' in test) return !holds(element, test.not)
    const found = textsAt(element, test.path)
    return test.values ? found.some((text) => test.values?.includes(text)) : found.length > 0
  }
  const textsAt = (element: XmlElement, path: readonly Step[]): string[] => {
    const [step, ...rest] = path
    if (!step || step.name === 'text()') return [element.text]
    if (step.name.startsWith('@')) {
      const value = element.attributes[step.name.slice(1)]
      return value === undefined ? [] : [value]
    }
    const parent = step.name === '..' ? parents.get(element) : undefined
    const next = parent ? [parent] : select(element, [step])
    return next.flatMap((one) => textsAt(one, rest))
  }
  return select
}
