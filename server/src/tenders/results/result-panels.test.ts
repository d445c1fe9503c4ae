import { randomUUID } from 'node:crypto'
import { metadataGroup } from '@allmende/domain/notices/catalogue/catalogue.ts'
import { resultSubtypeOf } from '@allmende/domain/notices/catalogue/result-subtype.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { withField, withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import { partiesOf, withParty } from '@allmende/domain/notices/values/parties.ts'
import { fieldAt, fieldsNamed, groupsIn, pathsTo, textsOf } from '@allmende/domain/notices/values/reading.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { resultName, resultTitle } from '@allmende/domain/tenders/results/result-name.ts'
import { newResultPanels, withLotEnd } from '@allmende/domain/tenders/results/result-panels.ts'
import { expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate } from '../../notices/catalogues.ts'
import { announcedAs, awarded, concession, empty, unfit, winner } from './test-result-panels.ts'

const form = formOfTemplate('EU-32', 'de') as Form
const lists = codeLists('1.7', 'de')
const source = announcedAs('19', 3)
const announced = { form, panels: source, lists, publishedAs: '00123456-2026' }
const begun = () => newResultPanels(announced, randomUUID)
const said = (values: PanelValues, field: string) => fieldsNamed(values, field).flatMap(textsOf)
const meta = (values: PanelValues, field: string) => textsOf(fieldAt(values, `${metadataGroup}/${field}`))[0]

test.each([
  ['19', '32'],
  ['14', '35'],
  ['16', '29'],
  ['17', '30'],
  ['18', '31'],
  ['20', '33'],
  ['21', '34'],
  ['23', '36'],
  ['24', '37'],
  ['10', '29'],
  ['11', '30'],
  ['12', '33'],
  ['13', '34'],
  // No procurement yet, of another's, without a result in the standard, no competition, or a result itself.
  ['15', null],
  ['22', null],
  ['CEI', null],
  ['4', null],
  ['T01', null],
  ['32', null],
  ['X01', null],
  ['99', null],
])('the result of EU-%s is told by EU-%s', (subtype, result) => {
  expect(resultSubtypeOf(catalogueOf('1.7').subtypes, subtype)).toBe(result)
})

test('it belongs to the same procedure and is a notice of its own', () => {
  const values = begun()
  expect(meta(values, 'BT-04-notice')).toBe(meta(source, 'BT-04-notice'))
  expect(meta(values, 'BT-701-notice')).not.toBe(meta(source, 'BT-701-notice'))
  expect(meta(values, 'BT-757-notice')).toBe('01')
  expect(meta(values, 'BT-03-notice')).toBe('result')
  expect(said(values, 'BT-21-Procedure')).toEqual(['Ladesäulen'])
  expect(said(values, 'OPP-090-Procedure')).toEqual(['00123456-2026'])
  expect(groupsIn(values, 'GR-Lot')).toEqual([])
})

test('a lot that was awarded names the winner and how many offers there were', () => {
  const values = withLotEnd(announced, begun(), awarded('LOT-0002'))
  expect(said(values, 'BT-137-Lot')).toEqual(['LOT-0002'])
  expect(said(values, 'BT-13713-LotResult')).toEqual(['LOT-0002'])
  expect(said(values, 'BT-142-LotResult')).toEqual(['selec-w'])
  expect(said(values, 'BT-760-LotResult')).toEqual(['tenders'])
  expect(said(values, 'BT-759-LotResult')).toEqual(['3'])
  const party = partiesOf(values).find(({ organizationId }) => organizationId === winner.id)
  expect(party).toMatchObject({ name: winner.name })
  expect(said(values, 'OPT-300-Tenderer')).toEqual([party?.id])
  expect(said(values, 'OPT-310-Tender')).toEqual(['TPA-0001'])
  expect(said(values, 'OPT-320-LotResult')).toEqual(['TEN-0001'])
  expect(said(values, 'OPT-315-LotResult')).toEqual(['CON-0001'])
  expect(said(values, 'BT-1451-Contract')).toEqual(['2026-03-02+01:00'])
  expect(said(values, 'BT-145-Contract')).toEqual(['2026-03-14+01:00'])
})

test('a decision of the day of its contract is not told: the standard wants it before', () => {
  const [decided, concluded] = [new Date('2026-03-28T23:30:00Z'), new Date('2026-03-29T21:30:00Z')]
  const award = { winner, decided, concluded }
  const values = withLotEnd(announced, begun(), { ...awarded('LOT-0002'), award })
  expect(said(values, 'BT-1451-Contract')).toEqual([])
  expect(said(values, 'BT-145-Contract')).toEqual(['2026-03-29+02:00'])
})

