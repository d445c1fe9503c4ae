import type { Form } from '@allmende/domain/notices/form/form.ts'
import { migrated, type Side } from '@allmende/domain/notices/migration/migrated.ts'
import { migrationLines } from '@allmende/domain/notices/migration/migration-lines.ts'
import { fieldsNamed } from '@allmende/domain/notices/values/reading.ts'
import type { FieldValue, GroupValue, ItemValue } from '@allmende/domain/notices/values/values.ts'
import { expect, test } from 'vitest'
import { codeLists, formOfTemplate } from './catalogues.ts'

const sideOf = (subtype: string, version: string): Side => ({
  form: formOfTemplate(`EU-${subtype}`, 'de', version) as Form,
  lists: codeLists(version, 'de'),
})
const group = (contentId: string, children: readonly ItemValue[], ordinal = 1): GroupValue => ({
  contentId,
  ordinal,
  children,
})
const field = (contentId: string, value: Omit<FieldValue, 'contentId'>): FieldValue => ({
  contentId,
  ...value,
})
const text = (contentId: string, stringValue: string) => field(contentId, { stringValue })

const parameter = (ordinal: number, ...children: ItemValue[]) =>
  group('GR-Lot-AwardCriteria-Criterion-Parameter', children, ordinal)
/** A lot whose only award criterion has these numbers. */
const criterion = (...parameters: GroupValue[]) => [
  group('GR-Lot', [
    group('GR-Lot-TenderingTerms', [
      group('GR-Lot-AwardCriteria', [
        group('GR-Lot-AwardCriteria-Criterion', [
          group('GR-Lot-AwardCriteria-Criterion-Parameters', parameters),
        ]),
      ]),
    ]),
  ]),
]

test('the number of a criterion goes where its kind says, and is asked for where nothing does', () => {
  const number = (longValue: string) => field('BT-541-Lot', { longValue })
  const { values, anew, lost } = migrated(
    criterion(
      parameter(1, number('40'), text('BT-5421-Lot', 'per-exa')),
      parameter(2, number('3'), text('BT-5423-Lot', 'min-score')),
      parameter(3, number('7')),
    ),
    sideOf('16', '1.7'),
    sideOf('16', '1.15'),
  )
  expect(fieldsNamed(values, 'BT-541-Lot-WeightNumber')).toMatchObject([{ longValue: '40' }])
  expect(fieldsNamed(values, 'BT-541-Lot-ThresholdNumber')).toMatchObject([{ longValue: '3' }])
  expect(anew).toMatchObject([{ reason: 'kind', to: null, value: { longValue: '7' } }])
  expect(lost).toEqual([])
})

test('where only one is left the others are told as lost', () => {
  const weight = (ordinal: number, longValue: string) =>
    parameter(ordinal, field('BT-541-Lot', { longValue }), text('BT-5421-Lot', 'per-exa'))
  const { values, lost } = migrated(
    criterion(weight(1, '40'), weight(2, '60')),
    sideOf('16', '1.7'),
    sideOf('16', '1.15'),
  )
  expect(fieldsNamed(values, 'BT-541-Lot-WeightNumber')).toMatchObject([{ longValue: '40' }])
  expect(lost.map(({ reason, value }) => [reason, value.longValue ?? value.stringValue])).toEqual(
    expect.arrayContaining([['room', '60']]),
  )
})

test('a list of languages becomes an entry for each, a lost one is asked for in its own', () => {
  const submission = group('GR-Lot-Submission Language', [
    field('BT-97-Lot', { listValue: ['DEU', 'EPO', 'FRA'] }),
  ])
  const { values, moved, anew } = migrated(
    [group('GR-Lot', [group('GR-Lot-SubmissionInfo', [submission])])],
    sideOf('16', '1.7'),
    sideOf('16', '1.15'),
  )
  expect(fieldsNamed(values, 'BT-97-Lot').map(({ stringValue }) => stringValue)).toEqual(['DEU', 'FRA'])
  expect(moved.map(({ way }) => way)).toEqual(['place', 'place'])
  expect(anew).toMatchObject([{ reason: 'code', value: { stringValue: 'EPO' } }])
})

test('a region that has another code keeps its name, one that is gone is asked for', () => {
  const place = (code: string) =>
    migrated(
      [
        group('GR-Lot', [
          group('GR-Lot-Purpose', [group('GR-Lot-PlaceOfPerformance', [text('BT-5071-Lot', code)])]),
        ]),
      ],
      sideOf('16', '1.7'),
      sideOf('16', '1.15'),
    )
  expect(place('DEG0P')).toMatchObject({ moved: [{ way: 'code' }], anew: [] })
  expect(fieldsNamed(place('DEG0P').values, 'BT-5071-Lot')).toMatchObject([{ stringValue: 'DEG0R' }])
  expect(place('DEG0N')).toMatchObject({ moved: [], anew: [{ reason: 'code' }] })
})

/** The regions of so many lots, one of which the newer list does not have. */
const regions = (lots: number, code: string) =>
  Array.from({ length: lots }, (_, at) =>
    group(
      'GR-Lot',
      [group('GR-Lot-Purpose', [group('GR-Lot-PlaceOfPerformance', [text('BT-5071-Lot', code)])])],
      at + 1,
    ),
  )

test('a list of thousands is not walked for every value that is gone from it', () => {
  const [from, to] = [sideOf('16', '1.7'), sideOf('16', '1.15')]
  let asked = 0
  const counting: Side = { ...to, lists: { ...to.lists, has: (...of) => (asked++, to.lists.has(...of)) } }
  const told = (lots: number): number => {
    asked = 0
    const values = regions(lots, 'DEG0N')
    const lines = migrationLines(values, migrated(values, from, counting), [from, counting], 'de')
    expect(lines.anew).toHaveLength(lots)
    expect(lines.anew[0]?.options).toEqual([])
    return asked
  }
  const one = told(1)
  expect(told(51) - one).toBeLessThan(50 * 10)
})

test('of a finer list those of the old kind come first, under the old words', () => {
  const [from, to] = [sideOf('16', '1.7'), sideOf('16', '1.15')]
  const values = [
    group('GR-Lot', [
      group('GR-Lot-TenderingTerms', [group('GR-Lot-SelectionCriteria', [text('BT-747-Lot', 'tp-abil')])]),
    ]),
  ]
  const [line] = migrationLines(values, migrated(values, from, to), [from, to], 'de').anew
  const options = line?.options ?? []
  expect(options).toHaveLength(32)
  expect(options.slice(0, 17).every(({ value }) => value.startsWith('slc-abil-'))).toBe(true)
  expect([...new Set(options.map((option) => option.group))]).toEqual([
    'Technische und berufliche Leistungsfähigkeit',
    'Eignung zur Berufsausübung',
    'Wirtschaftliche und finanzielle Leistungsfähigkeit',
    'Sonstiges',
  ])
})

test('what only stands in other groups, under the same name, is told as unchanged', () => {
  const [from, to] = [sideOf('16', '1.7'), sideOf('16', '1.15')]
  const values = regions(2, 'DEG0P')
  const { moved } = migrationLines(values, migrated(values, from, to), [from, to], 'de')
  for (const line of moved) expect(line.to !== line.name || line.now !== line.value).toBe(true)
})
