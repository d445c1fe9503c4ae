import type { Actor } from '@allmende/domain/actor.ts'
import { parcelFilePolicy } from '@allmende/domain/parcels/parcel-files.policy.ts'
import { ensure } from '@allmende/domain/verdict.ts'
import type { Db } from '../../database/schema.ts'
import { findFilesHead, findFolders } from './parcel-files.queries.ts'

/** A parcel with its folders, which are read only for whoever may look into them. */
export async function seenParcel(db: Db, actor: Actor, parcelId: number) {
  const head = await findFilesHead(db, parcelId)
  if (!head) return undefined
  ensure(parcelFilePolicy.look(actor, head))
  return findFolders(db, parcelId)
}
