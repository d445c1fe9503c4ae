import { type Actor, type User, visitor } from '../actor.ts'
import type { Filing, LotFacts, LotOfferFacts } from './contractor-rooms.rules.ts'
import type { RoomFacts, RoomSubject, Surroundings } from './rooms.policy.ts'

export const now = new Date('2026-11-16T10:00:00.001Z')
export const before = new Date('2026-11-16T10:00:00.000Z')
export const after = new Date('2026-11-17T10:00:00.000Z')

const deich = 11
const geest = 12

const user = (email: string, more: Partial<User>): User => ({
  kind: 'user',
  email,
  roles: ['ORGANIZATION_USER'],
  organizationId: null,
  organizationType: null,
  ...more,
})

/** One of each kind of people; the bidder is the one whose rooms and offer these tests are about. */
export const people = {
  visitor,
  held: { kind: 'visitor', held: { email: 'dora@deich.example', because: 'secondFactorPending' } },
  bidder: user('dora@deich.example', { organizationId: deich, organizationType: 'CONTRACTOR' }),
  otherBidder: user('fritz@geest.example', { organizationId: geest, organizationType: 'CONTRACTOR' }),
  authority: user('ida@amt.example', { organizationId: deich, organizationType: 'CLIENT' }),
  staff: user('clara@amt.example', { roles: ['SYSTEM_USER'] }),
  editor: user('anna@amt.example', { roles: ['SYSTEM_USER'] }),
  admin: user('admin@amt.example', { roles: ['SYSTEM_ADMIN'] }),
  system: { kind: 'system' },
} as const satisfies Record<string, Actor>
export type Person = keyof typeof people
export const everybody = Object.keys(people) as Person[]

const teams: readonly Person[] = ['editor', 'admin']

export const lot = (more: Partial<LotFacts> = {}): LotFacts => ({
  stage: 3,
  outcome: null,
  isContinuous: false,
  isCompetitionSkipped: false,
  lastOpenedRound: null,
  offerDeadline: null,
  ...more,
})

export const lotOffer = (more: Partial<LotOfferFacts> = {}): LotOfferFacts => ({
  stage: 0,
  isDenied: false,
  round: null,
  applicationDeadline: after,
  applicationOpenedAt: null,
  offerOpenedAt: null,
  ...more,
})

export const filing = (ofLot: Partial<LotFacts>, ofOffer: Partial<LotOfferFacts>): Filing => ({
  lot: lot(ofLot),
  lotOffer: lotOffer(ofOffer),
  isPublic: true,
  isArchived: false,
})

export const publicRoom: RoomFacts = {
  id: 2 ** 33,
  name: 'Unterlagen',
  type: 'CLIENT',
  stage: null,
  organizationId: null,
  offerId: null,
  lotId: null,
  attempt: null,
  projectId: 7,
  ownerEmail: null,
  messageId: null,
}
export const ownOffer = 2 ** 34
export const bidderRoom = (stage: number | null): RoomFacts => ({
  ...publicRoom,
  type: 'CONTRACTOR',
  name: 'Angebot',
  stage,
  organizationId: deich,
  offerId: ownOffer,
  lotId: 1,
})
export const temporaryRoom: RoomFacts = {
  ...publicRoom,
  projectId: null,
  ownerEmail: people.bidder.email,
}

/** What a person finds around a room; the other bidder takes part as well. */
export function aroundFor(person: Person, more: Partial<Surroundings> = {}): Surroundings {
  const lotOffers = [{ lotId: 1, stage: 0 }]
  const participations: Partial<Record<Person, Surroundings['own']>> = {
    bidder: { organizationId: deich, offerId: ownOffer, lotOffers },
    otherBidder: { organizationId: geest, offerId: ownOffer + 1, lotOffers },
  }
  return {
    projectId: 7,
    projectName: 'Sielbauwerk',
    isTeam: teams.includes(person),
    documentsArePublic: true,
    isRestricted: false,
    isArchived: false,
    isPublished: true,
    isPublic: true,
    projectAdmins: [{ email: 'anna@amt.example', name: 'Anna Amt' }],
    own: participations[person] ?? null,
    lot: null,
    lotOffer: null,
    readsMessage: false,
    ...more,
  }
}

export const subjectFor = (
  person: Person,
  room: RoomFacts,
  more: Partial<Surroundings> = {},
): RoomSubject => ({ room, around: aroundFor(person, more) })
