import { checkForm, type Found } from '../check/check.ts'
import type { CodeLists } from '../catalogue/code-lists.ts'
import { withField, withGroupAdded, withGroupRemoved } from '../values/editing.ts'
import { type Form, type FormField, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { holderOf, identifierMaker, referrerOf, tiesOf } from '../values/identifiers.ts'
import { newValues } from '../values/new-values.ts'
import { parentPath, type ValuePath } from '../form/paths.ts'
import { fieldAt, pathsTo, textsOf } from '../values/reading.ts'
import { withPlaceFor, withRuleDemands } from './rule-demands.ts'
import { type Random, sampleUuid, sampleValue } from './sample-values.ts'
import { scopeAt } from '../values/scope.ts'
import { slotted } from '../values/slots.ts'
import type { PanelValues } from '../values/values.ts'
import { demandedIn } from '../check/visibility.ts'

/** Each round answers what the one before made due; no form needs more. */
const mostRounds = 60
/** Until then whatever a thing waits for to be allowed has been filled in, or never will be. */
const patientRounds = 6
/** From then on one thing at a time: of two that exclude each other, all at once would take both and ask for both. */
const jointRounds = 12

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
  const tied = ties.reduce((values, tie) => withTies(form, values, tie), completed(form, start, lists))
  return completed(form, withRuleDemands(form, completed(form, tied, lists), lists), lists)
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
    const isLate = round >= patientRounds
    for (const finding of round < jointRounds ? found : found.slice(0, 1))
      current = answered(form, current, lists, finding, isLate)
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

function answered(
  form: Form,
  values: PanelValues,
  lists: CodeLists,
  found: Found,
  isLate: boolean,
): PanelValues {
  const { panelPath, fieldId } = found
  const item = placesOf(form).get(fieldId ?? panelPath.replace(/^.*\/|\[\d+\]$/g, ''))?.item
  if (!item) return values
  const isThing = !isField(item) || item.schemeId !== undefined
  // What names a thing, or is said of it, makes it allowed.
  if (found.rule === 'forbidden' && isThing)
    return isLate ? withGroupRemoved(form, values, isField(item) ? holderOf(panelPath) : panelPath) : values
  if (found.rule === 'unreferred' && !isField(item)) return withGroupRemoved(form, values, panelPath)
  if (!isField(item)) return withGroupAdded(form, values, parentPath(panelPath), item.contentId).values
  if (found.rule === 'unreferred') return withReferrer(form, values, panelPath, item)
  if (found.rule === 'forbidden') return withField(form, values, panelPath, null)
  if (item.schemeId)
    return withField(form, values, panelPath, slotted(item, identifierMaker(form, values)(item.schemeId)))
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
  const [fitting] = identifiersFor(form, values, field)
  if (fitting) return withField(form, values, path, slotted(field, fitting))
  const made = withIdentified(form, values, field)
  const [id] = identifiersFor(form, made, field)
  return id ? withField(form, made, path, slotted(field, id)) : made
}

/** A buyer, or whoever helps it, cannot be the winner (BR-OPT-00300-0255 to 0259). */
const apart: ReadonlySet<string> = new Set(['OPT-300-Tenderer', 'OPT-301-Tenderer-SubCont'])

function identifiersFor(form: Form, values: PanelValues, { contentId, idSchemes }: FormField): string[] {
  const panels = values.map((panel) => tiesOf(form, panel))
  const others = panels
    .flatMap(({ referring }) => referring)
    .filter(({ path }) => apart.has(contentId) !== apart.has(path.replace(/^.*\//, '')))
  const used = new Set(others.flatMap(({ ids }) => ids))
  return panels
    .flatMap(({ identified }) => identified)
    .filter(({ scheme, id }) => idSchemes?.includes(scheme) && !used.has(id))
    .map(({ id }) => id)
}

/** Adds one of the first kind of things that carry such an identifier. */
function withIdentified(form: Form, values: PanelValues, { idSchemes = [] }: FormField): PanelValues {
  const place = [...placesOf(form).values()].find(
    ({ item }) => isField(item) && item.schemeId !== undefined && idSchemes.includes(item.schemeId),
  )
  if (!place || !isField(place.item)) return values
  const { values: opened, path } = withPlaceFor(form, values, place.item)
  const holder = place.groups.findLast(({ repeatable }) => repeatable)
  if (opened !== values || !holder) return opened
  return withGroupAdded(form, values, parentPath(holderOf(path)), holder.contentId).values
}
