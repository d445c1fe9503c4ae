import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { now, publicTender, teamTender } from './frame/shown-tender.test-data.ts'
import { publicationOf } from './publication-date.ts'

const later = new Date(now.getTime() + 3_600_000)

test.each<[string, ShownTender, { at: Date; isToCome: boolean } | null]>([
  ['a public one', publicTender(), { at: now, isToCome: false }],
  ['its team', teamTender(), { at: now, isToCome: false }],
  ['a draft', teamTender({ stage: null, published: null, publicFrom: null }), null],
  ['a planned one', teamTender({ published: later, publicFrom: later }), { at: later, isToCome: true }],
  ['one that waits for the portal', teamTender({ publicFrom: null }), { at: now, isToCome: true }],
  ['one cancelled before', teamTender({ stage: 8, publicFrom: null, archived: now }), null],
])('the overview of %s names its publication', (_case, tender, expected) => {
  expect(publicationOf(tender, now)).toEqual(expected)
})
