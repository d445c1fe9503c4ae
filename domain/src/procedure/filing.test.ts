import { describe, expect, test } from 'vitest'
import {
  filingOf,
  submitApplication,
  submitOffer,
  uploaded,
  withdrawApplication,
  withdrawOffer,
} from './filing.ts'
import type { LotOfferCourse } from './state.ts'
import {
  applicant,
  deniedBefore,
  justAfter,
  kindsOf,
  must,
  negotiator,
  partStages,
  plus,
  procedure,
  said,
  testPart,
  times,
} from './test-procedure.ts'

const { published, application, offer, secondRound, final } = times
const own = { offerId: 11, lotIds: null }
const key = { offerId: 11, lotId: 1, attempt: 1 }

describe('an application', () => {
  const registered = procedure({ parts: [applicant(11, 0)] })

  test('is submitted, again and again, and withdrawn', () => {
    const first = must(submitApplication(registered, own, published))
    expect(first.state.lotOffers[0]).toMatchObject({ stage: 1, applicationSent: published, round: null })
    expect(first.happened).toEqual([
      { kind: 'lotOfferStage', ...key, before: 0, after: 1, reason: null },
      { kind: 'submitted', filing: 'application', deadline: application, ...key },
    ])
    const second = must(submitApplication(first.state, own, application))
    expect(kindsOf(second)).toEqual(['submitted'])
    expect(second.state.lotOffers[0]?.applicationSent).toEqual(application)
    const back = must(withdrawApplication(second.state, own, application))
    expect(back.state).toEqual(registered)
    expect(kindsOf(back)).toEqual(['lotOfferStage', 'withdrawn'])
  })

  test.each([
    ['late', registered, justAfter(application), 'applicationDeadlinePast'],
    [
      'before the competition',
      procedure({ lots: [{ stage: 2 }], parts: [applicant(11, 0)] }),
      published,
      'competitionNotBegun',
    ],
    [
      'after it',
      procedure({ lots: [{ stage: 4 }], parts: [applicant(11, 0)] }),
      published,
      'competitionOver',
    ],
    [
      'opened',
      procedure({ lots: [{ stage: 4 }], parts: [applicant(11, 2)] }),
      published,
      'applicationOpened',
    ],
    [
      'where there is none',
      procedure({ type: 2, lots: [{ stage: 5 }], parts: [negotiator(11, 3)] }),
      published,
      'competitionSkipped',
    ],
    [
      'after it was denied',
      procedure({ parts: [applicant(11, 2, deniedBefore)] }),
      published,
      'participationDenied',
    ],
    [
      'not public',
      procedure({ tender: { published: offer }, parts: [applicant(11, 0)] }),
      published,
      'tenderNotPublic',
    ],
    [
      'put away',
      procedure({ tender: { archived: published }, parts: [applicant(11, 0)] }),
      published,
      'tenderArchived',
    ],
    [
      'of a lot that is over',
      procedure({ lots: [{ outcome: 'NO_AWARD' }], parts: [applicant(11, 0)] }),
      published,
      'lotEnded',
    ],
    ['of a stranger', procedure(), published, 'notFound'],
  ] as const)('is not submitted %s', (_name, state, now, answer) => {
    expect(said(submitApplication(state, own, now))).toBe(answer)
    expect(said(withdrawApplication(state, own, now))).toBe(answer)
  })

  test('that is not there is not withdrawn, nor after the deadline', () => {
    expect(said(withdrawApplication(registered, own, published))).toBe('nothingToWithdraw')
    const submitted = procedure({ parts: [applicant(11, 1)] })
    expect(said(withdrawApplication(submitted, own, justAfter(application)))).toBe('applicationDeadlinePast')
  })

  test('says when it came and when it should have', () => {
    const result = submitApplication(registered, own, justAfter(application))
    expect(result).toMatchObject({
      values: { deadline: application, arrival: justAfter(application) },
    })
  })

  test('goes to all lots named or to none, unnamed to those it can go to', () => {
    const three = procedure({
      lots: [{}, { stage: 2 }, {}],
      parts: [applicant(11, 0), applicant(11, 0, { lotId: 2 })],
    })
    expect(partStages(must(submitApplication(three, own, published)).state)).toEqual([1, 0])
    expect(said(submitApplication(three, { ...own, lotIds: [1, 2] }, published))).toBe('competitionNotBegun')
    expect(said(submitApplication(three, { ...own, lotIds: [1, 3] }, published))).toBe('notParticipating')
    expect(said(submitApplication(three, { ...own, lotIds: [1, 4] }, published))).toBe('notFound')
    expect(said(submitApplication(three, { ...own, lotIds: [] }, published))).toBe('noLotChosen')
  })
})

