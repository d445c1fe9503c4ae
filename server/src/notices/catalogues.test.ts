import type { Form, FormField, FormGroup, FormItem } from '@allmende/domain/notices/form/form.ts'
import { isField } from '@allmende/domain/notices/form/form.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate, knownVersion, listBuiltIn } from './catalogues.ts'

const formNamed = (id: string, language: 'de' | 'en' = 'de'): Form => {
  const form = formOfTemplate(id, language)
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

describe.each(subtypes)('EU-%s', (subtype) => {
  const [german, english] = [formNamed(`EU-${subtype}`), formNamed(`EU-${subtype}`, 'en')]

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
    const lists = codeLists('1.7', 'de')
    for (const field of fieldsOf(german)) {
      if (field.codeList) expect(lists.codes(field.codeList).length, field.contentId).toBeGreaterThan(0)
      if (field.pattern) expect(() => new RegExp(field.pattern ?? ''), field.contentId).not.toThrow()
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
