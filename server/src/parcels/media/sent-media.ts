import type { MediaState } from '@allmende/domain/parcels/parcel-media.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../../database/schema.ts'
import { SealBroken } from '../../files/sealing/envelope.ts'
import { type AskedPart, plainBytes, sandbox, serveBytes, type ServedBytes } from '../../files/serving.ts'
import { FileMissing } from '../../files/storage.ts'
import { asRefusal } from '../../files/storage-refusals.ts'
import type { Served } from '../../http/route.ts'
import type { Context } from '../../rpc/method.ts'
import type { TileLevel } from '../parcels.tables.ts'
import type { WantedMedia } from './media.routes.ts'
import { findServedFile, type FoundMedia } from './seen-media.queries.ts'
import type { ServedFile } from '../../files/serving.ts'

export type Headers = AskedPart & { ifNoneMatch?: string | undefined }

/** Bytes of one stored file, or of a part of it. */
type FoundBytes = { file: ServedFile; span: { from: number; to: number }; tag: string; isOriginal: boolean }

/** What of a picture is sent; null where there is no such thing of it. */
export async function servedOf(db: Db, media: FoundMedia, wanted: WantedMedia): Promise<FoundBytes | null> {
  const isOriginal = wanted.size === 'original' && !wanted.tile
  const file = await findServedFile(db, isOriginal ? originalOf(media) : (madeOf(media, wanted) ?? 0))
  if (!file) return null
  const sha256 = file.sha256.toString('hex')
  const name = isOriginal ? media.name : `${wanted.id}.jpg`
  const whole = { file: { ...file, name }, span: { from: 0, to: file.size }, tag: `"${sha256}"`, isOriginal }
  if (!wanted.tile) return whole
  const span = pieceOf(media.tiles ?? [], wanted.tile)
  return span && { ...whole, span, tag: `"${sha256}-${span.from}"` }
}

function originalOf({ fileState, fileId }: FoundMedia): number {
  if (fileState === 'CHECKING') refuse('documentBeingChecked')
  if (fileState === 'INFECTED') refuse('documentInfected')
  return fileId
}

function madeOf(media: FoundMedia, { size, tile }: WantedMedia): number | null {
  if (media.fileState === 'INFECTED') refuse('documentInfected')
  if (isComing(media.state)) refuse('mediaBeingMade')
  if (tile) return media.tilesFileId
  if (size === 'thumbnail') return media.thumbnailFileId
  return size === 'preview' ? media.previewFileId : media.webFileId
}

const isComing = (state: MediaState) => state === 'MAKING'

function pieceOf(tiles: readonly TileLevel[], [level, col, row]: readonly [number, number, number]) {
  const found = tiles[level]
  if (!found || col >= found.cols || row >= found.rows) return null
  const [from, to] = found.offsets.slice(row * found.cols + col)
  return from === undefined || to === undefined ? null : { from, to }
}

/** A picture on its way out, to be shown by pages and never run; what was sent is only saved. */
export async function sentMedia(
  context: Context,
  { file, span, tag, isOriginal }: FoundBytes,
  asked: Headers,
  cacheControl: string,
): Promise<Served> {
  const headers = { 'cache-control': cacheControl, vary: 'x-auth-token' }
  if (asked.ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag))
    return {
      body: '',
      type: file.type,
      status: 304,
      headers: { ...headers, etag: tag, 'content-security-policy': sandbox },
    }
  const bytes: ServedBytes = {
    name: file.name,
    type: file.type,
    tag,
    size: span.to - span.from,
    read: ({ from, to }) => plainBytes(context, file, { from: span.from + from, to: span.from + to }),
  }
  const served = await serveBytes(bytes, asked, isOriginal ? 'attachment' : 'inline').catch(
    (error: unknown) => {
      if (!isBroken(error)) throw asRefusal(context.log, error)
      context.log.error({ err: error, key: file.key }, 'a stored file is broken')
      return refuse('fileBroken', { values: { name: file.name } })
    },
  )
  return { ...served, headers: { ...served.headers, ...headers } }
}

const isBroken = (error: unknown): error is Error =>
  error instanceof SealBroken || error instanceof FileMissing
