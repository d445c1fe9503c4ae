import { contract } from '@allmende/domain/contract.ts'
import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { methods } from '../assembly/methods.ts'
import { usualLimits } from '../rpc/limits.ts'
import { givenPlatform, logIn } from '../test-platform.ts'
import {
  detailOf,
  featureOf,
  hiddenMarks,
  isOutside,
  liesIn,
  matches,
  near,
  rowOf,
} from './test-outside-model.ts'
import { givenRandomParcels, type Known } from './test-random-parcels.ts'

/** Random parcels, and everything that somebody outside can ask of them, compared with what the test itself says. */
const plenty = { burst: 100_000, perSecond: 100_000, bytesPerCall: 1e9 }
const limits = { ...usualLimits, strangerCalls: plenty, accountCalls: plenty }
const platform = givenPlatform({ offer: { contract, methods, limits } })
let house: Awaited<ReturnType<typeof givenRandomParcels>>
let outside: Known[]
let hidden: string[]
let bidder: string

beforeAll(async () => {
  const { db } = platform.current.database
  await db.deleteFrom('parcels').execute()
  await db.deleteFrom('locations').execute()
  house = await givenRandomParcels(db, 80, 41)
  outside = house.parcels.filter(isOutside)
  hidden = hiddenMarks(house.parcels)
  bidder = await logIn(platform.current.url, 'emil@deich-erdbau.example')
  expect([outside.length > 25, hidden.length > 150]).toEqual([true, true])
})

/** The text of an answer, which holds no mark of anything hidden. */
async function textOf(path: string, who: Who, init: RequestInit = {}): Promise<string> {
  const headers = who === 'a bidder' ? { 'x-auth-token': bidder } : {}
  const text = await (await fetch(`${platform.current.url}${path}`, { ...init, headers })).text()
  // A link says again what was asked.
  const told = text.replaceAll(/"href":"[^"]*"/g, '')
  expect(hidden.filter((mark) => told.includes(mark))).toEqual([])
  return text
}
type Who = 'a visitor' | 'a bidder'
async function call(who: Who, method: string, ...params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 })
  const answer = JSON.parse(await textOf('/api/v1/rpc', who, { method: 'POST', body }))
  return 'error' in answer ? answer.error.data.exceptionTypeName : answer.result
}

type Row = { id: number; position: number[] | null }
const sorted = <Item extends { id: number }>(items: readonly Item[]) => items.toSorted((a, b) => a.id - b.id)
const rounded = (rows: Row[]) =>
  sorted(rows).map((row) => ({ ...row, position: row.position?.map(near) ?? null }))
const idsOf = (items: readonly { id: number }[]) => sorted(items).map(({ id }) => id)

function filters(): PropertyFilter[] {
  const { places, parcels, one } = house
  const some = (count: number) => Array.from({ length: count }, () => one(parcels))
  return [
    {},
    { archived: true },
    { archived: false },
    { isPublic: true },
    { isPublic: false },
    { name: 'ÄCKER' },
    { plat: 'süd' },
    { allowedUsageTypes: 'GRÜN' },
    { hasBuilding: 'BEBAUT' },
    { hasBuilding: 'UNBEBAUT' },
    ...[true, false].flatMap((value) => [
      { regulatedInDevelopmentPlan: value },
      { buildingPlanIsInPreparation: value },
      { availability: value },
    ]),
    { minSize: 0 },
    { minSize: 5000, maxSize: 12_000 },
    { maxSize: 0 },
    { locationId: null },
    ...places.map(({ id }) => ({ locationId: id })),
    { additional: [{ name: 'Wert', value: 'üPPIG' }] },
    {
      additional: [
        { name: 'Pächter', value: 'karg' },
        { name: 'Wert', value: 'karg' },
      ],
    },
    { search: 'weide flur' },
    { search: 'mark-notes' },
    { search: 'örtchen' },
    ...some(8).flatMap(({ plat, size, allowedUsageTypes, place, additionalFields: [fact] }) => [
      ...(plat ? [{ plat }, { search: plat.split(' ').at(-1) ?? '' }] : []),
      ...(size === null ? [] : [{ minSize: size, maxSize: size }]),
      ...(allowedUsageTypes ? [{ allowedUsageTypes }] : []),
      ...(place ? [{ search: place.name, availability: true }] : []),
      ...(fact ? [{ additional: [{ name: fact.name, value: fact.value }] }] : []),
    ]),
  ]
}

