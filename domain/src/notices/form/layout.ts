import { type Form, type FormField, type FormGroup, type FormItem, isField, isGroup } from './form.ts'
import { nestedIn } from './form-index.ts'
import { childPath, type ValuePath } from './paths.ts'
import { fieldsNamed, groupAt, groupsIn, textsOf } from '../values/reading.ts'
import type { GroupValue, PanelValues } from '../values/values.ts'
import { hiddenGroups } from '../check/visibility.ts'

/** One panel of the form on the screen; a lot has one of its own. */
export type ShownPanel = {
  path: ValuePath
  group: FormGroup
  value: GroupValue | undefined
  /** `1`, `2`, `3.1`: instances of one panel share the number before the dot. */
  ordinal: string
  /** The name somebody gave it: a lot's title. */
  caption: string
}

const isHidden = (group: FormGroup): boolean =>
  group.hidden === true || hiddenGroups.includes(group.contentId)

export function shownPanels(form: Form, values: PanelValues): ShownPanel[] {
  return form.panels
    .filter((group) => !isHidden(group))
    .flatMap((group, at) => {
      const instances = group.repeatable
        ? groupsIn(values, group.contentId)
        : [groupAt(values, group.contentId)]
      return instances.map((value) => ({
        path: childPath('', group, value?.ordinal),
        group,
        value,
        ordinal: group.repeatable ? `${at + 1}.${value?.ordinal}` : String(at + 1),
        caption: captionOf(group, value),
      }))
    })
}

const captions = new WeakMap<GroupValue, string>()

/** The name an instance was given. */
export function captionOf(group: FormGroup, value: GroupValue | undefined): string {
  if (!group.captionFieldId || !value) return ''
  const known = captions.get(value)
  if (known !== undefined) return known
  const caption = textsOf(fieldsNamed([value], group.captionFieldId)[0])[0] ?? ''
  captions.set(value, caption)
  return caption
}

/** What a group shows; in a notice a lone group that cannot be repeated gives way to its content. */
export function shownChildren(form: Form, group: FormGroup): readonly FormItem[] {
  const children = group.children.filter((item) => (isGroup(item) ? !isHidden(item) : true))
  const [only, ...others] = children
  if (form.subtype === null || others.length > 0 || !only || isField(only) || only.repeatable) return children
  return shownChildren(form, only)
}

/** What a group asks for or may ask for, without what comes by itself. */
export const askedChildren = (form: Form, group: FormGroup): readonly FormItem[] =>
  shownChildren(form, group).filter((item) => isGroup(item) || !(item.hidden || item.presetWith))

/** The one thing that a repeatable group of a notice asks for: its instances are then the lines of one list. */
export function listedField(form: Form, group: FormGroup): FormField | undefined {
  if (form.subtype === null || !group.repeatable) return undefined
  const [only, ...others] = askedChildren(form, group)
  return only && isField(only) && others.length === 0 && nestedIn(only).length === 0 ? only : undefined
}
