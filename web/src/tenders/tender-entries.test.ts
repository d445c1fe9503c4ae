import { expect, test } from 'vitest'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { entriesOf, newEntries, reusedEntries, sentBy, unreadableDeadlines } from './tender-entries.ts'

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

const saved = {
  informationRooms: [
    { id: 5_000_000_001, name: 'Unterlagen', description: 'Alles' },
    { name: 'Neu', description: '' },
  ],
  roomTemplates: [],
  team: [],
  applicationDeadline: null,
  offerDeadline: null,
  finalDeadline: null,
} as unknown as TeamTender

test('a room of a saved tender is sent with its number, so that its documents stay', () => {
  expect(sentBy(entriesOf(saved), []).informationRooms).toEqual(saved.informationRooms)
})

test('a tender that follows another gets rooms of its own', () => {
  expect(reusedEntries('anna@example.de', 0, saved).informationRooms).toEqual([
    { name: 'Unterlagen', description: 'Alles' },
    { name: 'Neu', description: '' },
  ])
})
