import { describe, expect, test } from 'vitest'
import { cameBack, changedBy, type Link, onItsWay, turnOf } from './notice-chain.ts'
import { mayMend, maySubmit } from './notice-ways.rules.ts'
import type { NoticeKind, NoticeState } from './notice-submissions.ts'

const kinds: Record<string, NoticeKind> = { F: 'FIRST', A: 'CHANGE', B: 'CHANGE', X: 'CANCELLATION' }

/** `F1 PUBLISHED`: the first notice in its first version; A and B are changes, X the cancellation. */
const chain = (...said: string[]): Link[] =>
  said.map((one, at) => {
    const [name = '', state] = one.split(' ')
    const [letter = '', version] = name
    const kind = kinds[letter] ?? 'FIRST'
    return { id: at + 1, kind, noticeId: letter, version: Number(version), state: state as NoticeState }
  })
const nameOf = (notice: Link | null | undefined) => notice && `${notice.noticeId}${notice.version}`

describe('when its turn comes, and which one it names', () => {
  test.each([
    ['a change behind the first', ['F1 PUBLISHED', 'A1 QUEUED'], 'now', 'F1'],
    ['a change behind one on its way', ['F1 PUBLISHED', 'A1 SUBMITTED', 'B1 QUEUED'], 'waits', 'F1'],
    ['a change behind a published one', ['F1 PUBLISHED', 'A1 PUBLISHED', 'B1 QUEUED'], 'now', 'A1'],
    ['a change behind one that came back', ['F1 PUBLISHED', 'A1 STOPPED', 'B1 QUEUED'], 'waits', 'F1'],
    [
      'a change behind one sent again',
      ['F1 PUBLISHED', 'A1 VALIDATION_FAILED', 'B1 QUEUED', 'A2 SUBMITTED'],
      'waits',
      'F1',
      'B',
    ],
    [
      'a change behind one published at the second try',
      ['F1 PUBLISHED', 'A1 VALIDATION_FAILED', 'B1 QUEUED', 'A2 PUBLISHED'],
      'now',
      'A2',
      'B',
    ],
    ['a second version of the first', ['F1 STOPPED', 'F2 PUBLISHED', 'A1 QUEUED'], 'now', 'F2'],
    ['a cancellation behind the first', ['F1 PUBLISHED', 'X1 QUEUED'], 'now', 'F1'],
    ['a cancellation behind one on its way', ['F1 PUBLISHED', 'A1 PUBLISHING', 'X1 QUEUED'], 'waits', 'F1'],
    ['a cancellation behind one that waits', ['F1 PUBLISHED', 'A1 QUEUED', 'X1 QUEUED'], 'waits', 'F1'],
    [
      'a cancellation behind one that came back',
      ['F1 PUBLISHED', 'A1 VALIDATION_FAILED', 'X1 QUEUED'],
      'now',
      'F1',
    ],
    [
      'a cancellation behind what waits for one that came back',
      ['F1 PUBLISHED', 'A1 PUBLISHED', 'B1 NOT_PUBLISHED', 'X1 QUEUED'],
      'now',
      'A1',
    ],
    [
      'a cancellation behind two, the first of which came back',
      ['F1 PUBLISHED', 'A1 STOPPED', 'B1 QUEUED', 'X1 QUEUED'],
      'now',
      'F1',
    ],
    [
      'a change that a cancellation has passed',
      ['F1 PUBLISHED', 'A1 STOPPED', 'B1 QUEUED', 'X1 SENDING'],
      'overtaken',
      'F1',
      'B',
    ],
    [
      'a change sent again before the cancellation',
      ['F1 PUBLISHED', 'A1 STOPPED', 'X1 QUEUED', 'A2 SUBMITTED'],
      'waits',
      'F1',
      'X',
    ],
  ])('%s', (_name, said, turn, named, of?: string) => {
    const notices = chain(...said)
    const notice = notices.findLast(({ noticeId }) => !of || noticeId === of) as Link
    expect(turnOf(notice, notices)).toBe(turn)
    expect(nameOf(changedBy(notice, notices))).toBe(named)
  })
})

const complete = { subtype: '19', isComplete: true, portalIsSetUp: true, lacksPublicAddress: false }

test.each([
  [['F1 PUBLISHED'], null, null, 'noticeNotAwaited'],
  [['F1 PUBLISHED', 'A1 SUBMITTED', 'B1 QUEUED'], null, 'A1', 'noticeUnderway'],
  [['F1 PUBLISHED', 'A1 VALIDATION_FAILED', 'B1 QUEUED'], 'A1', 'B1', 'allowed'],
  [['F1 PUBLISHED', 'A1 VALIDATION_FAILED', 'X1 NOT_PUBLISHED'], 'X1', null, 'allowed'],
  [['F1 PUBLISHED', 'A1 VALIDATION_FAILED', 'X1 PUBLISHED'], null, null, 'noticeIsPublished'],
  [['F1 PUBLISHED', 'A1 STOPPED', 'A2 SUBMITTED'], null, 'A2', 'noticeUnderway'],
])('%j: sent again is %s, stopped is %s', (said, again, stopped, submitting) => {
  const notices = chain(...said)
  expect(nameOf(cameBack(notices))).toBe(again)
  expect(nameOf(onItsWay(notices))).toBe(stopped)
  const verdict = maySubmit({ ...complete, notices, waits: false })
  expect(verdict.allowed ? 'allowed' : verdict.reason).toBe(submitting)
})

test.each([
  ['what is on its way', ['F1 PUBLISHED', 'A1 SUBMITTED'], 'A', false, 'noticeNotBack'],
  ['what came back', ['F1 PUBLISHED', 'A1 VALIDATION_FAILED'], 'A', false, 'allowed'],
  [
    'what a cancellation has passed',
    ['F1 PUBLISHED', 'A1 STOPPED', 'X1 PUBLISHED'],
    'A',
    false,
    'noticeOvertaken',
  ],
  ['what announces a tender that waits', ['F1 STOPPED'], 'F', false, 'allowed'],
  ['what announces a draft', ['F1 STOPPED'], 'F', true, 'noticeOfDraft'],
])('%s is mended or not', (_name, said, letter, isDraft, answer) => {
  const notices = chain(...said)
  const verdict = mayMend(notices.find(({ noticeId }) => noticeId === letter) as Link, notices, { isDraft })
  expect(verdict.allowed ? 'allowed' : verdict.reason).toBe(answer)
})

test('an earlier version is history', () => {
  const notices = chain('F1 PUBLISHED', 'A1 STOPPED', 'A2 STOPPED')
  const verdict = mayMend(notices[1] as Link, notices, { isDraft: false })
  expect(verdict.allowed ? 'allowed' : verdict.reason).toBe('noticeNotBack')
})
