import { type Actor, visitor } from '@allmende/domain/actor.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { now, publicTender, teamTender } from '../frame/shown-tender.test-data.ts'
import { endOf, isInvitationShown } from './standing.ts'

test.each([
  ['one that goes on', { stage: 3, archived: null }, undefined],
  ['one that was cancelled', { stage: 8, archived: now }, /am \{day\} aufgehoben/],
  ['one that was put aside', { stage: 7, archived: now }, /am \{day\} archiviert; sie ist nur noch zu lesen/],
])('of %s its page says so', (_case, facts, expected) => {
  const said = endOf(facts)?.text.de
  if (expected) expect(said).toMatch(expected)
  else expect(said).toBeUndefined()
})

const person = (internal: boolean): Actor => ({
  kind: 'user',
  email: 'x@y.example',
  roles: [internal ? 'SYSTEM_USER' : 'ORGANIZATION_USER'],
  organizationId: 1,
  organizationType: internal ? 'CLIENT' : 'CONTRACTOR',
})
const token = 'a-token-of-some-length'

test.each<[string, Actor, ShownTender, string | undefined, boolean]>([
  ['a visitor with the link', visitor, publicTender(), token, true],
  ['a visitor without it', visitor, publicTender(), undefined, false],
  ['a bidder with it', person(false), publicTender(), token, true],
  ['a bidder whom the server knows', person(false), publicTender({ isInvited: true }), undefined, true],
  ['a bidder who takes part already', person(false), publicTender({ offerId: 3 }), token, false],
  ['a colleague who tries it', person(true), publicTender(), token, false],
  ['the team', person(true), teamTender(), token, false],
  ['anybody, once it is archived', visitor, publicTender({ archived: now }), token, false],
])('that one is invited is told to %s: %#', (_who, actor, tender, kept, expected) => {
  expect(isInvitationShown(actor, tender, kept)).toBe(expected)
})
