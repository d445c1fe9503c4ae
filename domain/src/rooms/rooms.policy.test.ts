import { describe, expect, test } from 'vitest'
import type { Verdict } from '../verdict.ts'
import type { NewRoom } from './rooms.contract.ts'
import {
  getsOpenedListOnly,
  mayFindUnopened,
  readOnlyReason,
  type RoomFacts,
  roomPolicy,
  type Surroundings,
} from './rooms.policy.ts'
import {
  after,
  aroundFor,
  before,
  bidderRoom,
  everybody,
  lot,
  lotOffer,
  now,
  ownOffer,
  people,
  type Person,
  publicRoom,
  subjectFor,
  temporaryRoom,
} from './test-rooms.ts'

type Right = Exclude<keyof typeof roomPolicy, 'create'>
const said = (verdict: Verdict): string => (verdict.allowed ? 'ja' : verdict.reason)
const told = (right: Right, room: RoomFacts, more: Partial<Surroundings> = {}) =>
  Object.fromEntries(
    everybody.map((person) => [
      person,
      said(roomPolicy[right](people[person], subjectFor(person, room, more), now)),
    ]),
  ) as Record<Person, string>

/** What everybody is told, but for those who are told something else. */
const all = (answer: string, others: Partial<Record<Person, string>> = {}) => ({
  ...Object.fromEntries(everybody.map((person) => [person, answer])),
  ...others,
})
const team = { editor: 'ja', admin: 'ja' }
const visitors = {
  visitor: 'signInRequired',
  held: 'secondFactorPending',
  system: 'signInRequired',
}

describe('a room for all', () => {
  test('is known to and read by everyone', () => {
    expect(told('view', publicRoom)).toEqual(all('ja'))
    expect(told('read', publicRoom)).toEqual(all('ja'))
  })

  test('is filled by the team', () => {
    expect(told('write', publicRoom)).toEqual(all('roomOfAuthority', { ...visitors, ...team }))
    expect(told('change', publicRoom)).toEqual(all('roomOfAuthority', { ...visitors, ...team }))
    expect(told('publicLink', publicRoom)).toEqual(all('wrongRole', { ...visitors, ...team }))
  })

  test('of a draft is the team’s alone, which may link it for later', () => {
    const draft = { documentsArePublic: false, isPublished: false }
    expect(told('view', publicRoom, draft)).toEqual(all('notFound', team))
    expect(told('read', publicRoom, draft)).toEqual(all('notFound', team))
    expect(told('write', publicRoom, draft)).toEqual(all('notFound', { ...visitors, ...team }))
    expect(told('publicLink', publicRoom, draft)).toEqual(all('notFound', { ...visitors, ...team }))
  })

  test('is read by participants where a lot restricts it, and known to all', () => {
    const restricted = { isRestricted: true }
    const participants = { bidder: 'ja', otherBidder: 'ja', ...team }
    expect(told('view', publicRoom, restricted)).toEqual(all('ja'))
    expect(told('read', publicRoom, restricted)).toEqual(
      all('documentsRestricted', {
        visitor: 'documentsRestrictedSignIn',
        held: 'secondFactorPending',
        system: 'documentsRestrictedSignIn',
        ...participants,
      }),
    )
    expect(told('publicLink', publicRoom, restricted)).toMatchObject({ editor: 'roomNotPublic' })
  })

  test('of an archived tender stays as it is', () => {
    const archived = { isArchived: true }
    const nobody = { editor: 'tenderArchived', admin: 'tenderArchived' }
    expect(told('read', publicRoom, archived)).toEqual(all('ja'))
    expect(told('write', publicRoom, archived)).toEqual(all('roomOfAuthority', { ...visitors, ...nobody }))
  })
})

