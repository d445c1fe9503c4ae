import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { diskFault } from './disk-errors.ts'
import { FileMissing, type Span } from './storage.ts'

const usualLength = 256 * 1024

/** Reads a span of an open file and closes it; a file that was removed meanwhile is read to its end. */
export function diskReading(file: FileHandle, { from, to }: Span, atOnce = usualLength): Readable {
  let at = from
  const next = async (): Promise<Buffer | null> => {
    if (at >= to) return null
    const wanted = Math.min(atOnce, to - at)
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, at)
    if (bytesRead === 0) throw new FileMissing(`The file ends before byte ${at}`)
    at += bytesRead
    return buffer.subarray(0, bytesRead)
  }
  return new Readable({
    highWaterMark: atOnce,
    read() {
      next().then(
        (piece) => this.push(piece),
        (error: unknown) => this.destroy(diskFault(error) as Error),
      )
    },
    destroy(error, done) {
      file.close().then(
        () => done(error),
        () => done(error),
      )
    },
  })
}
