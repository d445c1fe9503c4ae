import { Readable } from 'node:stream'
import type { Storage, Writing } from '../storage.ts'

/** As much of a storage as sealing needs, in memory; `contents` is there to be spoilt. */
export type MemoryStorage = Pick<Storage, 'lengthOf' | 'write' | 'read'> & {
  contents: Map<string, Buffer>
  /** How many bytes were handed out. */
  given: () => number
}

/** `pieceSize`: how much a read gives at once. */
export function memoryStorage(pieceSize = 64 * 1024): MemoryStorage {
  const contents = new Map<string, Buffer>()
  let given = 0
  return {
    contents,
    given: () => given,
    lengthOf: async (key) => contents.get(key)?.length ?? null,
    write: async (key, after): Promise<Writing> => {
      const pieces = [(contents.get(key) ?? Buffer.alloc(0)).subarray(0, after)]
      return {
        append: async (piece) => void pieces.push(Buffer.from(piece)),
        end: async () => void contents.set(key, Buffer.concat(pieces)),
      }
    },
    read: async (key, { from, to }) => {
      const content = (contents.get(key) ?? Buffer.alloc(0)).subarray(from, to)
      return Readable.from(
        (function* () {
          for (let at = 0; at < content.length; at += pieceSize) {
            const piece = content.subarray(at, at + pieceSize)
            given += piece.length
            yield piece
          }
        })(),
      )
    },
  }
}
