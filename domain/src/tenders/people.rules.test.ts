import { describe, expect, test } from 'vitest'
import { type Actor, type OrganizationType, type Role, visitor } from '../actor.ts'
import type { LotCourse, TenderCourse } from '../procedure/state.ts'
import { applicant, procedure, times } from '../procedure/test-procedure.ts'
import { pathOf, sayIssue } from '../validation.ts'
import type { Verdict } from '../verdict.ts'
import { courseContract } from './course.contract.ts'
import { mayGetEditors, mayInvite, mayRevoke, opensFurtherLots } from './people.rules.ts'
import { tenderPolicy } from './tenders.policy.ts'

const now = new Date('2027-01-01T11:00:00Z')
const later = new Date('2027-02-01T11:00:00Z')
const before = new Date('2026-12-01T11:00:00Z')
const reason = (verdict: Verdict) => (verdict.allowed ? null : verdict.reason)

const person = (email: string, role: Role, organizationType: OrganizationType | null = null): Actor => ({
  kind: 'user',
  email,
  roles: [role],
  organizationId: organizationType === null ? null : 1,
  organizationType,
})
const team = [
  { userName: 'p@x', role: 'ADMIN' as const },
  { userName: 'e@x', role: 'EDITOR' as const },
]
const draft = { team, publicFrom: null }
const announced = { team, publicFrom: now }
const held: Actor = { kind: 'visitor', held: { email: 'h@x', because: 'secondFactorPending' } }

describe('of a public tender, and of a draft,', () => {
  test.each([
    ['a visitor', visitor, ['signInRequired', 'signInRequired', 'signInRequired'], 'signInRequired'],
    ['somebody held', held, Array(3).fill('secondFactorPending'), 'secondFactorPending'],
    ['a bidder', person('b@x', 'ORGANIZATION_USER', 'CONTRACTOR'), [null, 'wrongRole', 'wrongRole'], null],
    ['her admin', person('b@x', 'ORGANIZATION_ADMIN', 'CONTRACTOR'), [null, 'wrongRole', 'wrongRole'], null],
    ['a client’s user', person('k@x', 'ORGANIZATION_USER', 'CLIENT'), Array(3).fill('wrongRole'), null],
    ['staff outside the team', person('s@x', 'SYSTEM_USER'), Array(3).fill('wrongRole'), null],
    ['a case handler', person('e@x', 'SYSTEM_USER'), ['wrongRole', null, 'wrongRole'], 'inside'],
    ['a project admin', person('p@x', 'SYSTEM_USER'), ['wrongRole', null, null], 'inside'],
    ['a system administrator', person('a@x', 'SYSTEM_ADMIN'), ['wrongRole', null, null], 'inside'],
  ])('%s may watch, invite, add editors', (_who, actor, [watch, invite, addEditors], ofDraft) => {
    expect(reason(tenderPolicy.watch(actor, announced, now))).toBe(watch)
    for (const rule of ['invite', 'seeInvitations', 'revokeInvitation'] as const)
      expect(reason(tenderPolicy[rule](actor, announced, now))).toBe(invite)
    expect(reason(tenderPolicy.addEditors(actor, announced, now))).toBe(addEditors)
    // Of what is not public nobody outside learns that it is there.
    const hidden = (once: string | null) => (ofDraft === 'inside' ? once : (ofDraft ?? 'notFound'))
    expect(reason(tenderPolicy.watch(actor, draft, now))).toBe(hidden(watch))
    expect(reason(tenderPolicy.invite(actor, draft, now))).toBe(hidden(invite))
    expect(reason(tenderPolicy.addEditors(actor, draft, now))).toBe(hidden(addEditors))
  })
})

const tender: TenderCourse = {
  type: 0,
  isStandard: true,
  skippedPhases: [],
  published: before,
  isMarked: false,
  heardAt: null,
  archived: null,
  isCancelled: false,
  finalDeadline: null,
  deadlinePeriodDays: null,
  finalOfferDeadline: null,
  clockedUntil: null,
}
const lot: LotCourse = {
  id: 1,
  stage: 3,
  outcome: null,
  applicationDeadline: later,
  offerDeadline: null,
  resumedRounds: [],
  roundDays: null,
  lastOpenedRound: 0,
  opening: null,
  award: null,
}

