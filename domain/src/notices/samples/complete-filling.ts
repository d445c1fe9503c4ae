import { checkForm, type Found } from '../check/check.ts'
import type { CodeLists } from '../catalogue/code-lists.ts'
import { withField, withGroupAdded, withGroupRemoved } from '../values/editing.ts'
import { type Form, type FormField, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { holderOf, referrerOf, tiesOf } from '../values/identifiers.ts'
import { newValues } from '../values/new-values.ts'
import { childPath, parentPath, type ValuePath } from '../form/paths.ts'
import { fieldAt, groupAt, groupIn, pathsTo, textsOf } from '../values/reading.ts'
import { type Random, sampleUuid, sampleValue } from './sample-values.ts'
import { scopeAt } from '../values/scope.ts'
import { slotted } from '../values/slots.ts'
import type { PanelValues } from '../values/values.ts'
import { demandedIn } from '../check/visibility.ts'

/** Each round answers what the one before made due; no form needs more. */
const mostRounds = 20

/** References that the form leaves open, but without which a result or a contract hangs in the air. */
const ties = [
  'OPT-310-Tender',
  'OPT-300-Tenderer',
  'BT-13713-LotResult',
  'BT-13714-Tender',
  'BT-3202-Contract',
  'OPT-320-LotResult',
  'OPT-315-LotResult',
]

/** A new form with everything it asks for, realistic enough to be sent. */
export function completeFilling(form: Form, lists: CodeLists, random: Random): PanelValues {
  const initial = isDirectAward(form) ? { 'BT-105-Procedure': 'neg-wo-call' } : {}
  const start = newValues(form, { uuid: () => sampleUuid(random), initial })
  return completed(
    form,
    ties.reduce((values, tie) => withTies(form, values, tie), completed(form, start, lists)),
    lists,
  )
}

/** Announced before a contract is given away without competition. */
function isDirectAward(form: Form): boolean {
  const formType = placesOf(form).get('BT-03-notice')?.item
  return formType !== undefined && isField(formType) && formType.initialValue === 'dir-awa-pre'
}

function withTies(form: Form, values: PanelValues, contentId: string): PanelValues {
  const field = placesOf(form).get(contentId)?.item
  if (!field || !isField(field)) return values
  const needed = contentId === 'OPT-310-Tender' || identifiersFor(form, values, field).length > 0
  if (!needed) return values
  return pathsTo(form, values, contentId).reduce(
    (current, path) => withReference(form, current, path, field),
    values,
  )
}

/** The values with everything missing filled in and everything wrong set right. */
export function completed(form: Form, values: PanelValues, lists: CodeLists): PanelValues {
  let current = values
  for (let round = 0; round < mostRounds; round++) {
    const found = checkForm(form, current, lists)
    if (found.length === 0) return withPlatformsOwn(form, current, lists)
    for (const finding of found) current = answered(form, current, lists, finding)
  }
  return current
}

/** What the platform would have filled in on saving. */
function withPlatformsOwn(form: Form, values: PanelValues, lists: CodeLists): PanelValues {
  let current = values
  for (const { item } of placesOf(form).values()) {
    if (!isField(item) || !item.filledOnSaving) continue
    for (const path of pathsTo(form, current, item.contentId))
      if (!fieldAt(current, path) && demandedIn(scopeAt(form, current, parentPath(path)), item))
        current = withField(form, current, path, sampleValue(item, lists) ?? null)
  }
  return current
}

function answered(form: Form, values: PanelValues, lists: CodeLists, found: Found): PanelValues {
  const { panelPath, fieldId } = found
  const item = placesOf(form).get(fieldId ?? panelPath.replace(/^.*\/|\[\d+\]$/g, ''))?.item
  if (!item) return values
  if (found.rule === 'unreferred' && !isField(item)) return withGroupRemoved(form, values, panelPath)
  if (!isField(item)) return withGroupAdded(form, values, parentPath(panelPath), item.contentId).values
  if (found.rule === 'unreferred') return withReferrer(form, values, panelPath, item)
  if (found.rule === 'forbidden') return withField(form, values, panelPath, null)
  if (item.idSchemes) return withReference(form, values, panelPath, item)
  return withField(form, values, panelPath, sampleValue(item, lists) ?? null)
}

/** Something names the thing at the path, or it goes. */
function withReferrer(
  form: Form,
  values: PanelValues,
  path: ValuePath,
  { schemeId = '' }: FormField,
): PanelValues {
  const [id = ''] = textsOf(fieldAt(values, path))
  const referrer = placesOf(form).get(referrerOf(form, schemeId) ?? '')?.item
  if (!referrer || !isField(referrer)) return values
  const places = pathsTo(form, values, referrer.contentId)
  const free = places.find((place) => referrer.repeatable || !fieldAt(values, place))
  if (!free) return withGroupRemoved(form, values, holderOf(path))
  const others = textsOf(fieldAt(values, free))
  const value = referrer.repeatable ? { listValue: [...others, id] } : { stringValue: id }
  return withField(form, values, free, value)
}

/** Refers to the first fitting thing there is, or to a new one. */
function withReference(form: Form, values: PanelValues, path: ValuePath, field: FormField): PanelValues {
  const fitting = identifiersFor(form, values, field)
  if (fitting[0]) return withField(form, values, path, slotted(field, fitting[0]))
  const made = withIdentified(form, values, field.idSchemes ?? [])
  const [id] = identifiersFor(form, made, field)
  return id ? withField(form, made, path, slotted(field, id)) : made
}

const identifiersFor = (form: Form, values: PanelValues, { idSchemes }: FormField): string[] =>
  values
    .flatMap((panel) => tiesOf(form, panel).identified)
    .filter(({ scheme }) => idSchemes?.includes(scheme))
    .map(({ id }) => id)

/** Adds the first kind of thing that carries such an identifier. */
function withIdentified(form: Form, values: PanelValues, schemes: readonly string[]): PanelValues {
  const place = [...placesOf(form).values()].find(
    ({ item }) => isField(item) && item.schemeId !== undefined && schemes.includes(item.schemeId),
  )
  let next = values
  let path = ''
  for (const group of place?.groups ?? []) {
    const inside = path ? (groupAt(next, path)?.children ?? []) : next
    if (group.repeatable && !groupIn(inside, { contentId: group.contentId, ordinal: 1 }))
      next = withGroupAdded(form, next, path, group.contentId).values
    path = childPath(path, group)
  }
  return next
}
