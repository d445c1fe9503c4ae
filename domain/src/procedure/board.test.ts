import { describe, expect, test } from 'vitest'
import { drag, mayLetIn } from './board.ts'
import type { LotOfferCourse } from './state.ts'
import {
  applicant,
  deniedBefore,
  justAfter,
  must,
  negotiator,
  partStages,
  plus,
  procedure,
  said,
  testPart,
  times,
} from './test-procedure.ts'

const now = plus(times.application, 3_600_000)
const denied = applicant(11, 2, deniedBefore)
const into = (target: 3 | 4, reason: string | null = null) => ({ offerId: 11, lotIds: null, target, reason })
const at = (stage: number, part: LotOfferCourse) => procedure({ lots: [{ stage }], parts: [part] })

describe('somebody is let in', () => {
  test.each([
    [
      'denied, to negotiate',
      5,
      denied,
      3,
      'Nachgerechnet',
      ['answerTakenBack', 'lotOfferStage', 'applicationAccepted'],
    ],
    ['left out, to offer', 6, applicant(11, 3), 4, null, ['lotOfferStage', 'offerExpected']],
    ['denied, to offer', 6, denied, 4, null, ['answerTakenBack', 'lotOfferStage', 'offerExpected']],
    ['denied without having filed', 5, negotiator(11, 2, { deniedAt: now }), 3, null, ['lotOfferStage']],
  ] as const)('%s', (_name, stage, part, target, reason, kinds) => {
    const { state, happened } = must(drag(at(stage, part), into(target, reason), now))
    expect(state.lotOffers[0]).toMatchObject({
      stage: target,
      deniedAt: null,
      reason: null,
      finalAnswer: null,
    })
    expect(happened.map((one) => (one.kind === 'answered' ? one.answer : one.kind))).toEqual(kinds)
  })

  test.each([
    ['whose application is sealed', at(5, applicant(11, 1)), into(3), now, 'stillSealed'],
    ['who is in', at(5, applicant(11, 3)), into(3), now, 'alreadyThere'],
    ['who is asked', at(6, applicant(11, 4)), into(4), now, 'alreadyThere'],
    ['before the negotiation', at(4, applicant(11, 2)), into(3), now, 'negotiationDoesNotRun'],
    ['after the negotiation', at(6, denied), into(3), now, 'negotiationDoesNotRun'],
    ['before the offer phase', at(5, applicant(11, 3)), into(4), now, 'offerPhaseDoesNotRun'],
    ['after the offer phase', at(7, applicant(11, 3)), into(4), now, 'offerPhaseDoesNotRun'],
    ['at the last moment', at(6, applicant(11, 3)), into(4), times.offer, 'allowed'],
    ['after the deadline', at(6, applicant(11, 3)), into(4), justAfter(times.offer), 'offerDeadlineOver'],
    ['who never applied', at(5, applicant(11, 0)), into(3, 'Post verloren'), now, 'neverApplied'],
    ['who never applied, to offer', at(6, applicant(11, 0)), into(4, 'Post verloren'), now, 'neverApplied'],
    ['unknown', procedure({ lots: [{ stage: 5 }] }), into(3), now, 'notFound'],
    ['in an unknown lot', at(5, denied), { ...into(3), lotIds: [9] }, now, 'notFound'],
    [
      'of a lot that is over',
      procedure({ lots: [{ stage: 5, outcome: 'NO_AWARD' }], parts: [denied] }),
      into(3),
      now,
      'lotOver',
    ],
    [
      'of what is put away',
      procedure({ tender: { archived: now }, parts: [denied] }),
      into(3),
      now,
      'tenderArchived',
    ],
  ] as const)('or not: %s', (_name, state, input, when, answer) => {
    expect(said(drag(state, input, when))).toBe(answer)
  })

  test('in every lot where she can be, or in all that are named', () => {
    const parts = [denied, applicant(11, 3, { lotId: 2 })]
    const state = procedure({ lots: [{ stage: 5 }, { stage: 5 }, { stage: 5 }], parts })
    expect(partStages(must(drag(state, into(3), now)).state)).toEqual([3, 3])
    expect(said(drag(state, { ...into(3), lotIds: [1, 2] }, now))).toBe('alreadyThere')
    expect(said(drag(state, { ...into(3), lotIds: [1, 3] }, now))).toBe('notInLot')
  })

  test.each([0, 2, 3])('the screen asks what the step asks, from %i', (stage) => {
    const state = at(5, stage === 2 ? denied : applicant(11, stage))
    const [lot, part] = [state.lots[0], state.lotOffers[0]]
    if (!lot || !part) throw new Error('a lot and a part are given')
    const verdict = mayLetIn(state.tender, lot, part, 3, now)
    expect(said(verdict)).toBe(said(drag(state, into(3, 'Grund'), now)))
  })

  const inRounds = (...parts: LotOfferCourse[]) =>
    procedure({ type: 5, lots: [{ stage: 5, lastOpenedRound: 2 }], parts })
  test.each([
    ['denied in it', inRounds(applicant(11, 2, { round: 2, ...deniedBefore })), 'allowed'],
    ['denied in an earlier one', inRounds(applicant(11, 2, { round: 1, ...deniedBefore })), 'notOfThisRound'],
    ['waiting for the next', inRounds(applicant(11, 1, { round: 3 })), 'stillSealed'],
    ['in none yet', inRounds(testPart()), 'notOfThisRound'],
    [
      'denied and trying again',
      inRounds(applicant(11, 2, { round: 2, ...deniedBefore }), testPart({ attempt: 2 })),
      'notOfThisRound',
    ],
  ])('of the current round: %s', (_name, state, answer) => {
    expect(said(drag(state, into(3, 'Grund'), times.thirdRound))).toBe(answer)
  })
})
