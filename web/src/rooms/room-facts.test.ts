import { type Actor, visitor } from '@allmende/domain/actor.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { descriptionOf, isOpenToAll, mayBeListed, whyReadOnly } from './room-facts.ts'

const room: Room = {
  id: 5_000_000_000,
  projectId: 1,
  type: 'CLIENT',
  name: 'Unterlagen',
  description: 'Alles zum Verfahren',
  stage: null,
  organizationId: null,
  offerId: null,
  lotId: null,
  attempt: null,
  isFromTemplate: false,
  version: 0,
  sealed: false,
  readOnly: 'wrongRole',
}
const ofBidder: Room = { ...room, type: 'CONTRACTOR', organizationId: 7, offerId: 3, stage: 4 }
const person = (organizationId: number): Actor => ({
  kind: 'user',
  email: 'b@bau.example',
  roles: ['ORGANIZATION_USER'],
  organizationId,
  organizationType: 'CONTRACTOR',
})
const outside = {} as ShownTender
const inside = { team: [] } as unknown as ShownTender

test.each([
  ['a visitor, of an open one', visitor, room, true],
  ['its bidder, of a sealed one', person(7), { ...ofBidder, sealed: true }, true],
  ['another bidder, of a sealed one', person(8), { ...ofBidder, sealed: true }, false],
  ['a visitor, of a sealed one', visitor, { ...ofBidder, sealed: true }, false],
])('%s', (_who, actor, shown, listed) => {
  expect(mayBeListed(actor, shown)).toBe(listed)
})

test.each([
  ['a visitor expects nothing', visitor, outside, room, null],
  ['the team, of its own', person(1), inside, room, 'Ihre Rolle erlaubt das nicht.'],
  ['the team, where it may', person(1), inside, { ...room, readOnly: null }, null],
  ['the team, of a bidder’s', person(1), inside, ofBidder, null],
  ['its bidder', person(7), outside, ofBidder, 'Ihre Rolle erlaubt das nicht.'],
  [
    'a reason of a newer server',
    person(1),
    inside,
    { ...room, readOnly: 'newerThanThis' },
    'In diesem Datenraum können Sie nichts ändern.',
  ],
])('%s', (_who, actor, tender, shown, why) => {
  expect(whyReadOnly(actor, tender, shown)?.de ?? null).toBe(why)
})

test.each<[string, Partial<Room>, boolean]>([
  ['where it can be done', { isFromTemplate: true, version: 1, readOnly: null }, true],
  ['nowhere else', { isFromTemplate: true, version: 1 }, false],
  ['but what its bidder wrote since is', { isFromTemplate: true, version: 2 }, true],
  ['and what is said of a room of her own', { isFromTemplate: false, version: 1 }, true],
])('what the authority asks for is told %s', (_where, facts, isTold) => {
  expect(descriptionOf({ ...ofBidder, ...facts })).toBe(isTold ? room.description : '')
})

test('only rooms without phase and offer are open to all', () => {
  expect([room, { ...room, stage: 4 }, { ...room, offerId: 1 }, ofBidder].map(isOpenToAll)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each(['applicationDeadlinePast', 'offerDeadlinePast', 'competitionNotBegun', 'lotEnded'])(
  'why a room is closed by %s needs nothing filled in',
  (readOnly) => {
    const why = whyReadOnly(person(7), outside, { ...ofBidder, readOnly })
    expect(why?.de).toMatch(/\.$/)
    expect(`${why?.de}${why?.en}`).not.toContain('{')
  },
)