describe('a room of the authority for some', () => {
  const reach = (stage: number) => ({
    own: { organizationId: 11, offerId: ownOffer, lotOffers: [{ lotId: 1, stage }] },
  })
  test.each([
    [4, 0, 'ja'],
    [5, 2, 'notFound'],
    [5, 3, 'ja'],
    [7, 3, 'notFound'],
    [7, 4, 'ja'],
  ])('of stage %i is for who has reached %i: %s', (stage, own, answer) => {
    const room = { ...publicRoom, stage }
    expect(told('read', room, reach(own))).toEqual(all('notFound', { bidder: answer, ...team }))
  })

  test('of one lot is for those who reached it in that lot', () => {
    const room = { ...publicRoom, stage: 5, lotId: 2 }
    expect(told('view', room, reach(7))).toEqual(all('notFound', team))
    expect(told('view', { ...room, lotId: 1 }, reach(7))).toEqual(all('notFound', { bidder: 'ja', ...team }))
  })

  test('of one offer is for that organization', () => {
    const room = { ...publicRoom, organizationId: 11, offerId: ownOffer }
    expect(told('read', room)).toEqual(all('notFound', { bidder: 'ja', ...team }))
    expect(told('publicLink', room)).toMatchObject({ editor: 'roomNotPublic', otherBidder: 'notFound' })
  })

  test('is filled until its phase is over, unless that comes again', () => {
    const room = { ...publicRoom, stage: 4 }
    expect(told('write', room, { lot: lot({ stage: 4 }) })).toMatchObject(team)
    expect(told('write', room, { lot: lot({ stage: 5 }) })).toMatchObject({ editor: 'roomPhaseOver' })
    expect(told('write', room, { lot: lot({ stage: 5, isContinuous: true }) })).toMatchObject(team)
  })
})

describe('a sealed room', () => {
  const sealed = { lot: lot(), lotOffer: lotOffer({ stage: 1 }) }
  test('is known to its bidder and the team, and to nobody else', () =>
    expect(told('view', bidderRoom(4), sealed)).toEqual(all('notFound', { bidder: 'ja', ...team })))

  test('is read by its bidder alone', () =>
    expect(told('read', bidderRoom(4), sealed)).toEqual(
      all('notFound', { bidder: 'ja', editor: 'sealedRoom', admin: 'sealedRoom' }),
    ))

  test.each(['editor', 'admin', 'staff', 'otherBidder', 'authority'] as const)(
    'tells the project admins that %s tried to read it, and no file name',
    (person) => {
      const verdict = roomPolicy.read(people[person], subjectFor(person, bidderRoom(7), sealed), now)
      expect(verdict).toMatchObject({
        allowed: false,
        event: {
          type: 'SEALED_ACCESS_REFUSED',
          projectId: 7,
          offerId: ownOffer,
          roomId: bidderRoom(7).id,
          data: { project: 'Sielbauwerk', room: 'Angebot' },
        },
        mails: [
          {
            key: 'openSealedInformationAttempted',
            to: 'anna@amt.example',
            values: {
              userName: 'Anna Amt',
              personName: people[person].email,
              roomName: 'Angebot',
              link: '/projekte/7',
            },
          },
        ],
      })
      expect(JSON.stringify(verdict)).not.toContain('fileNames')
    },
  )

  const reaching = ['read', 'write', 'change', 'publicLink'] as const
  test.each(reaching)('is reported to whoever answers for the tender: %s', (right) => {
    const alarms = everybody.filter(
      (person) =>
        'event' in roomPolicy[right](people[person], subjectFor(person, bidderRoom(7), sealed), now),
    )
    expect(alarms).toEqual(['otherBidder', 'authority', 'staff', 'editor', 'admin'])
  })

  test('holds for what was not opened with its room, which is not there for anybody', () => {
    const opened = { lotOffer: lotOffer({ stage: 2, applicationOpenedAt: before }) }
    const found = (person: Person) =>
      mayFindUnopened(people[person], subjectFor(person, bidderRoom(4), opened), now)
    expect(everybody.map((person) => said(found(person)))).toEqual(everybody.map(() => 'notFound'))
    expect(everybody.filter((person) => 'event' in found(person))).not.toContain('visitor')
    expect(found('editor')).toHaveProperty('event')
  })

  test('is filled by its bidder while she may apply', () => {
    const others = { bidder: 'ja', editor: 'roomOfBidder', admin: 'roomOfBidder', ...visitors }
    expect(told('write', bidderRoom(4), sealed)).toEqual(all('notFound', others))
    const late = { ...sealed, lotOffer: lotOffer({ applicationDeadline: before }) }
    expect(told('write', bidderRoom(4), late)).toMatchObject({ bidder: 'applicationDeadlinePast' })
    expect(told('write', bidderRoom(4))).toMatchObject({ bidder: 'notParticipating' })
  })

  test('once opened is the team’s to read, as it was submitted', () => {
    const opened = { lot: lot({ stage: 4 }), lotOffer: lotOffer({ stage: 2, applicationOpenedAt: before }) }
    expect(told('read', bidderRoom(4), opened)).toEqual(all('notFound', { bidder: 'ja', ...team }))
    expect(getsOpenedListOnly(people.editor, subjectFor('editor', bidderRoom(4), opened))).toBe(true)
    expect(getsOpenedListOnly(people.bidder, subjectFor('bidder', bidderRoom(4), opened))).toBe(false)
    expect(getsOpenedListOnly(people.editor, subjectFor('editor', bidderRoom(5), opened))).toBe(false)
  })
})

