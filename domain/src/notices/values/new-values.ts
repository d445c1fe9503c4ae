import { withField, withGroupAdded } from './editing.ts'
import { type Form, isField, isGroup } from '../form/form.ts'
import { type Place, placesOf } from '../form/form-index.ts'
import { identifierMaker } from './identifiers.ts'
import { childPath } from '../form/paths.ts'
import { groupAt, groupIn } from './reading.ts'
import { slotted } from './slots.ts'
import { newGroup, newInstances } from './structure.ts'
import { syntaxFault } from '../check/value-faults.ts'
import type { PanelValues } from './values.ts'

/** The procedure and the notice are known by numbers that nobody else has. */
const uniqueFields = ['BT-04-notice', 'BT-701-notice']

export type Start = { uuid: () => string; initial?: Readonly<Record<string, string>> }

/** A form as nobody has touched it: what must be there is there, what is known is filled in. */
export function newValues(form: Form, { uuid, initial = {} }: Start): PanelValues {
  const identify = identifierMaker(form, [])
  const empty = form.panels.flatMap((panel) => {
    if (panel.repeatable) return newInstances(panel, identify)
    const value = newGroup(panel, 1, identify)
    return value.children.length > 0 ? [value] : []
  })
  const unique = uniqueFields.filter((field) => placesOf(form).has(field)).map((field) => [field, uuid()])
  const wanted = Object.entries(initial).filter(([contentId, text]) => mayBegin(form, contentId, text))
  return [...unique, ...wanted].reduce(
    (values, [contentId = '', text = '']) => withFirst(form, values, contentId, text),
    empty as PanelValues,
  )
}

/** Wishes come from an address anybody may type: what is not asked of a person, or cannot be read, is passed over. */
function mayBegin(form: Form, contentId: string, text: string): boolean {
  const field = placesOf(form).get(contentId)?.item
  if (!field || !isField(field) || !text.trim()) return false
  return !(field.readOnly || field.hidden || field.schemeId || field.presetValue) && !syntaxFault(field, text)
}

/** Fills the first instance of a field, adding the groups round it that are not there yet. */
function withFirst(form: Form, values: PanelValues, contentId: string, text: string): PanelValues {
  const { item, groups } = placesOf(form).get(contentId) as Place
  if (isGroup(item)) return values
  let next = values
  let path = ''
  for (const group of groups) {
    const inside = path ? (groupAt(next, path)?.children ?? []) : next
    const step = { contentId: group.contentId, ordinal: 1 }
    if (group.repeatable && !groupIn(inside, step))
      next = withGroupAdded(form, next, path, group.contentId).values
    path = childPath(path, group)
  }
  return withField(form, next, childPath(path, item), slotted(item, text))
}
