import type { SessionUser } from '@allmende/domain/accounts/accounts.contract.ts'
import { actorOf } from '@allmende/domain/accounts/accounts.rules.ts'
import { describe, expect, test } from 'vitest'
import { type Access, type Passage, passage } from './guard.ts'
import { idleness, minutesAndSeconds } from './idle.ts'
import { factsOf, homeOf, nobody, type Session, type Standing, standingOf } from './session.ts'

const user: SessionUser = {
  email: 'anna@allmende.example',
  givenName: 'Anna',
  surName: 'Amt',
  roles: ['SYSTEM_USER'],
  organizationId: null,
  organizationType: null,
  twoFactorEnabled: false,
  state: 'ACTIVE',
  authenticationBackend: null,
  created: new Date(0),
  updated: new Date(0),
  version: 1,
}
const { state: _confirmed, ...unconfirmed } = user

const loggedIn = (changes: Partial<SessionUser> = {}, twoFactorConfirmed = true): Session => ({
  ...nobody,
  token: 't',
  user: { ...user, ...changes },
  twoFactorConfirmed,
})

const people = {
  nobody,
  'token without a user': { ...nobody, token: 't' },
  'disabled user': loggedIn({ state: 'DISABLED' }),
  'second factor pending': loggedIn({ twoFactorEnabled: true }, false),
  'second factor confirmed': loggedIn({ twoFactorEnabled: true }),
  undecided: loggedIn({ twoFactorEnabled: null }),
  'e-mail unconfirmed': { ...loggedIn(), user: unconfirmed },
  'e-mail unconfirmed and undecided': { ...loggedIn(), user: { ...unconfirmed, twoFactorEnabled: null } },
  'internal user': loggedIn(),
  administrator: loggedIn({ roles: ['SYSTEM_ADMIN'] }),
} satisfies Record<string, Session>
type Person = keyof typeof people

describe('how far a login has come', () => {
  test.each<[Person, Standing]>([
    ['nobody', 'visitor'],
    ['token without a user', 'visitor'],
    ['disabled user', 'visitor'],
    ['second factor pending', 'secondFactorPending'],
    ['second factor confirmed', 'full'],
    ['undecided', 'secondFactorUndecided'],
    ['e-mail unconfirmed', 'emailUnconfirmed'],
    ['e-mail unconfirmed and undecided', 'emailUnconfirmed'],
    ['internal user', 'full'],
  ])('%s: %s', (who, expected) => {
    expect(standingOf(factsOf(people[who], false))).toBe(expected)
  })

  test('where the settings demand the second factor, declining it counts as undecided', () => {
    expect(standingOf(factsOf(people['internal user'], true))).toBe('secondFactorUndecided')
    expect(standingOf(factsOf(people['e-mail unconfirmed'], true))).toBe('emailUnconfirmed')
  })
})

describe('the navigation guard', () => {
  test.each<[Person, Access, Passage]>([
    ['nobody', 'public', 'enter'],
    ['nobody', 'login', 'logIn'],
    ['nobody', 'systemAdmin', 'logIn'],
    ['second factor pending', 'public', 'enter'],
    ['second factor pending', 'login', 'confirmSecondFactor'],
    ['second factor confirmed', 'login', 'enter'],
    ['e-mail unconfirmed', 'login', 'enter'],
    ['internal user', 'login', 'enter'],
    ['internal user', 'systemAdmin', 'noPermission'],
    ['administrator', 'systemAdmin', 'enter'],
  ])('%s at a page for %s: %s', (who, access, expected) => {
    expect(passage(access, actorOf(factsOf(people[who], false)))).toBe(expected)
  })
})

test('internal users start at the wizard, external ones at the tenders', () => {
  expect(homeOf(user)).toBe('/wizard/1')
  expect(homeOf({ ...user, roles: ['ORGANIZATION_USER'] })).toBe('/projekte')
})

describe('the idle limit', () => {
  const limits = { idleLimitMs: 60_000, warnBeforeMs: 20_000 }
  test.each([
    [0, { phase: 'active', warnIn: 40_000 }],
    [39_999, { phase: 'active', warnIn: 1 }],
    [40_000, { phase: 'warning', secondsLeft: 20 }],
    [59_001, { phase: 'warning', secondsLeft: 1 }],
    [60_000, { phase: 'over' }],
    [600_000, { phase: 'over' }],
  ])('after %d ms', (now, expected) => {
    expect(idleness(0, limits, now)).toEqual(expected)
  })

  test('time left is told in minutes and seconds', () => {
    expect([120, 61, 9].map(minutesAndSeconds)).toEqual(['2:00', '1:01', '0:09'])
  })
})
