import { areaOf } from '../geometry/area.ts'
import { type Effort, mostEffort } from '../geometry/effort.ts'
import { shapeFrom, shapeText } from '../geometry/read-shape.ts'
import type { Shape } from '../geometry/shape.ts'
import { bytesOf } from '../validation.ts'
import { folded } from './folded.ts'
import { type Extra, factsOf, type ImportedFacts, textOf } from './imported-facts.ts'
import type { ImportFault, ImportMapping, ImportRow } from './parcel-imports.contract.ts'
import type { RawFeature } from './read-features.ts'

export type KnownLocation = { id: number; name: string; isArchived: boolean }

/** What is there already: locations, and what the parcels are called that have one of these plats, by the plat in small letters. */
export type Known = {
  locations: readonly KnownLocation[]
  plats: ReadonlyMap<string, string>
  /** What the additional fields are called that every parcel begins with. */
  prescribed: readonly string[]
}

/** A feature as the parcel it would become. */
export type PlannedParcel = ImportedFacts & {
  name: string
  locationId: number
  geoJson: string | null
  additional: Extra[]
}
export type PlannedRow = ImportRow & { parcel: PlannedParcel | null }

/** How plats are compared: capitals and the blanks between their parts do not count. */
export const platKey = (plat: string): string => folded(plat.replace(/\s+/g, ' ').trim())

/** The plats of a file, to find out which are known. */
export function platsIn(features: readonly RawFeature[], mapping: ImportMapping): string[] {
  return [
    ...new Set(
      features.flatMap((feature) => {
        const plat = feature && factsOf(feature, mapping).facts.plat
        return plat ? [platKey(plat)] : []
      }),
    ),
  ]
}

/** What checking all shapes of a file may take together. */
const mostEffortOfFile = 2 * mostEffort

/** What becomes of each feature. */
export function planImport(
  features: readonly RawFeature[],
  mapping: ImportMapping,
  known: Known,
): PlannedRow[] {
  const seen = new Map<string, string>()
  const places = placesOf(known.locations)
  const effort: Effort = { left: mostEffortOfFile }
  return features.map((feature, at) => {
    const row = plannedRow(feature, at + 1, mapping, { places, prescribed: known.prescribed, effort })
    if (row.plat === null) return row
    const key = platKey(row.plat)
    const doubleOf = known.plats.get(key) ?? seen.get(key) ?? null
    if (row.state !== 'faulty' && !seen.has(key)) seen.set(key, row.name)
    return doubleOf !== null && row.state !== 'faulty' ? { ...row, state: 'double', doubleOf } : row
  })
}

/** Which of them become parcels. */
export const toCreate = (rows: readonly PlannedRow[], { doubles }: ImportMapping): PlannedParcel[] =>
  rows.flatMap(({ state, parcel }) =>
    parcel && (state === 'new' || (state === 'double' && doubles === 'create')) ? [parcel] : [],
  )

type Places = ReadonlyMap<string | number, KnownLocation>

/** Locations by their number and by their name. */
const placesOf = (locations: readonly KnownLocation[]): Places =>
  new Map<string | number, KnownLocation>(
    locations.flatMap((location): [string | number, KnownLocation][] => [
      [location.id, location],
      [folded(location.name), location],
    ]),
  )

/** How much of additional fields a file may bring; the settings may bring as much. */
const mostFacts = 100
const largestFacts = 64 * 1024

function isTooMuch(additional: readonly Extra[], prescribed: readonly string[]): boolean {
  const names = new Set([...prescribed, ...additional.map(({ name }) => name)])
  return names.size > mostFacts || bytesOf(additional) > largestFacts
}

type Planning = { places: Places; prescribed: readonly string[]; effort: Effort }

function plannedRow(
  feature: RawFeature,
  row: number,
  mapping: ImportMapping,
  { places, prescribed, effort }: Planning,
): PlannedRow {
  const nothing = { row, plat: null, size: null, location: null, hasShape: false, doubleOf: null }
  if (feature === null)
    return {
      ...nothing,
      name: '',
      state: 'faulty',
      faults: [{ fault: 'notFeature', values: {} }],
      parcel: null,
    }
  const { facts, additional, faults } = factsOf(feature, mapping)
  const shape = shapeOf(feature.geometry, effort, faults)
  const location = locationOf(feature, mapping, places, faults)
  if (isTooMuch(additional, prescribed)) faults.push({ fault: 'tooMuch', values: {} })
  const name = facts.name ?? facts.plat ?? ''
  if (name === '') faults.push({ fault: 'nameMissing', values: {} })
  const size = facts.size ?? (shape ? Math.round(areaOf(shape)) : null)
  const isGood = faults.length === 0 && location !== null
  return {
    ...nothing,
    name,
    plat: facts.plat ?? null,
    size,
    location: location?.name ?? null,
    hasShape: shape !== null,
    state: isGood ? 'new' : 'faulty',
    faults,
    parcel: isGood
      ? { ...facts, name, size, locationId: location.id, geoJson: shape && shapeText(shape), additional }
      : null,
  }
}

function shapeOf(geometry: unknown, effort: Effort, faults: ImportFault[]): Shape | null {
  if (geometry === null) return null
  const { shape, fault } = shapeFrom(geometry, effort)
  const isUsedUp = fault === 'tooIntricate' && effort.left <= 0
  if (fault) faults.push({ fault: isUsedUp ? 'fileTooIntricate' : fault, values: {} })
  return shape ?? null
}

function locationOf(
  feature: NonNullable<RawFeature>,
  { location }: ImportMapping,
  places: Places,
  faults: ImportFault[],
): KnownLocation | null {
  const value = 'id' in location ? location.id : textOf(feature, location.property, 200, faults)
  if (value === null) {
    faults.push({ fault: 'locationMissing', values: {} })
    return null
  }
  const found = places.get(typeof value === 'string' ? folded(value) : value)
  if (!found) faults.push({ fault: 'locationUnknown', values: { value: String(value) } })
  else if (found.isArchived) faults.push({ fault: 'locationArchived', values: { value: found.name } })
  return found && !found.isArchived ? found : null
}
