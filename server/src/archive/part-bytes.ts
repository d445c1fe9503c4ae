import type { Readable } from 'node:stream'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'
import { plainBytes } from '../files/serving.ts'
import { FileMissing, type Span } from '../files/storage.ts'
import type { SealedFile } from '../files/stored-files.queries.ts'
import type { Context } from '../rpc/method.ts'
import type { Part } from './archives.queries.ts'
import { containerBytes } from './container-bytes.ts'

type Ground = Pick<Context, 'storage' | 'keys'>
export type Files = ReadonlyMap<number, SealedFile>

/** The stored files that parts are made of, with their keys as they are wrapped today. */
export async function filesBehind(db: Db, parts: readonly Pick<Part, 'fileId' | 'recipe'>[]): Promise<Files> {
  const ids = parts.flatMap(({ fileId, recipe }) => [
    ...(fileId === null ? [] : [fileId]),
    ...('container' in recipe ? recipe.container : []),
  ])
  const rows = await db
    .selectFrom('storedFiles')
    .select(['id', 'key', 'size', 'header'])
    .where(among('id', ids))
    .execute()
  return new Map(rows.map(({ id, ...file }) => [id, file]))
}

/** Bytes of a part as the archive has them; what nobody has opened is never opened on this way. */
export async function bytesOfPart(
  { storage, keys }: Ground,
  { fileId, recipe }: Pick<Part, 'fileId' | 'recipe'>,
  files: Files,
  span: Span,
): Promise<Readable> {
  const file = fileOf(files, fileId)
  if (!('container' in recipe)) return plainBytes({ storage, keys }, file, span)
  const held = recipe.container.map((id) => fileOf(files, id))
  return containerBytes({ storage, keys }, file, held, span)
}

export function fileOf(files: Files, id: number | null): SealedFile {
  const file = id === null ? undefined : files.get(id)
  if (!file) throw new FileMissing('the file behind a part of an archive is gone')
  return file
}
