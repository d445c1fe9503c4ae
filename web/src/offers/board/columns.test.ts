import type { LotParticipant } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { now, teamLot, teamTender } from '../../tenders/frame/shown-tender.test-data.ts'
import {
  cardsOf,
  columnOf,
  columnsOf,
  filingsOf,
  openedRounds,
  seenColumn,
  waitingRoomOf,
} from './columns.ts'
import { participant } from './participant.test-data.ts'

const lotWith = (offers: LotParticipant[], facts: Parameters<typeof teamLot>[0] = {}) =>
  teamLot({ stage: 5, offersByRound: [{ round: 1, offers }], ...facts })

const seen = (tender: ReturnType<typeof teamTender>, lot: ReturnType<typeof teamLot>) =>
  columnsOf(tender, lot, cardsOf(tender, lot, null), null).map(({ key, cards }) => [
    key,
    cards.map(({ part }) => part.stage),
  ])

const stages = [0, 1, 2, 3, 4, 5, 6, 7].map((stage) => participant(stage + 1, { stage }))

test('a negotiated procedure has its three phases, each with who has come so far', () => {
  expect(seen(teamTender(), lotWith(stages))).toEqual([
    ['applications', [0, 1, 2]],
    ['negotiation', [3]],
    ['offers', [4, 5, 6, 7]],
  ])
})

test('a phase that is left out has no column', () => {
  const only = teamTender({ skippedPhases: [3, 4, 5] })
  expect(seen(only, lotWith([participant(1, { stage: 4 })], { stage: 6 }))).toEqual([['offers', [4]]])
})

test('who shows interest is not in the negotiation before it begins, nor when left out of it', () => {
  const interest = teamTender({ type: 2, skippedPhases: [3, 4] })
  const parts = [participant(1, { stage: 3 }), participant(2, { stage: 2, deniedAt: now })]
  expect(seen(interest, lotWith(parts, { stage: 2 }))[0]).toEqual(['interested', [3, 2]])
  expect(seen(interest, lotWith(parts)).slice(0, 2)).toEqual([
    ['interested', [2]],
    ['negotiation', [3]],
  ])
})

test('without a competition those not admitted have a column only while there are any', () => {
  const direct = teamTender({ skippedPhases: [3, 4] })
  const keys = (parts: LotParticipant[]) => seen(direct, lotWith(parts)).map(([key]) => key)
  expect(keys([participant(1, { stage: 3 })])).toEqual(['negotiation', 'offers'])
  expect(keys([participant(1, { stage: 2, deniedAt: now })])).toEqual(['denied', 'negotiation', 'offers'])
})

test('a card that was put down stands there until that is decided', () => {
  const lot = lotWith([participant(1, { stage: 2, deniedAt: now })])
  const cards = cardsOf(teamTender(), lot, null)
  const columns = columnsOf(teamTender(), lot, cards, { key: '1', target: 3 })
  expect(columns.map(({ cards: own }) => own.length)).toEqual([0, 1, 0])
  expect(columnOf(teamTender(), lot, { stage: 2 })).toBe('applications')
})

const inTalks = [participant(1, { stage: 3 })]
test.each<[string, number[], LotParticipant[], number, string | null, string]>([
  ['the first in which somebody stands', [], inTalks, 5, null, 'negotiation'],
  ['the chosen one', [], inTalks, 5, 'offers', 'offers'],
  ['the waiting room, if chosen', [], inTalks, 5, 'waiting', 'waiting'],
  ['another, where the chosen one is gone', [], inTalks, 5, 'denied', 'negotiation'],
  ['where the lot is, while nobody stands anywhere', [], [], 6, null, 'offers'],
  ['the first while it has not begun', [], [], 3, null, 'applications'],
  ['one that is there', [3, 4, 5], [], 2, null, 'offers'],
])('a phone shows %s', (_which, skippedPhases, parts, stage, chosen, expected) => {
  const [tender, lot] = [teamTender({ skippedPhases }), lotWith(parts, { stage })]
  const columns = columnsOf(tender, lot, cardsOf(tender, lot, null), null)
  expect(seenColumn(lot, columns, true, chosen)).toBe(expected)
})

const rounds = teamTender({
  type: 5,
  finalDeadline: new Date('2027-01-01T10:00:00Z'),
  deadlinePeriodDays: 10,
})
const inRounds = lotWith(
  [
    participant(1, { round: 1, stage: 2, deniedAt: now }),
    participant(2, { round: 2, stage: 2, deniedAt: now }),
    participant(3, { round: 2, stage: 3 }),
    participant(2, { round: null, stage: 0 }),
    participant(4, { round: 3, stage: 1 }),
    participant(5, { round: 3, stage: 1 }),
  ],
  { lastOpenedRound: 2, applicationDeadline: new Date('2026-11-01T10:00:00Z') },
)

test('of a continuous procedure one round is seen, earlier ones can be read', () => {
  expect(openedRounds(rounds, inRounds)).toEqual([2, 1])
  expect(cardsOf(rounds, inRounds, 2).map(({ key, appliesAgain }) => [key, appliesAgain])).toEqual([
    ['2', true],
    ['3', false],
  ])
  expect(cardsOf(rounds, inRounds, 1).map(({ key }) => key)).toEqual(['1'])
  expect(cardsOf(rounds, inRounds, null)).toEqual([])
})

test('the waiting room tells how many wait and until when, nothing else', () => {
  const until = new Date('2026-11-21T10:00:00Z')
  expect(waitingRoomOf(rounds, inRounds)).toEqual({ rounds: [{ round: 3, count: 2, until }], registered: 1 })
  expect(waitingRoomOf(teamTender(), inRounds)).toBeNull()
})

test.each([
  ['nothing', 5, {}, []],
  ['a sealed application', 3, { applicationSent: now }, ['application submitted']],
  ['an opened one', 4, { applicationSent: now, applicationOpenedAt: now }, ['application opened']],
  ['a sealed offer', 6, { stage: 6, offerSent: now }, ['offer submitted']],
  ['an opened offer', 7, { stage: 7, offerSent: now, offerOpenedAt: now }, ['offer opened']],
  ['no offer, to the end', 7, { stage: 5 }, ['offer noOffer']],
  ['no offer yet', 6, { stage: 5 }, []],
] as const)('a company that filed %s', (_what, stage, facts, found) => {
  expect(filingsOf({ stage }, participant(1, facts)).map(({ kind, mark }) => `${kind} ${mark}`)).toEqual(
    found,
  )
})

test('when it was filed and when it was opened are two moments', () => {
  const [filed, opened] = [new Date('2026-11-10T09:00:00Z'), new Date('2026-11-12T09:00:00Z')]
  const dates = {
    applicationSent: filed,
    applicationOpenedAt: opened,
    offerSent: opened,
    offerOpenedAt: null,
  }
  expect(filingsOf({ stage: 6 }, participant(1, { stage: 6, ...dates }))).toEqual([
    { kind: 'application', at: filed, openedAt: opened, mark: 'opened' },
    { kind: 'offer', at: opened, openedAt: null, mark: 'submitted' },
  ])
})