describe('an application for a round', () => {
  const waiting = (stage: number, part: Partial<LotOfferCourse> = {}) =>
    procedure({ type: 5, lots: [{ stage, lastOpenedRound: stage > 3 ? 1 : 0 }], parts: [testPart(part)] })

  test.each([
    [3, application, 1, application],
    [3, justAfter(application), 2, secondRound],
    [4, justAfter(application), 2, secondRound],
    [5, secondRound, 2, secondRound],
    [6, justAfter(secondRound), 3, times.thirdRound],
    [7, final, 4, final],
  ])('at lot stage %i, %s, counts for round %i', (stage, now, round, deadline) => {
    const { state, happened } = must(submitApplication(waiting(stage), own, now))
    expect(state.lotOffers[0]).toMatchObject({ stage: 1, round })
    expect(happened.at(-1)).toMatchObject({ kind: 'submitted', deadline })
  })

  test('keeps its round until it is withdrawn', () => {
    const first = must(submitApplication(waiting(3), own, published)).state
    expect(said(submitApplication(first, own, justAfter(application)))).toBe('applicationDeadlinePast')
    expect(said(withdrawApplication(first, own, justAfter(application)))).toBe('applicationDeadlinePast')
    expect(must(withdrawApplication(first, own, application)).state.lotOffers[0]?.round).toBeNull()
  })

  test('is not taken after the end of all', () => {
    expect(said(submitApplication(waiting(5), own, justAfter(final)))).toBe('applicationDeadlinePast')
  })

  test('is that of the latest attempt', () => {
    const again = procedure({
      type: 5,
      lots: [{ stage: 5, lastOpenedRound: 1 }],
      parts: [applicant(11, 2, { round: 1, ...deniedBefore }), testPart({ attempt: 2 })],
    })
    const { state } = must(submitApplication(again, own, secondRound))
    expect(state.lotOffers.map(({ stage, round }) => [stage, round])).toEqual([
      [2, 1],
      [1, 2],
    ])
  })
})

describe('an offer', () => {
  const asked = (stage: number, lot = 6) =>
    procedure({ lots: [{ stage: lot }], parts: [applicant(11, stage)] })

  test.each([4, 5, 6])('is submitted at stage %i', (stage) => {
    const { state, happened } = must(submitOffer(asked(stage), own, offer))
    expect(state.lotOffers[0]).toMatchObject({ stage: 6, offerSent: offer })
    expect(happened.at(-1)).toEqual({ kind: 'submitted', filing: 'offer', deadline: offer, ...key })
  })

  test('is withdrawn and in progress again', () => {
    const { state, happened } = must(withdrawOffer(asked(6), own, offer))
    expect(state.lotOffers[0]).toMatchObject({ stage: 5, offerSent: null })
    expect(happened.at(-1)).toMatchObject({ kind: 'withdrawn', filing: 'offer' })
  })

  test.each([
    ['late', asked(5), justAfter(offer), 'offerDeadlinePast'],
    ['not asked for', asked(3), offer, 'notInvitedToOffer'],
    ['too early', asked(3, 5), offer, 'offerPhaseNotBegun'],
    ['opened', asked(7, 7), offer, 'offersOpened'],
    ['of a stranger', procedure({ lots: [{ stage: 6 }] }), offer, 'notFound'],
  ])('is not submitted %s', (_name, state, now, answer) => {
    expect(said(submitOffer(state, own, now))).toBe(answer)
    expect(said(withdrawOffer(state, own, now))).toBe(answer)
  })

  test.each([4, 5])('that is not there is not withdrawn at stage %i', (stage) => {
    expect(said(withdrawOffer(asked(stage), own, offer))).toBe('nothingToWithdraw')
  })

  test.each([
    [7, 4, 6, offer, 5],
    [7, 5, 6, offer, 5],
    [7, 6, 6, offer, 6],
    [5, 4, 6, offer, 4],
    [4, 0, 3, published, 0],
    [7, 4, 6, justAfter(offer), 4],
  ] as const)('begins with its first document: room %i at %i', (roomStage, stage, lot, now, after) => {
    const done = must(uploaded(asked(stage, lot), { ...key, roomStage }, now))
    expect(partStages(done.state)).toEqual([after])
    expect(kindsOf(done)).toEqual(after === stage ? [] : ['lotOfferStage'])
  })

  test('of nobody does not begin', () => {
    expect(said(uploaded(asked(4), { ...key, attempt: 2, roomStage: 7 }, offer))).toBe('notFound')
  })
})

test('what rights hang on is told as it stands', () => {
  const state = procedure({ type: 5, lots: [{ stage: 5, lastOpenedRound: 1 }], parts: [testPart()] })
  expect(filingOf(state, testPart(), plus(application, 60_000))).toEqual({
    lot: {
      stage: 5,
      outcome: null,
      isContinuous: true,
      isCompetitionSkipped: false,
      lastOpenedRound: 1,
      offerDeadline: offer,
    },
    lotOffer: {
      stage: 0,
      isDenied: false,
      round: null,
      applicationDeadline: secondRound,
      applicationOpenedAt: null,
      offerOpenedAt: null,
    },
    isPublic: true,
    isArchived: false,
  })
  const nowhere = filingOf(state, testPart({ lotId: 9 }), published)
  expect(nowhere.lot.stage).toBeNull()
})