test('of lots without an award it says why, as far as that is a fact of ours', () => {
  const ends = [empty('LOT-0001'), unfit('LOT-0002')]
  const values = ends.reduce((current, end) => withLotEnd(announced, current, end), begun())
  expect(said(values, 'BT-142-LotResult')).toEqual(['clos-nw', 'clos-nw'])
  expect(said(values, 'BT-144-LotResult')).toEqual(['no-rece', 'other'])
  expect(said(values, 'BT-759-LotResult')).toEqual(['0', '2'])
  expect(partiesOf(values).map(({ organizationId }) => organizationId)).not.toContain(winner.id)
})

test('one more lot leaves alone what somebody has typed meanwhile', () => {
  const first = withLotEnd(announced, begun(), awarded('LOT-0001'))
  const typed = ['BT-721-Contract', 'BT-24-Procedure'].reduce((values, field) => {
    const [path = ''] = pathsTo(form, values, field)
    return withField(form, values, path, { stringValue: 'Von Hand' })
  }, first)
  const both = withLotEnd(announced, typed, awarded('LOT-0003'))
  expect(said(both, 'BT-721-Contract')).toEqual(['Von Hand'])
  expect(said(both, 'BT-24-Procedure')).toEqual(['Von Hand'])
  expect(said(both, 'BT-137-Lot')).toEqual(['LOT-0001', 'LOT-0003'])
  expect(said(both, 'OPT-322-LotResult')).toEqual(['RES-0001', 'RES-0002'])
  // Who wins both is one bidder with one row.
  expect(said(both, 'OPT-210-Tenderer')).toEqual(['TPA-0001'])
  expect(said(both, 'OPT-310-Tender')).toEqual(['TPA-0001', 'TPA-0001'])
  expect(withLotEnd(announced, both, awarded('LOT-0003'))).toEqual(both)
})

test('whom a lot names comes along, with a number of her own where the old one is taken', () => {
  const other = withParty(concession, source)
  const filled = ['BT-500-Organization-Company', 'BT-513-Organization-Company'].reduce((values, field) => {
    const path = pathsTo(concession, values, field).find((one) => one.startsWith(other.path)) ?? ''
    return withField(concession, values, path, { stringValue: 'Vergabekammer' })
  }, other.values)
  const [, second = ''] = pathsTo(concession, filled, 'OPT-301-Lot-ReviewOrg')
  const panels = withField(concession, filled, second, { stringValue: other.id })
  const later = { ...announced, panels }
  const first = withLotEnd(later, newResultPanels(later, randomUUID), awarded('LOT-0001'))
  expect(partiesOf(first).map(({ name }) => name)).not.toContain('Vergabekammer')
  const both = withLotEnd(later, first, empty('LOT-0002'))
  const chamber = partiesOf(both).find(({ name }) => name === 'Vergabekammer')
  expect(said(both, 'OPT-301-Lot-ReviewOrg')[1]).toBe(chamber?.id)
  const ids = partiesOf(both).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a group of lots is named once all of them are told of', () => {
  const group = withGroupAdded(concession, source, '', 'GR-LotsGroup')
  const parent = 'GR-Procedure/GR-Procedure-LotDistribution'
  const row = withGroupAdded(concession, group.values, parent, 'GR-Procedure-GroupComposition')
  const named = withField(concession, row.values, `${row.path}/BT-330-Procedure`, { stringValue: 'GLO-0001' })
  const lots = { listValue: ['LOT-0001', 'LOT-0002'] }
  const panels = withField(concession, named, `${row.path}/BT-1375-Procedure`, lots)
  const grouped = { ...announced, panels }
  const first = withLotEnd(grouped, newResultPanels(grouped, randomUUID), empty('LOT-0001'))
  expect(said(first, 'BT-137-LotsGroup')).toEqual([])
  const both = withLotEnd(grouped, first, empty('LOT-0002'))
  expect(said(both, 'BT-330-Procedure')).toEqual(['GLO-0001'])
  expect(said(both, 'BT-137-LotsGroup')).toEqual(['GLO-0001'])
})

test('its name says what it is, and fits', () => {
  expect(resultName('Ladesäulen')).toBe('Ergebnis: Ladesäulen')
  expect(resultName('x'.repeat(1000))).toHaveLength(1000)
  expect(resultTitle(resultName('Ladesäulen'))).toBe('Ladesäulen')
})
