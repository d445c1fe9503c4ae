import { type Form, type FormGroup, type FormItem, isField, isGroup } from './form.ts'
import { contentOf, placesOf } from './form-index.ts'
import { captionOf } from './layout.ts'
import { type Step, stepsOf, type ValuePath } from './paths.ts'
import { fieldsNamed, groupIn, groupsIn } from '../values/reading.ts'
import type { ItemValue, PanelValues } from '../values/values.ts'

/** `Los 2 – Titel`: how a sentence names a place of the form. */
export function nameOf(form: Form, values: PanelValues, path: ValuePath): string {
  const steps = stepsOf(path)
  const items = steps.map(({ contentId }) => placesOf(form).get(contentId)?.item)
  let children: readonly ItemValue[] = values
  const parts = items.map((item, at) => {
    const step = steps[at]
    if (!item || !step) return ''
    const part = partOf(items, at, item, step, children)
    children = groupIn(children, step)?.children ?? []
    return part
  })
  return parts.filter((part, at) => part && part !== parts[at + 1]).join(' – ')
}

function partOf(
  items: readonly (FormItem | undefined)[],
  at: number,
  item: FormItem,
  step: Step,
  children: readonly ItemValue[],
): string {
  if (isField(item)) return item.label
  if (item.repeatable) return at === 0 ? `${item.label} ${step.ordinal}` : instanceName(item, step, children)
  const [panel, next] = [items[0], items[at + 1]]
  const isPlain = panel && isGroup(panel) && next && !(isField(next) && isAmbiguous(panel, next.label))
  return at > 0 && isPlain ? '' : item.label
}

/** By its identifier and name where it has them; counted only where there are several. */
function instanceName(group: FormGroup, step: Step, children: readonly ItemValue[]): string {
  const instance = groupIn(children, step)
  const [id] = instance ? fieldsNamed([instance], group.identifierFieldId ?? '') : []
  if (id?.stringValue) return [id.stringValue, captionOf(group, instance)].filter(Boolean).join(' ')
  return groupsIn(children, group.contentId).length > 1 ? `${group.label} ${step.ordinal}` : group.label
}

const ambiguous = new WeakMap<FormGroup, ReadonlySet<string>>()

/** Two fields of the panel have this label, so that the group must be named too. */
export function isAmbiguous(panel: FormGroup, label: string): boolean {
  const known = ambiguous.get(panel) ?? repeatedLabels(panel)
  ambiguous.set(panel, known)
  return known.has(label)
}

function repeatedLabels(panel: FormGroup): ReadonlySet<string> {
  const once = new Set<string>()
  const twice = new Set<string>()
  const walk = (group: FormGroup): void => {
    for (const item of contentOf(group).items)
      if (isGroup(item)) walk(item)
      else if (once.has(item.label)) twice.add(item.label)
      else once.add(item.label)
  }
  walk(panel)
  return twice
}
