import { describe, expect, test } from 'vitest'
import { type Actor, visitor } from '../actor.ts'
import type { TeamMember } from './tenders.contract.ts'
import { insideScopeOf, isPublic, tenderPolicy } from './tenders.policy.ts'
import { deadlinesOf, mayBeSaved, nextDeadline, type SavedFacts } from './tenders.rules.ts'

const person = (email: string, role: 'SYSTEM_USER' | 'SYSTEM_ADMIN' | 'ORGANIZATION_ADMIN'): Actor => ({
  kind: 'user',
  email,
  roles: [role],
  organizationId: null,
  organizationType: null,
})
const team: TeamMember[] = [
  { userName: 'p@x', role: 'ADMIN' },
  { userName: 'e@x', role: 'EDITOR' },
]

const now = new Date('2027-01-01T11:00:00Z')
const draft = { team, publicFrom: null }
const announced = { team, publicFrom: now }

describe('who may', () => {
  test.each([
    ['a visitor', visitor, 'signInRequired', 'notFound', 'signInRequired', 'signInRequired'],
    ['a bidder', person('b@x', 'ORGANIZATION_ADMIN'), 'wrongRole', 'notFound', 'notFound', 'notFound'],
    [
      'a bidder with a case handler’s address',
      person('e@x', 'ORGANIZATION_ADMIN'),
      'wrongRole',
      'notFound',
      'notFound',
      'notFound',
    ],
    ['staff outside the team', person('s@x', 'SYSTEM_USER'), null, 'notFound', 'notFound', 'notFound'],
    ['a case handler', person('e@x', 'SYSTEM_USER'), null, null, null, 'wrongRole'],
    ['a project admin', person('p@x', 'SYSTEM_USER'), null, null, null, null],
    ['a system administrator', person('a@x', 'SYSTEM_ADMIN'), null, null, null, null],
  ])('%s', (_who, actor, create, view, check, update) => {
    const reason = (verdict: ReturnType<typeof tenderPolicy.create>) =>
      verdict.allowed ? null : verdict.reason
    expect(reason(tenderPolicy.create(actor))).toBe(create)
    expect(reason(tenderPolicy.view(actor, draft, now))).toBe(view)
    expect(reason(tenderPolicy.check(actor, draft, now))).toBe(check)
    expect(reason(tenderPolicy.update(actor, draft, now))).toBe(update)
    // Once it is public everyone may read it, and who may not look inside is told so instead.
    const once = (refusal: string | null) => (refusal === 'notFound' ? 'wrongRole' : refusal)
    expect(tenderPolicy.view(actor, announced, now).allowed).toBe(true)
    expect(reason(tenderPolicy.check(actor, announced, now))).toBe(once(check))
    expect(reason(tenderPolicy.update(actor, announced, now))).toBe(once(update))
  })

  test('see which tenders from the inside', () => {
    expect(insideScopeOf(visitor)).toBe('none')
    expect(insideScopeOf(person('b@x', 'ORGANIZATION_ADMIN'))).toBe('none')
    expect(insideScopeOf(person('s@x', 'SYSTEM_USER'))).toEqual({ memberEmail: 's@x' })
    expect(insideScopeOf(person('a@x', 'SYSTEM_ADMIN'))).toBe('all')
  })
})

test.each([
  ['a draft', null, false],
  ['at the very instant', now, true],
  ['a moment before it', new Date(now.getTime() + 1), false],
])('public is %s: %o', (_how, publicFrom, expected) => {
  expect(isPublic({ publicFrom }, now)).toBe(expected)
})

const day = (date: string) => new Date(`${date}T11:00:00Z`)
const none = { applicationDeadline: null, offerDeadline: null, finalDeadline: null, deadlinePeriodDays: null }
const complete: SavedFacts = { type: 0, name: 'Fähre', organizationId: 3, team, ...none }
const rounds = {
  applicationDeadline: day('2027-01-01'),
  deadlinePeriodDays: 30,
  finalDeadline: day('2027-06-01'),
}

describe('a tender may be saved', () => {
  test.each<[string, Partial<SavedFacts>, string | null]>([
    ['complete', {}, null],
    ['without a title', { name: '  ' }, 'tenderNameMissing'],
    ['without a buyer', { organizationId: null }, 'tenderBuyerMissing'],
    ['by one person', { team: team.slice(0, 1) }, 'teamTooSmall'],
    [
      'by nobody who decides',
      { team: team.map(({ userName }) => ({ userName, role: 'EDITOR' })) },
      'teamWithoutAdmin',
    ],
    ['by one person where it is only told', { type: 3, team: team.slice(0, 1) }, null],
    ['in rounds', { type: 5, ...rounds }, null],
    ['in rounds without an end', { type: 5, ...rounds, finalDeadline: null }, null],
    ['in rounds without a first one', { type: 5, ...rounds, applicationDeadline: null }, 'firstRoundMissing'],
    ['in rounds without a length', { type: 5, ...rounds, deadlinePeriodDays: null }, 'roundDaysMissing'],
    [
      'with a first round after the last, which is said elsewhere',
      { type: 5, ...rounds, applicationDeadline: day('2027-06-02') },
      null,
    ],
  ])('%s', (_how, facts, reason) => {
    const verdict = mayBeSaved(
      { ...complete, ...facts },
      { name: '0.name', organizationId: '0.organizationId' },
    )
    expect(verdict.allowed ? null : verdict.reason).toBe(reason)
  })
})

test('each kind keeps the deadlines it has', () => {
  const all = { ...rounds, offerDeadline: day('2027-07-01') }
  expect(deadlinesOf(5, all)).toEqual(all)
  expect(deadlinesOf(0, all)).toEqual({ ...all, finalDeadline: null, deadlinePeriodDays: null })
  expect(deadlinesOf(4, all)).toEqual(none)
  expect(nextDeadline({ ...none, offerDeadline: day('2027-07-01') })).toEqual(day('2027-07-01'))
})
