import { describe, expect, test } from 'vitest'
import { displayStage, ownDeadline, shownDeadline } from './display.ts'
import {
  applicant,
  deniedBefore,
  draft,
  justAfter,
  negotiator,
  plus,
  procedure,
  testPart,
  times,
} from './test-procedure.ts'

const { published, application, offer, secondRound, thirdRound, final } = times

test.each([
  ['draft', draft(), null],
  ['cancelled', procedure({ tender: { isCancelled: true, archived: published } }), 8],
  ['cancelled draft', draft({ tender: { isCancelled: true, archived: published } }), 8],
  ['told only', procedure({ type: 3, lots: [{ stage: 2 }] }), 2],
  ['result', procedure({ type: 4, lots: [{ stage: 2 }] }), 2],
  ['one lot', procedure({ lots: [{ stage: 4 }] }), 4],
  ['the furthest', procedure({ lots: [{ stage: 3 }, { stage: 6 }, { stage: 2 }] }), 6],
  ['not those opened', procedure({ lots: [{ stage: 3 }, { stage: 7 }] }), 3],
  ['not those over', procedure({ lots: [{ stage: 3 }, { stage: 6, outcome: 'NO_AWARD' }] }), 3],
  ['all opened or over', procedure({ lots: [{ stage: 7 }, { stage: 3, outcome: 'NO_AWARD' }] }), 7],
] as const)('the stage of a tender: %s', (_name, state, stage) => {
  expect(displayStage(state)).toBe(stage)
})

describe('the deadline of a tender', () => {
  const early = plus(application, -3_600_000)
  test.each([
    ['published', procedure({ lots: [{ stage: 2 }] }), published, application],
    ['competition', procedure(), published, application],
    ['the first to come', procedure({ lots: [{}, { applicationDeadline: early }] }), published, early],
    [
      'the next where one is past',
      procedure({ lots: [{}, { applicationDeadline: early }] }),
      justAfter(early),
      application,
    ],
    ['of different phases', procedure({ lots: [{ stage: 6 }, {}] }), published, application],
    ['the last that is past', procedure({ lots: [{}, { applicationDeadline: early }] }), offer, application],
    ['offers only, to begin', procedure({ start: 6, lots: [{ stage: 2 }] }), published, offer],
    ['offers', procedure({ lots: [{ stage: 6 }] }), published, offer],
    ['negotiation', procedure({ lots: [{ stage: 5 }] }), secondRound, application],
    ['opened', procedure({ lots: [{ stage: 7 }] }), times.finalOffer, offer],
    ['over', procedure({ lots: [{ outcome: 'NO_AWARD' }, { stage: 6 }] }), published, offer],
    ['none', procedure({ lots: [{ applicationDeadline: null }] }), published, null],
    ['told only', procedure({ type: 3, lots: [{ stage: 2 }] }), published, null],
    ['first round', procedure({ type: 5 }), published, application],
    ['second round', procedure({ type: 5 }), justAfter(application), secondRound],
    [
      'while a round is looked at',
      procedure({ type: 5, lots: [{ stage: 5, lastOpenedRound: 1 }] }),
      justAfter(secondRound),
      thirdRound,
    ],
    ['after all rounds', procedure({ type: 5 }), offer, final],
  ] as const)('%s', (_name, state, now, deadline) => {
    expect(shownDeadline(state, now)).toEqual(deadline)
  })

  test.each([
    [
      'of her own lot',
      procedure({ lots: [{}, { applicationDeadline: early }], parts: [applicant(11, 0)] }),
      published,
      application,
    ],
    ['asked for an offer', procedure({ lots: [{ stage: 6 }], parts: [applicant(11, 4)] }), published, offer],
    [
      'not asked for an offer',
      procedure({ lots: [{ stage: 6 }], parts: [applicant(11, 3)] }),
      secondRound,
      application,
    ],
    [
      'under review',
      procedure({ lots: [{ stage: 4 }], parts: [applicant(11, 2)] }),
      secondRound,
      application,
    ],
    ['denied', procedure({ parts: [applicant(11, 2, deniedBefore)] }), published, null],
    [
      'interested',
      procedure({ type: 2, lots: [{ stage: 2 }], parts: [negotiator(11, 3)] }),
      published,
      application,
    ],
    [
      'waiting',
      procedure({
        type: 5,
        lots: [{ stage: 6, lastOpenedRound: 1 }],
        parts: [testPart({ stage: 1, round: 3 })],
      }),
      secondRound,
      thirdRound,
    ],
    [
      'about to apply',
      procedure({ type: 5, lots: [{ stage: 6, lastOpenedRound: 1 }], parts: [testPart()] }),
      justAfter(thirdRound),
      final,
    ],
    [
      'of this round',
      procedure({
        type: 5,
        lots: [{ stage: 6, lastOpenedRound: 1 }],
        parts: [applicant(11, 4, { round: 1 })],
      }),
      secondRound,
      offer,
    ],
    [
      'admitted to negotiate, while others apply in the next round',
      procedure({
        type: 5,
        lots: [{ stage: 5, lastOpenedRound: 1, offerDeadline: null }],
        parts: [applicant(11, 3, { round: 1 })],
      }),
      justAfter(application),
      application,
    ],
    [
      'admitted, not asked for an offer',
      procedure({
        type: 5,
        lots: [{ stage: 6, lastOpenedRound: 1 }],
        parts: [applicant(11, 3, { round: 1 })],
      }),
      secondRound,
      application,
    ],
    ['of a stranger', procedure(), published, null],
  ])('as a bidder sees it: %s', (_name, state, now, deadline) => {
    expect(ownDeadline(state, 11, now)).toEqual(deadline)
  })
})
