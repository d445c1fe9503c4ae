import type { Condition } from '../form/conditions.ts'
import { type Form, type FormField, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { textsOf } from '../values/reading.ts'
import { type GroupValue, type ItemValue, isGroupValue, type PanelValues } from '../values/values.ts'

/** For each field the panels whose conditions look at it from outside of the instance that holds it. */
type Readers = ReadonlyMap<string, ReadonlySet<string>>
const indexes = new WeakMap<Form, Readers>()

function readersOf(form: Form): Readers {
  const known = indexes.get(form)
  if (known) return known
  const readers = new Map<string, Set<string>>()
  for (const { item, groups } of placesOf(form).values())
    if (isField(item))
      for (const condition of conditionsOf(item))
        addReads(form, readers, groups[0]?.contentId ?? '', condition)
  indexes.set(form, readers)
  return readers
}

const conditionsOf = ({ required, requiredOnce, forbidden }: FormField): Condition[] =>
  [required, requiredOnce?.when, forbidden].filter((rule) => typeof rule === 'object')

/** In its own panel a condition looks only at its own instance, unless it says otherwise. */
function addReads(form: Form, readers: Map<string, Set<string>>, panel: string, condition: Condition): void {
  const places = placesOf(form)
  const walked = new Set<string>()
  const add = (id: string, isFar: boolean): void => {
    const place = places.get(id)
    if (!place) return
    const isOutside = isFar || place.groups[0]?.contentId !== panel
    if (isOutside) readers.set(id, (readers.get(id) ?? new Set()).add(panel))
    if (!isField(place.item) || !place.item.presetWith || walked.has(id)) return
    walked.add(id)
    for (const other of place.item.presetWith) add(other, isOutside)
    if (place.item.forbidden) walk(place.item.forbidden, isOutside)
  }
  const walk = (part: unknown, isFar: boolean): void => {
    if (typeof part !== 'object' || part === null) return
    const goesFar = isFar || 'everywhere' in part || ('around' in part && part.around === '')
    if ('field' in part) add(String(part.field), goesFar)
    for (const inner of Object.values(part)) walk(inner, goesFar)
  }
  walk(condition, false)
}

/** What is read from outside of a panel, by the panels that read it; kept as long as the panel is the same. */
const kept = new WeakMap<GroupValue, { form: Form; texts: ReadonlyMap<string, string> }>()

function toldBy(form: Form, panel: GroupValue): ReadonlyMap<string, string> {
  const known = kept.get(panel)
  if (known?.form === form) return known.texts
  const readers = readersOf(form)
  const texts = new Map<string, string>()
  const tell = (children: readonly ItemValue[], place: string): void => {
    for (const child of children)
      if (isGroupValue(child)) tell(child.children, `${place}/${child.contentId}:${child.ordinal}`)
      else
        for (const reader of readers.get(child.contentId) ?? []) {
          const said = JSON.stringify([place, child.contentId, textsOf(child), child.unitValue])
          texts.set(reader, (texts.get(reader) ?? '') + said)
        }
  }
  tell(panel.children, '')
  kept.set(panel, { form, texts })
  return texts
}

/** By the reading panel, in one version of the values. */
const outsides = new WeakMap<PanelValues, { form: Form; texts: Map<string, string> }>()

/** Everything that the conditions of a panel can see beyond their own instance, as one text to compare. */
export function outsideOf(form: Form, values: PanelValues, reader: string): string {
  const known = outsides.get(values)
  const { texts } = known?.form === form ? known : { texts: new Map<string, string>() }
  if (known?.form !== form) outsides.set(values, { form, texts })
  const text = texts.get(reader) ?? textOf(form, values, reader)
  texts.set(reader, text)
  return text
}

const textOf = (form: Form, values: PanelValues, reader: string): string =>
  values
    .map((panel) => {
      const told = toldBy(form, panel).get(reader)
      return told === undefined ? '' : `${panel.contentId}:${panel.ordinal}${told}`
    })
    .join('')
