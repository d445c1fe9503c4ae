import { describe, expect, test } from 'vitest'
import type { Found } from '../check/check.ts'
import type { Form, FormField, FormGroup } from '../form/form.ts'
import type { Failure } from './official-failures.ts'
import { officialFindings } from './official-findings.ts'
import type { PanelValues } from '../values/values.ts'

const field = (contentId: string, label: string): FormField => ({
  contentId,
  contentType: 'field',
  label,
  displayType: 'TEXTBOX',
  type: 'text',
})
const group = (contentId: string, label: string, children: FormGroup['children'], repeatable = false) => ({
  contentId,
  contentType: 'group' as const,
  label,
  children,
  ...(repeatable && { repeatable }),
})
const form: Form = {
  subtype: '19',
  sdkVersion: '1.7',
  panels: [
    group('GR-Procedure', 'Verfahren', [field('BT-23', 'Art des Auftrags')]),
    group(
      'GR-Lot',
      'Los',
      [group('GR-Purpose', 'Zweck', [field('BT-21', 'Titel'), field('BT-24', 'Text')])],
      true,
    ),
  ],
}
const lot = (ordinal: number) => ({
  contentId: 'GR-Lot',
  ordinal,
  children: [
    {
      contentId: 'GR-Purpose',
      ordinal: 1,
      children: [{ contentId: 'BT-21', stringValue: `Los ${ordinal}` }],
    },
  ],
})
const values: PanelValues = [lot(1), lot(2)]
const places = new Map([
  ['/ContractNotice/cac:Lot[1]/cac:Project[1]/cbc:Name[1]', 'GR-Lot[1]/GR-Purpose/BT-21'],
  ['/ContractNotice/cac:Lot[2]/cac:Project[1]/cbc:Name[1]', 'GR-Lot[2]/GR-Purpose/BT-21'],
])
const notice = {
  form,
  values,
  places,
  groupOf: (node: string) => (node === 'ND-Lot' ? 'GR-Lot' : undefined),
  ownerOf: (id: string) => (id === 'BT-24-Currency' ? 'BT-24' : undefined),
  isWithin: (_field: string, node: string) => node === 'ND-Lot',
}

const failure = (given: Partial<Failure>): Failure => ({
  source: 'rules',
  rule: 'BR-1',
  kind: 'missing',
  severity: 'ERROR',
  about: 'BT-24',
  looksAt: [],
  xpath: '/ContractNotice/cac:Lot[2]/cac:Project[1]',
  ...given,
})
const said = (given: Partial<Failure>, own: readonly Found[] = []) =>
  officialFindings(notice, [failure(given)], own).map(({ panelPath, fieldId, message }) => [
    panelPath,
    fieldId,
    message.de,
  ])

describe('a failure is led back', () => {
  test.each<[string, Partial<Failure>, string, string | null, RegExp]>([
    [
      'to a field that is not there yet',
      {},
      'GR-Lot[2]/GR-Purpose/BT-24',
      'BT-24',
      /^Los 2 – Text: .*Pflichtfeld/,
    ],
    [
      'to the field its element was written from',
      { kind: 'schemaValue', about: null, xpath: '/ContractNotice/cac:Lot[2]/cac:Project[1]/cbc:Name[1]' },
      'GR-Lot[2]/GR-Purpose/BT-21',
      'BT-21',
      /^Los 2 – Titel: .*Schema/,
    ],
    [
      'to the group round an element that has no field',
      { kind: 'schemaMissing', about: null },
      'GR-Lot[2]/GR-Purpose',
      null,
      /Zweck: Hier fehlt/,
    ],
    [
      'to a group that must be there',
      { about: 'ND-Lot', xpath: '/ContractNotice' },
      'GR-Lot[1]',
      null,
      /mindestens einen/,
    ],
    [
      'to the field that it is an addition to',
      { kind: 'incomplete', about: 'BT-24-Currency' },
      'GR-Lot[2]/GR-Purpose/BT-24',
      'BT-24',
      /^Los 2 – Text: .*fehlt ein Zusatz/,
    ],
    [
      'to the notice as a whole',
      { kind: 'rule', about: null, xpath: '/Other', rule: 'P-0002' },
      '',
      null,
      /^Bekanntmachung: .*\(P-0002\)/,
    ],
    [
      'with the fields it does not go with',
      { kind: 'rule', looksAt: ['BT-23', 'BT-21', 'BT-99'] },
      'GR-Lot[2]/GR-Purpose/BT-24',
      'BT-24',
      /passt nicht zu „Art des Auftrags“ und „Titel“ \(amtliche Regel BR-1\)/,
    ],
  ])('%s', (_name, given, path, fieldId, sentence) => {
    expect(said(given)).toEqual([[path, fieldId, expect.stringMatching(sentence)]])
  })
})

test('what our own check has said is not said again', () => {
  const own: Found = {
    severity: 'ERROR',
    fieldId: 'BT-24',
    panelPath: 'GR-Lot[2]/GR-Purpose/BT-24',
    rule: 'missing',
    text: { de: '', en: '' },
    values: {},
  }
  expect(said({}, [own])).toEqual([])
  expect(said({ kind: 'pattern' }, [own])).toHaveLength(1)
  expect(said({ kind: 'pattern' }, [{ ...own, rule: 'url' }])).toEqual([])
  expect(said({ about: 'ND-Lot' }, [own])).toEqual([])
  expect(said({ kind: 'rule' }, [{ ...own, rule: 'BR-1' }])).toEqual([])
  expect(said({ kind: 'rule' }, [{ ...own, rule: 'BR-2' }])).toHaveLength(1)
  expect(said({ xpath: '/ContractNotice/cac:Lot[1]' }, [own])).toHaveLength(1)
})

test('the same objection at the same place is one', () => {
  expect(officialFindings(notice, [failure({}), failure({})], [])).toHaveLength(1)
})
