import type { ValuePath } from '../form/paths.ts'
import { isLanguageCode } from '../values/values.ts'
import { impliedCode, numbered } from './exceptions.ts'
import type { CanonicalPath, ReadNote, XmlElement } from './notice-xml.ts'
import type { FieldFinder, Way } from './standard-fields.ts'

/** What is known of the elements that no field took in. */
export type Known = {
  taken: ReadonlySet<XmlElement>
  /** The parts of the form that elements stand for. */
  places: ReadonlyMap<XmlElement, ValuePath>
  finder: FieldFinder
  /** Whether this part of the form, or the whole of it, holds that field already. */
  isHeld: (fieldId: string, place: ValuePath | undefined) => boolean
}

/** What no field took in. */
export function leftOver(root: XmlElement, { taken, places, finder, isHeld }: Known): ReadNote[] {
  const notes: ReadNote[] = []
  const holders = holdersOfRest(root, taken)
  const walk = (element: XmlElement, path: CanonicalPath, way: Way | undefined, around?: ValuePath): void => {
    const place = places.get(element) ?? around
    if (element.text && !taken.has(element)) {
      const fieldId = way && finder.fieldOf(element, way)
      const known = { ...(place !== undefined && { place }), ...(fieldId && { fieldId }) }
      const isMore = fieldId && isHeld(fieldId, place) && !isOfNoLanguage(element)
      const kind = isMore ? 'repeated' : 'unknown'
      notes.push({ kind, path, text: element.text, ...known })
    }
    const counts = new Map<string, number>()
    for (const child of element.children) {
      const count = (counts.get(child.name) ?? 0) + 1
      counts.set(child.name, count)
      if (holders.has(child)) walk(child, `${path}/${child.name}[${count}]`, way?.next.get(child.name), place)
    }
  }
  if (holders.has(root)) walk(root, `/${root.name}`, finder.start)
  return notes
}

/** A text whose language is none was never one of its field's. */
const isOfNoLanguage = ({ attributes }: XmlElement): boolean => {
  const language = attributes['languageID']
  return language !== undefined && !isLanguageCode(language)
}

/** Every element in which something is left: of most notices none, so that no path has to be known. */
function holdersOfRest(root: XmlElement, taken: Known['taken']): ReadonlySet<XmlElement> {
  const holders = new Set<XmlElement>()
  const walk = (element: XmlElement): boolean => {
    let isLeft = element.text !== '' && !taken.has(element)
    for (const child of element.children) if (walk(child)) isLeft = true
    if (isLeft) holders.add(element)
    return isLeft
  }
  walk(root)
  return holders
}

/** What says no more than its place does, and so comes by itself again: numbers of references, the implied code. */
export function supplementsIn(root: XmlElement): Set<XmlElement> {
  const found = new Set<XmlElement>()
  const walk = ({ children }: XmlElement): void => {
    let counts: Map<string, number> | undefined
    for (const child of children) {
      if (numbered.has(child.name)) {
        counts ??= new Map()
        const count = (counts.get(child.name) ?? 0) + 1
        counts.set(child.name, count)
        const number = within(child, 'cbc:ID')
        if (number?.text === String(count)) found.add(number)
      } else if (child.name === impliedCode.element && within(child, impliedCode.by)) {
        const code = within(child, impliedCode.code)
        if (code?.text === impliedCode.text) found.add(code)
      }
      walk(child)
    }
  }
  walk(root)
  return found
}

const within = ({ children }: XmlElement, wanted: string): XmlElement | undefined =>
  children.find(({ name }) => name === wanted)
