import { sampleForm as form } from '@allmende/domain/notices/samples/sample-form.ts'
import { withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { inForce } from '@allmende/domain/tenders/deadlines-in-force.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { now, teamLot, teamTender } from '../frame/shown-tender.test-data.ts'
import { roundsOnceMoved } from './next-rounds.ts'

const day = (days: number) => new Date(now.getTime() + days * 86_400_000)
const lot = (id: number, applicationDeadline: Date, more = {}) =>
  teamLot({ id, identifier: `LOT-000${id}`, name: `Los ${id}`, stage: 3, applicationDeadline, ...more })
const tender = (finalDeadline: Date, lots = [lot(1, day(-15))]) =>
  teamTender({
    type: 5,
    deadlinePeriodDays: 10,
    finalDeadline,
    lots,
    panels: lots.reduce<PanelValues>((panels) => withGroupAdded(form, panels, '', 'GR-Lot').values, []),
  })
const said = (announced: TeamTender, changes: Partial<TeamTender>) => {
  const standing = inForce(form, announced)
  return roundsOnceMoved(form, announced, { standing, pending: { ...standing, ...changes } }, now)
}

test.each([
  ['before it has passed', day(3), day(30), [{ round: 3, end: day(5), lots: '' }]],
  ['before it has passed, a little', day(3), day(4), [{ round: 3, end: day(4), lots: '' }]],
  ['after it has passed', day(-3), day(30), [{ round: 4, end: day(7), lots: '' }]],
])('the end of all rounds is put off %s', (_when, old, finalDeadline, expected) => {
  expect(said(tender(old), { finalDeadline })).toEqual(expected)
})

test('together with the end of the first round, and with how long the others are', () => {
  const announced = tender(day(3), [lot(1, day(2))])
  const changes = { finalDeadline: day(30), applicationDeadline: day(8), deadlinePeriodDays: 12 }
  expect(said(announced, changes)).toEqual([{ round: 1, end: day(8), lots: '' }])
})

test('lots are named where they differ, and those that are over are not', () => {
  const lots = [lot(1, day(-15)), lot(2, day(1)), lot(3, day(-15), { outcome: 'NO_AWARD' })]
  expect(said(tender(day(3), lots), { finalDeadline: day(30) })).toMatchObject([
    { round: 3, end: day(5), lots: 'LOT-0001' },
    { round: 1, end: day(1), lots: 'LOT-0002' },
  ])
})

test('nothing is said where it does not move', () => {
  expect(said(tender(day(3)), { offerDeadline: day(9) })).toEqual([])
})
