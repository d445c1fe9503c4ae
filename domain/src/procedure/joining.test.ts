import { describe, expect, test } from 'vitest'
import { join, mayJoin } from './joining.ts'
import type { StartStage } from './stages.ts'
import type { TenderType } from './tender-type.ts'
import {
  applicant,
  deniedBefore,
  draft,
  justAfter,
  must,
  plus,
  procedure,
  said,
  times,
} from './test-procedure.ts'

const { published, application, offer, final, finalOffer } = times
const afterApplication = justAfter(application)

/** Who comes by herself, then who was invited: what she becomes, or why not. */
const table: [string, TenderType, StartStage, number, Date, string | number, string | number][] = [
  ['0 published', 0, 3, 2, published, 'joiningByInvitation', 0],
  ['0 published, past', 0, 3, 2, afterApplication, 'joiningByInvitation', 0],
  ['0 competition', 0, 3, 3, application, 0, 0],
  ['0 competition past', 0, 3, 3, afterApplication, 'joiningClosed', 'joiningClosed'],
  ['0 applications opened', 0, 3, 4, afterApplication, 'joiningClosed', 'joiningClosed'],
  ['0 negotiation', 0, 3, 5, afterApplication, 'joiningClosed', 'joiningClosed'],
  ['0 offers', 0, 3, 6, afterApplication, 'joiningClosed', 'joiningClosed'],
  ['0 offers opened', 0, 3, 7, finalOffer, 'joiningClosed', 'joiningClosed'],
  [
    '0 after a competition that should run',
    0,
    3,
    4,
    application,
    'joiningAfterCompetition',
    'joiningAfterCompetition',
  ],
  ['1 competition', 1, 3, 3, application, 0, 0],
  ['0 begun at 5, published', 0, 5, 2, published, 'joiningByInvitation', 3],
  ['0 begun at 5', 0, 5, 5, application, 3, 3],
  ['0 begun at 5, past', 0, 5, 5, afterApplication, 'joiningByInvitation', 3],
  ['0 begun at 5, offers', 0, 5, 6, offer, 'joiningByInvitation', 3],
  ['0 begun at 5, offers past', 0, 5, 6, justAfter(offer), 'joiningClosed', 'joiningClosed'],
  ['0 begun at 5, opened', 0, 5, 7, offer, 'joiningAfterOpening', 'joiningAfterOpening'],
  ['0 begun at 6, published', 0, 6, 2, published, 'joiningBeforeOffers', 'joiningBeforeOffers'],
  ['0 begun at 6', 0, 6, 6, offer, 4, 4],
  ['0 begun at 6, past', 0, 6, 6, justAfter(offer), 'joiningClosed', 'joiningClosed'],
  ['0 begun at 6, opened', 0, 6, 7, justAfter(offer), 'joiningClosed', 'joiningClosed'],
  ['2 published', 2, 2, 2, application, 3, 3],
  ['2 published, past', 2, 2, 2, afterApplication, 'joiningClosed', 'joiningClosed'],
  ['2 negotiation', 2, 2, 5, application, 3, 3],
  ['2 negotiation, past', 2, 2, 5, afterApplication, 'joiningByInvitation', 3],
  ['2 offers', 2, 2, 6, offer, 'joiningByInvitation', 3],
  ['2 offers past', 2, 2, 6, justAfter(offer), 'joiningClosed', 'joiningClosed'],
  ['2 opened', 2, 2, 7, justAfter(offer), 'joiningClosed', 'joiningClosed'],
  ['5 published', 5, 2, 2, published, 'joiningByInvitation', 0],
  ['5 published, all past', 5, 2, 2, justAfter(final), 'joiningClosed', 'joiningClosed'],
  ...[3, 4, 5, 6, 7].flatMap((stage): typeof table => [
    [`5 at ${stage}`, 5, 2, stage, published, 0, 0],
    [`5 at ${stage} to the end`, 5, 2, stage, final, 0, 0],
    [`5 at ${stage} after the end`, 5, 2, stage, justAfter(final), 'joiningClosed', 'joiningClosed'],
  ]),
  ['3', 3, 2, 2, published, 'procedureNotRun', 'procedureNotRun'],
  ['4', 4, 2, 2, published, 'procedureNotRun', 'procedureNotRun'],
]

