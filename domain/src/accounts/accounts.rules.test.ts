import { expect, test } from 'vitest'
import {
  actorOf,
  isActive,
  isDeactivated,
  mayBeMailedAgain,
  mayTryLogin,
  mayUsePassword,
  pauseAfter,
  sessionExpiry,
  strengthOf,
} from './accounts.rules.ts'

const now = new Date('2026-11-15T10:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const none = { count: 0, latest: null }

test.each([
  ['nothing happened', none, none, false, 0],
  ['four failures here', { count: 4, latest: ago(0) }, { count: 4, latest: ago(0) }, false, 0],
  ['five failures here', { count: 5, latest: ago(0) }, { count: 5, latest: ago(0) }, false, 30],
  ['five failures, 12 s ago', { count: 5, latest: ago(12) }, { count: 5, latest: ago(12) }, false, 18],
  ['seven failures here', { count: 7, latest: ago(0) }, { count: 7, latest: ago(0) }, false, 120],
  ['forty failures here', { count: 40, latest: ago(0) }, { count: 40, latest: ago(0) }, false, 900],
  ['five failures, long ago', { count: 5, latest: ago(31) }, { count: 5, latest: ago(31) }, false, 0],
  ['49 of others at the address', none, { count: 49, latest: ago(0) }, false, 0],
  ['50 of others at the address', none, { count: 50, latest: ago(0) }, false, 30],
  ['50 of others at one’s own address', none, { count: 50, latest: ago(0) }, true, 0],
  [
    'five own failures at one’s own address',
    { count: 5, latest: ago(0) },
    { count: 5, latest: ago(0) },
    true,
    30,
  ],
])('a login after %s', (_case, ofAccountHere, ofAddress, addressKnown, seconds) => {
  const verdict = mayTryLogin({ ofAccountHere, ofAddress, addressKnown }, now)
  expect(verdict).toEqual(
    seconds === 0 ? { allowed: true } : { allowed: false, reason: 'tooManyAttempts', values: { seconds } },
  )
})

const user = {
  email: 'a@b.example',
  roles: ['SYSTEM_USER'] as const,
  organizationId: null,
  organizationType: null,
}
test.each([
  ['active, second factor off', 'ACTIVE', false, false, false, 'user'],
  ['active, second factor undecided', 'ACTIVE', null, false, false, 'user'],
  ['active, second factor undecided but demanded', 'ACTIVE', null, false, true, 'secondFactorUndecided'],
  ['active, second factor off but demanded', 'ACTIVE', false, false, true, 'secondFactorUndecided'],
  ['active, second factor pending', 'ACTIVE', true, false, false, 'secondFactorPending'],
  ['active, second factor confirmed', 'ACTIVE', true, true, true, 'user'],
  ['e-mail unconfirmed', undefined, false, false, false, 'emailUnconfirmed'],
  ['deactivated', 'DISABLED', false, false, false, 'visitor'],
] as const)(
  'who is %s counts as %s',
  (_case, state, twoFactorEnabled, twoFactorConfirmed, twoFactorRequired, expected) => {
    const account = { ...user, roles: [...user.roles], twoFactorEnabled, ...(state ? { state } : {}) }
    const actor = actorOf({ user: account, twoFactorConfirmed, twoFactorRequired })
    expect(actor.kind === 'visitor' ? (actor.held?.because ?? 'visitor') : actor.kind).toBe(expected)
  },
)

test('without a session everyone is a visitor', () => {
  expect(actorOf(null)).toEqual({ kind: 'visitor' })
})

test('a session lasts from use to use, but never beyond its absolute limit', () => {
  const limits = { idle: 60_000, absolute: 100_000 }
  expect(sessionExpiry(now, now, limits)).toEqual(new Date(now.getTime() + 60_000))
  expect(sessionExpiry(ago(70), now, limits)).toEqual(new Date(now.getTime() + 30_000))
})

test.each([
  ['a@b.example', 4, 'passwordIsEmail'],
  [' A@B.example', 4, 'passwordIsEmail'],
  ['kennwort', 1, 'passwordTooWeak'],
  ['Moorweide', 2, null],
] as const)('the password %s with score %i', (password, score, reason) => {
  const verdict = mayUsePassword(password, 'a@b.example', score, '2')
  expect(verdict).toEqual(reason ? { allowed: false, reason, fields: ['2'] } : { allowed: true })
})

test('scores are read as three words', () => {
  const words = ([0, 1, 2, 3, 4] as const).map(strengthOf)
  expect(words).toEqual(['weak', 'weak', 'medium', 'medium', 'strong'])
})

test.each([
  ['ACTIVE', true, false],
  ['DISABLED', false, true],
  [null, false, false],
  [undefined, false, false],
] as const)('an account that is %s', (state, active, deactivated) => {
  expect([isActive({ state }), isDeactivated({ state })]).toEqual([active, deactivated])
})

test.each([
  ['at once', 0, 0.5, 1],
  ['after a minute', 0, 1, 0],
  ['after an hour of asking', 60, 5, 15],
  ['after a day of asking', 24 * 60, 30, 30],
  ['an hour later', 24 * 60, 60, 0],
])('another mail %s', (_when, age, since, minutes) => {
  const created = new Date('2026-03-01T10:00:00Z')
  const last = new Date(created.getTime() + age * 60_000)
  const verdict = mayBeMailedAgain({ created }, last, new Date(last.getTime() + since * 60_000))
  expect(verdict).toMatchObject(minutes ? { allowed: false, values: { minutes } } : { allowed: true })
})

test('links that anybody can ask for come ever more seldom while the earlier ones are still good', () => {
  expect([0, 1, 2, 3, 6, 9].map((open) => pauseAfter(open) / 60_000)).toEqual([1, 1, 2, 4, 32, 60])
})
