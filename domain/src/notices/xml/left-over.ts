import type { ValuePath } from '../form/paths.ts'
import { impliedCode, numbered } from './exceptions.ts'
import type { CanonicalPath, ReadNote, XmlElement } from './notice-xml.ts'
import type { FieldFinder, Way } from './standard-fields.ts'

/** What is known of the elements that no field took in. */
export type Known = {
  taken: ReadonlySet<XmlElement>
  /** The parts of the form that elements stand for. */
  places: ReadonlyMap<XmlElement, ValuePath>
  finder: FieldFinder
}

/** What no field took in. */
export function leftOver(root: XmlElement, { taken, places, finder }: Known): ReadNote[] {
  const notes: ReadNote[] = []
  const walk = (element: XmlElement, path: CanonicalPath, way: Way | undefined, around?: ValuePath): void => {
    const place = places.get(element) ?? around
    if (element.text && !taken.has(element)) {
      const fieldId = way && finder.fieldOf(element, way)
      const known = { ...(place !== undefined && { place }), ...(fieldId && { fieldId }) }
      notes.push({ kind: 'unknown', path, text: element.text, ...known })
    }
    const counts = new Map<string, number>()
    for (const child of element.children) {
      const count = (counts.get(child.name) ?? 0) + 1
      counts.set(child.name, count)
      walk(child, `${path}/${child.name}[${count}]`, way?.next.get(child.name), place)
    }
  }
  walk(root, `/${root.name}`, finder.start)
  return notes
}

/** What says no more than its place does, and so comes by itself again: numbers of references, the implied code. */
export function supplementsIn(root: XmlElement): Set<XmlElement> {
  const found = new Set<XmlElement>()
  const walk = ({ children }: XmlElement): void => {
    const counts = new Map<string, number>()
    for (const child of children) {
      const count = (counts.get(child.name) ?? 0) + 1
      counts.set(child.name, count)
      const within = (wanted: string) => child.children.find(({ name }) => name === wanted)
      const number = numbered.has(child.name) ? within('cbc:ID') : undefined
      if (number?.text === String(count)) found.add(number)
      const isTerm = child.name === impliedCode.element && within(impliedCode.by)
      const code = isTerm ? within(impliedCode.code) : undefined
      if (code?.text === impliedCode.text) found.add(code)
      walk(child)
    }
  }
  walk(root)
  return found
}
