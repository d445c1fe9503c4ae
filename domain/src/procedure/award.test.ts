import { describe, expect, test } from 'vitest'
import { announceAward, award, setAwardableFrom, withdrawAward } from './award.ts'
import { submitApplication, withdrawApplication } from './filing.ts'
import type { Done, LotCourse } from './state.ts'
import {
  applicant,
  day,
  deniedBefore,
  justAfter,
  kindsOf,
  must,
  noReasons,
  plus,
  procedure,
  said,
  times,
} from './test-procedure.ts'
import { awardableFromAfter } from './waiting-period.ts'

const now = plus(times.offer, day)
const parts = [
  applicant(11, 7),
  applicant(12, 7),
  applicant(13, 4),
  applicant(14, 3),
  applicant(15, 0),
  applicant(16, 2, deniedBefore),
]
const opened = procedure({ lots: [{ stage: 7 }, { stage: 7 }], parts })
const reasons = new Map([12, 13, 14].map((id) => [id, `Grund ${id}`]))
const choice = { lotId: 1, offerId: 11, reasons }
const announced = must(announceAward(opened, choice, now))
const answers = ({ happened }: Done) =>
  happened.flatMap((one) => (one.kind === 'answered' ? [`${one.offerId} ${one.answer}`] : []))

describe('an award that is announced', () => {
  test('is told to everyone else who filed and was not told yet', () => {
    expect(announced.state.lots[0]).toMatchObject({
      stage: 7,
      outcome: null,
      award: { offerId: 11, announcedAt: now, awardableFrom: null },
    })
    expect(answers(announced)).toEqual(['12 offerDenied', '13 offerDenied', '14 applicationDenied'])
    const told = { winnerOfferId: 11, winnerOnRequest: false, awardableFrom: awardableFromAfter(now) }
    expect(announced.happened[1]).toMatchObject({ reason: 'Grund 12', ...told })
    // Also who was never asked for an offer hears who wins and from when (GWB § 134).
    expect(announced.happened[3]).toMatchObject({ reason: 'Grund 14', ...told })
    expect(announced.state.lotOffers[1]).toMatchObject({
      stage: 7,
      finalAnswer: { kind: 'offerDenied', at: now, awardableFrom: awardableFromAfter(now), dispatch: null },
    })
    expect(announced.state.lots[1]).toEqual(opened.lots[1])
  })

  test('can be given at once where there is nobody to tell', () => {
    const only = procedure({ lots: [{ stage: 7 }], parts: [applicant(11, 7)] })
    const given = { ...choice, reasons: noReasons }
    const alone = must(announceAward(only, given, now))
    expect(alone.state.lots[0]?.award?.awardableFrom).toEqual(now)
    expect(said(award(alone.state, { ...given, withoutWaiting: null, tellWinner: false }, now))).toBe(
      'allowed',
    )
  })

  const inRounds = procedure({
    type: 5,
    tender: { finalDeadline: plus(now, 20 * day) },
    lots: [{ stage: 7, lastOpenedRound: 1 }],
    parts: [applicant(11, 7, { round: 1 }), applicant(12, 1, { round: 5 }), applicant(13, 0)],
  })
  const forWaiting = { ...choice, reasons: new Map([12, 13].map((id) => [id, 'Vergeben'])) }

  test('is told to the waiting room too, which stays sealed', () => {
    expect(said(announceAward(inRounds, { ...choice, reasons: noReasons }, now))).toBe('reasonsMissing')
    const done = must(announceAward(inRounds, forWaiting, now))
    expect(answers(done)).toEqual(['12 applicationDenied'])
    expect(done.happened[1]).toMatchObject({ winnerOfferId: 11, awardableFrom: awardableFromAfter(now) })
    expect(done.state.lots[0]?.award?.awardableFrom).toBeNull()
    expect(done.state.lotOffers[1]).toMatchObject({ stage: 1, applicationOpenedAt: null })
  })

  test('is told with the award to whoever files after it; who withdraws after it keeps the answer', () => {
    const later = plus(now, day)
    const told = must(announceAward(inRounds, forWaiting, now)).state
    const withdrawn = must(withdrawApplication(told, { offerId: 12, lotIds: [1] }, later)).state
    expect(withdrawn.lotOffers[1]).toMatchObject({ stage: 0, finalAnswer: { kind: 'applicationDenied' } })
    const late = must(submitApplication(withdrawn, { offerId: 13, lotIds: [1] }, later)).state
    const settled = must(setAwardableFrom(late, { lotId: 1, lastLetterLeft: now }, later)).state
    const end = awardableFromAfter(now)
    const given = { ...forWaiting, withoutWaiting: null, tellWinner: true }
    const done = must(award(settled, given, end))
    expect(answers(done)).toEqual(['11 offerAccepted', '13 applicationDenied'])
    expect(done.happened.at(-1)).toMatchObject({ winnerOfferId: 11, awardableFrom: null })
    // What was announced to her holds no more, wherever she is by then.
    const back = must(withdrawAward(withdrawn, { lotId: 1, reason: 'Rechenfehler' }, later))
    expect(kindsOf(back)).toEqual(['awardWithdrawn', 'answerTakenBack'])
  })

  test.each([
    ['of an unknown lot', opened, { lotId: 9 }, 'notFound'],
    ['to somebody unknown', opened, { offerId: 99 }, 'notFound'],
    ['to somebody without offer', opened, { offerId: 13 }, 'offerNotOpened'],
    ['with a reason for somebody unknown', opened, { reasons: new Map([...reasons, [99, 'x']]) }, 'notFound'],
    ['without reasons', opened, { reasons: noReasons }, 'reasonsMissing'],
    ['twice', announced.state, {}, 'awardStands'],
    ['before offers are opened', procedure({ lots: [{ stage: 6 }], parts }), {}, 'offersNotOpened'],
    ['without offers', procedure({ lots: [{ stage: 7 }], parts: [applicant(11, 4)] }), {}, 'noOffersToAward'],
    ['of a lot that is over', procedure({ lots: [{ stage: 7, outcome: 'NO_AWARD' }], parts }), {}, 'lotOver'],
    [
      'of what is put away',
      procedure({ tender: { archived: now }, lots: [{ stage: 7 }], parts }),
      {},
      'tenderArchived',
    ],
  ] as const)('is not %s', (_name, state, more, answer) => {
    expect(said(announceAward(state, { ...choice, ...more }, now))).toBe(answer)
  })
})

