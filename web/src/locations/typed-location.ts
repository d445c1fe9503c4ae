import { demandHome } from '@allmende/domain/geometry/geo-json-text.ts'
import { innerPointOf } from '@allmende/domain/geometry/inner-point.ts'
import { readShape, shapeText } from '@allmende/domain/geometry/read-shape.ts'
import type { Position, Shape } from '@allmende/domain/geometry/shape.ts'
import type { AddressResult } from '@allmende/domain/locations/address-search.contract.ts'
import { type Location, NewLocation } from '@allmende/domain/locations/locations.contract.ts'
import { z } from 'zod'
import type { MapPlace } from '../map/places.ts'

const { latitude, longitude } = NewLocation.shape
const maybe = (degrees: typeof latitude) => z.number().nullable().pipe(degrees)

/** What the dialog asks for; the position may be missing while one types. */
export const LocationEntries = z
  .object({ ...NewLocation.shape, latitude: maybe(latitude), longitude: maybe(longitude) })
  .superRefine(demandHome)
export type TypedLocation = z.input<typeof LocationEntries>

export const typedLocation = (location: Location | undefined): TypedLocation => ({
  name: location?.name ?? '',
  latitude: location?.latitude ?? null,
  longitude: location?.longitude ?? null,
  geoJson: location?.geoJson ?? null,
  addressDisplayName: location?.addressDisplayName ?? null,
  addressOsmType: location?.addressOsmType ?? null,
  addressOsmId: location?.addressOsmId ?? null,
})

/** Finer than a hand can click; one unit is about ten centimetres. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

export const placedAt = (entries: TypedLocation, [x, y]: Position): TypedLocation => ({
  ...entries,
  longitude: rounded(x),
  latitude: rounded(y),
})

/** The area gives the position: a place inside of it. Without one the position stays. */
export const drawnAs = (entries: TypedLocation, shape: Shape | null): TypedLocation =>
  shape
    ? { ...placedAt(entries, innerPointOf(shape)), geoJson: shapeText(shape) }
    : { ...entries, geoJson: null }

export const foundAt = (entries: TypedLocation, found: AddressResult): TypedLocation => ({
  ...placedAt(entries, [found.longitude, found.latitude]),
  addressDisplayName: found.displayName,
  addressOsmType: found.osmType,
  addressOsmId: found.osmId,
})

export const withoutAddress = (entries: TypedLocation): TypedLocation => ({
  ...entries,
  addressDisplayName: null,
  addressOsmType: null,
  addressOsmId: null,
})

export const positionOf = ({ latitude: y, longitude: x }: TypedLocation): Position | null =>
  typeof x === 'number' && typeof y === 'number' ? [x, y] : null

export const shapeOf = ({ geoJson }: Pick<TypedLocation, 'geoJson'>): Shape | null =>
  geoJson ? (readShape(geoJson).shape ?? null) : null

/** Others that lie around, as they stand on the map. */
export const placesOf = (others: readonly Location[]): MapPlace[] =>
  others.map(({ id, name, latitude: y, longitude: x }) => ({
    id: `location-${id}`,
    name,
    position: [x, y],
    kind: 'location',
    tone: 'neighbour',
  }))

const folded = (name: string) => name.trim().toLocaleLowerCase('de')

/** Another of the known locations has this name. */
export const isNameTaken = (others: readonly Location[], id: number | undefined, name: string): boolean =>
  others.some((other) => other.id !== id && folded(other.name) === folded(name))

/** The same address found twice is one. */
export const distinctAddresses = (found: readonly AddressResult[]): AddressResult[] =>
  [...new Map(found.toReversed().map((each) => [each.displayName, each])).values()].toReversed()
