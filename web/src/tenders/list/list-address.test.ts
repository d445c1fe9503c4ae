import { expect, test } from 'vitest'
import { addressOf, keptAcrossTabs, narrowedBy, queryIn } from './list-address.ts'
import { readListSearch } from './list-search.ts'

const usual = { search: '', filters: { type: [] }, sort: null, page: 1, pageSize: 100 }

test.each([
  [{}, usual],
  [{ suche: 'Fähre' }, { ...usual, search: 'Fähre' }],
  [{ suche: 10 }, { ...usual, search: '10' }],
  [{ suche: ['a'] }, usual],
  [{ suche: 'x'.repeat(300) }, { ...usual, search: 'x'.repeat(200) }],
  [{ art: '0,5,9,x,' }, { ...usual, filters: { type: ['0', '5'] } }],
  [{ art: 2 }, { ...usual, filters: { type: ['2'] } }],
  [{ sortierung: 'deadline:asc' }, { ...usual, sort: { key: 'deadline', direction: 'asc' } }],
  [{ sortierung: 'deadline' }, usual],
  [{ sortierung: 'secret:asc' }, usual],
  [
    { seite: 3, anzahl: 25 },
    { ...usual, page: 3, pageSize: 25 },
  ],
  [{ seite: 0, anzahl: 5000 }, usual],
  [{ seite: 'x', anzahl: 1.5 }, usual],
])('the address %j asks for it', (search, expected) => {
  expect(queryIn(readListSearch(search))).toEqual(expected)
})

test('what is asked stands in the address, what is usual does not', () => {
  expect(addressOf(usual)).toEqual({})
  const asked = {
    search: 'Fähre',
    filters: { type: ['0', '5'] },
    sort: { key: 'stage', direction: 'desc' as const },
    page: 2,
    pageSize: 25,
  }
  const address = addressOf(asked)
  expect(address).toEqual({ suche: 'Fähre', art: '0,5', sortierung: 'stage:desc', seite: 2, anzahl: 25 })
  expect(queryIn(readListSearch(address))).toEqual(asked)
  expect(keptAcrossTabs(address)).toEqual({ suche: 'Fähre', art: '0,5' })
  expect(narrowedBy(asked)).toEqual({ search: 'Fähre', types: [0, 5] })
  expect(narrowedBy({ ...usual, search: '  ' })).toEqual({})
})