describe('an announcement that is withdrawn', () => {
  const why = { lotId: 1, reason: 'Rechenfehler' }
  test('is told to everyone who was told, and the lot is as before', () => {
    const { state, happened } = must(withdrawAward(announced.state, why, justAfter(now)))
    expect(state).toEqual(opened)
    expect(happened[0]).toEqual({ kind: 'awardWithdrawn', lotId: 1, offerId: 11, reason: why.reason })
    expect(happened.slice(1)).toEqual(
      [12, 13, 14].map((offerId) => ({
        kind: 'answerTakenBack',
        offerId,
        lotId: 1,
        attempt: 1,
        answer: offerId === 14 ? 'applicationDenied' : 'offerDenied',
        reason: why.reason,
      })),
    )
    expect(
      said(announceAward(state, { ...choice, offerId: 12, reasons: new Map([...reasons, [11, 'x']]) }, now)),
    ).toBe('allowed')
  })

  test.each([
    ['unknown', { ...why, lotId: 9 }, 'notFound'],
    ['not announced', { ...why, lotId: 2 }, 'noAwardAnnounced'],
    ['not explained', { ...why, reason: '' }, 'withdrawalReasonMissing'],
  ])('is not one %s', (_name, input, answer) => {
    expect(said(withdrawAward(announced.state, input, now))).toBe(answer)
  })
})

