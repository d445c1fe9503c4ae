import { describe, expect, test } from 'vitest'
import { startCompetition, startNegotiation, startOffers } from './starting.ts'
import {
  applicant,
  deniedBefore,
  draft,
  justAfter,
  kindsOf,
  must,
  negotiator,
  noReasons,
  partStages,
  plus,
  procedure,
  said,
  stagesOf,
  times,
} from './test-procedure.ts'

const { published, application, offer, final } = times
const all = { lotIds: null }

describe('the competition', () => {
  test.each([
    [0, application, 'allowed'],
    [0, justAfter(application), 'applicationDeadlineOver'],
    [1, application, 'allowed'],
    [2, application, 'phaseSkipped'],
    [3, application, 'procedureNotRun'],
    [4, application, 'procedureNotRun'],
    [5, justAfter(application), 'allowed'],
    [5, final, 'allowed'],
    [5, justAfter(final), 'applicationDeadlineOver'],
    [0, plus(published, -1), 'tenderNotPublic'],
  ] as const)('of type %i at %s: %s', (type, now, answer) => {
    const result = startCompetition(procedure({ type, lots: [{ stage: 2 }] }), all, now)
    expect(said(result)).toBe(answer)
    if (result.allowed) expect(result.happened).toEqual([{ kind: 'lotStage', lotId: 1, before: 2, after: 3 }])
  })

  test.each([
    ['a draft', draft(), all, 'procedureDraft'],
    ['put away', procedure({ tender: { archived: published } }), all, 'tenderArchived'],
    ['ended', procedure({ lots: [{ stage: 2, outcome: 'NO_AWARD' }] }), all, 'lotOver'],
    ['running', procedure(), all, 'phaseBegun'],
    [
      'without deadline',
      procedure({ lots: [{ stage: 2, applicationDeadline: null }] }),
      all,
      'applicationDeadlineMissing',
    ],
    ['not chosen', procedure({ lots: [{ stage: 2 }] }), { lotIds: [] }, 'noLotChosen'],
    ['unknown', procedure({ lots: [{ stage: 2 }] }), { lotIds: [7] }, 'notFound'],
  ] as const)('of what is %s: %#', (_name, state, input, answer) => {
    expect(said(startCompetition(state, input, published))).toBe(answer)
  })

  test('begins in every lot where it can, or in all of those that were named', () => {
    const state = procedure({
      lots: [{ stage: 2 }, { stage: 3 }, { stage: 2, outcome: 'NO_AWARD' }, { stage: 2 }],
    })
    expect(stagesOf(must(startCompetition(state, all, published)).state)).toEqual([3, 3, 2, 3])
    expect(stagesOf(must(startCompetition(state, { lotIds: [4, 4] }, published)).state)).toEqual([2, 3, 2, 3])
    expect(said(startCompetition(state, { lotIds: [1, 2] }, published))).toBe('phaseBegun')
  })

  test('says of several what helps most', () => {
    const state = procedure({ lots: [{ stage: 2, outcome: 'NO_AWARD' }, { stage: 3 }] })
    expect(said(startCompetition(state, all, published))).toBe('phaseBegun')
  })
})

