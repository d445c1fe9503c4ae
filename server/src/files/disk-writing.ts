import type { FileHandle } from 'node:fs/promises'
import { diskFault } from './disk-errors.ts'
import type { Writing } from './storage.ts'

/** Writes on in an open file after so many bytes. */
export function diskWriting(file: FileHandle, after: number): Writing {
  let length = after
  let isOver = false
  return {
    append: async (piece) => {
      try {
        for (let done = 0; done < piece.length; ) {
          const { bytesWritten } = await file.write(piece, done, piece.length - done, length + done)
          done += bytesWritten
        }
        length += piece.length
      } catch (error) {
        // Where even this fails, whoever goes on cuts the torn piece off.
        await file.truncate(length).catch(() => undefined)
        throw diskFault(error)
      }
    },
    end: async () => {
      if (isOver) return
      isOver = true
      try {
        await file.datasync()
      } catch (error) {
        throw diskFault(error)
      } finally {
        await file.close()
      }
    },
  }
}
