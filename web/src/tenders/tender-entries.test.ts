import { expect, test } from 'vitest'
import { newEntries, unreadableDeadlines } from './tender-entries.ts'

const template = { roomTemplates: [] } as unknown as Parameters<typeof newEntries>[2]

test.each([
  [0, ['applicationDeadline']],
  [5, ['applicationDeadline', 'finalDeadline']],
  [3, []],
] as const)('of a tender of kind %i only what it asks for can be unreadable', (type, unreadable) => {
  const entries = {
    ...newEntries('anna@example.de', type, template),
    applicationDeadline: '1.6.2027 ',
    finalDeadline: '1.7.2027 ',
    offerDeadline: '2027-06-01T10:00:00.000Z',
  }
  expect(unreadableDeadlines(entries)).toEqual(unreadable)
})