describe('the negotiation after a competition', () => {
  const now = plus(application, 60_000)
  const opened = procedure({
    lots: [{ stage: 4 }],
    parts: [applicant(11, 2), applicant(12, 2), applicant(13, 0), applicant(14, 2)],
  })
  const choice = {
    lotIds: null,
    offerIds: [11],
    reasons: new Map([
      [12, 'Zu klein'],
      [14, 'Zu spät'],
    ]),
  }

  test('goes on with the chosen and tells all others who applied why not', () => {
    const { state, happened } = must(startNegotiation(opened, choice, now))
    expect(stagesOf(state)).toEqual([5])
    expect(partStages(state)).toEqual([3, 2, 0, 2])
    expect(state.lotOffers[1]).toMatchObject({
      deniedAt: now,
      reason: 'Zu klein',
      finalAnswer: { kind: 'applicationDenied', at: now },
    })
    expect(state.lotOffers[0]).toMatchObject({ deniedAt: null, finalAnswer: null })
    expect(state.lotOffers[2]).toEqual(applicant(13, 0))
    expect(happened.map((one) => ('answer' in one ? `${one.offerId} ${one.answer}` : one.kind))).toEqual([
      'lotStage',
      'lotOfferStage',
      '11 applicationAccepted',
      '12 applicationDenied',
      '14 applicationDenied',
    ])
  })

  test.each([
    ['nobody is chosen', { offerIds: [] }, 'nobodyChosen'],
    ['the choice is left out', { offerIds: null }, 'nobodyChosen'],
    ['somebody unknown is chosen', { offerIds: [11, 99] }, 'notFound'],
    [
      'a reason is for somebody unknown',
      { reasons: new Map([...choice.reasons, [99, 'Unbekannt']]) },
      'notFound',
    ],
    ['somebody chosen never applied', { offerIds: [11, 13] }, 'chosenNotEligible'],
    ['a reason is missing', { reasons: new Map([[12, 'Zu klein']]) }, 'reasonsMissing'],
    [
      'a reason is blank',
      {
        reasons: new Map([
          [12, 'Zu klein'],
          [14, ' '],
        ]),
      },
      'reasonsMissing',
    ],
  ])('not where %s', (_name, more, answer) => {
    expect(said(startNegotiation(opened, { ...choice, ...more }, now))).toBe(answer)
  })

  test.each([
    ['nobody applied', procedure({ lots: [{ stage: 4 }], parts: [applicant(11, 0)] }), 'nobodyApplied'],
    ['nothing is opened', procedure({ parts: [applicant(11, 1)] }), 'openingApplicationsIsNext'],
    ['it has begun', procedure({ lots: [{ stage: 5 }], parts: [applicant(11, 3)] }), 'phaseBegun'],
  ])('not where %s', (_name, state, answer) => {
    const input = { ...choice, offerIds: [11], reasons: noReasons }
    expect(said(startNegotiation(state, input, now))).toBe(answer)
  })

  test('looks at the round that was opened alone', () => {
    const rounds = procedure({
      type: 5,
      lots: [{ stage: 4, lastOpenedRound: 2 }],
      parts: [
        applicant(11, 2, { round: 1, ...deniedBefore }),
        applicant(12, 2, { round: 2 }),
        applicant(13, 1, { round: 3 }),
      ],
    })
    const { state } = must(
      startNegotiation(rounds, { ...choice, offerIds: [12], reasons: noReasons }, times.thirdRound),
    )
    expect(partStages(state)).toEqual([2, 3, 1])
    const input = { ...choice, offerIds: [12, 13], reasons: noReasons }
    expect(said(startNegotiation(rounds, input, times.thirdRound))).toBe('chosenNotEligible')
  })

  test('in several lots asks for somebody in each', () => {
    const two = procedure({
      lots: [{ stage: 4 }, { stage: 4 }],
      parts: [applicant(11, 2), applicant(12, 2, { lotId: 2 })],
    })
    const input = { lotIds: [1, 2], offerIds: [11], reasons: noReasons }
    expect(said(startNegotiation(two, input, now))).toBe('nobodyChosen')
    expect(stagesOf(must(startNegotiation(two, { ...input, lotIds: null }, now)).state)).toEqual([5, 4])
    expect(stagesOf(must(startNegotiation(two, { ...input, offerIds: [11, 12] }, now)).state)).toEqual([5, 5])
  })
})

describe.each([
  [2, 2],
  [0, 5],
] as const)('the negotiation without competition, type %i begun at %i', (type, start) => {
  const interested = procedure({
    type,
    start,
    lots: [{ stage: 2 }],
    parts: [negotiator(11, 3), negotiator(12, 3)],
  })
  const input = { lotIds: null, offerIds: null, reasons: noReasons }

  test('keeps everyone', () => {
    const { state, happened } = must(startNegotiation(interested, input, published))
    expect(partStages(state)).toEqual([3, 3])
    expect(happened).toHaveLength(1)
  })

  test('or the chosen; who filed nothing has nothing to be answered', () => {
    const done = must(startNegotiation(interested, { ...input, offerIds: [12] }, published))
    expect(partStages(done.state)).toEqual([2, 3])
    expect(done.state.lotOffers[0]).toMatchObject({ deniedAt: published, finalAnswer: null })
    expect(kindsOf(done)).toEqual(['lotStage', 'lotOfferStage'])
  })

  test('begins with nobody, but never with nobody of some', () => {
    const alone = procedure({ type, start, lots: [{ stage: 2 }] })
    expect(said(startNegotiation(alone, input, published))).toBe('allowed')
    expect(said(startNegotiation(interested, { ...input, offerIds: [] }, published))).toBe('nobodyChosen')
  })
})

