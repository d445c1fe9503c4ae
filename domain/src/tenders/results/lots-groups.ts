import type { Form } from '../../notices/form/form.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import { childPath, type ValuePath } from '../../notices/form/paths.ts'
import { instancesOf } from '../../notices/values/editing.ts'
import { fieldsNamed, groupsIn } from '../../notices/values/reading.ts'
import { edited, withItem } from '../../notices/values/structure.ts'
import type { PanelValues } from '../../notices/values/values.ts'

const composition = 'GR-Procedure-GroupComposition'
const groupPanel = 'GR-LotsGroup'

/** Groups of lots as they were announced, each once all of its lots are told of: else it would name lots that are not there. */
export function withLotsGroups(form: Form, values: PanelValues, source: PanelValues): PanelValues {
  const place = placesOf(form).get(composition)
  const holder = place?.groups.at(-1)
  if (!place || !holder) return values
  const path = place.groups.reduce<ValuePath>((above, group) => childPath(above, group), '')
  const told = new Set(fieldsNamed(values, 'BT-137-Lot').map(({ stringValue }) => stringValue))
  return instancesOf(source, path, composition).reduce((current, group) => {
    const id = fieldsNamed([group], 'BT-330-Procedure')[0]?.stringValue
    const lots = fieldsNamed([group], 'BT-1375-Procedure')[0]?.listValue ?? []
    const isThere = fieldsNamed(current, 'BT-330-Procedure').some(({ stringValue }) => stringValue === id)
    const panel = groupsIn(source, groupPanel).find(
      (one) => fieldsNamed([one], 'BT-137-LotsGroup')[0]?.stringValue === id,
    )
    if (isThere || !panel || !lots.every((lot) => told.has(lot))) return current
    const row = { ...group, ordinal: instancesOf(current, path, composition).length + 1 }
    const composed = edited(form, current, path, (children) => withItem(holder, children, row))
    return [...composed, { ...panel, ordinal: groupsIn(composed, groupPanel).length + 1 }]
  }, values)
}
