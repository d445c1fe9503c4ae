import { createSecretKey, type Hash } from 'node:crypto'
import type { Writing } from '../storage.ts'
import { chunkSize, sealChunk, sealedChunkSize } from './envelope.ts'
import { ownTurn } from './turns.ts'

export type SealedWriting = {
  /** Takes bytes and waits until the storage has room for more; who gave them does not change them any more. */
  write: (plain: Buffer) => Promise<void>
  /** What waits for its chunk to be full, or for a byte that follows it. */
  held: () => Buffer
  /** How many plain bytes have been sealed, those before this writing included. */
  sealed: () => number
  /** Seals what is left as the last chunk; to end the storage's writing is up to who began it. */
  finish: () => Promise<void>
}

export type SealedTarget = {
  fileKey: Buffer
  fileId: string
  /** How many plain bytes are there already, all in whole chunks. */
  offset?: number
  /** Told of every chunk that is sealed, so that it stands where the chunks stand. */
  hash?: Hash
}

/** From so many pieces of one chunk on they are copied together: whoever sends single bytes fills no memory. */
const mostPieces = 64

/** Seals what comes and hands it on chunk by chunk; nothing but whole chunks is ever stored. */
export function sealInto(writing: Writing, target: SealedTarget): SealedWriting {
  const { fileKey, fileId, offset = 0, hash } = target
  if (offset < 0 || offset % chunkSize !== 0) throw new Error(`${offset} is no border between chunks`)
  // Made once: for every chunk anew it would take a tenth of the time.
  const key = createSecretKey(fileKey)
  // One for all chunks: a new one for each is memory that the garbage collector runs after.
  const sealedRoom = Buffer.allocUnsafeSlow(sealedChunkSize)
  let index = offset / chunkSize
  let pieces: Buffer[] = []
  let room: Buffer | null = null
  let held = 0
  let isOpen = true

  const hold = (piece: Buffer): void => {
    if (!room && pieces.length === mostPieces) room = Buffer.concat(pieces, chunkSize)
    if (room) piece.copy(room, held)
    else pieces.push(piece)
    held += piece.length
  }

  const store = async (isLast: boolean): Promise<void> => {
    const plain = room ? [room.subarray(0, held)] : pieces
    await ownTurn()
    const chunk = sealChunk(key, { fileId, index, isLast }, plain, sealedRoom)
    if (hash) for (const piece of plain) hash.update(piece)
    pieces = []
    room = null
    held = 0
    index += 1
    await writing.append(chunk)
  }

  /** One at a time, and none after a failure: what the storage has then is known to nobody here. */
  const alone = async (work: () => Promise<void>): Promise<void> => {
    if (!isOpen) throw new Error(`file ${fileId} is being written, finished or has failed`)
    isOpen = false
    await work()
    isOpen = true
  }

  return {
    write: (plain) =>
      alone(async () => {
        for (let rest = plain; rest.length > 0; ) {
          // A full chunk waits for what follows it: only then it is known not to be the last.
          if (held === chunkSize) await store(false)
          const piece = rest.subarray(0, chunkSize - held)
          hold(piece)
          rest = rest.subarray(piece.length)
        }
      }),
    held: () => (room ? Buffer.from(room.subarray(0, held)) : Buffer.concat(pieces, held)),
    sealed: () => index * chunkSize,
    finish: () =>
      alone(async () => {
        if (held === 0 && index > 0) throw new Error(`file ${fileId} has no bytes for its last chunk`)
        await store(true)
      }).then(() => {
        isOpen = false
      }),
  }
}