describe('the offer phase', () => {
  const now = plus(application, 60_000)
  const negotiated = procedure({
    lots: [{ stage: 5 }],
    parts: [applicant(11, 3), applicant(12, 3), applicant(13, 0)],
  })
  const choice = { lotIds: null, offerIds: [11], offerDeadline: null }

  test('asks the chosen; the others may be asked later', () => {
    const done = must(startOffers(negotiated, choice, now))
    expect(stagesOf(done.state)).toEqual([6])
    expect(partStages(done.state)).toEqual([4, 3, 0])
    expect(kindsOf(done)).toEqual(['lotStage', 'lotOfferStage', 'answered'])
  })

  test('asks nobody who is not named', () => {
    expect(said(startOffers(negotiated, { ...choice, offerIds: null }, now))).toBe('nobodyChosen')
  })

  test('sets the deadline that is asked for with it', () => {
    const given = plus(offer, 60_000)
    const { state, happened } = must(startOffers(negotiated, { ...choice, offerDeadline: given }, now))
    expect(state.lots[0]?.offerDeadline).toEqual(given)
    expect(happened[1]).toEqual({
      kind: 'deadlineChanged',
      lotId: 1,
      which: 'offer',
      before: offer,
      after: given,
      by: 'phaseStart',
    })
  })

  test.each([
    ['nobody is chosen', negotiated, { offerIds: [] }, now, 'nobodyChosen'],
    ['somebody unknown is chosen', negotiated, { offerIds: [99] }, now, 'notFound'],
    ['somebody chosen is not admitted', negotiated, { offerIds: [11, 13] }, now, 'chosenNotEligible'],
    ['the deadline is past', negotiated, {}, offer, 'offerDeadlineOver'],
    ['a new deadline is past', negotiated, { offerDeadline: now }, now, 'offerDeadlineOver'],
    [
      'a new deadline is earlier than the announced',
      negotiated,
      { offerDeadline: plus(offer, -1) },
      now,
      'deadlineEarlier',
    ],
    ['the announced deadline is said again', negotiated, { offerDeadline: offer }, now, 'allowed'],
    ['a new deadline mends it', negotiated, { offerDeadline: justAfter(offer) }, offer, 'allowed'],
    [
      'there is no deadline',
      procedure({ lots: [{ stage: 5, offerDeadline: null }], parts: [applicant(11, 3)] }),
      {},
      now,
      'offerDeadlineMissing',
    ],
    [
      'nobody is left',
      procedure({ lots: [{ stage: 5 }], parts: [applicant(11, 0)] }),
      {},
      now,
      'nobodyAdmitted',
    ],
    [
      'applications are under review',
      procedure({ lots: [{ stage: 4 }], parts: [applicant(11, 2)] }),
      {},
      now,
      'negotiationIsNext',
    ],
  ])('where %s: %#', (_name, state, more, when, answer) => {
    expect(said(startOffers(state, { ...choice, ...more }, when))).toBe(answer)
  })

  test('ends after applications where somebody can still apply', () => {
    const interest = justAfter(offer)
    const open = procedure({
      type: 2,
      lots: [{ stage: 5, applicationDeadline: interest, offerDeadline: null }],
      parts: [applicant(11, 3)],
    })
    const startUntil = (offerDeadline: Date) => said(startOffers(open, { ...choice, offerDeadline }, now))
    expect(startUntil(interest)).toBe('offersBeforeApplications')
    expect(startUntil(justAfter(interest))).toBe('allowed')
  })

  test('begins without anybody where it is the first', () => {
    const direct = procedure({ start: 6, lots: [{ stage: 2 }] })
    expect(stagesOf(must(startOffers(direct, { ...choice, offerIds: null }, now)).state)).toEqual([6])
  })

  test.each([
    [times.finalOffer, 'allowed'],
    [justAfter(times.finalOffer), 'offerDeadlineAfterFinal'],
  ])('of a round ends at %s at the latest: %s', (offerDeadline, answer) => {
    const round = procedure({
      type: 5,
      lots: [{ stage: 5, lastOpenedRound: 1, offerDeadline: null }],
      parts: [applicant(11, 3, { round: 1 })],
    })
    expect(said(startOffers(round, { ...choice, offerDeadline }, now))).toBe(answer)
    expect(said(startOffers(round, choice, now))).toBe('offerDeadlineMissing')
  })
})
