import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Span, Writing } from '../storage.ts'
import {
  chunkSize,
  newFileKey,
  SealBroken,
  sealedChunkSize,
  sealedLength,
  wholeChunksIn,
} from './envelope.ts'
import { readSealed, type SealedFile } from './sealed-reading.ts'
import { sealInto } from './sealed-writing.ts'
import { type MemoryStorage, memoryStorage } from './test-memory-storage.ts'

const sizes = [
  0,
  1,
  chunkSize - 1,
  chunkSize,
  chunkSize + 1,
  3 * chunkSize - 1,
  3 * chunkSize,
  3 * chunkSize + 1,
]

type Given = { storage: MemoryStorage; file: SealedFile; plain: Buffer; stored: () => Buffer }

/** A file of random bytes, sealed as they come in pieces of these sizes. */
async function given(size: number, pieceSize: () => number = () => 64 * 1024): Promise<Given> {
  const storage = memoryStorage()
  const file = { id: randomUUID(), size, key: newFileKey() }
  const plain = randomBytes(size)
  await write(storage, file, plain, 0, pieceSize)
  return { storage, file, plain, stored: () => storage.contents.get(file.id) as Buffer }
}

/** Writes from this byte on to the end. */
async function write(
  storage: MemoryStorage,
  { id: fileId, key: fileKey }: SealedFile,
  plain: Buffer,
  offset = 0,
  pieceSize: () => number = () => 64 * 1024,
): Promise<void> {
  const writing = await storage.write(fileId, (offset / chunkSize) * sealedChunkSize)
  const sealing = sealInto(writing, { fileKey, fileId, offset })
  for (let at = offset; at < plain.length; ) {
    const piece = plain.subarray(at, at + pieceSize())
    await sealing.write(piece)
    at += piece.length
  }
  await sealing.finish()
  await writing.end()
}

const whole = ({ size }: SealedFile): Span => ({ from: 0, to: size })
const read = ({ storage, file }: Given, span = whole(file)) => buffer(readSealed(storage, file, span))

describe.each(sizes)('a file of %i bytes', (size) => {
  test.each([
    ['in pieces of a socket', () => 64 * 1024],
    ['whole', () => size + 1],
    ['in random pieces', () => randomInt(1, 100_000)],
    ['in pieces of a chunk', () => chunkSize],
    ['in small pieces', () => 1009],
  ])('written %s comes back', async (_case, pieceSize) => {
    const it = await given(size, pieceSize)
    expect(it.stored().length).toBe(sealedLength(size))
    expect((await read(it)).equals(it.plain)).toBe(true)
  })

  test('comes back in every span', async () => {
    const it = await given(size)
    const borders = [0, 1, chunkSize - 1, chunkSize, chunkSize + 1, 2 * chunkSize, size - 1, size]
    const ends = [...borders, ...Array.from({ length: 6 }, () => randomInt(0, size + 1))].filter(
      (at) => at >= 0 && at <= size,
    )
    for (const from of ends)
      for (const to of ends.filter((end) => end >= from))
        expect((await read(it, { from, to })).equals(it.plain.subarray(from, to))).toBe(true)
  })
})

test('single bytes are gathered', async () => {
  const it = await given(2000, () => 1)
  expect(await read(it)).toEqual(it.plain)
})

test('only the chunks of the span are fetched', async () => {
  const it = await given(10 * chunkSize)
  await read(it, { from: 3 * chunkSize + 5, to: 3 * chunkSize + 6 })
  expect(it.storage.given()).toBe(sealedChunkSize)
})

test('a span outside the file is refused', async () => {
  const { storage, file } = await given(10)
  for (const span of [
    { from: -1, to: 3 },
    { from: 4, to: 3 },
    { from: 0, to: 11 },
  ])
    expect(() => readSealed(storage, file, span)).toThrow(RangeError)
})

test('who stops reading has not fetched the rest, and the storage is let go at once', async () => {
  const { storage, file } = await given(40 * chunkSize)
  let source: Readable | undefined
  const reading = readSealed(
    { read: async (key, span) => (source = await storage.read(key, span)) },
    file,
    whole(file),
  )
  await reading.iterator({ destroyOnReturn: false }).next()
  for (let turn = 0; turn < 100; turn++) await nextTurn()
  expect(storage.given()).toBeLessThan(5 * sealedChunkSize)
  reading.destroy()
  expect(source?.destroyed).toBe(true)
})

