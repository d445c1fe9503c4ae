import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'

/** A file of an archive; `size` must be what its stream will have. */
export type ZipEntry = { name: string; size: number; date: Date; open: () => Promise<Readable> }

/** The bytes of a file, and when they are over its checksum. When everything is, the file is closed at once. */
export async function* contentOf(
  { name, size, open }: ZipEntry,
  over: AbortSignal,
): AsyncGenerator<Buffer, number, void> {
  const file = await open()
  const close = () => file.destroy()
  over.addEventListener('abort', close)
  if (over.aborted) close()
  let [sum, taken] = [0, 0]
  try {
    for await (const piece of file) {
      const bytes: Buffer = typeof piece === 'string' ? Buffer.from(piece) : piece
      taken += bytes.length
      if (taken > size) break
      sum = crc32(bytes, sum)
      if (bytes.length > 0) yield bytes
    }
  } finally {
    over.removeEventListener('abort', close)
  }
  if (taken !== size) throw new Error(`${JSON.stringify(name)} in a ZIP archive has not its ${size} bytes`)
  return sum
}
