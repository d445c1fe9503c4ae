import type { Actor } from '@allmende/domain/actor.ts'
import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import { expect, test } from 'vitest'
import { lotOffer, now, publicLot, publicTender } from '../../tenders/frame/shown-tender.test-data.ts'
import type { Phase } from '../offer-paths.ts'
import { goOnPhase } from './go-on.ts'

const bidder: Actor = {
  kind: 'user',
  email: 'dora@bau.example',
  roles: ['ORGANIZATION_USER'],
  organizationId: 1,
  organizationType: 'CONTRACTOR',
}

test.each<[string, readonly Partial<LotOffer>[], Phase]>([
  ['has joined', [{ stage: 0 }], 'application'],
  ['applies again after an offer', [{ stage: 0, effectiveStage: 3, everReached: 4 }], 'application'],
  ['was admitted again', [{ stage: 3, effectiveStage: 5, everReached: 4 }], 'negotiation'],
  ['is admitted and waits for the others', [{ stage: 3, effectiveStage: 4, everReached: 2 }], 'application'],
  ['is asked for an offer', [{ stage: 4, effectiveStage: 6 }], 'offer'],
  [
    'is further in another lot',
    [
      { stage: 0, everReached: 4 },
      { stage: 3, effectiveStage: 5 },
    ],
    'negotiation',
  ],
])('who %s goes on where she stands now', (_how, parts, page) => {
  const lots = parts.map((part, at) =>
    publicLot({ id: at + 1, stage: 4, lotOffer: lotOffer({ lotId: at + 1, ...part }) }),
  )
  expect(goOnPhase(bidder, publicTender({ type: 5, offerId: 7, lots }), now)).toBe(page)
})

test('who offers at once goes on there, and who has no part nowhere', () => {
  const lot = publicLot({ stage: 6, lotOffer: lotOffer({ stage: 4, effectiveStage: 6 }) })
  const skippedPhases = [3, 4, 5]
  expect(goOnPhase(bidder, publicTender({ offerId: 7, skippedPhases, lots: [lot] }), now)).toBe('offer')
  expect(goOnPhase(bidder, publicTender({ lots: [publicLot()] }), now)).toBeNull()
})
