import type { ChangeLine } from '@allmende/domain/procedure/announced-change.ts'
import { expect, test } from 'vitest'
import { changedSections } from './changed-sections.ts'

const line = (label: string, lotId: number | null): ChangeLine => ({
  label,
  lotId,
  oldValue: 'alt',
  newValue: 'neu',
})
const title = line('Titel', null)
const offers = line('Angebotsfrist', 11)
const at = new Date('2030-03-01T12:00:00Z')

test('a deadline stands with the lot it moved for, not with the tender as a whole', () => {
  const lines = { all: [line('Angebotsfrist', null), offers], seenOutside: [] }
  const deadlines = { lots: [{ lotId: 11, offerDeadline: at }] }
  expect(changedSections(lines, deadlines, 1)).toEqual({ isCommon: false, lotIds: [11] })
})

test('in a continuous procedure the notice does not name the lot whose round makes offers', () => {
  const lines = { all: [title, offers], seenOutside: [title] }
  const deadlines = { lots: [{ lotId: 11, offerDeadline: at }] }
  expect(changedSections(lines, deadlines, 5)).toEqual({ isCommon: true, lotIds: [] })
  const both = { lots: [...deadlines.lots, { lotId: 12, applicationDeadline: at }] }
  expect(changedSections(lines, both, 5).lotIds).toEqual([12])
})

test('the last end of all offers in a continuous procedure stands with the tender as a whole', () => {
  const last = line('Finale Angebotsfrist', null)
  const ofLot = line('LOT-0001: Beschreibung', 11)
  const lines = { all: [last, ofLot], seenOutside: [last, ofLot] }
  expect(changedSections(lines, { lots: [] }, 5)).toEqual({ isCommon: true, lotIds: [11] })
  expect(changedSections({ all: [last], seenOutside: [last] }, { lots: [] }, 5).isCommon).toBe(true)
})

test('with one lot alone its deadlines stand with it in a continuous procedure, too', () => {
  const lines = { all: [], seenOutside: [line('Frist der ersten Runde', null)] }
  const deadlines = { lots: [{ lotId: 11, applicationDeadline: at }] }
  expect(changedSections(lines, deadlines, 5)).toEqual({ isCommon: false, lotIds: [11] })
})
