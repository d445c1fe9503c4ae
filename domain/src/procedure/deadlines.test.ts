import { describe, expect, test } from 'vitest'
import { announceChange, type TenderChange } from './changing.ts'
import { roundDeadline } from './rounds.ts'
import { isOpen } from './stages.ts'
import type { LotCourse, ProcedureState } from './state.ts'
import { applicant, day, draft, justAfter, must, plus, procedure, said, times } from './test-procedure.ts'
import type { TenderType } from './tender-type.ts'
import type { StartStage } from './stages.ts'

const { published, application, offer, final, finalOffer } = times
const now = plus(published, day)
const none = { lotIds: null, reason: null }

type Asked = Omit<TenderChange, 'lots'> &
  Omit<TenderChange['lots'][number], 'lotId'> & { lotIds: readonly number[] | null }

/** A change of deadlines as it is announced: of the lots that are named, else of those that are not over. */
function changeDeadlines(state: ProcedureState, change: Asked, when: Date) {
  const { lotIds, applicationDeadline, offerDeadline, ...finals } = change
  const given = {
    ...(applicationDeadline !== undefined && { applicationDeadline }),
    ...(offerDeadline !== undefined && { offerDeadline }),
  }
  const open = state.lots.filter(isOpen)
  const chosen = lotIds ?? (open.length > 0 ? open : state.lots).map(({ id }) => id)
  const lots = Object.keys(given).length > 0 ? chosen.map((lotId) => ({ lotId, ...given })) : []
  return announceChange(state, { ...finals, lots }, when)
}
const opening = { user: 'anna', date: now, target: 4, round: null } as const
const afterwards = plus(application, day)

const inStage = (stage: number, type: TenderType = 0, start: StartStage = 2, lot: Partial<LotCourse> = {}) =>
  procedure({ type, start, lots: [{ stage, opening, ...lot }], parts: [applicant(11, 1)] })

describe('the application deadline', () => {
  const later = { ...none, applicationDeadline: afterwards }

  test('moves, and whoever was about to open begins anew', () => {
    const { state, happened } = must(changeDeadlines(inStage(3), later, now))
    expect(state.lots[0]).toMatchObject({ applicationDeadline: afterwards, opening: null })
    expect(state.lotOffers).toEqual(inStage(3).lotOffers)
    expect(happened).toEqual([
      { kind: 'deadlineChanged', lotId: 1, which: 'application', before: application, after: afterwards },
    ])
  })

  test.each([
    ['published', inStage(2), 'allowed'],
    ['competition', inStage(3), 'allowed'],
    ['opened', inStage(4), 'deadlineOpened'],
    ['negotiation', inStage(5), 'deadlineOpened'],
    ['negotiation without competition', inStage(5, 0, 5), 'allowed'],
    ['type 2 published', inStage(2, 2), 'allowed'],
    ['type 2 negotiation', inStage(5, 2), 'allowed'],
    ['type 2 offers', inStage(6, 2), 'deadlineOpened'],
    ['offers only', inStage(2, 0, 6), 'phaseSkipped'],
    ['type 3', procedure({ type: 3, lots: [{ stage: 2 }] }), 'procedureNotRun'],
    ['draft', draft(), 'procedureDraft'],
    ['put away', procedure({ tender: { archived: now } }), 'tenderArchived'],
    ['over', procedure({ lots: [{ outcome: 'NO_AWARD' }] }), 'everyLotEnded'],
    ['over, another not', procedure({ lots: [{ outcome: 'NO_AWARD' }, { stage: 7 }] }), 'deadlineOpened'],
    ['not public', procedure({ tender: { published: offer } }), 'tenderNotPublic'],
    [
      'heard of, not public',
      procedure({ tender: { published: offer, isMarked: true, heardAt: now } }),
      'allowed',
    ],
  ] as const)('%s', (_name, state, answer) => {
    expect(said(changeDeadlines(state, later, now))).toBe(answer)
  })

  const sooner = plus(application, -day)
  test.each([
    ['into the past', inStage(3), { applicationDeadline: now }, now, 'newDeadlinePast'],
    ['earlier', inStage(3), { applicationDeadline: sooner }, now, 'deadlineEarlier'],
    ['earlier, nobody joined', procedure(), { applicationDeadline: sooner }, now, 'deadlineEarlier'],
    ['where there was none', inStage(3, 0, 2, { applicationDeadline: null }), later, now, 'allowed'],
    [
      'after the old one, not explained',
      inStage(3),
      { applicationDeadline: offer },
      afterwards,
      'lateExtensionReasonMissing',
    ],
    [
      'after the old one',
      inStage(3),
      { applicationDeadline: plus(offer, -day), reason: 'Störung' },
      afterwards,
      'allowed',
    ],
    ['of unknown lots', inStage(3), { ...later, lotIds: [1, 9] }, now, 'notFound'],
  ])('%s', (_name, state, change, when, answer) => {
    expect(said(changeDeadlines(state, { ...none, ...change }, when))).toBe(answer)
  })

  test('that stays the same is no change', () => {
    const state = inStage(3)
    const same = changeDeadlines(state, { ...none, applicationDeadline: application }, now)
    expect(same).toEqual({ allowed: true, state, happened: [] })
  })

  test('changes in all lots that are named, or in none', () => {
    const state = procedure({ lots: [{}, { stage: 4 }, { stage: 2 }] })
    const { happened } = must(changeDeadlines(state, { ...later, lotIds: [1, 3] }, now))
    expect(happened.map((one) => ('lotId' in one ? one.lotId : 0))).toEqual([1, 3])
    expect(said(changeDeadlines(state, { ...later, lotIds: [1, 2] }, now))).toBe('deadlineOpened')
  })
})

