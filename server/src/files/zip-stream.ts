import { Readable } from 'node:stream'
import { contentOf, type ZipEntry } from './zip/zip-content.ts'
import { zipTime } from './zip/zip-dates.ts'
import { ZipDirectory } from './zip/zip-directory.ts'
import { nameFault } from './zip/zip-names.ts'
import {
  dataDescriptor,
  directoryEnd,
  directoryRecord,
  localHeader,
  usualZip64From,
  type Zip64From,
} from './zip/zip-records.ts'

export type { ZipEntry } from './zip/zip-content.ts'

/**
 * A ZIP archive of these files, stored as they are. It begins when it is read, opens one file at a time, and the next
 * only when there is room. What breaks in the middle breaks the archive, so that none looks whole that is not.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>, from: Zip64From = usualZip64From): Readable {
  const over = new AbortController()
  const pieces = piecesOf(entries, from, over.signal)
  const archive = new Readable({
    read: () => {
      pieces.next().then(
        ({ value }) => archive.push(value ?? null),
        (error: Error) => archive.destroy(error),
      )
    },
    destroy: (error, done) => {
      over.abort()
      done(error)
    },
  })
  return archive
}

async function* piecesOf(
  entries: AsyncIterable<ZipEntry>,
  from: Zip64From,
  over: AbortSignal,
): AsyncGenerator<Buffer, void, void> {
  const names = new Set<string>()
  const directory = new ZipDirectory()
  let offset = 0
  for await (const entry of leftWhen(over, entries)) {
    const fault = nameFault(entry.name) ?? (names.has(entry.name) ? 'is there twice' : null)
    if (fault) throw new Error(`the name ${JSON.stringify(entry.name)} in a ZIP archive ${fault}`)
    names.add(entry.name)
    const head = { name: Buffer.from(entry.name), size: entry.size, time: zipTime(entry.date) }
    const header = localHeader(head, from)
    yield header
    const sum = yield* contentOf(entry, over)
    const descriptor = dataDescriptor(sum, entry.size, from)
    yield descriptor
    directory.add(directoryRecord({ ...head, sum, offset }, from))
    offset += header.length + entry.size + descriptor.length
  }
  yield* directory.pages()
  yield directoryEnd({ files: directory.files, size: directory.size, offset }, from)
}

/** A list that is left as soon as all is over, even while a file of it hangs. */
function leftWhen<Item>(over: AbortSignal, list: AsyncIterable<Item>): AsyncIterable<Item> {
  return {
    [Symbol.asyncIterator]: () => {
      const items = list[Symbol.asyncIterator]()
      // What breaks in it after it was let go concerns nobody.
      over.addEventListener('abort', () => items.return?.().catch(() => undefined))
      return items
    },
  }
}
