import { describe, expect, test } from 'vitest'
import { announceChange, refusedDeadlines, roundsOnceChanged, type TenderChange } from './changing.ts'
import { currentRound, roundDeadline } from './rounds.ts'
import { applicant, day, draft, must, plus, procedure, said, times } from './test-procedure.ts'

const { published, application, offer, final } = times
const now = plus(published, day)
const later = plus(application, day)
const change = (facts: Partial<TenderChange> = {}): TenderChange => ({
  lots: [],
  reason: 'Störung',
  ...facts,
})

type Moved = { finalDeadline?: Date; applications?: Date; days?: number }

describe('an announced change', () => {
  test('moves each deadline by the law, and begins what is new', () => {
    const state = procedure({ lots: [{ stage: 3 }, { stage: 3 }, { stage: null }] })
    const lots = [
      { lotId: 1, applicationDeadline: later },
      { lotId: 2, offerDeadline: plus(offer, day) },
    ]
    const { state: after, happened } = must(announceChange(state, change({ lots }), now))
    expect(after.lots).toMatchObject([
      { stage: 3, applicationDeadline: later },
      { stage: 3, offerDeadline: plus(offer, day) },
      { stage: 2 },
    ])
    expect(happened.map(({ kind }) => kind)).toEqual(['deadlineChanged', 'deadlineChanged', 'lotStage'])
  })

  test.each([
    ['texts alone', procedure(), {}, 'allowed'],
    ['of a notice', procedure({ type: 3, lots: [{ stage: 2 }] }), {}, 'allowed'],
    [
      'deadlines of a notice',
      procedure({ type: 3 }),
      { lots: [{ lotId: 1, offerDeadline: offer }] },
      'procedureNotRun',
    ],
    ['of a draft', draft(), {}, 'procedureDraft'],
    ['put away', procedure({ tender: { archived: now } }), {}, 'tenderArchived'],
    ['not public', procedure({ tender: { published: offer } }), {}, 'tenderNotPublic'],
    ['heard of', procedure({ tender: { published: offer, isMarked: true, heardAt: now } }), {}, 'allowed'],
    [
      'a deadline taken away',
      procedure({ lots: [{ stage: 3 }] }),
      { lots: [{ lotId: 1, applicationDeadline: null }] },
      'deadlineNotRemoved',
    ],
    [
      'earlier, somebody joined',
      procedure({ lots: [{ stage: 3 }], parts: [applicant(11, 1)] }),
      { lots: [{ lotId: 1, applicationDeadline: plus(application, -day) }] },
      'deadlineEarlier',
    ],
    [
      'applications until after the offers',
      procedure({ lots: [{ stage: 3 }] }),
      { lots: [{ lotId: 1, applicationDeadline: offer }] },
      'applicationsAfterOffers',
    ],
    [
      'both later, in their order',
      procedure({ lots: [{ stage: 3 }] }),
      { lots: [{ lotId: 1, applicationDeadline: offer, offerDeadline: plus(offer, day) }] },
      'allowed',
    ],
    [
      'an offer deadline that was empty, before that for applications',
      procedure({ lots: [{ stage: 3, offerDeadline: null }] }),
      { lots: [{ lotId: 1, offerDeadline: plus(application, -1) }] },
      'offersBeforeApplications',
    ],
    [
      'the last round sooner',
      procedure({ type: 5 }),
      { finalDeadline: plus(final, -day) },
      'finalDeadlineEarlier',
    ],
    ['no length of rounds', procedure({ type: 5 }), { deadlinePeriodDays: null }, 'deadlineNotRemoved'],
  ] as const)('%s', (_name, state, facts, answer) => {
    expect(said(announceChange(state, change(facts), now))).toBe(answer)
  })

  test('is refused deadline by deadline, so that each is told at its field', () => {
    const state = procedure({ type: 5, lots: [{ stage: 3 }, { stage: 7 }] })
    const refusals = refusedDeadlines(
      state,
      change({
        finalDeadline: plus(final, -day),
        lots: [
          { lotId: 1, applicationDeadline: later },
          { lotId: 2, offerDeadline: later },
        ],
      }),
      now,
    )
    expect(refusals.map(({ lotId, name }) => [lotId, name])).toEqual([
      [null, 'finalDeadline'],
      [2, 'offerDeadline'],
    ])
  })
})

describe('which round will run', () => {
  const { secondRound, thirdRound } = times
  const putOff = plus(final, 30 * day)
  test.each([
    ['in the first, all later', now, { finalDeadline: putOff, applications: later, days: 12 }, 1, later],
    ['in the second', plus(secondRound, -1), { finalDeadline: putOff }, 2, secondRound],
    [
      'in the last, cut short before',
      plus(final, -1),
      { finalDeadline: putOff },
      4,
      plus(thirdRound, 10 * day),
    ],
    ['after the last', plus(final, day), { finalDeadline: putOff }, 5, plus(final, 10 * day)],
    ['in the first, later rounds longer', now, { days: 20 }, 1, application],
  ])(
    '%s: as announcing it will make it',
    (_when, at, { applications, days, ...finals }: Moved, round, end) => {
      const state = procedure({ type: 5, lots: [{ stage: 3 }, { stage: 3, outcome: 'NO_AWARD' }] })
      const asked = {
        ...finals,
        ...(days && { deadlinePeriodDays: days }),
        lots: applications ? [{ lotId: 1, applicationDeadline: applications }] : [],
      }
      expect(roundsOnceChanged(state, asked, at)).toEqual([{ lotId: 1, round, end }])
      const { tender, lots } = must(announceChange(state, change(asked), at)).state
      const [lot] = lots
      expect(lot && currentRound(tender, lot, at)).toBe(round)
      expect(lot && roundDeadline(tender, lot, round)).toEqual(end)
    },
  )
})