describe('the offer deadline', () => {
  const later = plus(offer, day)
  test.each([2, 3, 4, 5, 6])('moves at stage %i', (stage) => {
    const { state } = must(changeDeadlines(inStage(stage), { ...none, offerDeadline: later }, now))
    expect(state.lots[0]).toMatchObject({ offerDeadline: later, opening: null })
  })

  test.each([
    ['opened', inStage(7), { offerDeadline: later }, now, 'deadlineOpened'],
    ['earlier', inStage(6), { offerDeadline: application }, now, 'deadlineEarlier'],
    ['past, not explained', inStage(6), { offerDeadline: finalOffer }, later, 'lateExtensionReasonMissing'],
    ['past', inStage(6), { offerDeadline: finalOffer, reason: 'Störung' }, later, 'allowed'],
    ['of a round', inStage(6, 5), { offerDeadline: finalOffer }, now, 'allowed'],
    [
      'of a round, too late',
      inStage(6, 5),
      { offerDeadline: justAfter(finalOffer) },
      now,
      'offerDeadlineAfterFinal',
    ],
    [
      'with one that is over',
      inStage(6),
      { offerDeadline: later, applicationDeadline: afterwards },
      now,
      'deadlineOpened',
    ],
  ])('%s', (_name, state, change, when, answer) => {
    expect(said(changeDeadlines(state, { ...none, ...change }, when))).toBe(answer)
  })
})

