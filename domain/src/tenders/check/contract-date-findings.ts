import type { Found } from '../../notices/check/check.ts'
import type { Form } from '../../notices/form/form.ts'
import { nameOf } from '../../notices/form/names.ts'
import type { ValuePath } from '../../notices/form/paths.ts'
import { fieldAt, pathsTo } from '../../notices/values/reading.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { noticeTime } from '../../times.ts'
import { tenderCheckTexts as texts } from './tender-check.texts.ts'

const [decisionField, contractField] = ['BT-1451-Contract', 'BT-145-Contract'] as const

/**
 * A winner is chosen, the contract concluded and the notice sent on three days that follow each other; the standard
 * refuses what falls on the same. Sent it is at the moment of the check or later, whenever it is to appear.
 */
export function contractDateFindings(form: Form, panels: PanelValues, now: Date): Found[] {
  const today = dayOf(noticeTime(now).date)
  const places = { form, panels, today }
  return [
    ...pathsTo(form, panels, decisionField).flatMap((path) => decisionFindings(places, path)),
    ...pathsTo(form, panels, contractField).flatMap((path) => sentTooEarly(places, path, contract)),
  ]
}

type Places = { form: Form; panels: PanelValues; today: string }

/** How the standard calls what it refuses, and what we say of it. */
type Kind = { fieldId: string; rule: string; today: Text; later: Text }
type Text = keyof typeof texts

const decision: Kind = {
  fieldId: decisionField,
  rule: 'BR-BT-01451-0101',
  today: 'decidedToday',
  later: 'decidedLater',
}
const contract: Kind = {
  fieldId: contractField,
  rule: 'BR-BT-00145-0100',
  today: 'concludedToday',
  later: 'concludedLater',
}

function decisionFindings(places: Places, path: ValuePath): Found[] {
  const [decided, concluded] = [path, beside(path)].map((at) => dayAt(places, at))
  const isTooLate = decided && concluded && decided >= concluded
  return [
    ...(isTooLate ? [finding(places, path, decisionField, 'BR-BT-01451-0100', 'decidedTooLate')] : []),
    ...sentTooEarly(places, path, decision),
  ]
}

function sentTooEarly(places: Places, path: ValuePath, { fieldId, rule, today, later }: Kind): Found[] {
  const day = dayAt(places, path)
  if (!day || day < places.today) return []
  return [finding(places, path, fieldId, rule, day === places.today ? today : later)]
}

/** Both days of a contract stand in the same group. */
const beside = (path: ValuePath): ValuePath => path.slice(0, -decisionField.length) + contractField

const dayOf = (date: string): string => date.slice(0, 10)

/** What is no day is said by the check of the values. */
function dayAt({ panels }: Places, path: ValuePath): string | null {
  const { dateValue = '' } = fieldAt(panels, path) ?? {}
  return /^\d{4}-\d\d-\d\d/.test(dateValue) ? dayOf(dateValue) : null
}

const finding = (
  { form, panels }: Places,
  panelPath: ValuePath,
  fieldId: string,
  rule: string,
  text: Text,
): Found => ({
  severity: 'ERROR',
  fieldId,
  panelPath,
  rule,
  text: texts[text],
  values: { name: nameOf(form, panels, panelPath) },
})
