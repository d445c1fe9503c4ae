import type { Readable } from 'node:stream'
import type { Db } from '../database/schema.ts'
import type { Span } from '../files/storage.ts'
import type { Context } from '../rpc/method.ts'
import { listParts, type Part } from './archives.queries.ts'
import { bytesOfPart, type Files, filesBehind } from './part-bytes.ts'
import { type ZipImage, zipBytes, zipImage } from './zip-image.ts'

export type MadeArchive = { parts: readonly Part[]; image: ZipImage; files: Files }

/** An archive all parts of which are done; null where one is not. */
export async function madeArchive(db: Db, archiveId: number): Promise<MadeArchive | null> {
  const parts = (await listParts(db, archiveId)).filter(({ kind }) => kind !== 'LEFT_OUT')
  const entries = parts.flatMap(({ path, size, date, crc32 }) =>
    size === null || crc32 === null ? [] : [{ name: path, size: Number(size), date, crc32: Number(crc32) }],
  )
  if (entries.length !== parts.length || parts.length === 0) return null
  return { parts, image: zipImage(entries), files: await filesBehind(db, parts) }
}

/** Its bytes, put together from where they lie while they are read. */
export const archiveBytes = (
  ground: Pick<Context, 'storage' | 'keys'>,
  { parts, image, files }: MadeArchive,
  span: Span,
): Readable =>
  zipBytes(image, span, async (entry, within) => {
    const part = parts[entry]
    if (!part) throw new Error(`no part ${entry}`)
    return bytesOfPart(ground, part, files, within)
  })
