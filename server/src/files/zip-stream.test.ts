import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { type ZipEntry, zipOf } from './zip-stream.ts'

const date = new Date('2026-03-01T10:00:00Z')
const unzip = '/usr/bin/unzip'
const piece = Buffer.alloc(64 * 1024, 'x')
/** What comes of itself while nobody waits. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

const entry = (name: string, content: string | Buffer = name): ZipEntry => {
  const bytes = Buffer.from(content)
  return { name, size: bytes.length, date, open: async () => Readable.from([bytes]) }
}
async function* each<Item>(items: Iterable<Item>) {
  yield* items
}
const packed = (...entries: ZipEntry[]) => buffer(zipOf(each(entries)))

/** What the directory at the end of an archive names, and the bytes that lie there. */
function unpacked(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf('PK\u0005\u0006')
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, sum, stored, size] = [
      zip.readUInt16LE(at + 10),
      ...[16, 20, 24].map((field) => zip.readUInt32LE(at + field)),
    ]
    const [named, extra, header] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + named)
    const content = zip.subarray(header + 30 + named, header + 30 + named + (size ?? 0))
    expect({ name, method, stored, sum }).toEqual({ name, method: 0, stored: size, sum: crc32(content) })
    files[name] = content.toString('utf8')
    at += 46 + named + extra
  }
  return files
}

test('files come out as they went in, in folders and with umlauts', async () => {
  const files = {
    'Raum/Öffnung.pdf': 'Größe',
    'Raum/Los 1/leer.txt': '',
    'Maß „A“ – 2.txt': 'x'.repeat(300_000),
  }
  const zip = await packed(...Object.entries(files).map(([name, content]) => entry(name, content)))
  expect(unpacked(zip)).toEqual(files)
})

test('no file at all is an archive too', async () => {
  expect(unpacked(await packed())).toEqual({})
})

test.skipIf(!existsSync(unzip))('unzip finds nothing wrong with a thousand files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'allmende-zip-'))
  const names = Array.from({ length: 1000 }, (_, index) => `Räume/${index % 7}/Größe ${index}.txt`)
  const zip = await packed(...names.map((name) => entry(name, name.repeat(50))))
  writeFileSync(join(folder, 'all.zip'), zip)
  const said = execFileSync(unzip, ['-tq', join(folder, 'all.zip')], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(said).toContain('No errors detected')
  expect(Object.keys(unpacked(zip))).toEqual(names)
})

/** Files that tell how many of them were opened, are open, and how much was read of them. */
function watched(count: number, pieces: number) {
  const seen = { opened: 0, open: 0, most: 0, bytes: 0, isLeft: false }
  const openOne = async () => {
    let left = pieces
    seen.opened += 1
    seen.open += 1
    seen.most = Math.max(seen.most, seen.open)
    return new Readable({
      read() {
        if (left-- > 0) seen.bytes += piece.length
        this.push(left >= 0 ? piece : null)
      },
      destroy: (error, done) => {
        seen.open -= 1
        done(error)
      },
    })
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      for (let index = 0; index < count; index++)
        yield { name: `${index}`, size: pieces * piece.length, date, open: openOne }
    } finally {
      seen.isLeft = true
    }
  }
  return { seen, archive: zipOf(entries()) }
}

test('whoever reads slowly holds the files back: one is open at a time, and little of it lies around', async () => {
  const { seen, archive } = watched(20, 32)
  await settled()
  expect(seen.opened).toBe(0)
  archive.read(1)
  await settled()
  expect(seen).toMatchObject({ opened: 1, open: 1 })
  expect(seen.bytes).toBeLessThan(20 * piece.length)
  let taken = 0
  for await (const bytes of archive) {
    taken += bytes.length
    expect(seen.bytes - taken).toBeLessThan(20 * piece.length)
  }
  expect(seen).toEqual({ opened: 20, open: 0, most: 1, bytes: 20 * 32 * piece.length, isLeft: true })
})

