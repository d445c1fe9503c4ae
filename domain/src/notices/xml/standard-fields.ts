import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Form } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { paths } from './exceptions.ts'
import type { XmlElement } from './notice-xml.ts'
import { rootNode } from './plan.ts'
import type { Select } from './select.ts'
import { parsedPath, type Step } from './steps.ts'

/** The field the standard has for an element, which stands at the end of these names below the root. */
export type FieldOf = (element: XmlElement, names: readonly string[]) => string | undefined

/** The steps from the root to a field's element. */
export function stepsToField(catalogue: Catalogue, field: string): readonly Step[] {
  const facts = catalogue.fields[field]
  const nodes: string[] = []
  for (let node = facts?.node; node && node !== rootNode; node = catalogue.nodes[node]?.parent)
    nodes.unshift(paths[node] ?? catalogue.nodes[node]?.path ?? '')
  return [...nodes, paths[field] ?? facts?.path ?? ''].flatMap(parsedPath)
}

type Candidate = { fieldId: string; steps: readonly Step[] }
const indexes = new WeakMap<Catalogue, ReadonlyMap<string, readonly Candidate[]>>()

/** Every field of the standard by the names on the way to it; attributes are no elements. */
function candidatesIn(catalogue: Catalogue): ReadonlyMap<string, readonly Candidate[]> {
  const known = indexes.get(catalogue)
  if (known) return known
  const candidates = Object.keys(catalogue.fields).map((fieldId) => ({
    fieldId,
    steps: stepsToField(catalogue, fieldId),
  }))
  const elements = candidates.filter(({ steps }) => !steps.at(-1)?.name.startsWith('@'))
  const index = Map.groupBy(elements, ({ steps }) => steps.map(({ name }) => name).join('/'))
  indexes.set(catalogue, index)
  return index
}

/** Knows the elements of one notice by the standard's fields; one that the form has too comes first. */
export function fieldFinder(catalogue: Catalogue, form: Form, root: XmlElement, select: Select): FieldOf {
  const candidates = candidatesIn(catalogue)
  const places = placesOf(form)
  const found = new Map<string, ReadonlySet<XmlElement>>()
  const elementsOf = ({ fieldId, steps }: Candidate) => {
    const elements = found.get(fieldId) ?? new Set(select(root, steps))
    found.set(fieldId, elements)
    return elements
  }
  return (element, names) => {
    const meant = (candidates.get(names.join('/')) ?? []).filter((one) => elementsOf(one).has(element))
    return (meant.find(({ fieldId }) => places.has(fieldId)) ?? meant[0])?.fieldId
  }
}
