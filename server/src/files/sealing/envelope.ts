import { type CipherKey, randomBytes } from 'node:crypto'
import { opened, sealed, sealOverhead } from './aes-gcm.ts'

/** How many bytes of a file are sealed together. */
export const chunkSize = 256 * 1024
export const sealedChunkSize = chunkSize + sealOverhead

const format = 1

/** A file's key under a master key. */
export type MasterWrap = { kind: 'master'; keyId: string; nonce: string; key: string }

/** A file's key in one of several wrappings; kinds that are not known here are passed over and kept. */
export type Wrap = MasterWrap | { kind: string; [fact: string]: unknown }

/** What is kept of a sealed file beside it, in the database. */
export type Header = { format: typeof format; wraps: Wrap[] }

/** A sealed file, or its wrapped key, is not what was stored. */
export class SealBroken extends Error {
  readonly fileId: string
  /** Null where it is the file's key that cannot be unwrapped. */
  readonly chunk: number | null

  constructor(fileId: string, chunk: number | null) {
    super(
      chunk === null ? `The key of file ${fileId} is broken.` : `File ${fileId} is broken at chunk ${chunk}.`,
    )
    this.fileId = fileId
    this.chunk = chunk
  }
}

export const newFileKey = (): Buffer => randomBytes(32)

/** Even an empty file has one chunk: its seal says that nothing is missing. */
export const chunksOf = (plainSize: number): number => Math.max(1, Math.ceil(plainSize / chunkSize))

export const sealedLength = (plainSize: number): number => plainSize + chunksOf(plainSize) * sealOverhead

/**
 * How much of an unfinished file can be gone on from: so many plain bytes, in so many sealed ones, after which it is to
 * be cut. The last chunk of a file of this size never counts, since it bears the flag and is written with the end.
 */
export function wholeChunksIn(
  storedLength: number,
  plainSize = Number.POSITIVE_INFINITY,
): { plain: number; sealed: number } {
  const whole = Math.min(Math.floor(storedLength / sealedChunkSize), chunksOf(plainSize) - 1)
  return { plain: whole * chunkSize, sealed: whole * sealedChunkSize }
}

/** Which chunk of which file it is; a chunk opens in its own place only. */
export type ChunkPlace = { fileId: string; index: number; isLast: boolean }

/** Seals the bytes of one chunk, given in one or several pieces; nonces are random, so it may be sealed again. */
export const sealChunk = (
  fileKey: CipherKey,
  place: ChunkPlace,
  plain: readonly Buffer[],
  room?: Buffer,
): Buffer => sealed(fileKey, contextOf(place), plain, room)

export function openChunk(fileKey: CipherKey, place: ChunkPlace, stored: Buffer): Buffer {
  const plain = opened(fileKey, contextOf(place), stored)
  if (plain === null) throw new SealBroken(place.fileId, place.index)
  return plain
}

function contextOf({ fileId, index, isLast }: ChunkPlace): Buffer {
  const context = Buffer.alloc(22)
  context.writeUInt8(format, 0)
  fileIdBytes(fileId).copy(context, 1)
  context.writeUInt32BE(index, 17)
  context.writeUInt8(isLast ? 1 : 0, 21)
  return context
}

/** The sixteen bytes of a UUID, whichever way it is written. */
export function fileIdBytes(fileId: string): Buffer {
  const bytes = Buffer.from(fileId.replaceAll('-', ''), 'hex')
  if (bytes.length !== 16) throw new Error(`${fileId} is no UUID`)
  return bytes
}
