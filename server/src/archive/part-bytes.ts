import type { Readable } from 'node:stream'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'
import { sealedLength } from '../files/sealing/envelope.ts'
import { plainBytes } from '../files/serving.ts'
import { FileMissing, type Span } from '../files/storage.ts'
import type { SealedFile } from '../files/stored-files.queries.ts'
import type { Context } from '../rpc/method.ts'
import type { Part } from './archives.queries.ts'

type Ground = Pick<Context, 'storage' | 'keys'>

/** The stored files behind parts, with their keys as they are wrapped today. */
export async function filesBehind(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, SealedFile>> {
  const rows = await db
    .selectFrom('storedFiles')
    .select(['id', 'key', 'size', 'header'])
    .where(among('id', ids))
    .execute()
  return new Map(rows.map(({ id, ...file }) => [id, file]))
}

/** How long it is in the archive: what is sealed is there as it lies in the storage. */
export const sizeInArchive = ({ kind }: Pick<Part, 'kind'>, { size }: SealedFile): number =>
  kind === 'SEALED' ? sealedLength(size) : size

/** Bytes of a part as the archive has them; ciphertext is never opened on this way. */
export async function bytesOfPart(
  { storage, keys }: Ground,
  { kind }: Pick<Part, 'kind'>,
  file: SealedFile | undefined,
  span: Span,
): Promise<Readable> {
  if (!file) throw new FileMissing('the file behind a part of an archive is gone')
  return kind === 'SEALED' ? storage.read(file.key, span) : plainBytes({ storage, keys }, file, span)
}
