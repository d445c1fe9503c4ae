import { describe, expect, test } from 'vitest'
import { lotActions, type PossibleAction, tenderActions } from './actions.ts'
import type { ProcedureState } from './state.ts'
import { applicant, day, draft, negotiator, plus, procedure, times } from './test-procedure.ts'

const { published, application, offer, secondRound, finalOffer } = times

/** `name` where it is possible, `name: reason` where not, and from when. */
const listed = (actions: PossibleAction[]) =>
  actions.map(({ action, verdict, from }) =>
    [action, ...(verdict.allowed ? [] : [verdict.reason]), ...(from ? [from.toISOString()] : [])].join(': '),
  )
const ofLot = (state: ProcedureState, now: Date) =>
  state.lots.slice(0, 1).flatMap((lot) => listed(lotActions(state, lot, now)))

const award = { offerId: 11, announcedAt: offer, awardableFrom: finalOffer }
const late = plus(application, day)

describe('what can be done with a lot', () => {
  test.each([
    ['published', procedure({ lots: [{ stage: 2 }] }), published, ['startCompetition', 'invite', 'endLot']],
    [
      'published, past',
      procedure({ lots: [{ stage: 2 }] }),
      late,
      ['startCompetition: applicationDeadlineOver', 'invite', 'endLot'],
    ],
    [
      'scheduled',
      procedure({ lots: [{ stage: 2 }] }),
      plus(published, -1),
      [
        'startCompetition: tenderNotPublic: 2026-06-01T08:00:00.000Z',
        'endLot: tenderNotPublic: 2026-06-01T08:00:00.000Z',
      ],
    ],
    [
      'competition',
      procedure(),
      published,
      ['openApplications: openingTooEarly: 2026-07-01T10:00:10.000Z', 'invite', 'endLot'],
    ],
    ['competition past', procedure(), late, ['openApplications', 'endLot']],
    [
      'applications opened',
      procedure({ lots: [{ stage: 4 }], parts: [applicant(11, 2)] }),
      late,
      ['startNegotiation', 'endLot'],
    ],
    [
      'nobody applied',
      procedure({ lots: [{ stage: 4 }] }),
      late,
      ['startNegotiation: nobodyApplied', 'endLot'],
    ],
    [
      'negotiation',
      procedure({ lots: [{ stage: 5 }], parts: [applicant(11, 3)] }),
      late,
      ['startOffers', 'endLot'],
    ],
    [
      'negotiation, nobody yet',
      procedure({ start: 5, lots: [{ stage: 5 }] }),
      published,
      ['startOffers: nobodyAdmitted', 'invite', 'endLot'],
    ],
    [
      'interest',
      procedure({ type: 2, lots: [{ stage: 2 }], parts: [negotiator(11, 3)] }),
      published,
      ['startNegotiation', 'invite', 'endLot'],
    ],
    [
      'offers only, to begin',
      procedure({ start: 6, lots: [{ stage: 2 }] }),
      published,
      ['startOffers', 'endLot'],
    ],
    [
      'offers',
      procedure({ lots: [{ stage: 6 }] }),
      late,
      ['openOffers: openingTooEarly: 2026-08-03T10:00:10.000Z', 'endLot'],
    ],
    ['offers past', procedure({ lots: [{ stage: 6 }] }), finalOffer, ['openOffers', 'endLot']],
    [
      'opened',
      procedure({ lots: [{ stage: 7 }], parts: [applicant(11, 7)] }),
      finalOffer,
      ['announceAward', 'award', 'endLot'],
    ],
    [
      'opened, nothing there',
      procedure({ lots: [{ stage: 7 }] }),
      finalOffer,
      ['announceAward: noOffersToAward', 'award: noOffersToAward', 'endLot'],
    ],
    [
      'announced',
      procedure({ lots: [{ stage: 7, award }], parts: [applicant(11, 7)] }),
      offer,
      ['withdrawAward', 'award: waitingPeriod: 2026-09-30T10:00:00.000Z', 'endLot: awardStands'],
    ],
    [
      'announced and waited for',
      procedure({ lots: [{ stage: 7, award }], parts: [applicant(11, 7)] }),
      finalOffer,
      ['withdrawAward', 'award', 'endLot: awardStands'],
    ],
    ['over', procedure({ lots: [{ outcome: 'AWARDED' }] }), finalOffer, []],
    ['put away', procedure({ tender: { archived: offer } }), finalOffer, []],
    ['told only', procedure({ type: 3, lots: [{ stage: 2 }] }), finalOffer, []],
    ['draft', draft(), published, []],
    ['rounds', procedure({ type: 5 }), published, ['openWaitingRoom: waitingRoomEmpty', 'invite', 'endLot']],
    [
      'rounds, somebody applied',
      procedure({
        type: 5,
        lots: [{ stage: 5, lastOpenedRound: 1 }],
        parts: [applicant(11, 3, { round: 1 }), applicant(12, 1, { round: 2 })],
      }),
      secondRound,
      ['startOffers', 'openWaitingRoom: openingTooEarly: 2026-07-11T10:00:10.000Z', 'invite', 'endLot'],
    ],
  ] as const)('%s', (_name, state, now, actions) => {
    expect(ofLot(state, now)).toEqual(actions)
  })
})

describe('what can be done with a tender', () => {
  test.each([
    ['draft', draft(), 'none', published, ['publish', 'cancel']],
    ['scheduled', procedure(), 'none', plus(published, -1), ['unpublish', 'cancel']],
    [
      'on its way',
      procedure({ tender: { isMarked: true } }),
      'underway',
      published,
      ['unpublish: noticeUnderway', 'cancel: noticeUnderway'],
    ],
    ['public', procedure(), 'none', published, ['invite', 'cancel', 'archive: lotsStillOpen']],
    [
      'nobody can join',
      procedure(),
      'none',
      late,
      ['invite: joiningClosed', 'cancel', 'archive: lotsStillOpen'],
    ],
    [
      'over',
      procedure({ lots: [{ outcome: 'AWARDED' }] }),
      'none',
      late,
      ['cancel: everyLotEnded', 'archive'],
    ],
    ['told only', procedure({ type: 3, lots: [{ stage: 2 }] }), 'none', late, ['cancel', 'archive']],
    ['put away', procedure({ tender: { archived: published } }), 'none', late, []],
  ] as const)('%s', (_name, state, firstNotice, now, actions) => {
    expect(listed(tenderActions(state, now, { firstNotice }))).toEqual(actions)
  })
})
