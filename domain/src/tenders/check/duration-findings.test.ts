import { expect, test } from 'vitest'
import type { Form, FormField } from '../../notices/form/form.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { durationFindings } from './duration-findings.ts'

const day = (contentId: string): FormField => ({
  contentId,
  contentType: 'field',
  label: contentId,
  displayType: 'DATE',
  type: 'date',
})
const form: Form = {
  subtype: '19',
  sdkVersion: '1.7',
  panels: [
    {
      contentId: 'GR-Lot',
      contentType: 'section',
      label: 'Los',
      repeatable: true,
      children: [day('BT-536-Lot'), day('BT-537-Lot')],
    },
  ],
}
const lasting = (start: string, end?: string): PanelValues => [
  {
    contentId: 'GR-Lot',
    ordinal: 1,
    children: [
      { contentId: 'BT-536-Lot', dateValue: start },
      ...(end ? [{ contentId: 'BT-537-Lot', dateValue: end }] : []),
    ],
  },
]

test.each([
  ['2027-05-01+02:00', '2027-04-01+02:00', ['GR-Lot[1]/BT-537-Lot']],
  ['2027-05-01+02:00', '2027-05-01+02:00', []],
  ['2027-05-01+02:00', undefined, []],
])('a contract from %s to %s', (start, end, expected) => {
  expect(durationFindings(form, lasting(start, end)).map(({ panelPath }) => panelPath)).toEqual(expected)
})
