import { type Form, type FormGroup, isField } from '../form/form.ts'
import { contentOf, placesOf } from '../form/form-index.ts'
import { identifierMaker } from '../values/identifiers.ts'
import { type Identify, newGroup, newInstances, withItem } from '../values/structure.ts'
import { type GroupValue, isGroupValue, type ItemValue, type PanelValues } from '../values/values.ts'

/**
 * The values with what a new form would begin with, where the older form did not ask for it or nobody could have
 * answered it: what somebody has emptied stays empty.
 */
export function withStarts(from: Form, form: Form, values: PanelValues): PanelValues {
  const known = placesOf(from)
  const isOpen = (id: string): boolean => {
    const [before, now] = [known.get(id)?.item, placesOf(form).get(id)?.item]
    if (!now || !isField(now)) return !before
    if (now.schemeId) return false
    return !before || now.presetValue !== undefined || now.hidden === true
  }
  return startedIn(form, values, identifierMaker(form, values), isOpen) as PanelValues
}

function startedIn(
  holder: FormGroup | Form,
  children: readonly ItemValue[],
  identify: Identify,
  isOpen: (id: string) => boolean,
): readonly ItemValue[] {
  const items = 'panels' in holder ? holder.panels : contentOf(holder).items
  return items.reduce<readonly ItemValue[]>((current, item) => {
    const there = current.filter((value) => value.contentId === item.contentId)
    if (isField(item)) {
      if (there.length > 0 || !isOpen(item.contentId)) return current
      const [start] = startOf(item.contentId, holder as FormGroup, identify)
      return start ? withItem(holder, current, start) : current
    }
    if (there.length === 0 && item.repeatable) {
      const begun = isOpen(item.contentId) ? newInstances(item, identify) : []
      return begun.reduce<readonly ItemValue[]>((among, group) => withItem(holder, among, group), current)
    }
    const groups: GroupValue[] =
      there.length > 0
        ? there.filter((value) => isGroupValue(value))
        : [{ contentId: item.contentId, ordinal: 1, children: [] }]
    return groups.reduce<readonly ItemValue[]>((among, group) => {
      const inside = startedIn(item, group.children, identify, isOpen)
      if (inside === group.children || inside.length === 0) return among
      return withItem(holder, among, { ...group, children: inside })
    }, current)
  }, children)
}

/** What a new instance of the group holds in this field. */
const startOf = (fieldId: string, group: FormGroup, identify: Identify): readonly ItemValue[] =>
  newGroup(
    { ...group, children: group.children.filter(({ contentId }) => contentId === fieldId) },
    1,
    identify,
  ).children