describe('what was spoilt is found before any of it is given out', () => {
  const size = 3 * chunkSize
  const chunk = (stored: Buffer, index: number) =>
    stored.subarray(index * sealedChunkSize, (index + 1) * sealedChunkSize)
  const flipped = (at: number) => (stored: Buffer) => {
    const spoilt = Buffer.from(stored)
    spoilt[at] = (spoilt[at] ?? 0) ^ 1
    return spoilt
  }
  const inChunks =
    (...order: number[]) =>
    (stored: Buffer) =>
      Buffer.concat(order.map((index) => chunk(stored, index)))

  test.each<[string, (stored: Buffer) => Buffer, number]>([
    ['a nonce', flipped(sealedChunkSize + 3), 1],
    ['a byte', flipped(2 * sealedChunkSize + 1000), 2],
    ['a tag', flipped(sealedChunkSize - 1), 0],
    ['swapped chunks', inChunks(1, 0, 2), 0],
    ['a chunk twice', inChunks(0, 0, 1, 2), 1],
    ['a chunk dropped', inChunks(0, 2), 1],
    ['the last chunk dropped', inChunks(0, 1), 2],
    ['a byte cut off', (stored) => stored.subarray(0, -1), 2],
    ['cut inside a chunk', (stored) => stored.subarray(0, sealedChunkSize + 7), 1],
    ['nothing left', () => Buffer.alloc(0), 0],
  ])('%s', async (_case, spoil, broken) => {
    const it = await given(size)
    it.storage.contents.set(it.file.id, spoil(it.stored()))
    const got: Buffer[] = []
    const reading = readSealed(it.storage, it.file, whole(it.file)).on('data', (data) => got.push(data))
    const error = await new Promise((resolve) => reading.once('error', resolve))
    expect(error).toBeInstanceOf(SealBroken)
    expect(error).toMatchObject({ fileId: it.file.id, chunk: broken })
    expect(Buffer.concat(got).equals(it.plain.subarray(0, broken * chunkSize))).toBe(true)
  })

  test.each<[string, (stored: Buffer) => Buffer]>([
    ['a chunk', inChunks(0, 1, 2, 2)],
    ['a byte', (stored) => Buffer.concat([stored, Buffer.alloc(1)])],
  ])('%s that somebody appended is never given out', async (_case, spoil) => {
    const it = await given(size)
    it.storage.contents.set(it.file.id, spoil(it.stored()))
    expect((await read(it)).equals(it.plain)).toBe(true)
  })

  test('a chunk of another file, even one with the same key', async () => {
    const it = await given(size)
    const other = { ...it.file, id: randomUUID() }
    await write(it.storage, other, it.plain)
    const foreign = it.storage.contents.get(other.id) as Buffer
    it.storage.contents.set(
      it.file.id,
      Buffer.concat([chunk(it.stored(), 0), chunk(foreign, 1), chunk(it.stored(), 2)]),
    )
    await expect(read(it)).rejects.toMatchObject({ chunk: 1 })
  })

  test.each([
    ['shorter', size - 1],
    ['longer', size + 1],
    ['a chunk shorter', size - chunkSize],
    ['empty', 0],
  ])('the size that the database names is another one: %s', async (_case, named) => {
    const it = await given(size)
    await expect(read({ ...it, file: { ...it.file, size: named } })).rejects.toBeInstanceOf(SealBroken)
  })
})

describe('an upload that was torn', () => {
  const size = 4 * chunkSize
  test.each([0, 1, 2, 3, 4])('goes on after %i chunks, and no nonce comes twice', async (chunks) => {
    const storage = memoryStorage()
    const file = { id: randomUUID(), size, key: newFileKey() }
    const plain = randomBytes(size)
    const nonces = new Set<string>()
    const remember = () => {
      const stored = storage.contents.get(file.id) ?? Buffer.alloc(0)
      for (let at = 0; at < stored.length; at += sealedChunkSize)
        nonces.add(stored.toString('hex', at, at + 12))
    }
    const writing = await storage.write(file.id, 0)
    const torn = sealInto(writing, { fileKey: file.key, fileId: file.id })
    await torn.write(plain.subarray(0, chunks * chunkSize + 1))
    if (chunks === 4) await torn.finish()
    await writing.end()
    remember()
    const before = nonces.size
    expect(before).toBe(chunks)

    // Whatever stood there of one more chunk is thrown away.
    const { plain: offset } = wholeChunksIn((await storage.lengthOf(file.id)) ?? 0, size)
    expect(offset).toBe(Math.min(chunks, 3) * chunkSize)
    await write(storage, file, plain, offset)
    remember()
    expect(nonces.size).toBe(before + 4 - offset / chunkSize)
    expect((await buffer(readSealed(storage, file, whole(file)))).equals(plain)).toBe(true)
  })

  test('begins at a border between chunks, and has something to end with', async () => {
    const writing: Writing = { append: async () => undefined, end: async () => undefined }
    const target = { fileKey: newFileKey(), fileId: randomUUID() }
    expect(() => sealInto(writing, { ...target, offset: 5 })).toThrow('no border')
    await expect(sealInto(writing, { ...target, offset: chunkSize }).finish()).rejects.toThrow('no bytes')
  })

  test('takes nothing more once the storage has refused a chunk, or the file is finished', async () => {
    const full: Writing = {
      append: async () => Promise.reject(new Error('full')),
      end: async () => undefined,
    }
    const target = { fileKey: newFileKey(), fileId: randomUUID() }
    const sealing = sealInto(full, target)
    await expect(sealing.write(Buffer.alloc(chunkSize + 1))).rejects.toThrow('full')
    await expect(sealing.write(Buffer.alloc(1))).rejects.toThrow('has failed')
    await expect(sealing.finish()).rejects.toThrow('has failed')
    const finished = sealInto({ append: async () => undefined, end: async () => undefined }, target)
    await finished.finish()
    await expect(finished.write(Buffer.alloc(1))).rejects.toThrow('finished')
  })
})
