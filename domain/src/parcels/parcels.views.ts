import { type Actor, isInternal } from '../actor.ts'
import type { Folder } from './folder.ts'
import { publicMarkers } from './linked-markers.ts'
import { type FieldName, fieldNames } from './parcel-fields.ts'
import type { Panorama, ParcelImage } from './parcel-media.ts'
import type { Property, PropertyRow } from './parcels.contract.ts'

/** Which keys go out with a public field; most have its name. */
const keysOf: Partial<Record<FieldName, readonly string[]>> = {
  location: [
    'locationId',
    'location',
    'latitude',
    'longitude',
    'addressDisplayName',
    'addressOsmType',
    'addressOsmId',
  ],
}

function publicKeys<Thing extends object>(thing: Thing, publicFields: readonly FieldName[]): Partial<Thing> {
  const names = fieldNames
    .filter((name) => publicFields.includes(name))
    .flatMap((name): readonly string[] => keysOf[name] ?? [name])
  return Object.fromEntries(Object.entries(thing).filter(([key]) => names.includes(key))) as Partial<Thing>
}

/** Every key of it there. */
export type WholeParcel = { [Key in keyof Property]-?: Exclude<Property[Key], undefined> }

/** What everybody gets of a parcel that is seen outside; what it was asked in does not matter. */
export function publicParcel(parcel: WholeParcel): Property {
  const { id, name, additionalFields, publicFields } = parcel
  const { files, images, panoramas, ...fields } = publicKeys<Property>(parcel, publicFields)
  return {
    id,
    name,
    ...fields,
    ...(files && { files: publicFolders(files) }),
    ...(images && { images: publicMedia(images) }),
    ...(panoramas && { panoramas: publicPanoramas(publicMedia(panoramas)) }),
    additionalFields: additionalFields
      .filter(({ isShared }) => isShared)
      .map((fact) => ({ ...fact, preventDeletion: false })),
  }
}

/** Those that can be shown; how somebody called the file is nobody's business. */
const publicMedia = <Media extends ParcelImage>(media: readonly Media[]): Media[] =>
  media.filter(({ state }) => state === 'READY').map((each) => ({ ...each, originalFileName: '' }))

const publicPanoramas = (seen: readonly Panorama[]): Panorama[] =>
  seen.map((panorama) => ({ ...panorama, markers: publicMarkers(panorama.markers, seen) }))

/** How a folder is called is nobody's business either, unless something public lies in it or below. */
const publicFolders = (folders: readonly Folder[]): Folder[] =>
  folders.map(publicFolder).filter(({ children, contents }) => children.length > 0 || contents.length > 0)

const publicFolder = ({ name, created, children, contents }: Folder): Folder => ({
  name,
  created,
  children: publicFolders(children),
  contents: contents
    .filter(({ isPublic }) => isPublic)
    .map((file) => ({ ...file, deletionRequestUsername: null, deletionRequested: null, replacedBy: null })),
  archive: [],
})

export const showParcel = (actor: Actor, parcel: WholeParcel): Property =>
  isInternal(actor) ? parcel : publicParcel(parcel)

/** `shapePoint` lies in its shape, `locationPoint` is where its location lies. */
export type WholeRow = Omit<PropertyRow, 'position'> & {
  publicFields: FieldName[]
  shapePoint: [number, number] | null
  locationPoint: [number, number] | null
}

/** What this viewer gets of a row of a list or a map. */
export function showParcelRow(actor: Actor, row: WholeRow): PropertyRow {
  const { publicFields, shapePoint, locationPoint, ...all } = row
  if (isInternal(actor)) return { ...all, position: shapePoint ?? locationPoint }
  const isPublic = (name: FieldName) => publicFields.includes(name)
  return {
    id: row.id,
    name: row.name,
    ...publicKeys(all, publicFields),
    position: (isPublic('geoJson') ? shapePoint : null) ?? (isPublic('location') ? locationPoint : null),
  }
}
