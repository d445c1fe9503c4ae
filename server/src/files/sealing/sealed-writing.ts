import type { Writing } from '../storage.ts'
import { chunkSize, sealChunk } from './envelope.ts'

export type SealedWriting = {
  /** Takes bytes and waits until the storage has room for more; who gave them does not change them any more. */
  write: (plain: Buffer) => Promise<void>
  /** Seals what is left as the last chunk; to end the storage's writing is up to who began it. */
  finish: () => Promise<void>
}

/** `offset`: how many plain bytes are there already, all in whole chunks. */
export type SealedTarget = { fileKey: Buffer; fileId: string; offset?: number }

/** From so many pieces of one chunk on they are copied together: whoever sends single bytes fills no memory. */
const mostPieces = 64

/** Seals what comes and hands it on chunk by chunk; nothing but whole chunks is ever stored. */
export function sealInto(writing: Writing, { fileKey, fileId, offset = 0 }: SealedTarget): SealedWriting {
  if (offset < 0 || offset % chunkSize !== 0) throw new Error(`${offset} is no border between chunks`)
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
    const chunk = sealChunk(fileKey, { fileId, index, isLast }, room ? [room.subarray(0, held)] : pieces)
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
    finish: () =>
      alone(async () => {
        if (held === 0 && index > 0) throw new Error(`file ${fileId} has no bytes for its last chunk`)
        await store(true)
      }).then(() => {
        isOpen = false
      }),
  }
}
