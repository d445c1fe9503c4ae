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
import { filingGuard, type Guard } from './filing-guard.ts'

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

const room = (page: string): Guard => ({ kind: 'room', href: `/projekte/1/${page}` })
const later: Guard = { kind: 'later' }
const outcome = 'NO_AWARD' as const
test.each<[string, ShownTender, Guard | null]>([
  ['who applies', of({ canApply: true, applicationDeadline: ahead, lotOffer: part }), room('bewerbung')],
  ['who offers', of({ canOffer: true, offerDeadline: ahead, lotOffer: offering }), room('angebot')],
  [
    'who has not joined',
    of({ canApply: true, applicationDeadline: ahead }, null),
    { kind: 'join', href: '/projekte/1' },
  ],
  ['who is too late', of({ canApply: true, applicationDeadline: past, lotOffer: part }), null],
  [
    'who applies in a later round',
    { ...of({ canApply: true, applicationDeadline: past, lotOffer: part }), type: 5, finalDeadline: ahead },
    room('bewerbung'),
  ],
  ['who negotiates before offers are invited', of({ stage: 5, offerDeadline: ahead, lotOffer: part }), later],
  ['who comes when nobody can join', of({ stage: 5, offerDeadline: ahead }, null), later],
  ['who waits for a lot that ended', of({ offerDeadline: ahead, outcome, lotOffer: part }), null],
  ['who has nothing to file', of({ lotOffer: part }), null],
  ['the team', teamTender(), null],
])('%s is told where it is sealed', (_who, tender, guard) => {
  expect(filingGuard(dora, tender, now)).toEqual(guard)
})
