import { type Form, type FormGroup, isField } from '../form/form.ts'
import { contentOf } from '../form/form-index.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import type { PanelValues } from '../values/values.ts'
import { hiddenGroups, isShown } from './visibility.ts'

/** Whether one more instance would have anything to ask; `path` is where it would stand. */
export function hasQuestions(form: Form, values: PanelValues, group: FormGroup, path: ValuePath): boolean {
  return contentOf(group).items.some((item) => {
    if (isField(item)) return isShown(form, values, path, item)
    if (item.hidden || hiddenGroups.includes(item.contentId)) return false
    return hasQuestions(form, values, item, childPath(path, item))
  })
}
