import { expect, test } from 'vitest'
import { teamLot } from '../../tenders/frame/shown-tender.test-data.ts'
import { participant } from '../board/participant.test-data.ts'
import {
  awardToldTo,
  filledIn,
  isWaiting,
  possibleWinners,
  reasonsFor,
  unexplained,
  winnerOptions,
  withTyped,
} from './contenders.ts'

const at = new Date('2026-11-15T10:00:00Z')
const offered = { stage: 7, offerSent: at, offerOpenedAt: at }
const answer = {
  kind: 'offerDenied',
  at,
  reason: 'x',
  winner: null,
  winnerOnRequest: false,
  awardableFrom: null,
  dispatch: null,
  letterId: 1,
} as const
const lotOf = (...offers: ReturnType<typeof participant>[]) =>
  teamLot({ stage: 7, lastOpenedRound: 1, offersByRound: [{ round: 1, offers }] })
const ids = (parts: readonly { offerId: number }[]) => parts.map(({ offerId }) => offerId)

const lot = lotOf(
  participant(1, offered),
  participant(2, offered),
  participant(3, { stage: 4, applicationSent: at }),
  participant(4, { stage: 0 }),
  participant(5, { ...offered, answer }),
)

test('a winner is chosen among opened offers; everyone else who filed and was told nothing gets a reason', () => {
  const once = { type: 0 } as const
  expect(ids(possibleWinners(once, lot))).toEqual([1, 2, 5])
  expect(ids(awardToldTo(lot, 1))).toEqual([2, 3])
  expect(ids(awardToldTo(lot, 1))).toEqual([2, 3])
})

test('the waiting room is told with the award alone', () => {
  const continuous = { type: 5 } as const
  const rounds = lotOf(
    participant(1, { ...offered, round: 1 }),
    participant(2, { ...offered, round: 1 }),
    participant(3, { stage: 1, applicationSent: at, round: 2 }),
  )
  expect(ids(awardToldTo(rounds, 1))).toEqual([2, 3])
  expect(awardToldTo(rounds, 1).map((part) => isWaiting(continuous, rounds, part))).toEqual([false, true])
})

test('one reason fills what is empty, and only those who are told are sent one', () => {
  const told = awardToldTo(lot, 1)
  const typed = { 2: 'Eigene', 3: ' ', 9: 'Früher gewählt' }
  expect(ids(unexplained(told, typed))).toEqual([3])
  const filled = filledIn(told, typed, { common: 'Alle', ofNoOffer: 'Keines' })
  expect(filled).toEqual({ ...typed, 3: 'Keines' })
  expect(reasonsFor(told, filled)).toEqual({ 2: 'Eigene', 3: 'Keines' })
  expect(filledIn(told, {}, { common: 'Alle', ofNoOffer: 'Keines' })).toEqual({ 2: 'Alle', 3: 'Keines' })
})

test('what was typed for somebody stays, also where another clerk has told her meanwhile', () => {
  expect(ids(withTyped(lot, 1, awardToldTo(lot, 1), { 5: 'Teurer' }))).toEqual([2, 3, 5])
  expect(ids(withTyped(lot, 1, [], { 1: 'Nicht für sie', 2: 'Teurer' }))).toEqual([2])
})

test('whom to choose is told when her offer arrived, to the second', () => {
  const offerSent = new Date('2026-11-15T10:00:05.123Z')
  const winners = possibleWinners({ type: 0 }, lotOf(participant(1, { ...offered, offerSent })))
  expect(winnerOptions(winners, 'de')).toMatchObject([
    { value: '1', hint: 'Angebot eingegangen: 15. November 2026, 11:00:05 Uhr' },
  ])
})
