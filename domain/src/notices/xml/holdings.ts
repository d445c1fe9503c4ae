import { type Form, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import type { ValuePath } from '../form/paths.ts'
import { fieldsNamed, groupAt } from '../values/reading.ts'
import type { PanelValues } from '../values/values.ts'

/** Tells of a field whether a part of the form, or the whole of it, holds it; not of what comes by itself. */
export function holdings(form: Form, values: PanelValues) {
  const known = new Map<string, boolean>()
  const holds = (fieldId: string, place: ValuePath | undefined): boolean => {
    const item = placesOf(form).get(fieldId)?.item
    if (!item || !isField(item) || item.presetValue !== undefined) return false
    const group = place ? groupAt(values, place) : undefined
    return fieldsNamed(group ? [group] : values, fieldId).length > 0
  }
  return (fieldId: string, place: ValuePath | undefined): boolean => {
    const key = `${fieldId} ${place ?? ''}`
    const found = known.get(key) ?? holds(fieldId, place)
    known.set(key, found)
    return found
  }
}
