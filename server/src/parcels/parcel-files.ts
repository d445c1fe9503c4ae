import type { Folder, ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'
import type { SealedFile } from '../files/stored-files.queries.ts'

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
const contentsOf = (folders: readonly Folder[]): ParcelFile[] =>
  folders.flatMap(({ contents, children }) => [...contents, ...contentsOf(children)])

/** The bytes of a file lie under the number that its folder names it by. */
export const listParcelFiles: ParcelFiles['list'] = async (db, parcelId, serverIds) => {
  const parcel = await db.selectFrom('parcels').select('files').where('id', '=', parcelId).executeTakeFirst()
  if (!parcel) return null
  const named = new Map(contentsOf(parcel.files).map(({ serverId, name }) => [serverId, name]))
  const wanted = [...new Set(serverIds)].filter((serverId) => named.has(serverId))
  const stored = await db
    .selectFrom('storedFiles')
    .select(['key', 'size', 'header', 'state'])
    .where(among('key', wanted))
    .where('discarded', 'is', null)
    .execute()
  const files = new Map(stored.map((file) => [file.key, file]))
  return wanted.flatMap((serverId) => {
    const file = files.get(serverId)
    return file ? [{ ...file, serverId, name: named.get(serverId) ?? '' }] : []
  })
}
