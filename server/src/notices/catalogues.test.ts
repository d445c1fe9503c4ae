import { matches } from '@allmende/domain/notices/check/patterns.ts'
import type { Form, FormField, FormGroup, FormItem } from '@allmende/domain/notices/form/form.ts'
import { isField } from '@allmende/domain/notices/form/form.ts'
import { listedField } from '@allmende/domain/notices/form/layout.ts'
import { describe, expect, test } from 'vitest'
import {
  catalogueOf,
  codeLists,
  codesOf,
  formOfTemplate,
  knownVersion,
  listBuiltIn,
  sdkVersions,
} from './catalogues.ts'

const formNamed = (id: string, language: 'de' | 'en' = 'de', version = '1.7'): Form => {
  const form = formOfTemplate(id, language, version)
  if (!form) throw new Error(`no form ${id}`)
  return form
}
const itemsOf = (item: FormItem): FormItem[] =>
  isField(item) ? [item] : [item, ...item.children.flatMap(itemsOf)]
const fieldsOf = ({ panels }: Form) => panels.flatMap(itemsOf).filter(isField)
const groupsOf = ({ panels }: Form) =>
  panels.flatMap(itemsOf).filter((item): item is FormGroup => !isField(item))
const depthOf = (item: FormItem): number =>
  isField(item) ? 0 : 1 + Math.max(0, ...item.children.map(depthOf))
const fieldOf = (form: Form, id: string) => {
  const field = fieldsOf(form).find(({ contentId }) => contentId === id)
  if (!field) throw new Error(`no field ${id}`)
  return field
}
const subtypes = listBuiltIn('de').map(({ subtype }) => subtype)

