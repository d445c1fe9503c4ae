import type { Folder } from '@allmende/domain/parcels/folder.ts'
import type { FieldName } from '@allmende/domain/parcels/parcel-fields.ts'
import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { boundsOf, type Known } from './test-random-parcels.ts'

/** What everybody may know, said once more and in another way than the product says it. */
export const isOutside = ({ isPublic, isArchived }: Known): boolean => isPublic && !isArchived
const has = ({ publicFields }: Known, field: FieldName) => publicFields.includes(field)
const only = <Thing extends object>(isMeant: boolean, thing: Thing) => (isMeant ? thing : {})

const listed = [
  'plat',
  'size',
  'hasBuilding',
  'regulatedInDevelopmentPlan',
  'buildingPlanIsInPreparation',
  'availability',
  'allowedUsageTypes',
] as const
const detailed = [...listed, 'availabilityNotes', 'siteDevelopment', 'description', 'geoJson'] as const

const facts = (parcel: Known, names: readonly (typeof detailed)[number][]) =>
  Object.assign({}, ...names.map((name) => only(has(parcel, name), { [name]: parcel[name] })))

const placeOf = ({ place }: Known) => place && { id: place.id, name: place.name }

export const shownShape = (parcel: Known): string | null => (has(parcel, 'geoJson') ? parcel.geoJson : null)

export function rowOf(parcel: Known, withShape: boolean) {
  const [west, south, east, north] = boundsOf(parcel)
  const middle = shownShape(parcel) && [(west + east) / 2, (south + north) / 2]
  const place = has(parcel, 'location') ? parcel.place : null
  return {
    id: parcel.id,
    name: parcel.name,
    ...facts(parcel, listed),
    ...only(has(parcel, 'location'), { location: placeOf(parcel) }),
    ...only(withShape && has(parcel, 'geoJson'), { geoJson: parcel.geoJson }),
    position: middle ? middle.map(near) : place && [near(place.longitude), near(place.latitude)],
  }
}
export const near = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const locationFacts = ({ place }: Known) => ({
  locationId: place?.id ?? null,
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
  addressDisplayName: null,
  addressOsmType: null,
  addressOsmId: null,
})

const shared = ({ additionalFields }: Known) => additionalFields.filter(({ isShared }) => isShared)

/** How many files lie in a folder and below that everybody may have. */
const publicBelow = ({ contents, children }: Folder): number =>
  children.reduce((sum, child) => sum + publicBelow(child), contents.filter((file) => file.isPublic).length)

const outsideFolders = (folders: readonly Folder[]): Folder[] =>
  folders.flatMap((folder) =>
    publicBelow(folder) === 0
      ? []
      : [
          {
            ...folder,
            children: outsideFolders(folder.children),
            contents: folder.contents.filter((file) => file.isPublic),
            archive: [],
          },
        ],
  )

export const detailOf = (parcel: Known) => ({
  id: parcel.id,
  name: parcel.name,
  ...facts(parcel, detailed),
  ...only(has(parcel, 'location'), { location: placeOf(parcel), ...locationFacts(parcel) }),
  ...only(has(parcel, 'images'), { images: [] }),
  ...only(has(parcel, 'panoramas'), { panoramas: [] }),
  ...only(has(parcel, 'files'), { files: outsideFolders(parcel.files) }),
  additionalFields: shared(parcel).map((fact) => ({ ...fact, preventDeletion: false })),
  projects: [],
  projectId: null,
})

export function featureOf(parcel: Known) {
  const { geoJson: _shape, ...properties } = facts(parcel, detailed)
  return {
    type: 'Feature',
    id: parcel.id,
    geometry: JSON.parse(shownShape(parcel) ?? 'null'),
    properties: {
      name: parcel.name,
      ...properties,
      ...only(has(parcel, 'location'), { location: parcel.place?.name ?? null, ...locationFacts(parcel) }),
      ...Object.fromEntries(shared(parcel).map(({ name, value }) => [`additional.${name}`, value])),
    },
  }
}

/** Which of these a filter may find for somebody outside. */
export function matches(parcel: Known, filter: PropertyFilter): boolean {
  const contains = (text: string | null, part: string) =>
    text !== null && text.toLowerCase().includes(part.toLowerCase())
  const place = has(parcel, 'location') ? parcel.place : null
  const shownText = (name: 'plat' | 'allowedUsageTypes') => (has(parcel, name) ? parcel[name] : null)
  const size = has(parcel, 'size') ? parcel.size : null
  const same = (
    name: 'hasBuilding' | 'regulatedInDevelopmentPlan' | 'buildingPlanIsInPreparation' | 'availability',
  ) => filter[name] === undefined || (has(parcel, name) && parcel[name] === filter[name])
  const texts = [parcel.name, shownText('plat'), shownText('allowedUsageTypes'), place?.name ?? null]
  return (
    isOutside(parcel) &&
    filter.archived !== true &&
    filter.isPublic !== false &&
    (filter.search ?? '').split(' ').every((word) => texts.some((text) => contains(text, word))) &&
    contains(parcel.name, filter.name ?? '') &&
    (filter.plat === undefined || contains(shownText('plat'), filter.plat)) &&
    (filter.allowedUsageTypes === undefined ||
      contains(shownText('allowedUsageTypes'), filter.allowedUsageTypes)) &&
    (filter.minSize === undefined || (size !== null && size >= filter.minSize)) &&
    (filter.maxSize === undefined || (size !== null && size <= filter.maxSize)) &&
    same('hasBuilding') &&
    same('regulatedInDevelopmentPlan') &&
    same('buildingPlanIsInPreparation') &&
    same('availability') &&
    (filter.locationId === undefined || (place?.id ?? null) === filter.locationId) &&
    (filter.additional ?? []).every(({ name, value }) =>
      shared(parcel).some((fact) => fact.name === name && contains(fact.value, value)),
    )
  )
}

/** Whether it lies in a box for somebody outside. */
export function liesIn(
  parcel: Known,
  [west, south, east, north]: readonly [number, number, number, number],
): boolean {
  if (shownShape(parcel)) {
    const [left, bottom, right, top] = boundsOf(parcel)
    return left <= east && right >= west && bottom <= north && top >= south
  }
  const place = has(parcel, 'location') ? parcel.place : null
  return (
    place !== null &&
    place.longitude >= west &&
    place.longitude <= east &&
    place.latitude >= south &&
    place.latitude <= north
  )
}

/** Every mark of a text that must not be found in any answer. */
export function hiddenMarks(parcels: readonly Known[]): string[] {
  return parcels.flatMap((parcel) => {
    const all = JSON.stringify(parcel).match(/mark-(?!place)[^-]+-\d+-/g) ?? []
    const seen = isOutside(parcel) ? JSON.stringify(detailOf(parcel)) : ''
    return all.filter((mark) => !seen.includes(mark))
  })
}
