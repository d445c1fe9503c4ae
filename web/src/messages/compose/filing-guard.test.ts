import type { Actor } from '@allmende/domain/actor.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import {
  lotOffer,
  now,
  publicLot,
  publicTender,
  teamTender,
} from '../../tenders/frame/shown-tender.test-data.ts'
import { sealedWay } from './filing-guard.ts'

const dora: Actor = {
  kind: 'user',
  email: 'dora@bau.example',
  roles: ['ORGANIZATION_USER'],
  organizationId: 7,
  organizationType: 'CONTRACTOR',
}
const past = new Date(now.getTime() - 1)
const ahead = new Date(now.getTime() + 1)
const part = lotOffer({ stage: 0, effectiveStage: 3 })
const offering = lotOffer({ stage: 4, effectiveStage: 6 })
const of = (lot: Parameters<typeof publicLot>[0], offerId: number | null = 9) =>
  publicTender({ offerId, lots: [publicLot(lot)] })

test.each<[string, ShownTender, string | null]>([
  [
    'who applies',
    of({ canApply: true, applicationDeadline: ahead, lotOffer: part }),
    '/projekte/1/bewerbung',
  ],
  ['who offers', of({ canOffer: true, offerDeadline: ahead, lotOffer: offering }), '/projekte/1/angebot'],
  ['who has not joined', of({ canApply: true, applicationDeadline: ahead }, null), '/projekte/1'],
  ['who is too late', of({ canApply: true, applicationDeadline: past, lotOffer: part }), null],
  [
    'who applies in a later round',
    { ...of({ canApply: true, applicationDeadline: past, lotOffer: part }), type: 5, finalDeadline: ahead },
    '/projekte/1/bewerbung',
  ],
  ['who has nothing to file', of({ lotOffer: part }), null],
  ['the team', teamTender(), null],
])('%s is led to where it is sealed', (_who, tender, way) => {
  expect(sealedWay(dora, tender, now)).toBe(way)
})
