import { expect, test } from 'vitest'
import {
  announcedUntil,
  appliedUntil,
  asksDeadline,
  instantIn,
  offerDeadlineFault,
} from './offer-deadline.ts'
import { deadlineName } from './lot-deadlines.ts'
import { shortDeadlines } from './short-deadlines.ts'

const now = new Date('2026-11-15T10:00:00Z')
const soon = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-12-20T10:00:00Z')

test.each([
  ['there is one to come', 0, [soon], false],
  ['one lot has none', 0, [soon, null], true],
  ['it is over', 0, [now], true],
  ['every round has its own', 5, [soon], true],
] as const)('a deadline is asked for or not: %s', (_case, type, deadlines, asked) => {
  const lots = deadlines.map((offerDeadline) => ({ offerDeadline }))
  expect(asksDeadline({ type }, lots, now)).toBe(asked)
})

test.each([
  ['none', 0, null, null, null, 'offerDeadlineMissing'],
  ['the present', 0, now, null, null, 'offerDeadlinePast'],
  ['one to come', 0, soon, null, null, null],
  ['one after the tender’s own, without rounds', 0, later, soon, null, null],
  ['one after the last round', 5, later, soon, null, 'offerDeadlineTooLate'],
  ['the one that was announced', 0, later, null, later, null],
  ['one before that', 0, soon, null, later, 'offerDeadlineEarlier'],
] as const)('given %s', (_case, type, deadline, offerDeadline, announced, fault) => {
  const standing = { announced, applications: null }
  expect(offerDeadlineFault({ type, offerDeadline }, deadline, standing, now)).toBe(fault)
})

test('offers are due after applications, where somebody can still apply', () => {
  const lots = [soon, null, later].map((applicationDeadline) => ({ applicationDeadline }))
  const standing = { announced: null, applications: appliedUntil({ type: 2, skippedPhases: [3, 4] }, lots) }
  const tender = { type: 2, offerDeadline: null } as const
  expect(offerDeadlineFault(tender, later, standing, now)).toBe('offerDeadlineTooEarly')
  expect(offerDeadlineFault(tender, new Date(later.getTime() + 1), standing, now)).toBeNull()
  expect(appliedUntil({ type: 5, skippedPhases: [] }, lots)).toBeNull()
  expect(appliedUntil({ type: 2, skippedPhases: [3, 4, 5] }, lots)).toBeNull()
})

test('of several lots the latest one announced counts', () => {
  const lots = [soon, null, later].map((offerDeadline) => ({ offerDeadline }))
  expect(announcedUntil(lots)).toEqual(later)
  expect(announcedUntil([{ offerDeadline: null }])).toBeNull()
})

test('half a date is no instant', () => {
  expect(instantIn('31.12.2026, ')).toBeNull()
  expect(instantIn('2026-12-31T09:00:00.000Z')).toEqual(new Date('2026-12-31T09:00:00Z'))
})

test('deadlines below the legal minimum are told once, with the lots that have them', () => {
  const lot = (id: number) => ({ id, identifier: `LOT-000${id}`, name: 'Ufer' })
  const found = shortDeadlines('offer', now, [
    { lot: lot(1), deadline: soon },
    { lot: lot(2), deadline: new Date(soon) },
    { lot: lot(3), deadline: later },
    { lot: lot(4), deadline: null },
  ])
  expect(found).toMatchObject([{ deadline: soon, days: 17 }])
  expect(found.map(({ lots }) => deadlineName('Angebotsfrist', lots, 4))).toEqual([
    'LOT-0001, LOT-0002 – Angebotsfrist',
  ])
  expect(deadlineName('Angebotsfrist', [lot(1)], 1)).toBe('Angebotsfrist')
})
