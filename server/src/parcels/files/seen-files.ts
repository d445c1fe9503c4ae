import { fileIn } from '@allmende/domain/parcels/folder-tree.ts'
import type { Db } from '../../database/schema.ts'
import { findFolders, findParcelFile } from './parcel-files.queries.ts'

/** A file of a parcel, where it lies there and where its bytes are. */
export async function seenFile(db: Db, parcelId: number, serverId: string) {
  const parcel = await findFolders(db, parcelId)
  const placed = parcel && fileIn(parcel.files, serverId)
  const stored = placed && (await findParcelFile(db, serverId))
  return placed && stored?.parcelId === parcelId ? { parcel, placed, stored } : null
}
export type SeenFile = NonNullable<Awaited<ReturnType<typeof seenFile>>>
