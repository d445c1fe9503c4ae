import { describe, expect, test } from 'vitest'
import { announceAward, award, setAwardableFrom } from './award.ts'
import { tick } from './clock.ts'
import type { DispatchWay } from './dispatch.contract.ts'
import { recordDispatch } from './dispatching.ts'
import type { ProcedureState } from './state.ts'
import { applicant, day, hour, justAfter, must, plus, procedure, said, times } from './test-procedure.ts'
import { seenByBidder, toldOutside } from './test-views.ts'
import { awardableFromAfter, waitingDays } from './waiting-period.ts'

const announced = plus(times.offer, day)
const now = plus(announced, 2 * day)
const reasons = new Map([12, 13].map((id) => [id, `Grund ${id}`]))
const opened = procedure({
  lots: [{ stage: 7 }, { stage: 7 }],
  parts: [applicant(11, 7), applicant(12, 7), applicant(13, 3), applicant(14, 0)],
})
const state = must(announceAward(opened, { lotId: 1, offerId: 11, reasons }, announced)).state
const posted = { lotId: 1, offerId: 12, dispatchedAt: now, how: 'POST', hasLeft: false } as const
const dayOf = ({ lotOffers }: ProcedureState, offerId: number) =>
  lotOffers.find((part) => part.offerId === offerId)?.finalAnswer?.awardableFrom

describe('a letter that left otherwise', () => {
  test.each([
    ['POST', 15],
    ['MESSENGER', 15],
    ['FAX', 10],
    ['ELECTRONIC', 10],
  ] as const satisfies [DispatchWay, number][])('by %s gives %i days from that day on', (how, days) => {
    const done = must(recordDispatch(state, { ...posted, how }, now))
    const from = awardableFromAfter(now, days)
    expect(done.happened).toEqual([
      {
        kind: 'letterDispatched',
        offerId: 12,
        lotId: 1,
        attempt: 1,
        dispatch: { at: now, how },
        awardableFrom: from,
      },
    ])
    expect(dayOf(done.state, 12)).toEqual(from)
    expect(dayOf(done.state, 13)).toEqual(awardableFromAfter(announced))
    // The lot waits until all letters have left, and then for the latest day of all.
    expect(done.state.lots[0]?.award?.awardableFrom).toBeNull()
    const settled = must(setAwardableFrom(done.state, { lotId: 1, lastLetterLeft: announced }, now)).state
    expect(settled.lots[0]?.award?.awardableFrom).toEqual(from)
  })

  test('is waited for also where the lot was to be awarded before', () => {
    const settled = must(setAwardableFrom(state, { lotId: 1, lastLetterLeft: null }, announced)).state
    const end = awardableFromAfter(announced)
    expect(settled.lots[0]?.award?.awardableFrom).toEqual(end)
    const later = must(recordDispatch(settled, posted, now)).state
    const last = awardableFromAfter(now, waitingDays.onPaper)
    expect(later.lots[0]?.award?.awardableFrom).toEqual(last)
    const given = { lotId: 1, offerId: 11, reasons, withoutWaiting: null, tellWinner: false }
    expect(said(award(later, given, end))).toBe('waitingPeriod')
    expect(said(award(later, given, last))).toBe('allowed')
    const ticked = must(tick(later, {}, last))
    expect(ticked.happened).toContainEqual({ kind: 'waitingPeriodOver', lotId: 1 })
  })

  test.each([
    ['of an unknown lot', state, { lotId: 9 }, now, 'notFound'],
    ['to somebody unknown', state, { offerId: 99 }, now, 'notFound'],
    ['to the winner', state, { offerId: 11 }, now, 'noLetterToDispatch'],
    ['to somebody who filed nothing', state, { offerId: 14 }, now, 'noLetterToDispatch'],
    ['before anything is announced', opened, {}, now, 'noAwardAnnounced'],
    ['that left by mail', state, { hasLeft: true }, now, 'letterLeft'],
    ['tomorrow', state, { dispatchedAt: justAfter(now) }, now, 'dispatchInFuture'],
    ['on the day of the announcement', state, { dispatchedAt: plus(announced, -hour) }, now, 'allowed'],
    ['the day before', state, { dispatchedAt: plus(announced, -day) }, now, 'dispatchBeforeAnnouncement'],
    ['twice', must(recordDispatch(state, posted, now)).state, {}, now, 'alreadyDispatched'],
    ['of an archive', { ...state, tender: { ...state.tender, archived: now } }, {}, now, 'tenderArchived'],
  ] as const)('or not: %s', (_name, given, more, when, answer) => {
    expect(said(recordDispatch(given, { ...posted, ...more }, when))).toBe(answer)
  })

  test('is seen by its reader alone', () => {
    const sent = must(recordDispatch(state, posted, now)).state
    const settled = must(setAwardableFrom(sent, { lotId: 1, lastLetterLeft: announced }, now)).state
    for (const other of [11, 13, 14])
      expect(seenByBidder(settled, other, now)).toEqual(seenByBidder(state, other, now))
    expect(toldOutside(settled, now)).toEqual(toldOutside(state, now))
    expect(seenByBidder(sent, 12, now)).not.toEqual(seenByBidder(state, 12, now))
    expect(dayOf(settled, 12)).not.toEqual(dayOf(settled, 13))
  })
})
