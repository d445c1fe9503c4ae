import { describe, expect, test } from 'vitest'
import { archive, cancel, endLot } from './ending.ts'
import type { TenderCourse } from './state.ts'
import {
  applicant,
  deniedBefore,
  draft,
  kindsOf,
  must,
  negotiator,
  plus,
  procedure,
  said,
  times,
} from './test-procedure.ts'

const now = plus(times.offer, 60_000)
const award = { offerId: 11, announcedAt: now, awardableFrom: null }
const opening = { user: 'anna', date: now, target: 4, round: null } as const

describe('a lot that ends without an award', () => {
  const why = { lotId: 1, reason: 'Kein Angebot wirtschaftlich' }

  test.each(
    ([0, 1, 2, 5] as const).flatMap((type) => [2, 3, 4, 5, 6, 7].map((stage) => [type, stage] as const)),
  )('type %i at stage %i', (type, stage) => {
    const { state } = must(endLot(procedure({ type, lots: [{ stage, opening }, {}] }), why, now))
    expect(state.lots[0]).toMatchObject({ stage, outcome: 'NO_AWARD', opening: null })
    expect(state.lots[1]?.outcome).toBeNull()
  })

  test('tells everyone who filed and was not told, by the last thing filed', () => {
    const parts = [
      applicant(11, 0),
      applicant(12, 1),
      applicant(13, 2, deniedBefore),
      applicant(14, 3),
      applicant(15, 7),
      negotiator(16, 5),
      negotiator(17, 6),
      applicant(18, 1, { lotId: 2 }),
    ]
    const { state, happened } = must(endLot(procedure({ lots: [{ stage: 7 }, {}], parts }), why, now))
    expect(
      happened.flatMap((one) => (one.kind === 'answered' ? [`${one.offerId} ${one.answer}`] : [])),
    ).toEqual(['12 applicationDenied', '14 applicationDenied', '15 offerDenied', '17 offerDenied'])
    expect(happened[0]).toMatchObject({ kind: 'lotEnded', lotId: 1, outcome: 'NO_AWARD', reason: why.reason })
    expect(state.lotOffers[1]).toMatchObject({ stage: 1, deniedAt: null, applicationOpenedAt: null })
  })

  test.each([
    ['type 3', procedure({ type: 3, lots: [{ stage: 2 }] }), why, 'procedureNotRun'],
    ['type 4', procedure({ type: 4, lots: [{ stage: 2 }] }), why, 'procedureNotRun'],
    ['a draft', draft(), why, 'procedureDraft'],
    ['not public', procedure({ tender: { published: times.finalOffer } }), why, 'tenderNotPublic'],
    ['put away', procedure({ tender: { archived: now } }), why, 'tenderArchived'],
    ['over', procedure({ lots: [{ outcome: 'AWARDED' }] }), why, 'lotOver'],
    ['about to be awarded', procedure({ lots: [{ stage: 7, award }] }), why, 'awardStands'],
    ['unknown', procedure(), { ...why, lotId: 9 }, 'notFound'],
    ['not explained', procedure(), { ...why, reason: '  ' }, 'endReasonMissing'],
  ] as const)('is not %s', (_name, state, input, answer) => {
    expect(said(endLot(state, input, now))).toBe(answer)
  })
})

describe('cancelling', () => {
  const none = { reason: 'Kein Bedarf', firstNotice: 'none' } as const

  test('ends the lots that are not over, and puts the tender away', () => {
    const lots = [{ opening }, { stage: 7, outcome: 'AWARDED', award }, { stage: 2 }] as const
    const done = must(cancel(procedure({ lots, parts: [applicant(11, 1)] }), none, now))
    expect(done.state.lots.map(({ outcome }) => outcome)).toEqual(['CANCELLED', 'AWARDED', 'CANCELLED'])
    expect(done.state.lots[0]?.opening).toBeNull()
    expect(done.state.tender).toMatchObject({ isCancelled: true, archived: now })
    expect(kindsOf(done)).toEqual(['lotEnded', 'lotEnded', 'cancelled'])
  })

  const ended = [{ outcome: 'NO_AWARD' }] as const
  test.each([
    ['a draft', draft(), 'none', 'allowed'],
    ['not public yet', procedure({ tender: { published: times.finalOffer } }), 'none', 'allowed'],
    ['told only', procedure({ type: 3, lots: [{ stage: 2 }] }), 'none', 'allowed'],
    ['a result', procedure({ type: 4, lots: [{ stage: 2 }] }), 'published', 'allowed'],
    ['put away', procedure({ tender: { archived: now } }), 'none', 'tenderArchived'],
    ['over', procedure({ lots: ended }), 'none', 'everyLotEnded'],
    ['about to be awarded', procedure({ lots: [{}, { stage: 7, award }] }), 'none', 'awardStands'],
    ['on its way to the portal', procedure({ tender: { isMarked: true } }), 'underway', 'noticeUnderway'],
    ['back from the portal', procedure({ tender: { isMarked: true } }), 'back', 'allowed'],
    ['published there', procedure({ tender: { isMarked: true, heardAt: now } }), 'published', 'allowed'],
  ] as const)('what is %s', (_name, state, firstNotice, answer) => {
    expect(said(cancel(state, { ...none, firstNotice }, now))).toBe(answer)
  })

  test.each([
    ['a draft', draft(), 'allowed'],
    ['not public yet', procedure({ tender: { published: times.finalOffer } }), 'cancelReasonMissing'],
    ['public', procedure(), 'cancelReasonMissing'],
    ['a notice', procedure({ type: 3, lots: [{ stage: 2 }] }), 'cancelReasonMissing'],
    ['over', procedure({ lots: ended }), 'everyLotEnded'],
  ] as const)('without a reason what is %s', (_name, state, answer) => {
    for (const reason of [null, '', ' \n'])
      expect(said(cancel(state, { reason, firstNotice: 'none' }, now))).toBe(answer)
  })
})

describe('putting away', () => {
  const outcomes = ['AWARDED', 'NO_AWARD'] as const
  const tender = (more: Partial<TenderCourse>) => procedure({ type: 3, tender: more, lots: [{ stage: 2 }] })
  test.each([
    ['every lot over', procedure({ lots: outcomes.map((outcome) => ({ outcome })) }), 'allowed'],
    ['a lot not over', procedure({ lots: [{ outcome: 'AWARDED' }, {}] }), 'lotsStillOpen'],
    ['put away', procedure({ tender: { archived: now }, lots: [{ outcome: 'AWARDED' }] }), 'tenderArchived'],
    ['a draft', draft(), 'procedureDraft'],
    ['a notice', tender({}), 'allowed'],
    ['a notice to come', tender({ published: times.finalOffer }), 'tenderNotPublic'],
  ] as const)('%s', (_name, state, answer) => {
    const result = archive(state, {}, now)
    expect(said(result)).toBe(answer)
    if (result.allowed) {
      expect(result.state.tender).toMatchObject({ archived: now, isCancelled: false })
      expect(kindsOf(result)).toEqual(['archived'])
      expect(result.state.lots).toEqual(state.lots)
    }
  })
})