test.each<[string, Partial<TenderCourse>, Partial<LotCourse>[], string | null]>([
  ['published, before any phase', {}, [{ stage: 2 }], null],
  ['in the competition', {}, [{}], null],
  ['a draft', { published: null }, [{ stage: null }], 'invitingBeforePublic'],
  ['scheduled', { published: later }, [{ stage: 2 }], 'invitingBeforePublic'],
  ['at the very instant of its publication', { published: now }, [{ stage: 2 }], null],
  ['archived', { archived: before }, [{}], 'invitingArchived'],
  ['a notice', { type: 3, skippedPhases: [3, 4, 5, 6, 7] }, [{ stage: 2 }], 'invitingNotRun'],
  ['an awarded contract', { type: 4, skippedPhases: [3, 4, 5, 6, 7] }, [{ stage: 2 }], 'invitingNotRun'],
  ['after the deadline', {}, [{ applicationDeadline: before }], 'invitingOver'],
  ['at the deadline itself', {}, [{ applicationDeadline: now }], null],
  ['after the competition', {}, [{ stage: 5 }], 'invitingOver'],
  ['negotiating without a competition', { skippedPhases: [3, 4] }, [{ stage: 5 }], null],
  ['with offers opened', {}, [{ stage: 7 }], 'invitingOver'],
  ['with every lot ended', {}, [{ outcome: 'AWARDED' }, { outcome: 'NO_AWARD' }], 'invitingOver'],
  ['with one lot of two left to join', {}, [{ outcome: 'AWARDED' }, {}], null],
])('inviting to one that is %s: %#', (_how, course, lots, expected) => {
  const state = { tender: { ...tender, ...course }, lots: lots.map((changes) => ({ ...lot, ...changes })) }
  expect(reason(mayInvite(state, now))).toBe(expected)
})

test.each([
  ['still open', { archived: null }, { joined: null }, null],
  ['accepted', { archived: null }, { joined: before }, 'invitationAccepted'],
  ['of an archived tender', { archived: before }, { joined: null }, 'revokingArchived'],
])('revoking an invitation that is %s: %s', (_how, head, invitation, expected) => {
  expect(reason(mayRevoke(head, invitation))).toBe(expected)
})

test.each([
  [0, null, null],
  [2, null, null],
  [3, null, 'teamNotRun'],
  [4, null, 'teamNotRun'],
  [5, null, null],
  [0, before, 'teamArchived'],
] as const)('the team of type %i, archived %s, grows: %s', (type, archived, expected) => {
  expect(reason(mayGetEditors({ type, archived }))).toBe(expected)
})

describe('what is sent to inviteUsers', () => {
  const { args } = courseContract.inviteUsers

  test('is told apart by address, however it is written', () => {
    expect(args.decode([1, { ' Post@Deich.example': ' Deich\nGmbH ', 'post@deich.example': '' }])).toEqual([
      1,
      { 'post@deich.example': '' },
    ])
  })

  test('names the address that is none', () => {
    const { error } = args.safeDecode([1, { 'post@deich.example': '', deich: '' }])
    expect(error?.issues.map((issue) => [pathOf(issue), sayIssue(issue, 'de')])).toEqual([
      ['1.deich', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
    ])
  })
})

test.each([
  ['her only lot', [{ stage: 3 }], false],
  ['a lot that everyone can join', [{ stage: 3 }, { stage: 3 }], false],
  ['a lot for invitees alone', [{ stage: 3 }, { stage: 2 }], true],
  ['a lot that nobody can join', [{ stage: 3 }, { stage: 4 }], false],
])('to somebody who takes part an invitation opens %s: %s', (_name, lots, expected) => {
  const state = procedure({ lots, parts: [applicant(11, 0)] })
  expect(opensFurtherLots(state, 11, times.published)).toBe(expected)
})
