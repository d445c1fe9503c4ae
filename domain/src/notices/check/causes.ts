import { type Condition, fieldsOf } from '../form/conditions.ts'
import { type Form, type FormField, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { causeOf, holds } from '../form/holds.ts'
import { readFrom, supposing, type View } from '../form/views.ts'

/** The field that makes something due and what it holds, the value that counts first. */
export type Cause = {
  fieldId: string
  texts: readonly string[]
  /** It refers to the entry in question; or not what it holds counts, but how often it is there. */
  as?: 'named' | 'count'
  /** Others that are empty as well, any of which would do instead. */
  others?: readonly string[]
}

/** Why a condition comes out as it does here, in terms of something that somebody fills in. */
export function causeIn(form: Form, condition: Condition, view: View): Cause | undefined {
  const isIdentifier = (field: string) => fieldIn(form, field)?.schemeId !== undefined
  const fieldId = causeOf(condition, view, isIdentifier)
  const field = fieldId === undefined ? undefined : fieldIn(form, fieldId)
  if (!field) return undefined
  const texts = readFrom(view)(field.contentId)
  // Nobody sees a preset: what keeps it away is what somebody can change.
  if (field.presetWith && texts.length === 0 && field.forbidden && holds(field.forbidden, view))
    return causeIn(form, field.forbidden, view)
  const { counted, compared } = partsOn(condition, field.contentId)
  if (counted) return { fieldId: field.contentId, texts, as: 'count' }
  const known = { fieldId: field.contentId, texts: texts.toSorted(firstOf(compared)) }
  return field.idSchemes && namesThis(form, condition, texts, view) ? { ...known, as: 'named' } : known
}

/** Why something is required; what is empty is a reason only where it would not be required with a value. */
export function dueCauseIn(form: Form, condition: Condition, view: View): Cause | undefined {
  const cause = causeIn(form, condition, view)
  if (!cause || cause.texts.length > 0) return cause
  const isDue = holds(condition, view)
  const wouldDo = (field: string) => holds(condition, supposing(view, field)) !== isDue
  if (!wouldDo(cause.fieldId)) return undefined
  const isEmpty = (field: string) => view.see(field, false).length === 0
  const others = [...new Set(fieldsOf(condition))].filter(
    (field) => field !== cause.fieldId && fieldIn(form, field) && isEmpty(field) && wouldDo(field),
  )
  return others.length > 0 ? { ...cause, others } : cause
}

const fieldIn = (form: Form, id: string): FormField | undefined => {
  const item = placesOf(form).get(id)?.item
  return item && isField(item) ? item : undefined
}

const firstOf = (wanted: ReadonlySet<string>) => (a: string, b: string) =>
  Number(wanted.has(b)) - Number(wanted.has(a))

/** Whether a condition counts a field, and what it compares it with. */
function partsOn(condition: Condition, fieldId: string) {
  const compared = new Set<string>()
  let counted = false
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('count' in part && isOn(part.count, fieldId)) counted = true
    if (isOn(part, fieldId)) {
      if ('equals' in part) compared.add(String(part.equals))
      if ('among' in part && Array.isArray(part.among))
        for (const code of part.among) compared.add(String(code))
    }
    for (const inner of Object.values(part)) walk(inner)
  }
  walk(condition)
  return { counted, compared }
}

const isOn = (part: unknown, fieldId: string): boolean =>
  typeof part === 'object' && part !== null && 'field' in part && part.field === fieldId

/** An identifier that the condition looks at from here is one of those referred to. */
function namesThis(form: Form, condition: Condition, texts: readonly string[], view: View): boolean {
  const identifier = causeOf(condition, view, (field) => fieldIn(form, field)?.schemeId === undefined)
  if (identifier === undefined || fieldIn(form, identifier)?.schemeId === undefined) return false
  return readFrom(view)(identifier).some((id) => texts.includes(id))
}
