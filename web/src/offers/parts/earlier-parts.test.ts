import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { expect, test } from 'vitest'
import { lotOffer, now, publicLot, publicTender } from '../../tenders/frame/shown-tender.test-data.ts'
import type { Phase } from '../offer-paths.ts'
import { earlierParts } from './earlier-parts.ts'
import { ownParts } from './own-parts.ts'

const room = (id: number, attempt: number): Room => ({
  id,
  projectId: 1,
  type: 'CONTRACTOR',
  name: 'Angebot',
  description: '',
  stage: 7,
  organizationId: 7,
  offerId: 3,
  lotId: 1,
  attempt,
  isFromTemplate: true,
  version: 0,
  sealed: false,
  readOnly: 'participationDenied',
})
const sent = { applicationSent: new Date(0), offerSent: now }
const earlier = [
  lotOffer({ attempt: 1, stage: 2 }),
  lotOffer({ attempt: 2, stage: 2, reached: 4, ...sent }),
  lotOffer({ attempt: 3, stage: 2, reached: 3 }),
]

test.each<[Phase, unknown]>([
  [
    'application',
    [
      [1, [], null],
      [2, [20], new Date(0)],
      [3, [], null],
    ],
  ],
  [
    'negotiation',
    [
      [2, [20], null],
      [3, [], null],
    ],
  ],
  ['offer', [[2, [20], now]]],
])('of what she tried before the page of the %s shows what came so far', (phase, shown) => {
  const found = earlierParts(phase, [publicLot()], earlier, [room(20, 2), room(40, 4)])
  expect(found.map(({ part, rooms, sent: at }) => [part.attempt, rooms.map(({ id }) => id), at])).toEqual(
    shown,
  )
})

const denied: Partial<LotOffer> = { stage: 2, effectiveStage: 4, round: 1, deniedAt: now }

test.each<[string, Partial<LotOffer>, Phase[]]>([
  ['a later round after her offer', { ...denied, reached: 4 }, ['application', 'negotiation', 'offer']],
  ['a later round after the negotiation', { ...denied, reached: 3 }, ['application', 'negotiation']],
  ['its own round', { ...denied, reached: 2 }, ['application']],
  ['its own round after an offer before', { ...denied, reached: 2, everReached: 4 }, ['application']],
  ['not being chosen where there are no rounds', { ...denied, round: null, reached: 3 }, ['application']],
])('who was denied by %s still finds her part', (_why, part, pages) => {
  const lot = publicLot({ stage: 4, offerDeadline: now, lotOffer: lotOffer(part) })
  const tender = publicTender({ type: 5, offerId: 3, lots: [lot] })
  const shown = (['application', 'negotiation', 'offer'] as const).filter(
    (phase) => ownParts(tender, phase, now).length > 0,
  )
  expect(shown).toEqual(pages)
  expect(ownParts(tender, 'offer', now).map(({ deadline, isOpen }) => [deadline, isOpen])).toEqual(
    pages.includes('offer') ? [[null, false]] : [],
  )
})
