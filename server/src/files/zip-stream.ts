import { once } from 'node:events'
import { finished, type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive; `size` must be what its stream will have. */
export type ZipEntry = { name: string; size: number; date: Date; open: () => Promise<Readable> }

/**
 * A ZIP archive of these files, stored as they are. It begins when it is read, opens one file at a time, and the next
 * only when there is room. What breaks in the middle breaks the archive, so that none looks whole that is not.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const packed = zip.outputStream as PassThrough
  const over = new AbortController()
  let hasBegun = false
  const archive = new Readable({
    read: () => {
      packed.resume()
      if (hasBegun) return
      hasBegun = true
      fill(zip, packed, entries, over.signal).catch((error: Error) => archive.destroy(error))
    },
    destroy: (error, done) => {
      over.abort(error ?? undefined)
      packed.destroy()
      done(error)
    },
  })
  zip.on('error', (error: Error) => archive.destroy(error))
  packed.on('data', (piece: Buffer) => archive.push(piece) || packed.pause())
  packed.on('end', () => archive.push(null))
  return archive
}

async function fill(
  zip: ZipFile,
  packed: PassThrough,
  entries: AsyncIterable<ZipEntry>,
  over: AbortSignal,
): Promise<void> {
  const names = new Set<string>()
  for await (const entry of entries) {
    over.throwIfAborted()
    const fault = nameFault(entry.name) ?? (names.has(entry.name) ? 'is there twice' : null)
    if (fault) throw new Error(`the name ${JSON.stringify(entry.name)} in a ZIP archive ${fault}`)
    names.add(entry.name)
    // The library holds back the bytes of files, but not the headers it writes between them.
    if (packed.writableNeedDrain) await once(packed, 'drain', { signal: over })
    await add(zip, entry, over)
  }
  zip.end()
}

/** Lets the library have a file, and returns when it was read to its end. */
async function add(zip: ZipFile, { name, size, date, open }: ZipEntry, over: AbortSignal): Promise<void> {
  const read = Promise.withResolvers<void>()
  let file: Readable | undefined
  const giveUp = () => {
    file?.destroy()
    read.reject(over.reason)
  }
  const opened = async () => {
    file = await open()
    finished(file, { writable: false }, (error) => (error ? read.reject(error) : read.resolve()))
    if (over.aborted) file.destroy()
    return file
  }
  over.addEventListener('abort', giveUp, { once: true })
  try {
    zip.addReadStreamLazy(name, { size, mtime: date, compress: false }, (give) => {
      opened().then((stream) => give(null, stream), read.reject)
    })
    await read.promise
  } finally {
    over.removeEventListener('abort', giveUp)
    if (over.aborted) file?.destroy()
    // The library remembers every entry to the end, and with it what opened it.
    file = undefined
  }
}

/** Why whoever unpacks it could be led elsewhere by this name; null where it is safe. */
function nameFault(name: string): string | null {
  const parts = name.split('/')
  if (parts.some((part) => ['', '.', '..'].includes(part)))
    return 'has a part that is empty or leads elsewhere'
  // oxlint-disable-next-line no-control-regex
  return /[\\\u0000-\u001f\u007f]|^[a-z]:/i.test(name) ? 'has a sign that leads elsewhere' : null
}
