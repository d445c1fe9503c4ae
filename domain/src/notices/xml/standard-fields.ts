import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Form } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { pathOf } from './element-paths.ts'
import type { XmlElement } from './notice-xml.ts'
import { rootNode } from './plan.ts'
import type { Select } from './select.ts'
import { parsedPath, type Step } from './steps.ts'

/** The steps from the root to a field's element. */
export function stepsToField(catalogue: Catalogue, field: string): readonly Step[] {
  const facts = catalogue.fields[field]
  const nodes: string[] = []
  for (let node = facts?.node; node && node !== rootNode; node = catalogue.nodes[node]?.parent)
    nodes.unshift(pathOf(catalogue, node))
  return [...nodes, pathOf(catalogue, field)].flatMap(parsedPath)
}

type Candidate = { fieldId: string; steps: readonly Step[] }

/** Where the standard has elements: the fields whose way from the root ends here, and the names that lead on. */
export type Way = { readonly fields: readonly Candidate[]; readonly next: ReadonlyMap<string, Way> }
type GrowingWay = { fields: Candidate[]; next: Map<string, GrowingWay> }

/** Knows an element by the way it was reached on, one name after the other: other names lead nowhere. */
export type FieldFinder = {
  start: Way
  fieldOf: (element: XmlElement, way: Way) => string | undefined
}

const starts = new WeakMap<Catalogue, Way>()

/** The ways to every field of the standard; attributes are no elements. */
function waysIn(catalogue: Catalogue): Way {
  const known = starts.get(catalogue)
  if (known) return known
  const start: GrowingWay = { fields: [], next: new Map() }
  for (const fieldId of Object.keys(catalogue.fields)) {
    const steps = stepsToField(catalogue, fieldId)
    if (!steps.at(-1)?.name.startsWith('@')) wayAlong(start, steps).fields.push({ fieldId, steps })
  }
  starts.set(catalogue, start)
  return start
}

function wayAlong(start: GrowingWay, steps: readonly Step[]): GrowingWay {
  let way = start
  for (const { name } of steps) {
    const further = way.next.get(name) ?? { fields: [], next: new Map() }
    way.next.set(name, further)
    way = further
  }
  return way
}

/** Knows the elements of one notice by the standard's fields; one that the form has too comes first. */
export function fieldFinder(catalogue: Catalogue, form: Form, root: XmlElement, select: Select): FieldFinder {
  const places = placesOf(form)
  const found = new Map<string, ReadonlySet<XmlElement>>()
  const elementsOf = ({ fieldId, steps }: Candidate) => {
    const elements = found.get(fieldId) ?? new Set(select(root, steps))
    found.set(fieldId, elements)
    return elements
  }
  return {
    start: waysIn(catalogue),
    fieldOf: (element, { fields }) => {
      const meant = fields.filter((one) => elementsOf(one).has(element))
      return (meant.find(({ fieldId }) => places.has(fieldId)) ?? meant[0])?.fieldId
    },
  }
}