describe('joining', () => {
  test.each(table)('type %s', (_name, type, start, stage, now, alone, invited) => {
    const { tender, lots } = procedure({ type, start, lots: [{ stage }] })
    for (const [hasInvitation, expected] of [
      [false, alone],
      [true, invited],
    ] as const)
      for (const lot of lots) {
        const answer = mayJoin(tender, lot, { hasInvitation }, now)
        expect(answer.allowed ? answer.stage : answer.reason).toBe(expected)
      }
  })

  test.each([
    ['a draft', draft(), 'procedureDraft'],
    ['not public', procedure({ tender: { published: offer } }), 'tenderNotPublic'],
    ['put away', procedure({ tender: { archived: published } }), 'tenderArchived'],
    ['over', procedure({ lots: [{ outcome: 'AWARDED' }] }), 'joiningLotOver'],
  ] as const)('what is %s', (_name, state, answer) => {
    expect(said(join(state, { offerId: 11, hasInvitation: true }, published))).toBe(answer)
  })
})

describe('a bidder', () => {
  const alone = { offerId: 11, hasInvitation: false }
  const lots = [{}, { stage: 2 }, { outcome: 'NO_AWARD' }, {}] as const

  test('joins every lot she can', () => {
    const { state, happened } = must(join(procedure({ lots }), alone, published))
    expect(state.lotOffers.map(({ lotId, stage, attempt, round }) => [lotId, stage, attempt, round])).toEqual(
      [
        [1, 0, 1, null],
        [4, 0, 1, null],
      ],
    )
    expect(happened).toEqual([
      {
        kind: 'joined',
        offerId: 11,
        added: [1, 4].map((lotId) => ({ offerId: 11, lotId, attempt: 1 })),
      },
    ])
    expect(must(join(state, alone, published))).toEqual({ allowed: true, state, happened: [] })
    const more = must(join(state, { ...alone, hasInvitation: true }, published)).state
    expect(more.lotOffers.map(({ lotId }) => lotId)).toEqual([1, 4, 2])
  })

  test('who is in stays in, though nothing can be joined any more', () => {
    const state = procedure({ parts: [applicant(11, 1)] })
    expect(must(join(state, alone, afterApplication))).toEqual({ allowed: true, state, happened: [] })
  })

  test('is told what helps most', () => {
    const state = procedure({
      lots: [{ outcome: 'NO_AWARD' }, { applicationDeadline: published }, { stage: 2 }],
    })
    const now = justAfter(published)
    expect(said(join(state, alone, now))).toBe('joiningByInvitation')
    const without = { ...state, lots: state.lots.slice(0, 2) }
    expect(said(join(without, alone, now))).toBe('joiningClosed')
  })

  test('who was denied may try again in a later round, once', () => {
    const denied = applicant(11, 2, { round: 1, ...deniedBefore })
    const state = procedure({ type: 5, lots: [{ stage: 5, lastOpenedRound: 1 }], parts: [denied] })
    const again = must(join(state, alone, plus(application, 60_000))).state
    expect(again.lotOffers).toHaveLength(2)
    expect(again.lotOffers[0]).toEqual(denied)
    expect(again.lotOffers[1]).toMatchObject({ attempt: 2, stage: 0, round: null, deniedAt: null })
    expect(must(join(again, alone, plus(application, 60_000))).happened).toEqual([])
  })

  test('who was denied elsewhere stays so', () => {
    const state = procedure({
      type: 2,
      lots: [{ stage: 5 }],
      parts: [{ ...applicant(11, 2), ...deniedBefore }],
    })
    expect(must(join(state, alone, published)).happened).toEqual([])
  })
})
