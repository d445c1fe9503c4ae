import type { Actor } from '@allmende/domain/actor.ts'
import { fileIn } from '@allmende/domain/parcels/folder-tree.ts'
import type { Db } from '../../database/schema.ts'
import { findParcelFile } from './parcel-files.queries.ts'
import { seenParcel } from './seen-parcel.ts'

/** A file of a parcel, where it lies there and where its bytes are. */
export async function seenFile(db: Db, actor: Actor, parcelId: number, serverId: string) {
  const parcel = await seenParcel(db, actor, parcelId)
  const placed = parcel && fileIn(parcel.files, serverId)
  const stored = placed && (await findParcelFile(db, serverId))
  return placed && stored?.parcelId === parcelId ? { parcel, placed, stored } : null
}
export type SeenFile = NonNullable<Awaited<ReturnType<typeof seenFile>>>
