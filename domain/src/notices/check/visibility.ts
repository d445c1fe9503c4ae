import { type Condition, fieldsOf } from '../form/conditions.ts'
import type { Form, FormField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { holds } from '../form/holds.ts'
import type { ValuePath } from '../form/paths.ts'
import { readFrom, type View } from '../form/views.ts'
import { type Scope, scopeAt, viewOf, viewSupposing } from '../values/scope.ts'
import type { PanelValues } from '../values/values.ts'

/** Parts of a notice that are filled by us, not by hand. */
export const hiddenGroups: readonly string[] = [
  'meta-data-group',
  'GR-Change',
  'GR-LotsGroup',
  'GR-Organisations-Section',
  'GR-Procedure-GroupComposition',
]

const restricted = (part: string): Condition => ({ field: `BT-14-${part}`, equals: 'restricted-document' })
const official = (part: string): Condition => ({ field: `OPT-050-${part}`, equals: 'official' })

/**
 * Fields that stand for each other: the value of the one not shown is kept, but neither reported nor sent. Where a
 * version has no field that decides, there is nothing to choose.
 */
const alternatives: ReadonlyMap<string, Condition> = new Map(
  ['Lot', 'Part'].flatMap((part): [string, Condition][] => [
    [`BT-708-${part}`, official(part)],
    [`BT-737-${part}`, { not: official(part) }],
    [`BT-615-${part}`, restricted(part)],
    [`BT-707-${part}`, restricted(part)],
    [`BT-15-${part}`, { not: restricted(part) }],
  ]),
)

/** `groupPath` leads to the group instance that holds the field. */
export const isShown = (form: Form, values: PanelValues, groupPath: ValuePath, field: FormField): boolean =>
  shownIn(scopeAt(form, values, groupPath), field)

/** Somebody has to fill it in. */
export const isRequired = (
  form: Form,
  values: PanelValues,
  groupPath: ValuePath,
  field: FormField,
): boolean => requiredIn(scopeAt(form, values, groupPath), field)

export function shownIn(scope: Scope, field: FormField): boolean {
  if (field.hidden || field.presetWith) return false
  if (field.alwaysShow) return true
  const view = viewOf(scope)
  if (!isRevealed(scope, view, field) || !isChosen(scope, field, view)) return false
  if (view.see(field.contentId, false).length > 0) return true
  return !isForbidden(field, viewSupposing(scope, field.contentId))
}

/** Of two fields that stand for each other, the one that counts now. */
export function isChosen({ form }: Scope, field: FormField, view: View): boolean {
  const alternative = alternativeOf(form, field)
  return !alternative || holds(alternative, view)
}

/** Its value is reported and sent: it is revealed, and no other field stands for it. */
export function isCounted(scope: Scope, field: FormField): boolean {
  const view = viewOf(scope)
  return isRevealed(scope, view, field) && isChosen(scope, field, view)
}

function alternativeOf(form: Form, { contentId }: FormField): Condition | undefined {
  const alternative = alternatives.get(contentId)
  return alternative && fieldsOf(alternative).every((field) => placesOf(form).has(field))
    ? alternative
    : undefined
}

/** The box above it is ticked, or the answer it belongs to chosen. */
export function isRevealed(scope: Scope, view: View, field: FormField): boolean {
  const reveal = placesOf(scope.form).get(field.contentId)?.reveal
  if (!reveal) return true
  const answers = readFrom(view)(reveal.by.contentId)
  return answers.includes(reveal.choice ?? 'true') && isRevealed(scope, view, reveal.by)
}

export const isForbidden = (field: FormField, view: View): boolean =>
  field.forbidden !== undefined && holds(field.forbidden, view)

/** The notice cannot be without it, and the platform does not fill it in itself. */
export const requiredIn = (scope: Scope, field: FormField): boolean =>
  !field.filledOnSaving && demandedIn(scope, field)

/** Required and not forbidden under its condition. */
export function demandedIn(scope: Scope, field: FormField): boolean {
  if (!field.required) return false
  const view = viewOf(scope)
  if (!isRevealed(scope, view, field) || !isChosen(scope, field, view) || isForbidden(field, view))
    return false
  return field.required === true || holds(field.required, view)
}
