import type { LotParticipant } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { now, teamLot, teamTender } from '../../tenders/frame/shown-tender.test-data.ts'
import { cardsOf, type ColumnKey, columnsOf } from './columns.ts'
import { canMoveAny, dropOn } from './drops.ts'
import { participant } from './participant.test-data.ts'

const later = new Date(now.getTime() + 3_600_000)
const earlier = new Date(now.getTime() - 1)

function drop(part: Partial<LotParticipant>, lotFacts: Parameters<typeof teamLot>[0], onto: ColumnKey) {
  const tender = teamTender()
  const offers = [participant(1, part)]
  const lot = teamLot({ offerDeadline: later, offersByRound: [{ round: 1, offers }], ...lotFacts })
  const cards = cardsOf(tender, lot, null)
  const [card] = cards
  const column = columnsOf(tender, lot, cards, null).find(({ key }) => key === onto)
  if (!card || !column) throw new Error('a card and a column are given')
  const found = dropOn({ tender, lot, now, language: 'de' }, card, column)
  return found.kind === 'illegal' ? found.why : found.kind
}

const denied = { stage: 2, deniedAt: now }

test.each([
  ['who was denied negotiates', denied, { stage: 5 }, 'negotiation', 'legal'],
  ['who was left out is asked', { stage: 3 }, { stage: 6 }, 'offers', 'legal'],
  ['where it stands', { stage: 3 }, { stage: 5 }, 'negotiation', 'home'],
  ['back', { stage: 3 }, { stage: 5 }, 'applications', 'Niemand wird in eine frühere Phase zurückgestellt.'],
] as const)('%s', (_case, part, lot, onto, answer) => {
  expect(drop(part, lot, onto)).toBe(answer)
})

test.each([
  [
    'who never applied',
    { stage: 0 },
    { stage: 5 },
    'negotiation',
    /keinen Teilnahmeantrag eingereicht.*§ 51 Abs. 3 VgV/,
  ],
  ['before the phase', denied, { stage: 5 }, 'offers', /solange für das Los die Angebotsphase läuft/],
  ['of what is sealed', { stage: 1 }, { stage: 5 }, 'negotiation', /noch nicht geöffnet/],
  ['after the deadline', { stage: 3 }, { stage: 6, offerDeadline: earlier }, 'offers', /Angebotsfrist/],
  ['of a lot that is over', denied, { stage: 5, outcome: 'NO_AWARD' }, 'negotiation', /bereits beendet/],
] as const)('not %s, which is explained', (_case, part, lot, onto, answer) => {
  expect(drop(part, lot, onto)).toMatch(answer)
})

test('who applies for a later round is not taken into this one', () => {
  const tender = teamTender({ type: 5 })
  const offers = [participant(1, { ...denied, round: 1 }), participant(1, { stage: 0 })]
  const lot = teamLot({ stage: 5, lastOpenedRound: 1, offersByRound: [{ round: 1, offers }] })
  const cards = cardsOf(tender, lot, 1)
  const column = columnsOf(tender, lot, cards, null).find(({ key }) => key === 'negotiation')
  const [card] = cards
  if (!card || !column) throw new Error('a card and a column are given')
  expect(dropOn({ tender, lot, now, language: 'de' }, card, column)).toMatchObject({
    kind: 'illegal',
    why: expect.stringMatching(/bewirbt sich für eine spätere Runde/),
  })
})

test.each([
  ['somebody was denied and the negotiation runs', {}, denied, { stage: 5 }, true],
  ['everyone negotiates already', {}, { stage: 3 }, { stage: 5 }, false],
  ['there is one column only', { skippedPhases: [3, 4, 5] }, { stage: 4 }, { stage: 6 }, false],
  ['the deadline is over', {}, { stage: 3 }, { stage: 6, offerDeadline: earlier }, false],
  ['the tender is archived', { archived: earlier }, denied, { stage: 5 }, false],
  ['the lot is over', {}, denied, { stage: 5, outcome: 'NO_AWARD' as const }, false],
])('whether anything can be dragged where %s', (_case, tenderFacts, part, lotFacts, expected) => {
  const tender = teamTender(tenderFacts)
  const offers = [participant(1, part)]
  const lot = teamLot({ offerDeadline: later, offersByRound: [{ round: 1, offers }], ...lotFacts })
  const cards = cardsOf(tender, lot, null)
  const judged = { tender, lot, now, language: 'de' as const }
  expect(canMoveAny(judged, cards, columnsOf(tender, lot, cards, null))).toBe(expected)
})