test('a temporary room is its maker’s alone', () => {
  const own = all('notFound', { bidder: 'ja' })
  expect(told('view', temporaryRoom)).toEqual(own)
  expect(told('read', temporaryRoom)).toEqual(own)
  expect(told('write', temporaryRoom)).toEqual({ ...own, ...visitors })
  expect(told('publicLink', temporaryRoom)).toMatchObject({ bidder: 'wrongRole', editor: 'notFound' })
})

describe('making a room', () => {
  const words = { name: 'Pläne', description: 'Alle Pläne', projectId: 7 }
  const forAll: NewRoom = { ...words, type: 'CLIENT' }
  const own: NewRoom = { ...words, type: 'CONTRACTOR', stage: 7, lotId: 1 }
  const offering = { lot: lot({ stage: 6, offerDeadline: after }), lotOffer: lotOffer({ stage: 4 }) }
  const made = (person: Person, room: NewRoom, more: Partial<Surroundings> = {}) =>
    said(roomPolicy.create(people[person], { room, around: aroundFor(person, more) }, now))

  test.each<[Person, NewRoom, Partial<Surroundings>, string]>([
    ['editor', forAll, {}, 'ja'],
    ['admin', { ...forAll, stage: 5 }, {}, 'ja'],
    ['editor', { ...forAll, offerId: ownOffer, organizationId: 11 }, {}, 'ja'],
    ['editor', { ...forAll, organizationId: 11 }, {}, 'roomOfferMissing'],
    ['editor', forAll, { isArchived: true }, 'tenderArchived'],
    ['editor', forAll, { documentsArePublic: false }, 'ja'],
    ['editor', own, offering, 'wrongRole'],
    ['staff', forAll, {}, 'wrongRole'],
    ['staff', forAll, { documentsArePublic: false }, 'notFound'],
    ['visitor', forAll, {}, 'signInRequired'],
    ['held', own, {}, 'secondFactorPending'],
    ['bidder', forAll, {}, 'wrongRole'],
    ['authority', own, offering, 'wrongRole'],
    ['bidder', own, offering, 'ja'],
    ['bidder', { ...own, offerId: ownOffer, organizationId: 11 }, offering, 'ja'],
    ['bidder', { ...own, offerId: ownOffer + 1 }, offering, 'notFound'],
    ['bidder', { ...own, organizationId: 12 }, offering, 'notFound'],
    ['bidder', { ...own, stage: null }, offering, 'roomPhaseMissing'],
    ['bidder', { ...own, lotId: null }, offering, 'roomLotMissing'],
    ['bidder', { ...own, lotId: 9 }, offering, 'roomLotMissing'],
    ['bidder', own, {}, 'roomLotMissing'],
    ['bidder', own, { ...offering, own: null }, 'notParticipating'],
    ['bidder', { ...own, stage: 4 }, offering, 'applicationDeadlinePast'],
    ['bidder', own, { ...offering, isArchived: true }, 'tenderArchived'],
  ])('%s, %j', (person, room, more, answer) => {
    const around = room.stage === 4 ? { ...more, lotOffer: lotOffer({ applicationDeadline: before }) } : more
    expect(made(person, room, around)).toBe(answer)
  })
})

test('everyone who knows of a room learns why she changes nothing in it', () => {
  const reason = (person: Person, room: RoomFacts) =>
    readOnlyReason(people[person], subjectFor(person, room), now)
  expect(reason('visitor', publicRoom)).toBe('roomOfAuthority')
  expect(reason('bidder', publicRoom)).toBe('roomOfAuthority')
  expect(reason('editor', publicRoom)).toBe(null)
  expect(reason('editor', bidderRoom(4))).toBe('roomOfBidder')
  expect(reason('bidder', temporaryRoom)).toBe(null)
})
