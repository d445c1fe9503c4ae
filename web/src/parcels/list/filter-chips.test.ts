import { expect, test } from 'vitest'
import { chipsOf } from './filter-chips.ts'

const nameOf = (id: number) => (id === 7 ? 'Am Alten Siel' : undefined)

test('every active filter is said in words and can be taken away alone', () => {
  const filter = {
    name: 'Wiese',
    locationId: 7,
    minSize: 500,
    maxSize: 20_000,
    hasBuilding: 'UNBEBAUT',
    availability: false,
    archived: true,
    isPublic: true,
    additional: [
      { name: 'Boden', value: 'Lehm' },
      { name: 'Pacht', value: '2027' },
    ],
  } as const
  const chips = chipsOf({ ...filter, additional: [...filter.additional] }, 'de', nameOf)
  expect(chips.map(({ words }) => words)).toEqual([
    'Name: Wiese',
    'Standort: Am Alten Siel',
    'Größe: ab 500 qm',
    'Größe: bis 2 ha',
    'Bebauung: Unbebaut',
    'Verfügbar: Nein',
    'Archivierte Grundstücke: Ja',
    'Öffentlich oder intern: Öffentlich',
    'Boden: Lehm',
    'Pacht: 2027',
  ])
  const { name: _name, ...rest } = filter
  expect(chips[0]?.rest).toEqual(rest)
  expect(chips.at(-1)?.rest).toEqual({ ...filter, additional: [{ name: 'Boden', value: 'Lehm' }] })
})

test('a location that is gone or unknown has words too', () => {
  const words = (locationId: number | null) => chipsOf({ locationId }, 'en', nameOf).map((chip) => chip.words)
  expect(words(null)).toEqual(['Location: Unknown location'])
  expect(words(9)).toEqual(['Location: Location 9'])
  expect(chipsOf({}, 'de', nameOf)).toEqual([])
})