describe('the waiting period', () => {
  test.each([
    ['2026-08-04T10:00:00Z', '2026-08-14T22:00:00.000Z'],
    ['2026-08-04T21:59:59Z', '2026-08-14T22:00:00.000Z'],
    ['2026-08-04T22:00:00Z', '2026-08-15T22:00:00.000Z'],
    ['2026-10-20T10:00:00Z', '2026-10-30T23:00:00.000Z'],
    ['2026-03-20T10:00:00Z', '2026-03-30T22:00:00.000Z'],
    // Over the last Sundays of October and March, and from within the hour that comes twice or not at all.
    ['2026-10-14T22:00:00Z', '2026-10-25T23:00:00.000Z'],
    ['2026-10-13T22:00:00Z', '2026-10-24T22:00:00.000Z'],
    ['2026-10-25T00:30:00Z', '2026-11-04T23:00:00.000Z'],
    ['2026-10-25T01:30:00Z', '2026-11-04T23:00:00.000Z'],
    ['2026-10-25T22:59:59.999Z', '2026-11-04T23:00:00.000Z'],
    ['2026-03-18T12:00:00Z', '2026-03-28T23:00:00.000Z'],
    ['2026-03-19T12:00:00Z', '2026-03-29T22:00:00.000Z'],
    ['2026-03-29T01:00:00Z', '2026-04-08T22:00:00.000Z'],
  ])('after letters of %s ends at %s', (left, end) => {
    expect(awardableFromAfter(new Date(left)).toISOString()).toBe(end)
  })

  const lettersLeft = plus(now, 2 * day)
  const end = awardableFromAfter(lettersLeft)
  const waiting = must(
    setAwardableFrom(announced.state, { lotId: 1, lastLetterLeft: lettersLeft }, lettersLeft),
  )

  test('is set once', () => {
    expect(waiting.state.lots[0]?.award?.awardableFrom).toEqual(end)
    const again = must(
      setAwardableFrom(waiting.state, { lotId: 1, lastLetterLeft: plus(lettersLeft, day) }, end),
    )
    expect(again).toEqual({ allowed: true, state: waiting.state, happened: [] })
    const unsent = must(setAwardableFrom(announced.state, { lotId: 1, lastLetterLeft: null }, now))
    expect(unsent.state.lots[0]?.award?.awardableFrom).toEqual(awardableFromAfter(now))
  })

  test('that is over by the time it is known is told at once', () => {
    const clocked = {
      ...announced.state,
      tender: { ...announced.state.tender, clockedUntil: times.finalOffer },
    }
    const set = must(setAwardableFrom(clocked, { lotId: 1, lastLetterLeft: lettersLeft }, times.finalOffer))
    expect(kindsOf(set)).toEqual(['waitingPeriodOver'])
  })

  test.each([
    [{ lotId: 9 }, 'notFound'],
    [{ lotId: 2 }, 'noAwardAnnounced'],
  ])('belongs to an announcement: %j', (input, answer) => {
    expect(said(setAwardableFrom(announced.state, { ...input, lastLetterLeft: null }, now))).toBe(answer)
  })

  const given = { ...choice, reasons: noReasons, withoutWaiting: null, tellWinner: false }
  test.each([
    ['before the letters are gone', announced.state, {}, times.finalOffer, 'lettersNotGone'],
    ['a moment too early', waiting.state, {}, plus(end, -1), 'waitingPeriod'],
    [
      'a moment too early, whatever is said',
      waiting.state,
      { withoutWaiting: 'Eilt' },
      plus(end, -1),
      'waitingPeriod',
    ],
    ['when it is over', waiting.state, {}, end, 'allowed'],
    ['to somebody else', waiting.state, { offerId: 12 }, end, 'otherOfferAnnounced'],
    ['of an unknown lot', waiting.state, { lotId: 9 }, end, 'notFound'],
  ])('holds an award back: %s', (_name, state, more, when, answer) => {
    expect(said(award(state, { ...given, ...more }, when))).toBe(answer)
  })

  test('ends with the award, of which those told before are not told again', () => {
    const done = must(award(waiting.state, given, end))
    expect(done.state.lots[0]).toMatchObject({ stage: 7, outcome: 'AWARDED' })
    expect(answers(done)).toEqual(['11 offerAccepted'])
    expect(done.happened[0]).toEqual({
      kind: 'lotEnded',
      lotId: 1,
      outcome: 'AWARDED',
      reason: null,
      winnerOfferId: 11,
    })
    expect(said(award(done.state, given, end))).toBe('lotOver')
    expect(said(withdrawAward(done.state, { lotId: 1, reason: 'Doch nicht' }, end))).toBe('lotOver')
  })
})

describe('an award without announcement', () => {
  const lots: Partial<LotCourse>[] = [{ stage: 7 }]
  const own = procedure({ lots, parts })
  const standard = procedure({ tender: { isStandard: true }, lots, parts })
  const given = { ...choice, withoutWaiting: null, tellWinner: false }

  test.each([
    ['own form', own, {}, 'allowed'],
    ['own form, no reasons', own, { reasons: noReasons }, 'reasonsMissing'],
    ['own form, no offer', own, { offerId: 14 }, 'offerNotOpened'],
    ['own form, an unknown reason', own, { reasons: new Map([...reasons, [99, 'x']]) }, 'notFound'],
    ['standard', standard, {}, 'announcementMissing'],
    ['standard, blank waiver', standard, { withoutWaiting: ' ' }, 'announcementMissing'],
    ['standard, waived', standard, { withoutWaiting: 'Dringlich' }, 'allowed'],
    [
      'standard, waived, no reasons',
      standard,
      { withoutWaiting: 'Dringlich', reasons: noReasons },
      'reasonsMissing',
    ],
  ])('%s', (_name, state, more, answer) => {
    expect(said(award(state, { ...given, ...more }, now))).toBe(answer)
  })

  test('tells everyone at once; the reason of a waiver is kept', () => {
    const done = must(award(standard, { ...given, withoutWaiting: 'Dringlich' }, now))
    expect(answers(done)).toEqual([
      '11 offerAccepted',
      '12 offerDenied',
      '13 offerDenied',
      '14 applicationDenied',
    ])
    expect(done.happened[0]).toMatchObject({ kind: 'lotEnded', reason: 'Dringlich' })
    expect(must(award(own, given, now)).happened[0]).toMatchObject({ kind: 'lotEnded', reason: null })
  })

  test.each([
    ['under the law of the Union', standard, false, { winnerOfferId: 11, winnerOnRequest: false }],
    ['elsewhere, with the tick', own, true, { winnerOfferId: 11, winnerOnRequest: false }],
    ['elsewhere, on request alone', own, false, { winnerOfferId: null, winnerOnRequest: true }],
  ])('names the winner to the others %s', (_name, state, tellWinner, told) => {
    const { happened } = must(award(state, { ...given, withoutWaiting: 'Dringlich', tellWinner }, now))
    const denials = happened.filter((one) => one.kind === 'answered' && one.answer.endsWith('Denied'))
    expect(denials.length).toBe(3)
    for (const denial of denials) expect(denial).toMatchObject({ ...told, awardableFrom: null })
  })
})
