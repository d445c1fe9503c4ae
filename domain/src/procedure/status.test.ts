import { describe, expect, test } from 'vitest'
import type { LotCourse, ProcedureState, TenderCourse } from './state.ts'
import { lotStatus, type Look, type OwnPart, tenderStatus } from './status.ts'
import type { StatusWord } from './status.contract.ts'
import { day, draft, hour, justAfter, plus, procedure, times } from './test-procedure.ts'
import type { TenderType } from './tender-type.ts'

const { published, application, offer, secondRound, final } = times
const afterApplication = justAfter(application)
const afterOffer = justAfter(offer)
const awardableFrom = plus(afterOffer, 10 * day)
const lastDay = plus(awardableFrom, -1)
const award = { offerId: 11, announcedAt: afterOffer, awardableFrom }

const outside: Look = { parts: [] }
const part = (more: Partial<OwnPart> = {}): OwnPart => ({
  lotId: 1,
  round: null,
  deniedAt: null,
  awardableFrom: null,
  ...more,
})
const told: Look = { parts: [part({ deniedAt: afterOffer, awardableFrom: plus(awardableFrom, day) })] }

const said = (state: ProcedureState, look: Look, now: Date): string => {
  const { word, at } = tenderStatus(state, look, now)
  return at === null ? word : `${word} ${at.toISOString()}`
}
const until = (word: StatusWord, at: Date) => `${word} ${at.toISOString()}`
const at = (lot: Partial<LotCourse>, tender: Partial<TenderCourse> = {}, type: TenderType = 0) =>
  procedure({ type, tender, lots: [lot] })

const before = plus(published, -1)
const cases: [string, ProcedureState, Date, team: string, outside: string][] = [
  ['a draft', draft(), published, 'draft', 'draft'],
  ['scheduled', at({ stage: 3 }), before, until('announced', published), until('announced', published)],
  [
    'a notice to come',
    at({ stage: 2 }, {}, 3),
    before,
    until('announced', published),
    until('announced', published),
  ],
  ['published', at({ stage: 2 }), published, 'published', 'published'],
  ['interest asked for', at({ stage: 2 }, {}, 2), published, 'published', 'published'],
  ['a notice', at({ stage: 2 }, {}, 3), published, 'notice', 'notice'],
  ['an awarded contract', at({ stage: 2 }, {}, 4), published, 'awardedContract', 'awardedContract'],
  [
    'competition',
    at({ stage: 3 }),
    application,
    until('competition', application),
    until('competition', application),
  ],
  ['applications late', at({ stage: 3 }), afterApplication, 'applicationsToOpen', 'deadlinePassed'],
  ['applications opened', at({ stage: 4 }), afterApplication, 'applicationsInReview', 'deadlinePassed'],
  ['negotiation', at({ stage: 5 }), afterApplication, 'negotiation', 'negotiation'],
  ['offers', at({ stage: 6 }), offer, until('offers', offer), until('offers', offer)],
  ['offers late', at({ stage: 6 }), afterOffer, 'offersToOpen', 'deadlinePassed'],
  ['offers opened', at({ stage: 7 }), afterOffer, 'evaluation', 'deadlinePassed'],
  ['award announced', at({ stage: 7, award }), afterOffer, until('waiting', lastDay), 'deadlinePassed'],
  ['its last moment', at({ stage: 7, award }), lastDay, until('waiting', lastDay), 'deadlinePassed'],
  [
    'letters on their way',
    at({ stage: 7, award: { ...award, awardableFrom: null } }),
    afterOffer,
    'evaluation',
    'deadlinePassed',
  ],
  ['waited for', at({ stage: 7, award }), awardableFrom, 'evaluation', 'deadlinePassed'],
  ['awarded', at({ stage: 7, award, outcome: 'AWARDED' }), awardableFrom, 'awarded', 'awarded'],
  [
    'ended early',
    at({ stage: 3, outcome: 'NO_AWARD' }),
    application,
    'endedWithoutAward',
    'endedWithoutAward',
  ],
  [
    'cancelled',
    at({ stage: 3, outcome: 'CANCELLED' }, { isCancelled: true, archived: application }),
    afterApplication,
    'cancelled',
    'cancelled',
  ],
  [
    'a cancelled notice',
    at({ stage: 2 }, { isCancelled: true, archived: application }, 3),
    afterApplication,
    'cancelled',
    'cancelled',
  ],
  [
    'put away',
    at({ stage: 7, outcome: 'AWARDED' }, { archived: afterOffer }),
    afterOffer,
    'archived',
    'archived',
  ],
  ['a notice put away', at({ stage: 2 }, { archived: afterOffer }, 3), afterOffer, 'archived', 'archived'],
  [
    'the first round',
    at({ stage: 3 }, {}, 5),
    application,
    until('competition', application),
    until('competition', application),
  ],
  [
    'the second round',
    at({ stage: 3 }, {}, 5),
    afterApplication,
    until('competition', secondRound),
    until('competition', secondRound),
  ],
  [
    'the first round opened',
    at({ stage: 4, lastOpenedRound: 1 }, {}, 5),
    afterApplication,
    'applicationsInReview',
    until('competition', secondRound),
  ],
  [
    'it negotiates',
    at({ stage: 5, lastOpenedRound: 1 }, {}, 5),
    afterApplication,
    'negotiation',
    until('competition', secondRound),
  ],
  [
    'its offers are opened',
    at({ stage: 7, lastOpenedRound: 1 }, {}, 5),
    justAfter(final),
    'evaluation',
    'deadlinePassed',
  ],
  ['all rounds over', at({ stage: 3 }, {}, 5), justAfter(final), 'applicationsToOpen', 'deadlinePassed'],
  [
    'a round awarded',
    at({ stage: 7, lastOpenedRound: 1, outcome: 'AWARDED' }, {}, 5),
    afterApplication,
    'awarded',
    'awarded',
  ],
]

