import type { LotParticipant } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { teamLot } from '../frame/shown-tender.test-data.ts'
import { labelOf } from './action-labels.ts'

const verdict = { allowed: true, message: null, from: null }
const waiting = (round: number | null, nextOpenableRound: number | null) =>
  teamLot({
    nextOpenableRound,
    actions: [{ action: 'openWaitingRoom', verdict }],
    offersByRound: round === null ? [] : [{ round, offers: [{ stage: 1 } as LotParticipant] }],
  })

test.each([
  ['a round that can be opened', [waiting(2, 2)], { round: 2 }],
  ['one whose deadline runs', [waiting(3, null)], { round: 3 }],
  ['the same round of two lots', [waiting(2, 2), waiting(2, 2)], { round: 2 }],
  ['different rounds of two lots', [waiting(2, 2), waiting(3, 3)], undefined],
  ['an empty waiting room', [waiting(null, null)], undefined],
])('the waiting room is named with its round: %s', (_case, lots, values) => {
  expect(labelOf({ lots }, 'openWaitingRoom').values).toEqual(values)
})

test('every other action has its usual name', () => {
  expect(labelOf({ lots: [waiting(2, 2)] }, 'openOffers').text.de).toBe('Angebote öffnen')
})
