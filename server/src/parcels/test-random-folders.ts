import { randomUUID } from 'node:crypto'
import type { Folder, ParcelFile } from '@allmende/domain/parcels/folder.ts'

/** Folders in folders, some of them with public files; every name in them has a mark of its own. */
export function randomFolders(random: () => number, parcel: number): Folder[] {
  let count = 0
  const mark = (kind: string) => `mark-${kind}${count++}-${parcel}-`
  const created = '2026-10-01T08:00:00.000Z'
  const some = <Item>(most: number, make: () => Item): Item[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make)
  const file = (): ParcelFile => ({
    name: `${mark('file')}.pdf`,
    serverId: randomUUID(),
    fileSizeInBytes: 1,
    created,
    isPublic: random() < 0.4,
    deletionRequestUsername: null,
    deletionRequested: null,
    replacedBy: null,
  })
  const folder = (level: number): Folder => ({
    name: mark('folder'),
    created,
    children: level < 3 ? some(2, () => folder(level + 1)) : [],
    contents: some(2, file),
    archive: some(1, file),
  })
  return some(3, () => folder(1))
}
