import { expect, test } from 'vitest'
import { effectOf, isNewTo, sealedSince } from './confirming.ts'
import { applicant, day, plus, procedure, times } from './test-procedure.ts'

const announced = plus(times.published, day)
const [before, later] = [plus(announced, -1), plus(announced, 1)]
const part = (offerId: number, sent: Date) => ({ ...applicant(offerId, 1), stage: 1, applicationSent: sent })

test.each([
  ['an application', { stage: 1 }, {}, before],
  ['an offer', { stage: 6, offerSent: later }, { stage: 6 }, later],
  ['nothing yet', { stage: 0 }, {}, null],
  ['what was opened', { stage: 2 }, { stage: 4 }, null],
  ['what nobody opens any more', { stage: 1 }, { outcome: 'NO_AWARD' }, null],
] as const)('what lies sealed: %s', (_what, facts, lot, since) => {
  const state = procedure({ lots: [lot] })
  expect(sealedSince(state, { ...part(11, before), ...facts })).toEqual(since)
})

test.each([
  ['filed before', before, null, true],
  ['filed in the same instant', announced, null, true],
  ['filed after', later, null, false],
  ['filed before, for another lot', before, [2], false],
  ['filed before, for this lot', before, [2, 1], true],
] as const)('a change is new to who has %s', (_how, receivedAt, lotIds, isNew) => {
  const version = { announced, effective: announced, overtook: [], lotIds, toInvitedOf: [] }
  expect(isNewTo(version, { offerId: 11, lotId: 1, receivedAt, isInvited: false })).toBe(isNew)
})

test.each([
  ['asked for an offer in that round', true, 1, before, true],
  ['in the waiting room of that lot', false, 1, before, false],
  ['asked for an offer in another lot', true, 2, before, false],
  ['asked for an offer, and filed it after', true, 1, later, false],
] as const)(
  'what only the invited of a round are told is new to who is %s',
  (_who, isInvited, lotId, receivedAt, isNew) => {
    const version = { announced, effective: announced, overtook: [], lotIds: [], toInvitedOf: [1] }
    expect(isNewTo(version, { offerId: 11, lotId, receivedAt, isInvited })).toBe(isNew)
  },
)

test('who was stamped later and done before cannot have known; nobody else is touched by it', () => {
  const state = procedure({ parts: [part(11, later), part(12, before)] })
  const effect = effectOf(state, announced)
  expect(effect).toEqual({ effective: later, overtook: [11] })
  const isNew = (offerId: number, receivedAt: Date) =>
    isNewTo(
      { announced, lotIds: null, toInvitedOf: [], ...effect },
      { offerId, lotId: 1, receivedAt, isInvited: false },
    )
  expect([isNew(11, later), isNew(12, before), isNew(12, later)]).toEqual([true, true, false])
})
