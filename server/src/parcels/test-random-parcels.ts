import { roundDegrees } from '@allmende/domain/geometry/degrees.ts'
import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { buildingStates, type FieldName, fieldNames } from '@allmende/domain/parcels/parcel-fields.ts'
import { repeatable } from '@allmende/domain/geometry/test-shapes.ts'
import type { Db } from '../database/schema.ts'
import { addLocation } from '../locations/locations.queries.ts'
import { addParcel, setParcel } from './parcels.queries.ts'
import { randomFolders } from './test-random-folders.ts'
import { square } from './test-parcel.ts'

export type Place = { id: number; name: string; latitude: number; longitude: number }
type Fact = { name: string; value: string; isShared: boolean; preventDeletion: boolean }

/** A parcel as the test knows it, without asking the product. */
export type Known = {
  id: number
  name: string
  place: Place | null
  plat: string | null
  size: number | null
  hasBuilding: 'BEBAUT' | 'UNBEBAUT' | null
  regulatedInDevelopmentPlan: boolean | null
  buildingPlanIsInPreparation: boolean | null
  availability: boolean
  availabilityNotes: string | null
  siteDevelopment: string | null
  allowedUsageTypes: string | null
  description: string
  internalNotes: string
  geoJson: string | null
  corner: [number, number]
  isPublic: boolean
  isArchived: boolean
  publicFields: FieldName[]
  additionalFields: Fact[]
  files: Folder[]
}

const side = 0.001
export const boundsOf = ({ corner: [west, south] }: Known) =>
  [west, south, west + side, south + side] as const

/** Parcels of every kind; every text of each has a mark of its own, so that a single one that slips out is found. */
export async function givenRandomParcels(db: Db, count: number, seed: number) {
  const random = repeatable(seed)
  const below = (most: number) => Math.floor(random() * most)
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  const perhaps = <Item>(item: Item): Item | null => (random() < 0.7 ? item : null)
  const now = new Date()
  const places: Place[] = []
  for (let at = 0; at < 4; at++) {
    const place = {
      name: `Örtchen mark-place-${at}-`,
      latitude: roundDegrees(53.2 + at / 50),
      longitude: roundDegrees(8.9 + at / 50),
    }
    places.push({ ...place, id: (await addLocation(db, place, now)).id })
  }
  const parcels: Known[] = []
  for (let at = 0; at < count; at++) {
    const corner: [number, number] = [round(8.9 + random() / 10), round(53.2 + random() / 10)]
    const place = perhaps(one(places))
    const facts: Omit<Known, 'id' | 'place' | 'corner'> = {
      name: `${one(['Äcker', 'Weide', 'Ödland'])} ${at}`,
      plat: perhaps(`${one(['Flur Süd', 'Gemarkung'])} mark-plat-${at}-`),
      size: perhaps(below(20) * 1000 + at),
      hasBuilding: perhaps(one(buildingStates)),
      regulatedInDevelopmentPlan: perhaps(random() < 0.5),
      buildingPlanIsInPreparation: perhaps(random() < 0.5),
      availability: random() < 0.5,
      availabilityNotes: perhaps(`mark-availability-${at}-`),
      siteDevelopment: perhaps(`mark-site-${at}-`),
      allowedUsageTypes: perhaps(`${one(['Grünland', 'Wohnen'])}, mark-usage-${at}-`),
      description: `mark-description-${at}-`,
      internalNotes: `mark-notes-${at}-`,
      geoJson: perhaps(square(...corner, side)),
      isPublic: random() < 0.7,
      isArchived: random() < 0.2,
      publicFields: fieldNames.filter(() => random() < 0.5),
      additionalFields: ['Wert', 'Pächter'].map((name) => ({
        name,
        value: `${one(['Üppig', 'karg'])} mark-${name}-${at}-`,
        isShared: random() < 0.5,
        preventDeletion: random() < 0.5,
      })),
      files: randomFolders(random, at),
    }
    const locationId = place?.id ?? null
    const id = await addParcel(db, { name: facts.name, locationId, additionalFields: [], files: [] }, now)
    await setParcel(db, { id, version: 1, ...facts }, now)
    parcels.push({ ...facts, id, place, corner })
  }
  return { places, parcels, random, below, one }
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
