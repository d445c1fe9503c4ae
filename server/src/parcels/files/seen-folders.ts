import type { Actor } from '@allmende/domain/actor.ts'
import { cleanTypedName } from '@allmende/domain/files/file-names.ts'
import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { folderAt } from '@allmende/domain/parcels/folder-tree.ts'
import { givenFolder } from '@allmende/domain/parcels/parcel-files.policy.ts'
import type { Db } from '../../database/schema.ts'
import type { Packed } from '../../files/zip-entries.ts'
import { distinctNames } from '../../files/zip/distinct-names.ts'
import { type KnownFile, listDocuments } from './parcel-files.queries.ts'
import { seenParcel } from './seen-parcel.ts'

type PackedDocument = KnownFile & { date: Date }

/** A folder of a parcel with what of it this person may have, as an archive has it; an empty path names all folders. */
export async function seenFolder(db: Db, actor: Actor, parcelId: number, path: string) {
  const parcel = await seenParcel(db, actor, parcelId)
  if (!parcel) return null
  const folder = path === '' ? allFolders(parcel) : folderAt(parcel.files, path)
  if (!folder) return null
  const documents = await listDocuments(db, parcelId)
  return {
    parcel,
    path,
    zipName: `${cleanTypedName(folder.name.slice(0, 100)) ?? 'dateien'}.zip`,
    given: packed(givenFolder(actor, parcel, folder), documents),
  }
}
export type SeenFolder = NonNullable<Awaited<ReturnType<typeof seenFolder>>>

const allFolders = ({ name, files }: { name: string; files: Folder[] }): Folder => ({
  name,
  created: '',
  children: files,
  contents: [],
  archive: [],
})

/** Folders in folders; where cleaned names meet they are told apart. */
function packed(
  { contents, children }: Folder,
  documents: ReadonlyMap<string, KnownFile>,
  above = '',
): Packed<PackedDocument>[] {
  const taken = new Set<string>()
  const names = distinctNames(
    contents.map(({ name }) => name),
    'Datei',
    taken,
  )
  const folders = distinctNames(
    children.map(({ name }) => name),
    'Ordner',
    taken,
  )
  return [
    ...contents.flatMap(({ serverId, name, created }, at) => {
      const document = documents.get(serverId)
      const path = `${above}${names[at]}`
      return document ? [{ path, document: { ...document, name, date: new Date(created) } }] : []
    }),
    ...children.flatMap((child, at) => packed(child, documents, `${above}${folders[at]}/`)),
  ]
}
