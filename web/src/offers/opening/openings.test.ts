import type { LotParticipant } from '@allmende/domain/tenders/tenders.contract.ts'
import { describe, expect, test } from 'vitest'
import { lotOffer, teamLot } from '../../tenders/frame/shown-tender.test-data.ts'
import { deadlineFor, filingsFor, leftBehindBy, zippedOpenings } from './opening-facts.ts'
import { begunNotices, firstLook, openedNotices, seenIn } from './opening-notices.ts'
import { actionFor, begunIn, confirmationFor, roundFor } from './openings.ts'

const [anna, bernd] = ['anna@amt.example', 'bernd@amt.example']
const start = new Date('2026-12-04T09:00:00Z')
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds)
const [minute, window] = [60_000, 900_000]

const begunLot = (facts: Parameters<typeof teamLot>[0] = {}) =>
  teamLot({ openUser: anna, openDate: start, openTarget: 4, openRound: null, ...facts })

describe('whose confirmation it is', () => {
  test.each([
    ['nobody has begun', teamLot(), 4, bernd, minute, 'first'],
    ['another person has begun', begunLot(), 4, bernd, minute, 'second'],
    ['in the last millisecond', begunLot(), 4, bernd, window, 'second'],
    ['one later', begunLot(), 4, bernd, window + 1, 'first'],
    ['she began herself', begunLot(), 4, anna, minute, 'again'],
    ['her own time is over', begunLot(), 4, anna, window + 1, 'first'],
    ['another target was begun', begunLot({ openTarget: 7 }), 4, bernd, minute, 'first'],
  ] as const)('%s', (_case, lot, target, user, later, expected) => {
    expect(confirmationFor({ type: 0 }, lot, { target, user, now: after(later) })).toBe(expected)
  })

  test('another round is a new first step', () => {
    const lot = begunLot({ openRound: 1, lastOpenedRound: 1, nextOpenableRound: 2 })
    const asked = { target: 4, user: bernd, now: after(minute) } as const
    expect(confirmationFor({ type: 5 }, lot, asked)).toBe('first')
    expect(confirmationFor({ type: 5 }, { ...lot, openRound: 2 }, asked)).toBe('second')
  })
})

test('fifteen minutes from the first confirmation, to the millisecond', () => {
  expect(begunIn(begunLot())?.until).toEqual(after(window))
  expect(begunIn(teamLot())).toBeNull()
})

test.each([
  [0, 4, 'openApplications', null],
  [5, 4, 'openWaitingRoom', 3],
  [0, 7, 'openOffers', null],
  [5, 7, 'openOffers', 2],
] as const)('type %i, target %i: %s, round %s', (type, target, action, round) => {
  expect(actionFor({ type }, target)).toBe(action)
  expect(roundFor({ type }, { lastOpenedRound: 2, nextOpenableRound: 3 }, target)).toBe(round)
})

const part = (name: string, facts: Partial<LotParticipant>): LotParticipant => ({
  ...lotOffer(),
  offerId: 2 ** 33,
  organizationId: 1,
  organizationName: name,
  ...facts,
})

test('of a new round: what it opens, whom it denies, whose offers stay sealed', () => {
  const lot = teamLot({
    offersByRound: [
      {
        round: 1,
        offers: [
          part('Entschieden', { round: 1, stage: 2, deniedAt: start }),
          part('Verhandelt', { round: 1, stage: 3 }),
          part('Bietet', { round: 1, stage: 6 }),
          part('Nur angemeldet', { round: null, stage: 0 }),
        ],
      },
      { round: 2, offers: [part('Wartet', { round: 2, stage: 1 }), part('Auch', { round: 2, stage: 1 })] },
      { round: 3, offers: [part('Später', { round: 3, stage: 1 })] },
    ],
  })
  expect(filingsFor(lot, 4, 2)).toBe(2)
  expect(filingsFor(lot, 7, 1)).toBe(1)
  expect(leftBehindBy(lot, 2)).toEqual({ denied: ['Verhandelt', 'Bietet'], sealedOffers: ['Bietet'] })
  expect(leftBehindBy(lot, null)).toEqual({ denied: [], sealedOffers: [] })
})

