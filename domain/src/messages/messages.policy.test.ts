import { describe, expect, test } from 'vitest'
import { aroundFor, everybody, now, people, type Person } from '../rooms/test-rooms.ts'
import { messagePolicy } from './messages.policy.ts'

const earlier = new Date(now.getTime() - 1)
const later = new Date(now.getTime() + 1)
const team = [{ userName: people.editor.email, role: 'ADMIN' as const }]
const about = (publicFrom: Date | null, more: object = {}) => ({
  team,
  publicFrom,
  type: 0 as const,
  archived: null,
  ...more,
})

/** How it ends for each of them, in their order. */
const endings = (decide: (person: Person) => { allowed: boolean; reason?: string }) =>
  Object.fromEntries(
    everybody.map((person) => {
      const verdict = decide(person)
      return [person, verdict.allowed ? 'allowed' : verdict.reason]
    }),
  )

const strangers = {
  visitor: 'signInRequired',
  held: 'secondFactorPending',
  system: 'signInRequired',
  authority: 'wrongRole',
  staff: 'wrongRole',
}
const everyone = { bidder: 'allowed', otherBidder: 'allowed', editor: 'allowed', admin: 'allowed' }

describe('writing', () => {
  const sending = (publicFrom: Date | null, more = {}) =>
    endings((person) => messagePolicy.send(people[person], about(publicFrom, more), now))

  test('about what is public, companies and the team, who takes part or not', () => {
    expect(sending(earlier)).toEqual({ ...strangers, ...everyone })
  })

  test('about what is not, nobody, and outside nobody knows of it', () => {
    expect(sending(later)).toEqual({
      ...strangers,
      authority: 'notFound',
      staff: 'notFound',
      bidder: 'notFound',
      otherBidder: 'notFound',
      editor: 'notPublicYet',
      admin: 'notPublicYet',
    })
  })

  test.each([
    ['archived', { archived: earlier }, 'tenderArchived'],
    ['told of only', { type: 3 }, 'nobodyToWriteTo'],
    ['a result', { type: 4 }, 'nobodyToWriteTo'],
  ])('about what is %s, nobody', (_what, more, reason) => {
    const all = { bidder: reason, otherBidder: reason, editor: reason, admin: reason }
    expect(sending(earlier, more)).toEqual({ ...strangers, ...all })
  })
})

test('a message is read by its two sides', () => {
  const message = { senderOrganizationId: null, isToAll: false, recipientOrganizationIds: [11] }
  const subject = { tender: about(earlier), message, participates: true }
  expect(endings((person) => messagePolicy.read(people[person], subject))).toEqual({
    ...strangers,
    authority: 'notFound',
    staff: 'notFound',
    ...everyone,
    otherBidder: 'notFound',
  })
})

test('who takes part reads what goes to all', () => {
  const message = { senderOrganizationId: null, isToAll: true, recipientOrganizationIds: [] }
  const reading = (participates: boolean) =>
    messagePolicy.read(people.bidder, { tender: about(earlier), message, participates }).allowed
  expect([reading(true), reading(false)]).toEqual([true, false])
})

test('an offer has one conversation, between its company and the team', () => {
  const offer = { organizationId: 11 }
  const following = endings((person) =>
    messagePolicy.converse(people[person], { tender: about(earlier), offer }),
  )
  expect(Object.entries(following).flatMap(([one, how]) => (how === 'allowed' ? [one] : []))).toEqual([
    'bidder',
    'editor',
    'admin',
  ])
  expect(messagePolicy.converse(people.editor, { tender: about(earlier), offer: null }).allowed).toBe(false)
})

test('answers are read like the documents that are meant for all', () => {
  const reading = (more: object) =>
    endings((person) => messagePolicy.readAnswers(people[person], aroundFor(person, more)))
  expect(new Set(Object.values(reading({})))).toEqual(new Set(['allowed']))
  expect(reading({ isRestricted: true })).toEqual({
    visitor: 'documentsRestrictedSignIn',
    held: 'secondFactorPending',
    system: 'documentsRestrictedSignIn',
    authority: 'documentsRestricted',
    staff: 'documentsRestricted',
    ...everyone,
  })
  expect(reading({ documentsArePublic: false })).toMatchObject({
    visitor: 'notFound',
    bidder: 'notFound',
    staff: 'notFound',
    editor: 'allowed',
  })
})