describe('the deadlines of a continuous procedure', () => {
  const past = justAfter(application)
  test.each([
    ['first round later', 3, { applicationDeadline: afterwards }, application, 'allowed'],
    ['first round after all', 3, { applicationDeadline: justAfter(final) }, now, 'firstRoundAfterFinal'],
    [
      'first round with the last offers',
      3,
      { applicationDeadline: finalOffer, finalDeadline: finalOffer },
      now,
      'offersBeforeApplications',
    ],
    [
      'first round with later last offers',
      3,
      {
        applicationDeadline: finalOffer,
        finalDeadline: finalOffer,
        finalOfferDeadline: plus(finalOffer, day),
      },
      now,
      'allowed',
    ],
    ['first round with the end', 3, { applicationDeadline: offer, finalDeadline: offer }, now, 'allowed'],
    ['first round past', 3, { applicationDeadline: final, reason: 'Störung' }, past, 'firstRoundFrozen'],
    ['first round opened', 4, { applicationDeadline: final }, now, 'deadlineOpened'],
    ['other rounds', 3, { deadlinePeriodDays: 20 }, application, 'allowed'],
    ['other rounds, too short', 3, { deadlinePeriodDays: 0 }, now, 'roundDaysMissing'],
    ['shorter rounds', 3, { deadlinePeriodDays: 9 }, now, 'roundDaysShorter'],
    ['other rounds, the first past', 3, { deadlinePeriodDays: 20 }, past, 'firstRoundFrozen'],
    ['same rounds', 3, { deadlinePeriodDays: 10 }, past, 'allowed'],
    ['end later', 7, { finalDeadline: offer }, final, 'allowed'],
    ['end earlier', 3, { finalDeadline: application }, now, 'finalDeadlineEarlier'],
    ['end past, not explained', 3, { finalDeadline: finalOffer }, offer, 'lateExtensionReasonMissing'],
    ['end past', 3, { finalDeadline: finalOffer, reason: 'Störung' }, offer, 'allowed'],
    ['end into the past', 3, { finalDeadline: offer }, offer, 'newDeadlinePast'],
    ['offers later', 6, { finalOfferDeadline: plus(finalOffer, day) }, now, 'allowed'],
    ['offers earlier', 6, { finalOfferDeadline: offer }, now, 'finalDeadlineEarlier'],
    ['offers opened', 7, { finalOfferDeadline: plus(finalOffer, day) }, now, 'deadlineOpened'],
  ])('%s', (_name, stage, change, when, answer) => {
    expect(said(changeDeadlines(inStage(stage, 5), { ...none, ...change }, when))).toBe(answer)
  })

  test.each([
    ['before the first round ends', application, 'offersBeforeApplications'],
    ['before offers that are asked for', plus(offer, -1), 'offerDeadlineAfterFinal'],
    ['when these end', offer, 'allowed'],
  ])('the end of all offers where there was none: %s', (_when, finalOfferDeadline, answer) => {
    const state = procedure({ type: 5, tender: { finalOfferDeadline: null }, lots: [{ stage: 6 }] })
    expect(said(changeDeadlines(state, { ...none, finalOfferDeadline }, now))).toBe(answer)
  })

  test('say what they mean for each lot', () => {
    const state = procedure({ type: 5, lots: [{ opening }, { outcome: 'NO_AWARD' }] })
    const change = { ...none, finalDeadline: offer, deadlinePeriodDays: 20 }
    const done = must(changeDeadlines(state, change, now))
    expect(done.state.tender).toMatchObject({ finalDeadline: offer, deadlinePeriodDays: 20 })
    expect(done.state.lots[0]?.opening).toBeNull()
    const one = { kind: 'deadlineChanged', lotId: 1, which: 'application' }
    expect(done.happened).toEqual([
      { ...one, before: final, after: offer, of: 'final' },
      { ...one, before: times.secondRound, after: times.thirdRound, of: 'laterRounds' },
    ])
  })

  test('the first round of a lot that is over freezes nothing for the others, and stays as it was', () => {
    const rounds = { ...none, deadlinePeriodDays: 20 }
    const over = { outcome: 'NO_AWARD', applicationDeadline: now } as const
    const { state } = must(changeDeadlines(procedure({ type: 5, lots: [{}, over] }), rounds, application))
    expect(state.lots.map((lot) => roundDeadline(state.tender, lot, 2))).toEqual([
      times.thirdRound,
      plus(now, 10 * day),
    ])
  })

  test.each([{ finalDeadline: offer }, { finalOfferDeadline: offer }, { deadlinePeriodDays: 3 }])(
    'are nobody else’s: %j',
    (change) => {
      expect(said(changeDeadlines(procedure(), { ...none, ...change }, now))).toBe('onlyContinuous')
    },
  )
})
