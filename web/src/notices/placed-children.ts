import type { Form, FormGroup, FormItem } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { shownChildren } from '@allmende/domain/notices/form/layout.ts'
import { childPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'

/** An item of a group, and the instance that really holds it where a lone group gave way to its content. */
export type PlacedItem = { item: FormItem; holder: ValuePath }

export function placedChildren(form: Form, group: FormGroup, path: ValuePath): PlacedItem[] {
  return shownChildren(form, group).map((item) => {
    const groups = placesOf(form).get(item.contentId)?.groups ?? []
    const between = groups.slice(groups.indexOf(group) + 1)
    return { item, holder: between.reduce((parent, inner) => childPath(parent, inner), path) }
  })
}
