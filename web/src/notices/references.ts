import { type Form, isGroup } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { tiesOf } from '@allmende/domain/notices/values/identifiers.ts'
import { captionOf } from '@allmende/domain/notices/form/layout.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { groupAt } from '@allmende/domain/notices/values/reading.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { Option } from '../ui/form/option.ts'

const known = new WeakMap<PanelValues, Map<string, readonly Option[]>>()

/** Everything in the form that bears an identifier of these schemes, with the name it was given. */
export function referenceOptions(
  form: Form,
  values: PanelValues,
  schemes: readonly string[],
): readonly Option[] {
  const ofValues = known.get(values) ?? new Map<string, readonly Option[]>()
  known.set(values, ofValues)
  const key = schemes.join()
  const options = ofValues.get(key) ?? makeOptions(form, values, schemes)
  ofValues.set(key, options)
  return options
}

function makeOptions(form: Form, values: PanelValues, schemes: readonly string[]): readonly Option[] {
  return values
    .flatMap((panel) => tiesOf(form, panel).identified)
    .filter(({ scheme }) => schemes.includes(scheme))
    .map(({ id, path }) => {
      const caption = captionAt(form, values, path)
      return { value: id, label: caption ? `${id} ${caption}` : id }
    })
}

/** The name of the instance whose identifier stands at the path. */
function captionAt(form: Form, values: PanelValues, path: ValuePath): string {
  const steps = path.split('/')
  const place = placesOf(form).get(steps.at(-1) ?? '')
  const depth = place?.groups.findLastIndex((group) => group.identifierFieldId === place.item.contentId) ?? -1
  const group = place?.groups[depth]
  if (!group || !isGroup(group)) return ''
  return captionOf(group, groupAt(values, steps.slice(0, depth + 1).join('/')))
}

/** Where something in the form refers to the identifier. */
export const referencesTo = (form: Form, values: PanelValues, id: string): ValuePath[] =>
  values
    .flatMap((panel) => tiesOf(form, panel).referring)
    .filter(({ ids }) => ids.includes(id))
    .map(({ path }) => path)
