import { expect, test } from 'vitest'
import { Document, Room, documentStates } from './rooms.contract.ts'
import { type DocumentFacts, showDocument, showRoom } from './rooms.views.ts'
import {
  bidderRoom,
  lotOffer,
  now,
  ownOffer,
  people,
  type Person,
  publicRoom,
  subjectFor,
} from './test-rooms.ts'

const seen = (person: Person, room: typeof publicRoom) => {
  const subject = subjectFor(person, room, { lotOffer: lotOffer() })
  const words = { description: 'Unser Preis: 5', isFromTemplate: true, version: 3 }
  return showRoom(people[person], { ...subject, room: { ...room, ...words } }, now)
}

test('a room is shown as the contract says', () => {
  const shown = seen('editor', publicRoom)
  expect(Room.parse(shown)).toEqual(shown)
  expect(shown).toMatchObject({ name: 'Unterlagen', version: 3, sealed: false, readOnly: null })
})

test('of a sealed room the team learns whose it is and not what was written about it', () => {
  expect(seen('editor', bidderRoom(7))).toMatchObject({
    sealed: true,
    readOnly: 'roomOfBidder',
    organizationId: 11,
    description: '',
  })
  expect(seen('bidder', bidderRoom(7))).toMatchObject({ sealed: true, description: 'Unser Preis: 5' })
})

test.each(['visitor', 'otherBidder', 'authority', 'staff'] as const)('%s gets no ids of others', (person) => {
  const room = { ...publicRoom, organizationId: 11, offerId: ownOffer }
  expect(seen(person, room)).toMatchObject({ organizationId: null, offerId: null })
  expect(seen('bidder', room)).toMatchObject({ organizationId: 11, offerId: ownOffer })
})

const document: DocumentFacts = {
  id: 2 ** 35,
  roomId: publicRoom.id,
  name: 'Plan.pdf',
  date: now,
  size: 5,
  sha256: 'ab',
  type: 'application/pdf',
  state: 'READY',
}

test.each([
  ['application/pdf', true],
  ['image/png', true],
  ['image/jpeg', true],
  ['image/webp', true],
  ['image/gif', false],
  ['image/svg+xml', false],
  ['text/plain', false],
  ['application/octet-stream', false],
])('%s is drawn: %s', (type, isDrawn) => {
  const { preview } = showDocument({ ...document, type }, null)
  expect(preview).toBe(isDrawn ? `/api/v1/previews/${document.id}` : null)
})

test('only what is checked and clean is drawn', () => {
  const drawn = documentStates.filter((state) => showDocument({ ...document, state }, null).preview)
  expect(drawn).toEqual(['READY'])
})

test('a document is shown as the contract says, and says whether it is another one', () => {
  const shown = showDocument({ ...document, key: 'secret' } as DocumentFacts, 'ab')
  expect(shown).toEqual(Document.decode(Document.encode(shown)))
  expect(shown.changedSinceDownload).toBe(false)
  expect(showDocument(document, 'cd').changedSinceDownload).toBe(true)
  expect(showDocument(document, null).changedSinceDownload).toBe(false)
})
