import { type Actor, visitor } from '@allmende/domain/actor.ts'
import type { PublicLot, PublicTender, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import {
  mayOpenApplication,
  mayOpenMessages,
  mayOpenNegotiation,
  mayOpenOffer,
  mayOpenParticipants,
} from './page-rules.ts'
import { lotOffer, now, publicLot, publicTender, teamTender } from './shown-tender.test-data.ts'

const person = (email: string, internal: boolean): Actor => ({
  kind: 'user',
  email,
  roles: [internal ? 'SYSTEM_USER' : 'ORGANIZATION_USER'],
  organizationId: 1,
  organizationType: internal ? 'CLIENT' : 'CONTRACTOR',
})
const editor = person('editor@amt.example', true)
const colleague = person('c@amt.example', true)
const bidder = person('dora@bau.example', false)

const rules = {
  participants: mayOpenParticipants,
  application: mayOpenApplication,
  negotiation: mayOpenNegotiation,
  offer: mayOpenOffer,
  messages: mayOpenMessages,
}
const foundBy = (actor: Actor, tender: ShownTender): string[] =>
  Object.entries(rules).flatMap(([name, mayOpen]) => (mayOpen(actor, tender, now).allowed ? [name] : []))

const joined = (lots: PublicLot[], facts: Partial<PublicTender> = {}) =>
  publicTender({ offerId: 7, lots, ...facts })
const part = (lotStage: number, stage: number, effectiveStage = lotStage) =>
  publicLot({ stage: lotStage, lotOffer: lotOffer({ stage, effectiveStage }) })

/** In a round after the one she came so far in. */
const again = (stage: number, everReached: number) =>
  publicLot({ stage: 4, lotOffer: lotOffer({ stage, effectiveStage: 4, everReached }) })

test.each<[string, Actor, ShownTender, string[]]>([
  ['a visitor', visitor, publicTender({ lots: [publicLot()] }), ['messages']],
  ['a visitor, of a notice', visitor, publicTender({ type: 3 }), []],
  ['a colleague outside the team', colleague, publicTender({ lots: [publicLot()] }), []],
  ['an editor', editor, teamTender(), ['participants', 'messages']],
  ['an editor, of an expression of interest', editor, teamTender({ type: 2 }), ['participants', 'messages']],
  ['an editor, of a notice', editor, teamTender({ type: 3 }), []],
  ['a bidder who has not joined', bidder, publicTender({ lots: [publicLot({ stage: 3 })] }), ['messages']],
  ['a bidder who has joined', bidder, joined([part(3, 0)]), ['application', 'messages']],
  ['one under review', bidder, joined([part(4, 2)]), ['application', 'messages']],
  ['one who was not admitted', bidder, joined([part(5, 2)]), ['application', 'messages']],
  ['one admitted', bidder, joined([part(5, 3)]), ['application', 'negotiation', 'messages']],
  ['one not asked for an offer', bidder, joined([part(6, 3)]), ['application', 'negotiation', 'messages']],
  [
    'one asked for an offer',
    bidder,
    joined([part(6, 4)]),
    ['application', 'negotiation', 'offer', 'messages'],
  ],
  [
    'one whose offer was opened',
    bidder,
    joined([part(7, 7)]),
    ['application', 'negotiation', 'offer', 'messages'],
  ],
  [
    'one who waits for the next round',
    bidder,
    joined([part(6, 1, 3)], { type: 5 }),
    ['application', 'messages'],
  ],
  [
    'one whom a later round denied after her offer',
    bidder,
    joined([again(2, 4)], { type: 5 }),
    ['application', 'negotiation', 'offer', 'messages'],
  ],
  [
    'one who applies again after a negotiation',
    bidder,
    joined([again(0, 3)], { type: 5 }),
    ['application', 'negotiation', 'messages'],
  ],
  [
    'one whose interest was not chosen',
    bidder,
    joined([publicLot({ stage: 5, lotOffer: lotOffer({ stage: 2, effectiveStage: 5, reached: 3 }) })], {
      type: 2,
      skippedPhases: [3, 4],
    }),
    ['messages'],
  ],
  ['one who showed interest', bidder, joined([part(2, 3)], { type: 2, skippedPhases: [3, 4] }), ['messages']],
  [
    'one who offers at once',
    bidder,
    joined([part(6, 4)], { skippedPhases: [3, 4, 5] }),
    ['offer', 'messages'],
  ],
  [
    'one whose second lot is further',
    bidder,
    joined([part(3, 0), part(5, 3)]),
    ['application', 'negotiation', 'messages'],
  ],
])('%s finds her pages', (_who, actor, tender, pages) => {
  expect(foundBy(actor, tender)).toEqual(pages)
})
