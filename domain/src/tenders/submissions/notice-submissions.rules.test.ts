import { describe, expect, test } from 'vitest'
import { isUnusual, mayBeChanged, mayFollow, pauseAfter } from './notice-submissions.rules.ts'
import { mayStop, maySubmit } from './notice-ways.rules.ts'
import { type NoticeState, noticeStates } from './notice-submissions.ts'

const draft = { stage: null, archived: null }
const sent = (state: NoticeState, version = 1) => [
  { id: 1, kind: 'FIRST' as const, noticeId: 'one', state, version },
]
const reasonOf = (verdict: { allowed: boolean; reason?: string }) =>
  verdict.allowed ? 'allowed' : verdict.reason

describe('in each state', () => {
  test.each<[NoticeState, string, string, string]>([
    ['QUEUED', 'noticeAtPortal', 'noticeUnderway', 'allowed'],
    ['SENDING', 'noticeAtPortal', 'noticeUnderway', 'noticeBeingSent'],
    ['SUBMITTED', 'noticeAtPortal', 'noticeUnderway', 'allowed'],
    ['PUBLISHING', 'noticeAtPortal', 'noticeUnderway', 'noticeNotStoppable'],
    ['PUBLISHED', 'noticeAtPortal', 'noticeIsPublished', 'noticeNotStoppable'],
    ['NOT_PUBLISHED', 'allowed', 'allowed', 'noticeNotStoppable'],
    ['VALIDATION_FAILED', 'allowed', 'allowed', 'noticeNotStoppable'],
    ['STOPPED', 'allowed', 'allowed', 'noticeNotStoppable'],
  ])('%s: changing %s, submitting %s, stopping %s', (state, changing, submitting, stopping) => {
    const notices = sent(state)
    const complete = {
      subtype: '19',
      isComplete: true,
      portalIsSetUp: true,
      lacksPublicAddress: false,
      waits: true,
    }
    expect(reasonOf(mayBeChanged({ ...draft, notices }))).toBe(changing)
    expect(reasonOf(maySubmit({ ...complete, notices }))).toBe(submitting)
    expect(reasonOf(mayStop(notices[0]))).toBe(stopping)
  })

  test('what was never sent can be changed and sent, not stopped', () => {
    expect(reasonOf(mayBeChanged({ ...draft, notices: [] }))).toBe('allowed')
    expect(reasonOf(mayStop(undefined))).toBe('noticeNotStoppable')
  })

  test('what is published, or about to be, is no draft any more', () => {
    expect(reasonOf(mayBeChanged({ ...draft, stage: 2, notices: [] }))).toBe('tenderIsPublished')
    expect(reasonOf(mayBeChanged({ stage: 8, archived: new Date(), notices: [] }))).toBe('tenderArchived')
  })
})

test.each([
  [{ subtype: null }, 'noNoticeOfStandard'],
  [{ portalIsSetUp: false }, 'portalMissing'],
  [{ lacksPublicAddress: true }, 'publicAddressMissing'],
  [{ isComplete: false }, 'noticeIncomplete'],
  [{ waits: false }, 'noticeNotAwaited'],
  [{ waits: null }, 'allowed'],
  [{ notices: sent('STOPPED', 99) }, 'noVersionLeft'],
  [{}, 'allowed'],
])('submitting with %j: %s', (change, reason) => {
  const ready = {
    subtype: '19',
    isComplete: true,
    portalIsSetUp: true,
    lacksPublicAddress: false,
    notices: [],
    waits: true,
  }
  expect(reasonOf(maySubmit({ ...ready, ...change }))).toBe(reason)
})

test('a portal goes forward, never back', () => {
  expect(mayFollow('SENDING', 'SUBMITTED')).toBe(true)
  expect(mayFollow('SUBMITTED', 'PUBLISHED')).toBe(true)
  expect(mayFollow('PUBLISHING', 'SUBMITTED')).toBe(false)
  for (const state of noticeStates) expect(mayFollow(state, state)).toBe(true)
})

test('pauses double to an hour and never fall on the same beat', () => {
  const minutes = (attempts: number, random: number) => pauseAfter(attempts, random) / 60_000
  expect([1, 2, 3, 7, 100].map((attempts) => minutes(attempts, 0.5))).toEqual([1, 2, 4, 60, 60])
  expect(minutes(1, 0)).toBeCloseTo(0.8)
  expect(minutes(1, 1)).toBeCloseTo(1.2)
})

test.each<[NoticeState, string, boolean]>([
  ['QUEUED', '2026-10-01T08:59:00Z', false],
  ['QUEUED', '2026-10-01T09:01:00Z', true],
  ['SENDING', '2026-10-01T09:01:00Z', true],
  // Thursday to the Thursday after: five working days.
  ['SUBMITTED', '2026-10-08T08:00:00Z', false],
  ['SUBMITTED', '2026-10-09T08:00:00Z', true],
  ['PUBLISHING', '2026-10-05T08:00:00Z', false],
  ['PUBLISHING', '2026-10-06T08:00:00Z', true],
  ['PUBLISHED', '2027-10-06T08:00:00Z', false],
  ['STOPPED', '2027-10-06T08:00:00Z', false],
])('%s since Thursday morning is unusual at %s: %s', (state, now, expected) => {
  expect(isUnusual({ state, since: new Date('2026-10-01T08:00:00Z') }, new Date(now))).toBe(expected)
})
