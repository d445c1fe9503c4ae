import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Folder, ParcelFile } from '@allmende/domain/parcels/folder.ts'
import type { Db } from '../database/schema.ts'
import { newFileKey } from '../files/sealing/envelope.ts'
import { newHeader } from '../files/sealing/header.ts'
import type { MasterKeys } from '../files/sealing/master-keys.ts'
import type { Storage } from '../files/storage.ts'
import { addFile } from '../files/stored-files.queries.ts'
import { nothingYet, receive } from '../files/uploads/receiving.ts'
import { RunningHashes } from '../files/uploads/running-hashes.ts'

type Parts = { db: Db; storage: Storage; keys: MasterKeys }
const now = new Date('2026-10-01T08:00:00Z')

/** Gives a parcel files in a folder, as its own screens will; says what each is known by. */
export async function givenParcelFiles(
  { db, storage, keys }: Parts,
  parcelId: number,
  contents: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const files: ParcelFile[] = []
  for (const [name, content] of Object.entries(contents)) {
    const key = randomUUID()
    const header = newHeader(keys, key, newFileKey())
    const { whole } = await receive(
      { storage, keys, hashes: new RunningHashes() },
      { fileKey: key, header, name },
      nothingYet,
      Readable.from([Buffer.from(content)]),
      { length: null, largest: 1e9 },
    )
    if (!whole) throw new Error(`${name} was not stored`)
    await addFile(db, { key, header, ...whole, isChecked: false }, 'anna.amt@allmende.example', now)
    files.push({
      name,
      serverId: key,
      fileSizeInBytes: whole.size,
      created: now.toISOString(),
      isPublic: false,
      deletionRequestUsername: null,
      deletionRequested: null,
      replacedBy: null,
    })
  }
  const folder = (name: string, more: Partial<Folder>): Folder => ({
    name,
    created: now.toISOString(),
    children: [],
    contents: [],
    archive: [],
    ...more,
  })
  const [first, ...others] = files
  const folders = [
    folder('Pläne', { contents: first ? [first] : [], children: [folder('Älter', { contents: others })] }),
  ]
  await db
    .updateTable('parcels')
    .set({ files: JSON.stringify(folders) })
    .where('id', '=', parcelId)
    .execute()
  return Object.fromEntries(files.map(({ name, serverId }) => [name, serverId]))
}