test('there are 45 notices, known by 1.7 and 1.7.5', () => {
  expect(subtypes).toHaveLength(45)
  expect(['1.7', '1.7.5', '1.7.4', '1.8', '1', ''].map(knownVersion)).toEqual([
    '1.7',
    '1.7',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(formOfTemplate('EU-99', 'de')).toBeUndefined()
  expect(formOfTemplate('EU-19', 'de', '1.8')).toBeUndefined()
})

test('those for concessions say so', () => {
  const named = listBuiltIn('de').filter(({ label }) => /konzession/i.test(label))
  expect(named.map(({ subtype }) => subtype)).toEqual(['14', '19', '28', '32', '35', '40'])
  expect(listBuiltIn('de').find(({ subtype }) => subtype === '19')).toEqual({
    subtype: '19',
    label: 'Konzessionsbekanntmachung – Konzessionsrichtlinie, Standardregelung',
    legalBasis: '32014L0023',
    formType: 'competition',
    noticeType: 'cn-standard',
  })
})

const every = sdkVersions.flatMap((version) =>
  listBuiltIn('de', version).map(({ subtype }) => [subtype, version] as const),
)

describe.each(every)('EU-%s of %s', (subtype, version) => {
  const german = formNamed(`EU-${subtype}`, 'de', version)
  const english = formNamed(`EU-${subtype}`, 'en', version)

  test('every part has a label in both languages, no field is there twice', () => {
    const bare = [german, english].flatMap(({ panels }) =>
      panels.flatMap(itemsOf).filter(({ label, contentId }) => !label.trim() || label === contentId),
    )
    expect(bare).toEqual([])
    const ids = fieldsOf(german).map(({ contentId }) => contentId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(fieldsOf(english).map(({ contentId }) => contentId)).toEqual(ids)
  })

  test('every field has its type’s looks, a list that exists and a pattern that can be read', () => {
    const lists = codeLists(version, 'de')
    for (const field of fieldsOf(german)) {
      for (const code of field.codes ?? []) expect(lists.has(field.codeList ?? '', code), code).toBe(true)
      if (field.unitList) expect(lists.codes(field.unitList).length, field.contentId).toBeGreaterThan(0)
      if (field.codeList) expect(lists.codes(field.codeList).length, field.contentId).toBeGreaterThan(0)
      if (field.pattern) expect(() => matches(field.pattern ?? '', ''), field.contentId).not.toThrow()
      expect(field.displayType === 'RADIO', field.contentId).toBe(field.type === 'indicator')
      expect(field.displayType === 'DATE', field.contentId).toBe(field.type === 'date')
    }
  })

  test('what names or identifies a group is one of its fields', () => {
    for (const group of groupsOf(german)) {
      const inside = itemsOf(group).map(({ contentId }) => contentId)
      if (group.identifierFieldId) expect(inside).toContain(group.identifierFieldId)
    }
  })
})

test.each([
  ['16', 16, 113, 26, 253, 9, 7],
  ['19', 16, 105, 28, 225, 9, 7],
  ['29', 17, 167, 35, 454, 17, 8],
  ['32', 17, 152, 34, 395, 17, 8],
  ['CEI', 16, 65, 16, 138, 4, 6],
  ['T01', 15, 44, 12, 92, 4, 6],
])(
  'EU-%s has %i metadata, %i groups (%i repeatable), %i fields (%i repeatable), %i levels',
  (subtype, ...counts) => {
    const { panels, ...form } = formNamed(`EU-${subtype}`)
    const [metadata, ...content] = panels
    const shown: Form = { ...form, panels: content }
    const repeatable = (items: readonly (FormField | FormGroup)[]) =>
      items.filter((item) => item.repeatable).length
    expect([
      metadata?.children.length,
      groupsOf(shown).length,
      repeatable(groupsOf(shown)),
      fieldsOf(shown).length,
      repeatable(fieldsOf(shown)),
      1 + Math.max(...content.map(depthOf)),
    ]).toEqual(counts)
  },
)

describe('EU-19', () => {
  const form = formNamed('EU-19')

  test('47 fields are mandatory, five of them unless forbidden', () => {
    const mandatory = fieldsOf(form).filter(({ required }) => required === true)
    expect(mandatory).toHaveLength(47)
    expect(
      mandatory
        .filter(({ forbidden }) => forbidden)
        .map(({ contentId }) => contentId)
        .toSorted(),
    ).toEqual(['BT-131(t)-Lot', 'BT-1311(t)-Lot', 'BT-15-Lot', 'BT-615-Lot', 'BT-70-Lot'].toSorted())
    expect(fieldOf(form, 'BT-15-Lot').forbidden).toEqual({
      not: { field: 'BT-14-Lot', equals: 'non-restricted-document' },
    })
  })

  test('the groups that must be there are', () => {
    const required = groupsOf(form).filter((group) => group.required)
    expect(required.map(({ contentId }) => contentId)).toEqual([
      'GR-ContractingAuthority',
      'GR-Procedure-Scope-MainClassification',
      'GR-Lot',
      'GR-Lot-Scope-MainClassification',
      'GR-Lot-SelectionCriteria',
      'GR-ReservedParticipation',
      'GR-Lot-ProcurementDocuments',
      'GR-Organisations',
    ])
  })

  test('a preset comes with the fields of its element; one at the top is always there', () => {
    expect(fieldOf(form, 'OPT-060-Lot')).toMatchObject({
      presetValue: 'performance',
      presetWith: ['BT-70-Lot'],
    })
    expect(fieldOf(form, 'BT-09(a)-Procedure').presetWith).toEqual(['BT-09(b)-Procedure'])
    expect(fieldOf(form, 'BT-05(a)-notice').presetWith).toBeUndefined()
    expect(fieldOf(formNamed('EU-29'), 'OPT-999')).toMatchObject({ presetValue: '2000-01-01Z' })
    expect(fieldOf(formNamed('EU-29'), 'OPT-999').presetWith).toBeUndefined()
    expect(fieldOf(formNamed('EU-29'), 'BT-195(BT-118)-NoticeResult').presetWith).toEqual([
      'BT-196(BT-118)-NoticeResult',
      'BT-197(BT-118)-NoticeResult',
      'BT-198(BT-118)-NoticeResult',
    ])
  })
})

test('a mandatory field of a part that may be missing is required together with the rest of it', () => {
  const form = formNamed('EU-T02')
  expect(fieldOf(form, 'OPT-072-Lot').required).toEqual({ field: 'OPT-071-Lot', is: 'present' })
})

test('what the standard shows but always forbids is forbidden under no condition', () => {
  expect(fieldOf(formNamed('EU-CEI'), 'BT-633-Organization').forbidden).toEqual({ all: [] })
})

describe('1.15', () => {
  const later = (subtype: string) => formNamed(`EU-${subtype}`, 'de', '1.15')

  test('there are 51 notices, known by 1.15 and 1.15.1', () => {
    expect(listBuiltIn('de', '1.15')).toHaveLength(51)
    expect(['1.15', '1.15.1', '1.15.2', '1.16'].map(knownVersion)).toEqual([
      '1.15',
      '1.15',
      undefined,
      undefined,
    ])
    expect(formOfTemplate('EU-E1', 'de')).toBeUndefined()
  })

  test('a notice takes only its own codes of the legal bases and procedures', () => {
    expect(fieldOf(later('19'), 'BT-01-notice').codes).toEqual(['32014L0023', 'other'])
    const procedures = (subtype: string) => fieldOf(later(subtype), 'BT-105-Procedure').codes ?? []
    expect([procedures('16').length, procedures('29').length]).toEqual([7, 8])
    expect(
      codesOf('1.15', 'procedure-type-16', 'de')
        ?.map(([code]) => code)
        .toSorted(),
    ).toEqual(procedures('16').toSorted())
    expect(codesOf('1.15', 'procedure-type-none', 'de')).toBeUndefined()
  })

  test('counts have a range, and amounts take their currency from the list of this version', () => {
    expect(fieldOf(later('19'), 'BT-58-Lot').range).toEqual([0, 9999])
    expect(fieldOf(later('19'), 'BT-27-Lot').unitList).toBe('currency')
    expect(fieldOf(formNamed('EU-19'), 'BT-27-Lot').unitList).toBe('eforms-currency')
  })

  test('what repeats stands in a group that asks for it alone: one list on the screen', () => {
    const form = later('19')
    const listed = groupsOf(form).flatMap((group) => listedField(form, group)?.contentId ?? [])
    expect(listed).toEqual(
      expect.arrayContaining(['BT-97-Lot', 'BT-806-Procedure', 'BT-531-Lot', 'BT-263-Lot']),
    )
    expect(
      fieldsOf(form)
        .filter(({ repeatable }) => repeatable)
        .map(({ contentId }) => contentId),
    ).toEqual(['BT-702(b)-notice'])
  })
})

test('code lists know their codes', () => {
  const lists = codeLists('1.7', 'de')
  expect(lists.label('cpv', '45000000')).toBe('Bauarbeiten')
  expect(lists.codes('cpv')).toHaveLength(9454)
  expect(lists.codes('nuts-lvl3')).toHaveLength(1551)
  expect([lists.has('nuts', 'DE'), lists.has('nuts-lvl3', 'DE'), lists.has('nuts-lvl3', 'DE93B')]).toEqual([
    true,
    false,
    true,
  ])
  expect(lists.label('eforms-currency', 'EUR')).toBe('Euro')
  expect(lists.codes('duration-unit').map(([code]) => code)).toContain('MONTH')
})

test('the order of elements comes from the schemas', () => {
  const { order } = catalogueOf('1.7')
  expect(order['cac:ProcurementProjectLot']).toEqual([
    'ext:UBLExtensions',
    'cbc:ID!',
    'cac:AdditionalDocumentReference*',
    'cac:TenderingTerms',
    'cac:TenderingProcess',
    'cac:ProcurementProject',
  ])
})