test.each(cases)('%s', (_name, state, now, team, others) => {
  expect([said(state, 'team', now), said(state, outside, now)]).toEqual([team, others])
})

describe('of several lots', () => {
  const over = { stage: 7, outcome: 'AWARDED' } as const
  const none = { stage: 7, outcome: 'NO_AWARD' } as const
  const late = { stage: 6, offerDeadline: application }
  test.each<[string, Partial<LotCourse>[], Date, team: string, outside: string]>([
    [
      'the first deadline to come',
      [{ stage: 6, offerDeadline: plus(offer, day) }, { stage: 6 }],
      offer,
      until('offers', offer),
      until('offers', offer),
    ],
    [
      'what can be filed before what is over',
      [late, { stage: 3, applicationDeadline: offer }],
      afterApplication,
      until('competition', offer),
      until('competition', offer),
    ],
    [
      'the same once that was opened',
      [
        { ...late, stage: 7 },
        { stage: 3, applicationDeadline: offer },
      ],
      afterApplication,
      until('competition', offer),
      until('competition', offer),
    ],
    [
      'what goes on before what is over',
      [late, { stage: 5 }],
      afterApplication,
      'offersToOpen',
      'negotiation',
    ],
    [
      'the same once that was opened',
      [{ ...late, stage: 7 }, { stage: 5 }],
      afterApplication,
      'negotiation',
      'negotiation',
    ],
    ['what is left to evaluate', [over, { stage: 7 }], afterOffer, 'evaluation', 'deadlinePassed'],
    [
      'what is waited for',
      [over, { stage: 7, award }],
      afterOffer,
      until('waiting', lastDay),
      'deadlinePassed',
    ],
    ['all awarded', [over, over], afterOffer, 'awarded', 'awarded'],
    ['some awarded', [over, none], afterOffer, 'partlyAwarded', 'partlyAwarded'],
    ['none awarded', [none, none], afterOffer, 'endedWithoutAward', 'endedWithoutAward'],
  ])('%s', (_name, lots, now, team, others) => {
    const state = procedure({ lots })
    expect([said(state, 'team', now), said(state, outside, now)]).toEqual([team, others])
  })
})

describe('whoever takes part', () => {
  const own = (more: Partial<OwnPart> = {}): Look => ({ parts: [part(more)] })
  const open7 = at({ stage: 7, award })
  const rounds = at({ stage: 5, lastOpenedRound: 1 }, {}, 5)
  const two = procedure({ lots: [{ stage: 6 }, { stage: 6, offerDeadline: plus(offer, -hour) }] })
  test.each<[string, ProcedureState, Look, Date, string]>([
    ['got the letter: her own day', open7, told, afterOffer, until('waiting', plus(lastDay, day))],
    ['after her day', open7, told, plus(awardableFrom, day), 'deadlinePassed'],
    ['got none', open7, own(), afterOffer, 'deadlinePassed'],
    ['got the letter, and it was awarded', at({ stage: 7, outcome: 'AWARDED' }), told, afterOffer, 'awarded'],
    [
      'got it in the waiting room',
      at({ stage: 7, lastOpenedRound: 1, award }, {}, 5),
      told,
      afterOffer,
      until('waiting', plus(lastDay, day)),
    ],
    ['is in the round opened last', rounds, own({ round: 1 }), afterApplication, 'negotiation'],
    [
      'was denied in it',
      rounds,
      own({ round: 1, deniedAt: application }),
      afterApplication,
      until('competition', secondRound),
    ],
    ['waits for the next', rounds, own({ round: 2 }), afterApplication, until('competition', secondRound)],
    ['has filed nothing yet', rounds, own(), afterApplication, until('competition', secondRound)],
    ['reads of her own lots', two, own(), plus(offer, -day), until('offers', offer)],
    [
      'reads of all once she was denied',
      two,
      own({ deniedAt: application }),
      plus(offer, -day),
      until('offers', plus(offer, -hour)),
    ],
  ])('%s', (_name, state, look, now, expected) => {
    expect(said(state, look, now)).toBe(expected)
  })
})

test('a lot that is over says so while another goes on', () => {
  const { tender, lots } = procedure({ lots: [{ stage: 7, outcome: 'AWARDED' }, { stage: 6 }] })
  expect(lots.map((lot) => lotStatus(tender, lot, outside, offer).word)).toEqual(['awarded', 'offers'])
})

test('who is in the round and not asked for an offer reads the same before and after the opening of the others', () => {
  const look: Look = { parts: [part({ round: 1 })] }
  const words = ([6, 7] as const).map((stage) =>
    said(at({ stage, lastOpenedRound: 1, offerDeadline: null }, {}, 5), look, afterOffer),
  )
  expect(words).toEqual(['deadlinePassed', 'deadlinePassed'])
})