describe('what a page tells while it is open', () => {
  const second = begunLot({ id: 2, identifier: 'LOT-0002' })
  const tender = { lots: [begunLot(), second] }
  const opening = { id: 7, target: 4, round: null, at: after(2 * minute), by: [anna, bernd] }
  const lotsOf = (seen: ReturnType<typeof firstLook>, lots: ReturnType<typeof teamLot>[], now: Date) =>
    begunNotices(seen, { lots }, now).map((notice) => notice.lots.map(({ id }) => id))

  test('lots that were confirmed at once are one notice, others another', () => {
    expect(lotsOf(firstLook(tender), tender.lots, after(minute))).toEqual([[1, 2]])
    const apart = { lots: [begunLot(), { ...second, openDate: after(1) }] }
    expect(lotsOf(firstLook(apart), apart.lots, after(minute))).toEqual([[1], [2]])
  })

  test('what the server has forgotten stays to be read once its time is over', () => {
    const seen = firstLook({ lots: [begunLot()] })
    expect(lotsOf(seen, [teamLot()], after(window + 1))).toEqual([[1]])
    expect(lotsOf(seen, [teamLot()], after(minute))).toEqual([])
    expect(lotsOf(seen, [teamLot({ outcome: 'CANCELLED' })], after(window + 1))).toEqual([])
  })

  test('a new first step takes the place of the one before', () => {
    const again = begunLot({ openDate: after(minute) })
    const seen = seenIn(firstLook({ lots: [begunLot()] }), { lots: [again] })
    expect(begunNotices(seen, { lots: [again] }, after(minute)).map(({ at }) => at)).toEqual([after(minute)])
  })

  test('nothing new is the same again', () => {
    const seen = firstLook(tender)
    expect(seenIn(seen, tender)).toBe(seen)
  })

  test('an opening that came meanwhile is told, one that was there before is not', () => {
    const opened = teamLot({ openings: [opening] })
    expect(openedNotices(firstLook({ lots: [begunLot()] }), { lots: [opened] })).toMatchObject([
      { target: 4, by: [anna, bernd], openings: [{ id: 7 }] },
    ])
    expect(openedNotices(firstLook({ lots: [opened] }), { lots: [opened] })).toEqual([])
    expect(lotsOf(firstLook({ lots: [begunLot()] }), [opened], after(window + 1))).toEqual([])
  })
})

test('there is an archive of every opening that found something', () => {
  const opening = (id: number, target: number, at: Date) => ({
    id,
    target,
    round: null,
    at,
    by: [anna, bernd],
  })
  const openings = [opening(7, 4, after(1)), opening(8, 4, after(2)), opening(9, 7, after(3))]
  const dates = { applicationOpenedAt: after(1), offerOpenedAt: after(3) }
  const filed = (facts: Partial<LotParticipant>) => [{ round: 1, offers: [part('Geöffnet', facts)] }]
  expect([...zippedOpenings({ openings, offersByRound: filed(dates) })]).toEqual([7, 9])
  const withdrawn = filed({ applicationOpenedAt: after(1) })
  expect([...zippedOpenings({ openings, offersByRound: withdrawn })]).toEqual([7])
  expect([...zippedOpenings({ openings, offersByRound: [] })]).toEqual([])
})

test.each([
  ['applications', 0, 4, null, after(minute)],
  ['the second of rounds of ten days', 5, 4, 2, after(minute + 10 * 86_400_000)],
  ['offers', 0, 7, null, after(2 * minute)],
] as const)('the deadline that is over where %s are opened', (_what, type, target, round, expected) => {
  const lot = teamLot({ applicationDeadline: after(minute), offerDeadline: after(2 * minute) })
  const tender = { type, finalDeadline: null, deadlinePeriodDays: 10 }
  expect(deadlineFor(tender, lot, target, round)).toEqual(expected)
})
