import { expect, test } from 'vitest'
import type { NewMessage } from './messages.contract.ts'
import { addressedByCompany, addressedByTeam, mayCarry, maySendAs, questionIn } from './messages.rules.ts'

const reasonOf = (verdict: { allowed: boolean; reason?: string }) =>
  verdict.allowed ? 'allowed' : (verdict.reason ?? '')

test.each([
  // offerId, subject, text, attached
  [null, 'Zufahrt', 'Frei?', false, 'allowed'],
  [null, 'Zufahrt', '', true, 'allowed'],
  [null, 'Zufahrt', ' \n', false, 'messageTextMissing'],
  [null, 'Zufahrt', '\u200B\u2060 \u00AD', false, 'messageTextMissing'],
  [null, '\u200B\u3164\u2800', 'Frei?', true, 'messageSubjectMissing'],
  [2 ** 33, '', '\uFEFF\u200D', false, 'chatTextMissing'],
  [null, '', 'Frei?', true, 'messageSubjectMissing'],
  [2 ** 33, '', 'Frei?', false, 'allowed'],
  [2 ** 33, '', '', true, 'chatTextMissing'],
])('about %s, called %j, saying %j, with something attached: %s is %s', (...given) => {
  const [offerId, messageSubject, messageText, isAttached, expected] = given
  expect(reasonOf(mayCarry({ offerId, messageSubject, messageText }, isAttached))).toBe(expected)
})

test('a blank question is none', () => {
  expect([null, undefined, ' \n', 'Frei?'].map((question) => questionIn({ question }))).toEqual([
    null,
    null,
    null,
    'Frei?',
  ])
})

test('everybody writes in her own name', () => {
  expect(reasonOf(maySendAs({}, [7]))).toBe('allowed')
  expect(reasonOf(maySendAs({ senderOrganizationId: 7 }, [7]))).toBe('allowed')
  expect(reasonOf(maySendAs({ senderOrganizationId: 8 }, [7]))).toBe('senderNotOwn')
  expect(reasonOf(maySendAs({ senderOrganizationId: 8 }, [null]))).toBe('senderNotOwn')
})

type Named = Pick<NewMessage, 'recipientOrganizationId' | 'recipientOrganizationIds' | 'question'>
const known = {
  correspondents: new Set([1, 2, 4]),
  participants: new Set([1, 2]),
  conversedWith: null,
  answered: null,
}

const said = (named: Named, more: Partial<typeof known> | object = {}) => {
  const addressed = addressedByTeam(named, { ...known, ...more })
  if (!addressed.allowed) return addressed.reason
  return [...(addressed.isToAll ? ['all'] : []), ...addressed.organizationIds].join(' ')
}

test.each<[Named, object, string]>([
  [{}, {}, 'recipientMissing'],
  [{ recipientOrganizationIds: [0] }, {}, 'all'],
  [{ recipientOrganizationId: 0 }, {}, 'all'],
  [{ recipientOrganizationIds: [0, 0] }, {}, 'all'],
  [{ recipientOrganizationIds: [0, 1] }, {}, 'allIsExclusive'],
  [{ recipientOrganizationId: 1, recipientOrganizationIds: [0] }, {}, 'allIsExclusive'],
  [{ recipientOrganizationId: 1, recipientOrganizationIds: [2, 1] }, {}, '1 2'],
  [{ recipientOrganizationIds: [3] }, {}, 'recipientUnknown'],
  [{ recipientOrganizationIds: [1], question: 'Frei?' }, {}, 'questionNeedsAll'],
  [{ recipientOrganizationIds: [0], question: 'Frei?' }, {}, 'all'],
  [{}, { answered: 2 }, '2'],
  [{ recipientOrganizationIds: [0] }, { answered: 2 }, 'all'],
  [{ recipientOrganizationIds: [0] }, { answered: 4 }, 'all 4'],
  [{}, { conversedWith: 1 }, '1'],
  [{ recipientOrganizationIds: [1] }, { conversedWith: 1 }, '1'],
  [{ recipientOrganizationIds: [2] }, { conversedWith: 1 }, 'recipientUnknown'],
  [{ recipientOrganizationIds: [0] }, { conversedWith: 1 }, 'recipientUnknown'],
])('the team addresses %j, knowing %j: %s', (named, more, expected) => {
  expect(said(named, more)).toBe(expected)
})

test.each([0, 1, 2, 3])('a company addresses nobody, not even %i', (id) => {
  expect(addressedByCompany({ recipientOrganizationIds: [id] })).toMatchObject({ reason: 'onlyToAuthority' })
  expect(addressedByCompany({ recipientOrganizationId: id })).toMatchObject({ reason: 'onlyToAuthority' })
})

test('a company writes to the authority, and publishes no question', () => {
  expect(addressedByCompany({})).toEqual({ allowed: true, isToAll: false, organizationIds: [] })
  expect(addressedByCompany({ question: 'Frei?' })).toMatchObject({ reason: 'questionNeedsAll' })
})