const queryOf = ({ additional = [], ...filter }: PropertyFilter) =>
  new URLSearchParams([
    ...Object.entries(filter).map(([name, value]): [string, string] => [
      name,
      value === null ? 'none' : String(value),
    ]),
    ...additional.map(({ name, value }): [string, string] => [`additional.${name}`, value]),
  ]).toString()

describe.each(['a visitor', 'a bidder'] as const)('%s', (who) => {
  test('gets of each parcel what is public of it, and of others that they are not there', async () => {
    for (const parcel of house.parcels)
      expect(await call(who, 'getPropertyById', parcel.id)).toEqual(
        isOutside(parcel) ? detailOf(parcel) : 'NotFoundException',
      )
  })

  test('finds by every filter only what is public, in lists, counts and files', async () => {
    for (const filter of filters()) {
      const expected = outside.filter((parcel) => matches(parcel, filter))
      const rows = (await call(who, 'getProperties', { filter })) as Row[]
      expect(rounded(rows), JSON.stringify(filter)).toEqual(
        sorted(expected).map((parcel) => rowOf(parcel, false)),
      )
      const counts = (await call(who, 'countProperties', filter)) as {
        count: number
        maxSize: number | null
        byLocation: { location: { id: number } | null; count: number }[]
      }
      expect(counts.count, JSON.stringify(filter)).toBe(expected.length)
      const sizes = outside.flatMap(({ size, publicFields }) =>
        publicFields.includes('size') ? [size ?? 0] : [],
      )
      expect(counts.maxSize).toBe(Math.max(...sizes))
      const shownPlace = ({ place, publicFields }: Known) =>
        publicFields.includes('location') ? place : null
      const groups = Map.groupBy(expected, (parcel) => shownPlace(parcel)?.id ?? null)
      expect(counts.byLocation.map(({ location, count }) => [location?.id ?? null, count])).toEqual(
        [...house.places.map(({ id }) => id), null].flatMap((id) => {
          const group = groups.get(id)
          return group ? [[id, group.length]] : []
        }),
      )
      const file = JSON.parse(await textOf(`/api/v1/properties.geojson?${queryOf(filter)}`, who))
      expect(file.features).toEqual(sorted(expected).map(featureOf))
      const lines = (await textOf(`/api/v1/properties.csv?${queryOf(filter)}`, who))
        .split('\r\n')
        .slice(1, -1)
      expect(lines.map((line) => Number(/^"(\d+)"/.exec(line)?.[1]))).toEqual(idsOf(expected))
    }
  })

  test('finds in a box only what may be known to lie there', async () => {
    for (let round = 0; round < 20; round++) {
      const [west, south] = [8.88 + house.random() / 10, 53.18 + house.random() / 10]
      const bbox = [west, south, west + house.random() / 20, south + house.random() / 20] as const
      const expected = outside.filter((parcel) => liesIn(parcel, bbox))
      const rows = (await call(who, 'getProperties', { bbox })) as Row[]
      expect(rounded(rows)).toEqual(sorted(expected).map((parcel) => rowOf(parcel, true)))
    }
  })

  test('knows of locations only where a public parcel says to be there', async () => {
    const known = new Set(
      outside.flatMap(({ place, publicFields }) =>
        place && publicFields.includes('location') ? [place.id] : [],
      ),
    )
    const shown = house.places
      .filter(({ id }) => known.has(id))
      .map((place) => ({
        ...place,
        geoJson: null,
        addressDisplayName: null,
        addressOsmType: null,
        addressOsmId: null,
      }))
    for (const archived of [true, false]) expect(await call(who, 'getLocations', { archived })).toEqual(shown)
    for (const { id } of house.places)
      expect(await call(who, 'getLocationById', id)).toEqual(
        shown.find((place) => place.id === id) ?? 'NotFoundException',
      )
    expect(await call(who, 'getAdditionalFieldNames')).toEqual(['Pächter', 'Wert'])
  })

  test('gets the same as everybody else under /ogc', async () => {
    const items = '/ogc/collections/parcels/items'
    const page = async (query: string) => JSON.parse(await textOf(`${items}?limit=1000&${query}`, who))
    expect((await page('')).features).toEqual(sorted(outside).map(featureOf))
    for (const { plat, size, name, place } of house.parcels.slice(0, 25)) {
      const asked = { plat, size, name, location: place?.name }
      for (const [key, value] of Object.entries(asked)) {
        if (value === null || value === undefined) continue
        const found = (await page(new URLSearchParams({ [key]: String(value) }).toString())).features
        const expected = outside.filter((parcel) => featureOf(parcel).properties[key as 'name'] === value)
        expect(idsOf(found), `${key}=${value}`).toEqual(idsOf(expected))
      }
    }
  })
})
