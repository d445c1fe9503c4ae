import {
  type Choice,
  type Form,
  type FormField,
  type FormGroup,
  type FormItem,
  isField,
} from '../notices/form/form.ts'
import { standardOf } from './template-copies.ts'
import { mayBeRequired, mayRepeat, typeOfDisplay } from './templates.rules.ts'

/** A definition as it is kept: of what we made ourselves only what we know, of the standard's items all. */
export function tidyPanels(panels: readonly FormGroup[], base: Form | null): readonly FormGroup[] {
  return panels.map((panel) => tidyItem(panel, base)).filter((panel) => !isField(panel))
}

function tidyItem(item: FormItem, base: Form | null): FormItem {
  const isStandard = base !== null && standardOf(base).has(item.contentId)
  if (isField(item)) return isStandard ? item : tidyField(item)
  const children = (item.children ?? []).map((child) => tidyItem(child, base))
  return isStandard ? { ...item, children } : { ...tidyGroup(item), children }
}

function tidyGroup({ contentId: id, contentType, label, description, ...group }: FormGroup): FormGroup {
  const isRepeatable = group.repeatable === true
  return {
    contentId: id,
    contentType,
    label,
    ...(description ? { description } : {}),
    ...(isRepeatable ? { repeatable: true } : {}),
    ...(isRepeatable && group.required ? { required: true } : {}),
    ...(isRepeatable && group.startsWith ? { startsWith: group.startsWith } : {}),
    children: group.children,
  }
}

function tidyField(field: FormField): FormField {
  const { displayType, description, maxLength, choices = [], fields = [] } = field
  const isText = typeOfDisplay[displayType] === 'text'
  return {
    contentId: field.contentId,
    contentType: 'field',
    label: field.label,
    ...(description ? { description } : {}),
    displayType,
    type: typeOfDisplay[displayType],
    ...(mayRepeat(displayType) && field.repeatable ? { repeatable: true } : {}),
    ...(mayBeRequired(displayType) && field.required === true ? { required: true } : {}),
    ...(isText && maxLength ? { maxLength } : {}),
    ...(choices.length > 0 ? { choices: choices.map(tidyChoice) } : {}),
    ...(fields.length > 0 ? { fields: fields.map(tidyField) } : {}),
  }
}

const tidyChoice = ({ contentId: id, name, fields = [] }: Choice): Choice => ({
  contentId: id,
  name,
  ...(fields.length > 0 ? { fields: fields.map(tidyField) } : {}),
})
