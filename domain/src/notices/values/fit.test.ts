import { expect, test } from 'vitest'
import { codeListsOf } from '../catalogue/code-lists.ts'
import { fitTexts } from './fit.texts.ts'
import { misfits } from './fit.ts'
import { newValues } from './new-values.ts'
import { sampleCodes, sampleForm as form } from '../samples/sample-form.ts'
import { type ItemValue, PanelValues } from './values.ts'

const lists = codeListsOf(sampleCodes)
const inGroup = (contentId: string, ...children: ItemValue[]): ItemValue => ({
  contentId,
  ordinal: 1,
  children,
})
const inLot = (...children: ItemValue[]) => [inGroup('GR-Lot', ...children)] as PanelValues
const titled = (title: object) => inLot(inGroup('purpose', { contentId: 'BT-21-Lot', ...title }))
const extra = (value: object) => inLot(inGroup('extras', value as ItemValue))

test('what a new form holds fits', () => {
  expect(misfits(form, newValues(form, { uuid: () => 'u' }), lists)).toEqual([])
})

test.each<[keyof typeof fitTexts, PanelValues, string]>([
  ['unknown', inLot(inGroup('purpose', { contentId: 'BT-99', stringValue: 'x' })), 'GR-Lot[1]/purpose/BT-99'],
  ['wrongPlace', inLot({ contentId: 'BT-21-Lot', stringValue: 'x' }), 'GR-Lot[1]/BT-21-Lot'],
  ['wrongKind', inLot(inGroup('purpose', inGroup('BT-21-Lot'))), 'GR-Lot[1]/purpose/BT-21-Lot'],
  ['wrongKind', inLot({ contentId: 'purpose', stringValue: 'x' }), 'GR-Lot[1]/purpose'],
  ['wrongKind', [{ ...inGroup('GR-Procedure'), propertyIds: [1] }] as PanelValues, 'GR-Procedure'],
  ['wrongKind', [{ ...inLot()[0], organizationId: 1 }] as PanelValues, 'GR-Lot[1]'],
  ['wrongSlot', titled({ longValue: '1' }), 'GR-Lot[1]/purpose/BT-21-Lot'],
  ['wrongSlot', titled({ stringValue: 'x', longValue: '1' }), 'GR-Lot[1]/purpose/BT-21-Lot'],
  ['wrongSlot', titled({ stringValue: 'x', unitValue: 'EUR' }), 'GR-Lot[1]/purpose/BT-21-Lot'],
  ['wrongSlot', titled({ stringValue: 'x', translations: { FRA: 'y' } }), 'GR-Lot[1]/purpose/BT-21-Lot'],
  ['tooLong', titled({ stringValue: 'x'.repeat(21) }), 'GR-Lot[1]/purpose/BT-21-Lot'],
  ['repeated', inLot(inGroup('terms'), inGroup('terms')), 'GR-Lot[1]/terms'],
  [
    'repeated',
    inLot(inGroup('review', { contentId: 'reviewer' }, { contentId: 'reviewer' })),
    'GR-Lot[1]/review/reviewer',
  ],
  ['number', extra({ contentId: 'value', longValue: '1.000,00' }), 'GR-Lot[1]/extras[1]/value'],
  ['unit', extra({ contentId: 'value', longValue: '1', unitValue: 'XXX' }), 'GR-Lot[1]/extras[1]/value'],
  [
    'date',
    inLot(inGroup('purpose', { contentId: 'opening', dateValue: '2026-02-30+01:00' })),
    'GR-Lot[1]/purpose/opening',
  ],
  [
    'code',
    inLot(inGroup('documents', { contentId: 'BT-14-Lot', stringValue: 'x' })),
    'GR-Lot[1]/documents[1]/BT-14-Lot',
  ],
  [
    'code',
    [inGroup('questions', { contentId: 'chosen', stringValue: 'z' })] as PanelValues,
    'questions/chosen',
  ],
  [
    'fixed',
    [inGroup('meta-data-group', { contentId: 'OPP-070-notice', stringValue: '16' })] as PanelValues,
    'meta-data-group/OPP-070-notice',
  ],
  [
    'identifier',
    inLot(inGroup('purpose', { contentId: 'BT-137-Lot', stringValue: 'LOT-1' })),
    'GR-Lot[1]/purpose/BT-137-Lot',
  ],
])('%s is refused where it is', (rule, values, path) => {
  expect(misfits(form, values, lists).map((misfit) => [misfit.text, misfit.path])).toEqual([
    [fitTexts[rule], path],
  ])
})

test('one identifier is for one lot', () => {
  const lot = inLot(inGroup('purpose', { contentId: 'BT-137-Lot', stringValue: 'LOT-0001' }))[0]
  const values = [lot, { ...lot, ordinal: 2 }] as PanelValues
  expect(misfits(form, values, lists)).toEqual([
    {
      path: 'GR-Lot[2]/purpose/BT-137-Lot',
      text: fitTexts.identifierTwice,
      values: { id: 'LOT-0001' },
    },
  ])
})

test('what is merely unfinished may be stored', () => {
  const values = [
    ...extra({ contentId: 'value', longValue: '1' }),
    inGroup(
      'GR-Organisations-Section',
      inGroup(
        'GR-Organisations',
        inGroup('GR-Company', { contentId: 'BT-506-Organization-Company', stringValue: 'anna@' }),
      ),
    ),
  ] as PanelValues
  expect(misfits(form, values, lists)).toEqual([])
})

test('a flood of faults is told in part', () => {
  const flood = Array.from({ length: 200_000 }, (_, at) => ({ contentId: `x${at}`, stringValue: 'x' }))
  expect(misfits(form, [{ contentId: 'GR-Lot', ordinal: 1, children: flood }], lists)).toHaveLength(100)
})

test('values nested without end are refused before they are read', () => {
  let deep: unknown = []
  for (let depth = 0; depth < 100_000; depth++) deep = [{ contentId: 'GR-Lot', ordinal: 1, children: deep }]
  expect(PanelValues.safeParse(deep).success).toBe(false)
  expect(PanelValues.safeParse(newValues(form, { uuid: () => 'u' })).success).toBe(true)
})

test('what an organization of ours says of a party is kept, whatever it is; nothing else of its row', () => {
  const company = inGroup('GR-Company', { contentId: 'BT-507-Organization-Company', stringValue: 'XX999' })
  const row = (facts: object, ...children: ItemValue[]) =>
    [
      inGroup('GR-Organisations-Section', {
        ...inGroup('GR-Organisations', ...children),
        ...facts,
      } as ItemValue),
    ] as PanelValues
  expect(misfits(form, row({}, company), lists)).toHaveLength(1)
  expect(misfits(form, row({ organizationId: 4 }, company), lists)).toEqual([])
  const identifier = { contentId: 'OPT-200-Organization-Company', stringValue: 'x' }
  expect(misfits(form, row({ organizationId: 4 }, identifier), lists)).toHaveLength(1)
})
