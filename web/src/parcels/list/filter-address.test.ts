import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { expect, test } from 'vitest'
import { addressOf, filterIn } from './filter-address.ts'

const everything: PropertyFilter = {
  search: 'Deich Nord',
  name: 'Wiese',
  plat: '007/3',
  allowedUsageTypes: 'Wohnen',
  minSize: 0,
  maxSize: 12_500.5,
  hasBuilding: 'UNBEBAUT',
  availability: true,
  regulatedInDevelopmentPlan: false,
  buildingPlanIsInPreparation: true,
  archived: true,
  isPublic: false,
  locationId: 7,
  additional: [{ name: 'Boden & Bäume', value: 'Lehm' }],
}

test('a filter stands in the address in short German words', () => {
  expect(addressOf(everything)).toEqual({
    suche: 'Deich Nord',
    name: 'Wiese',
    flur: '007/3',
    nutzung: 'Wohnen',
    'groesse-von': 0,
    'groesse-bis': 12500.5,
    bebaut: 'nein',
    verfuegbar: 'ja',
    plan: 'nein',
    planung: 'ja',
    archiv: 'ja',
    sichtbar: 'intern',
    standort: 7,
    'feld.Boden & Bäume': 'Lehm',
  })
  expect(addressOf({})).toEqual({})
})

test.each<[PropertyFilter]>([[everything], [{}], [{ locationId: null }], [{ hasBuilding: 'BEBAUT' }]])(
  'a shared address asks for the same again: %j',
  (filter) => {
    expect(filterIn(addressOf(filter))).toEqual(filter)
  },
)

test.each([
  [{ name: 10 }, { name: '10' }],
  [{ name: ['a'], flur: { a: 1 }, nutzung: null, suche: '   ' }, {}],
  [{ name: 'x'.repeat(300) }, { name: 'x'.repeat(200) }],
  [
    { 'groesse-von': 500, 'groesse-bis': '1,5' },
    { minSize: 500, maxSize: 1.5 },
  ],
  [{ 'groesse-von': -1, 'groesse-bis': '1e99' }, {}],
  [{ 'groesse-von': 'viel' }, {}],
  [{ bebaut: 'vielleicht', verfuegbar: true, plan: 'toString', planung: '' }, {}],
  [{ archiv: 'nein', sichtbar: 'geheim' }, {}],
  [{ standort: 0 }, {}],
  [{ standort: '99999999999' }, {}],
  [{ standort: 'unbekannt' }, { locationId: null }],
  [{ 'feld.': 'a', 'feld.Boden': '' }, {}],
  [{ seite: 3, fbclid: 'x' }, {}],
])('what the address %j cannot mean is left out', (address, expected) => {
  expect(filterIn(address)).toEqual(expected)
})
