import type { UserRow } from '@allmende/domain/accounts/accounts.contract.ts'
import { type Actor, type OrganizationType, type Role, visitor } from '@allmende/domain/actor.ts'
import type { PublicTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { stateOf } from './invitation-state.ts'
import { offeredStaff } from './offered-staff.ts'
import { mayFindWatching } from './WatchAction.tsx'

const now = new Date('2027-01-01T11:00:00Z')
const person = (role: Role, organizationType: OrganizationType | null): Actor => ({
  kind: 'user',
  email: 'x@y.example',
  roles: [role],
  organizationId: organizationType === null ? null : 1,
  organizationType,
})

test.each([
  ['a visitor, who may log in,', visitor, true],
  ['a bidder', person('ORGANIZATION_USER', 'CONTRACTOR'), true],
  ['a client’s user', person('ORGANIZATION_USER', 'CLIENT'), false],
  ['staff', person('SYSTEM_USER', null), false],
  ['a system administrator', person('SYSTEM_ADMIN', null), false],
])('%s finds the button that marks a public tender: %#', (_who, actor, expected) => {
  const tender = { published: now, archived: null } as PublicTender
  expect(mayFindWatching(actor, tender, now).allowed).toBe(expected)
})

test('what is archived can be taken off the list and no longer be put on it', () => {
  const bidder = person('ORGANIZATION_USER', 'CONTRACTOR')
  const archived = (tags: PublicTender['tags']) => ({ published: now, archived: now, tags }) as PublicTender
  expect(mayFindWatching(bidder, archived([]), now).allowed).toBe(false)
  expect(mayFindWatching(visitor, archived([]), now).allowed).toBe(false)
  expect(mayFindWatching(bidder, archived(['merkliste']), now).allowed).toBe(true)
})

const user = (email: string, state: UserRow['state'] = 'ACTIVE') => ({ email, state }) as UserRow

test('offered are active colleagues who are neither there nor chosen', () => {
  const staff = [user('a@x'), user('b@x'), user('c@x'), user('d@x', 'DISABLED'), user('e@x')]
  const team = [{ userName: 'a@x', role: 'ADMIN' as const }]
  expect(offeredStaff(staff, team, [user('b@x')]).map(({ email }) => email)).toEqual(['c@x', 'e@x'])
})

test.each([
  [{ joined: null, revoked: null }, 'Gesendet', true],
  [{ joined: now, revoked: null }, 'Nimmt teil', false],
  [{ joined: null, revoked: now }, 'Zurückgezogen', false],
])('an invitation %o is %s', (invitation, label, isOpen) => {
  expect(stateOf(invitation)).toMatchObject({ label: { de: label }, isOpen })
})