test('files without bytes are held back as well', async () => {
  const { seen, archive } = watched(100_000, 0)
  archive.read(1)
  for (let before = -1; seen.opened > before; await settled()) before = seen.opened
  expect(seen.opened).toBeLessThan(10_000)
  archive.destroy()
})

test('whoever goes away closes the open file and ends the list', async () => {
  const { seen, archive } = watched(20, 32)
  archive.read(1)
  await settled()
  archive.destroy()
  await settled()
  expect(seen).toMatchObject({ opened: 1, open: 0, isLeft: true })
})

test('a file that opens when everybody is gone is closed again', async () => {
  const opening = Promise.withResolvers<Readable>()
  const archive = zipOf(each([{ ...entry('a'), open: () => opening.promise }]))
  archive.read(1)
  await settled()
  archive.destroy()
  const late = new Readable({ read: () => undefined })
  opening.resolve(late)
  await settled()
  expect(late.destroyed).toBe(true)
})

const broken = new Error('the storage broke')
async function* breaking() {
  yield piece
  throw broken
}
const endingEarly = () => {
  const file = new Readable({ read: () => undefined })
  file.push(piece)
  setTimeout(() => file.destroy(), 10)
  return file
}
test.each<[string, Partial<ZipEntry>]>([
  ['breaks in the middle', { open: async () => Readable.from(breaking()) }],
  ['ends in the middle', { open: async () => endingEarly() }],
  ['cannot be opened', { open: () => Promise.reject(broken) }],
  ['is shorter than it says', { size: 100 }],
  ['is longer than it says', { size: 1 }],
])('with a file that %s no archive looks whole', async (_case, change) => {
  let isLeft = false
  async function* entries() {
    try {
      yield entry('vorher')
      yield { ...entry('kaputt'), ...change }
      yield entry('nachher')
      yield entry('zuletzt')
    } finally {
      isLeft = true
    }
  }
  const pieces: Buffer[] = []
  const reading = async () => {
    for await (const bytes of zipOf(entries())) pieces.push(bytes as Buffer)
  }
  await expect(reading()).rejects.toThrow()
  expect(Buffer.concat(pieces).includes('PK\u0005\u0006')).toBe(false)
  await settled()
  expect(isLeft).toBe(true)
})

test('a list that breaks breaks the archive', async () => {
  async function* entries() {
    yield entry('vorher')
    throw broken
  }
  await expect(buffer(zipOf(entries()))).rejects.toBe(broken)
})

test.each(['/etc/passwd', '../a', 'a/../../b', 'a\\b', 'C:/a', 'a//b', './a', '', 'a/', 'a\u0000b', 'a\nb'])(
  'a name that could lead elsewhere is none: %j',
  async (name) => {
    await expect(packed(entry(name, 'x'))).rejects.toThrow('in a ZIP archive')
  },
)

test('two files of one name would be one', async () => {
  await expect(packed(entry('a'), entry('b'), entry('a'))).rejects.toThrow('is there twice')
})

test.each(['says nothing', 'does not open'])('whoever goes away while a file %s gets away', async (how) => {
  let isLeft = false
  const silent = new Readable({ read: () => undefined })
  async function* entries() {
    try {
      yield {
        ...entry('a'),
        open: async () => (how === 'says nothing' ? silent : new Promise<Readable>(() => undefined)),
      }
    } finally {
      isLeft = true
    }
  }
  const archive = zipOf(entries())
  archive.read(1)
  await settled()
  archive.destroy()
  await settled()
  expect({ isLeft, isOpen: how === 'says nothing' && !silent.destroyed }).toEqual({
    isLeft: true,
    isOpen: false,
  })
})

test('a file of words counts by its bytes', async () => {
  const words = { ...entry('a', 'Größe'), open: async () => Readable.from(['Grö', '', 'ße']) }
  expect(unpacked(await packed(words))).toEqual({ a: 'Größe' })
})
