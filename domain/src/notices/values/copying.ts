import { type Form, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { childPath, parentPath, type ValuePath } from '../form/paths.ts'
import { instancesOf } from './editing.ts'
import { identifierMaker } from './identifiers.ts'
import { groupAt } from './reading.ts'
import { edited, withItem } from './structure.ts'
import { type FieldValue, type GroupValue, isGroupValue, type ItemValue, type PanelValues } from './values.ts'

/** The group once more, behind the others of its kind: all that it says, under identifiers of its own. */
export function withGroupCopied(
  form: Form,
  values: PanelValues,
  path: ValuePath,
): { values: PanelValues; path: ValuePath } {
  const group = groupAt(values, path)
  const place = group && placesOf(form).get(group.contentId)
  if (!group || !place || isField(place.item)) throw new Error(`There is no group at ${path}`)
  const parent = parentPath(path)
  const ordinal = instancesOf(values, parent, group.contentId).length + 1
  const copy = { ...renamed(group, newNames(form, values, group)), ordinal }
  const holder = place.groups.at(-1) ?? form
  const next = edited(form, values, parent, (children) => withItem(holder, children, copy))
  return { values: next, path: childPath(parent, place.item, ordinal) }
}

/** New identifiers for those that stand inside. */
function newNames(form: Form, values: PanelValues, group: GroupValue): ReadonlyMap<string, string> {
  const identify = identifierMaker(form, values)
  const names = new Map<string, string>()
  const walk = (children: readonly ItemValue[]): void => {
    for (const child of children) {
      if (isGroupValue(child)) {
        walk(child.children)
        continue
      }
      const item = placesOf(form).get(child.contentId)?.item
      if (item && isField(item) && item.schemeId && child.stringValue)
        names.set(child.stringValue, identify(item.schemeId))
    }
  }
  walk(group.children)
  return names
}

/** The same with other identifiers, also where it refers to them. */
export const renamed = (group: GroupValue, names: ReadonlyMap<string, string>): GroupValue => ({
  ...group,
  children: group.children.map((child) =>
    isGroupValue(child) ? renamed(child, names) : renamedField(child, names),
  ),
})

function renamedField(field: FieldValue, names: ReadonlyMap<string, string>): FieldValue {
  const { stringValue, listValue } = field
  const name = stringValue === undefined ? undefined : names.get(stringValue)
  if (name !== undefined) return { ...field, stringValue: name }
  if (!listValue?.some((id) => names.has(id))) return field
  return { ...field, listValue: listValue.map((id) => names.get(id) ?? id) }
}
