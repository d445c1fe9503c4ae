import { expect, test } from 'vitest'
import { filterRows, nextSort, pageCount, pageOf, searchRows, sortRows } from './table-query.ts'
import type { Column, Filter } from './table.types.ts'

type Row = { name: string; area: number | null; state: string }
const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', value: (row) => row.name },
  { key: 'area', title: 'Fläche', value: (row) => row.area },
]
const rows: Row[] = [
  { name: 'Zur Aue', area: 20, state: 'draft' },
  { name: 'Ährenweg 10', area: null, state: 'open' },
  { name: 'Ahornweg', area: 3, state: 'open' },
  { name: 'Ährenweg 9', area: 100, state: 'closed' },
]
const names = (list: readonly Row[]) => list.map(({ name }) => name)

test('sorts German names as a German expects, numbers inside by size', () => {
  const sorted = sortRows(rows, columns, { key: 'name', direction: 'asc' })
  expect(names(sorted)).toEqual(['Ahornweg', 'Ährenweg 9', 'Ährenweg 10', 'Zur Aue'])
})

test.each([
  ['asc', ['Ahornweg', 'Zur Aue', 'Ährenweg 9', 'Ährenweg 10']],
  ['desc', ['Ährenweg 9', 'Zur Aue', 'Ahornweg', 'Ährenweg 10']],
] as const)('empty values come last, %s', (direction, expected) => {
  expect(names(sortRows(rows, columns, { key: 'area', direction }))).toEqual(expected)
})

test.each([
  ['ahren', ['Ährenweg 10', 'Ährenweg 9']],
  ['WEG 10', ['Ährenweg 10', 'Ährenweg 9']],
  ['zur 20', ['Zur Aue']],
  ['nichts', []],
])('finds %j', (search, expected) => expect(names(searchRows(rows, columns, search))).toEqual(expected))

test('what a column sorts by need not be what one searches for', () => {
  const [name, area] = columns
  const unsearched = [name, { ...area, searched: false }] as Column<Row>[]
  expect(names(searchRows(rows, unsearched, '10'))).toEqual(['Ährenweg 10'])
})

test('filters join by and, their choices by or', () => {
  const filters: Filter<Row>[] = [{ key: 'state', label: 'Stand', options: [], value: (row) => row.state }]
  expect(names(filterRows(rows, filters, { state: ['draft', 'closed'] }))).toEqual(['Zur Aue', 'Ährenweg 9'])
  expect(filterRows(rows, filters, { state: [] })).toBe(rows)
})

test('a page beyond the last is the last', () => {
  const query = { search: '', filters: {}, sort: null, page: 9, pageSize: 3 }
  expect(names(pageOf(rows, query))).toEqual(['Ährenweg 9'])
  expect(pageCount(0, 3)).toBe(1)
})

test('sort goes round', () => {
  const up = nextSort(null, 'name')
  const down = nextSort(up, 'name')
  expect([up?.direction, down?.direction, nextSort(down, 'name')]).toEqual(['asc', 'desc', null])
})

test('where a column has the usual order its head turns it round', () => {
  const usual = { key: 'published', direction: 'desc' } as const
  expect(nextSort(usual, 'published', usual)).toEqual({ key: 'published', direction: 'asc' })
  expect(nextSort({ key: 'name', direction: 'desc' }, 'name', usual)).toBeNull()
})
