import { expect, test } from 'vitest'
import {
  givesWayToDirectory,
  isUnconfirmedRegistration,
  mayGetConfirmation,
  mayRegisterFromHere,
  mostRegistrations,
} from './registrations.rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const times = (count: number, hours: number) => Array.from({ length: count }, () => ago(hours))

test.each([
  ['nobody yet', [], null],
  ['one less than the limit', times(mostRegistrations - 1, 1), null],
  ['as many as the limit, an hour ago', times(mostRegistrations, 1), 23],
  ['the oldest of them almost a day ago', [ago(23.5), ...times(mostRegistrations - 1, 1)], 1],
  ['the oldest of them a day ago', [ago(24), ...times(mostRegistrations - 1, 1)], null],
  ['more than the limit', [ago(20), ...times(mostRegistrations, 2)], 22],
])('%s: the next waits for %s', (_case, lately, hours) => {
  const verdict = mayRegisterFromHere(lately, now)
  expect(verdict).toEqual(
    hours === null
      ? { allowed: true }
      : { allowed: false, reason: 'tooManyRegistrations', values: { hours } },
  )
})

const minutesAgo = (...minutes: number[]) => minutes.map((minute) => ago(minute / 60))
test.each([
  ['nobody yet', [], true],
  ['one just now, and one corrected', [0, 0], true],
  ['three just now', [0, 0, 0], false],
  ['three, a minute ago', [1, 1, 1], true],
  ['one more, a minute ago', [9, 8, 7, 1], false],
  ['one more, two minutes ago', [9, 8, 7, 2], true],
  ['many, half an hour ago', [99, 98, 97, 96, 95, 94, 93, 92, 91, 30], false],
  ['many, an hour ago', [99, 98, 97, 96, 95, 94, 93, 92, 91, 60], true],
  ['many, a day ago', [1440, 1440, 1440, 1440, 1440], true],
])('a mailbox that was sent confirmations, %s: %o', (_when, minutes, isFree) => {
  expect(mayGetConfirmation(minutesAgo(...minutes), now)).toBe(isFree)
})

const registered = { invited: false, authenticationBackend: null, roles: ['ORGANIZATION_ADMIN'] as const }
test.each([
  ['registered and not confirmed', { ...registered }, true, true],
  ['confirmed', { ...registered, state: 'ACTIVE' as const }, false, false],
  ['closed by an administrator', { ...registered, state: 'DISABLED' as const }, false, false],
  ['invited by a bidder', { ...registered, invited: true }, false, true],
  ['staff, invited', { ...registered, invited: true, roles: ['SYSTEM_USER'] as const }, false, false],
  [
    'of the directory',
    { ...registered, authenticationBackend: 'ldap', state: 'ACTIVE' as const },
    false,
    false,
  ],
])(
  '%s: gives way to another account %s, to the directory %s',
  (_case, { roles, ...user }, any, directory) => {
    const account = { ...user, roles: [...roles] }
    expect([isUnconfirmedRegistration(account), givesWayToDirectory(account)]).toEqual([any, directory])
  },
)
