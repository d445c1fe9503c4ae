import { expect, test } from 'vitest'
import { initialQuery } from '../../ui/table/useTableQuery.ts'
import { filterOf } from './MessageList.tsx'

const query = initialQuery(50)

test.each([
  [query, {}],
  [{ ...query, search: '  Frist ' }, { search: 'Frist' }],
  [{ ...query, search: '   ' }, {}],
  [{ ...query, search: 'x'.repeat(300) }, { search: 'x'.repeat(200) }],
  [
    { ...query, sort: { key: 'senderName', direction: 'asc' } },
    { sort: 'senderName', descending: false },
  ],
  [
    { ...query, sort: { key: 'created', direction: 'desc' } },
    { sort: 'created', descending: true },
  ],
] as const)('what is asked of the list: %j', (asked, filter) => {
  expect(filterOf(asked)).toEqual(filter)
})
