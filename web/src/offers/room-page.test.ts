import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { publicTender, teamTender } from '../tenders/frame/shown-tender.test-data.ts'
import { pageOfRoom } from './room-page.ts'

test.each<[string, ShownTender, Parameters<typeof pageOfRoom>[1], string]>([
  ['the authority', teamTender(), { type: 'CLIENT', stage: null, organizationId: null }, 'dokumente'],
  ['the authority', publicTender(), { type: 'CLIENT', stage: null, organizationId: null }, 'dokumente'],
  [
    'a company, for the team',
    teamTender(),
    { type: 'CONTRACTOR', stage: 4, organizationId: 7 },
    'bewerber/7',
  ],
  ['her own application', publicTender(), { type: 'CONTRACTOR', stage: 4, organizationId: 7 }, 'bewerbung'],
  ['her negotiation', publicTender(), { type: 'CONTRACTOR', stage: 5, organizationId: 7 }, 'verhandlung'],
  ['her own offer', publicTender(), { type: 'CONTRACTOR', stage: 7, organizationId: 7 }, 'angebot'],
])('a room of %s leads to its page', (_whose, tender, room, page) => {
  expect(pageOfRoom(tender, room)).toBe(`/projekte/1/${page}`)
})
