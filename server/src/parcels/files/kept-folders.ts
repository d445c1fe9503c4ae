import { changedFolders } from '@allmende/domain/parcels/changed-folders.ts'
import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { filesOf } from '@allmende/domain/parcels/folder-tree.ts'
import type { Db } from '../../database/schema.ts'
import { holdWaiting, setPlaced } from './parcel-files.queries.ts'

/** The folders of a locked parcel as somebody wants them; what waited and is named now has its place from here on. */
export async function keptFolders(
  db: Db,
  current: { id: number; files: readonly Folder[] },
  wish: readonly Folder[],
  now: Date,
): Promise<Folder[]> {
  const waiting = await holdWaiting(db, current.id)
  const changed = changedFolders(current.files, wish, waiting, now)
  const named = new Set(filesOf(changed).map(({ file }) => file.serverId))
  await setPlaced(
    db,
    waiting.map(({ serverId }) => serverId).filter((serverId) => named.has(serverId)),
  )
  return changed
}
