import { expect, test } from 'vitest'
import { sayFound } from '../../notices/check/check.ts'
import type { Form, FormField } from '../../notices/form/form.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { contractDateFindings } from './contract-date-findings.ts'

const day = (contentId: string, label: string): FormField => ({
  contentId,
  contentType: 'field',
  label,
  displayType: 'DATE',
  type: 'date',
})
const form: Form = {
  subtype: '32',
  sdkVersion: '1.7',
  panels: [
    {
      contentId: 'GR-SettledContract',
      contentType: 'section',
      label: 'Vertrag',
      repeatable: true,
      children: [day('BT-1451-Contract', 'Entscheidung'), day('BT-145-Contract', 'Vertragsabschluss')],
    },
  ],
}
const of = (contentId: string, date: string | null) =>
  date ? [{ contentId, dateValue: `${date}+01:00` }] : []
type Days = [decided: string | null, concluded: string | null]
const contracts = (...all: Days[]): PanelValues =>
  all.map(([decided, concluded], at) => ({
    contentId: 'GR-SettledContract',
    ordinal: at + 1,
    children: [...of('BT-1451-Contract', decided), ...of('BT-145-Contract', concluded)],
  }))
const noon = new Date('2026-11-17T11:00:00Z')
const found = (values: PanelValues, now = noon) => contractDateFindings(form, values, now)
const rules = (values: PanelValues, now = noon) => found(values, now).map(({ rule }) => rule)

const [chosenFirst, chosenBeforeSent, concludedBeforeSent] = [
  'BR-BT-01451-0100',
  'BR-BT-01451-0101',
  'BR-BT-00145-0100',
]

test.each<[...Days, string[]]>([
  ['2026-11-15', '2026-11-16', []],
  [null, '2026-11-16', []],
  ['2026-11-16', null, []],
  [null, null, []],
  ['2026-11-16', '2026-11-16', [chosenFirst]],
  ['2026-11-16', '2026-11-15', [chosenFirst]],
  ['2026-11-16', '2026-11-17', [concludedBeforeSent]],
  [null, '2026-11-17', [concludedBeforeSent]],
  [null, '2026-11-18', [concludedBeforeSent]],
  ['2026-11-17', null, [chosenBeforeSent]],
  ['2026-11-18', null, [chosenBeforeSent]],
  ['2026-11-17', '2026-11-17', [chosenFirst, chosenBeforeSent, concludedBeforeSent]],
])('chosen %s, concluded %s, sent on the 17th', (decided, concluded, expected) => {
  const all = found(contracts([decided, concluded]))
  expect(all.map(({ rule }) => rule)).toEqual(expected)
  expect(all.every(({ severity }) => severity === 'ERROR')).toBe(true)
})

test.each([
  ['2026-11-17T22:59:59Z', [concludedBeforeSent]],
  ['2026-11-17T23:00:00Z', []],
])('the day is over when it is in Germany: %s', (now, expected) => {
  expect(rules(contracts([null, '2026-11-17']), new Date(now))).toEqual(expected)
})

test('each contract is told at its field', () => {
  const all = found(contracts(['2026-11-01', '2026-11-12'], ['2026-11-17', '2026-11-18']))
  expect(all.map(({ panelPath, fieldId }) => [panelPath, fieldId])).toEqual([
    ['GR-SettledContract[2]/BT-1451-Contract', 'BT-1451-Contract'],
    ['GR-SettledContract[2]/BT-145-Contract', 'BT-145-Contract'],
  ])
  expect(all.map((one) => sayFound(one, 'de').replace(/^.*?: /, ''))).toEqual([
    'Die Entscheidung ist vom heutigen Tag. Die Bekanntmachung kann ab morgen übermittelt werden.',
    'Dieser Tag liegt in der Zukunft. Die Bekanntmachung kann erst nach dem Tag des Vertragsabschlusses übermittelt werden.',
  ])
})

test('what is no day is left to the check of the values', () => {
  const children = [{ contentId: 'BT-145-Contract', dateValue: 'morgen' }]
  expect(found([{ contentId: 'GR-SettledContract', ordinal: 1, children }])).toEqual([])
})
