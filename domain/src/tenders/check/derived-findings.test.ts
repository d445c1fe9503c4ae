import { expect, test } from 'vitest'
import { codeListsOf } from '../../notices/catalogue/code-lists.ts'
import { checkForm, sayFound } from '../../notices/check/check.ts'
import type { Form, FormField } from '../../notices/form/form.ts'
import { sampleCodes } from '../../notices/samples/sample-form.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { ledToTheCause } from './derived-findings.ts'
import type { CheckedTender } from './tender-check.ts'

const field = (contentId: string, label: string, more: Partial<FormField>): FormField => ({
  contentId,
  contentType: 'field',
  label,
  displayType: 'TEXTBOX',
  type: 'text',
  ...more,
})
const forbidden = { not: { field: 'BT-105-Procedure', equals: 'restricted' } } as const
const form: Form = {
  subtype: '16',
  sdkVersion: '1.15',
  panels: [
    {
      contentId: 'GR-Procedure',
      contentType: 'section',
      label: 'Verfahren',
      children: [field('BT-105-Procedure', 'Verfahrensart', {})],
    },
    {
      contentId: 'GR-Lot',
      contentType: 'section',
      label: 'Los',
      repeatable: true,
      children: [field('BT-1311(d)-Lot', 'Frist', { type: 'date', displayType: 'DATE', forbidden })],
    },
  ],
}
const lot = (ordinal: number) => ({
  contentId: 'GR-Lot',
  ordinal,
  children: [{ contentId: 'BT-1311(d)-Lot', dateValue: '2027-06-01+02:00' }],
})

function said(procedure: string | null, type = 0) {
  const children = procedure ? [{ contentId: 'BT-105-Procedure', stringValue: procedure }] : []
  const panels = [{ contentId: 'GR-Procedure', ordinal: 1, children }, lot(1), lot(2)] as PanelValues
  const found = checkForm(form, panels, codeListsOf(sampleCodes))
  const led = ledToTheCause(found, { form, panels, type } as CheckedTender)
  return led.map((one) => `${one.rule} ${one.panelPath} ${sayFound(one, 'de')}`)
}

test('a deadline that the platform fills in and nobody can empty leads once to the answer that is open', () => {
  expect(said(null)).toEqual([
    'missing GR-Procedure/BT-105-Procedure Verfahren – Verfahrensart: Bitte füllen Sie dieses Feld aus. Davon hängt ab, ob die Bekanntmachung „Frist“ nennen darf.',
  ])
})

test('or to the one that does not go with it', () => {
  expect(said('open')).toEqual([expect.stringMatching(/^forbidden GR-Procedure\/BT-105-Procedure /)])
  expect(said('restricted')).toEqual([])
})
