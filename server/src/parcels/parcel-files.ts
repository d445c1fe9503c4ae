import { filesOf } from '@allmende/domain/parcels/folder-tree.ts'
import type { Db } from '../database/schema.ts'
import type { SealedFile } from '../files/stored-files.queries.ts'
import { findFolders, listDocuments } from './files/parcel-files.queries.ts'

/** A file of a parcel with its bytes, as it is called there. */
export type StoredParcelFile = SealedFile & {
  serverId: string
  name: string
  state: 'CHECKING' | 'READY' | 'INFECTED'
}

/** Whoever wants files of a parcel asks here; which of them lie where is known to nobody else. */
export type ParcelFiles = {
  /** Those of these that the parcel has, in the order asked for; null where there is no such parcel. */
  list: (
    db: Db,
    parcelId: number,
    serverIds: readonly string[],
  ) => Promise<readonly StoredParcelFile[] | null>
}

/** What lies in folders, but for what was put away. */
export const listParcelFiles: ParcelFiles['list'] = async (db, parcelId, serverIds) => {
  const parcel = await findFolders(db, parcelId)
  if (!parcel) return null
  const named = new Map(
    filesOf(parcel.files)
      .filter(({ isArchived }) => !isArchived)
      .map(({ file }) => [file.serverId, file.name]),
  )
  const documents = await listDocuments(db, parcelId)
  return [...new Set(serverIds)].flatMap((serverId) => {
    const [name, file] = [named.get(serverId), documents.get(serverId)]
    return name !== undefined && file ? [{ ...file, name }] : []
  })
}
