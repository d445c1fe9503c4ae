import { randomBytes, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { FileMissing, type Storage, type StoredFile } from './storage.ts'
import { settleIdentity } from './storage-identity.ts'

export const mebibyte = 1024 * 1024

/** A new place for files; each call opens it as another server process would. */
export type NewPlace = () => Promise<() => Storage>

export async function writeAll(
  storage: Storage,
  key: string,
  pieces: readonly Buffer[],
  after = 0,
): Promise<void> {
  const writing = await storage.write(key, after)
  for (const piece of pieces) await writing.append(piece)
  await writing.end()
}

export const bytesOf = async (storage: Storage, key: string, from: number, to: number): Promise<Buffer> =>
  buffer(await storage.read(key, { from, to }))

async function keysIn(files: AsyncIterable<StoredFile>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key, modified } of files) {
    expect(modified).toBeInstanceOf(Date)
    keys.push(key)
  }
  return keys.toSorted()
}

/** Long contents are compared by hand: a matcher would print them. */
export const isSame = (one: Buffer, other: Buffer): boolean => one.equals(other)

const pieces = (count: number, length: number): Buffer[] =>
  Array.from({ length: count }, () => randomBytes(length))

/** The start, one byte, the middle, across pieces, the end, everything, nothing. */
const spans = [
  [0, 10],
  [0, 1],
  [1000, 2000],
  [69_990, 140_010],
  [209_000, 210_000],
  [0, 210_000],
  [500, 500],
] as const

/** What every storage does. */
export function conforms(name: string, newPlace: NewPlace): void {
  describe(name, () => {
    test('a file grows by pieces, goes on in another process and becomes whole', async () => {
      const open = await newPlace()
      const [key, parts] = [randomUUID(), pieces(5, 70_000)]
      expect(await open().lengthOf(key)).toBeNull()
      await writeAll(open(), key, parts.slice(0, 2))
      expect(await open().lengthOf(key)).toBe(140_000)
      await writeAll(open(), key, parts.slice(2), 140_000)
      expect(await keysIn(open().listUnfinished())).toEqual([key])
      expect(await keysIn(open().listWhole())).toEqual([])

      await open().finish(key)
      await open().finish(key)
      expect(await keysIn(open().listUnfinished())).toEqual([])
      expect(await keysIn(open().listWhole())).toEqual([key])
      expect(await open().lengthOf(key)).toBeNull()
      expect(isSame(await bytesOf(open(), key, 0, 350_000), Buffer.concat(parts))).toBe(true)
      await expect(open().write(key, 0)).rejects.toThrow(/whole already/)
    })

    test('an empty file is one, too', async () => {
      const open = await newPlace()
      const key = randomUUID()
      await writeAll(open(), key, [])
      expect(await open().lengthOf(key)).toBe(0)
      await open().finish(key)
      expect(await keysIn(open().listWhole())).toEqual([key])
      expect(await bytesOf(open(), key, 0, 0)).toHaveLength(0)
    })

    test('any span of it is read, whole or not', async () => {
      const storage = (await newPlace())()
      const [key, parts] = [randomUUID(), pieces(3, 70_000)]
      await writeAll(storage, key, parts)
      const content = Buffer.concat(parts)
      const checkSpans = async (): Promise<void> => {
        for (const [from, to] of spans)
          expect(
            isSame(await bytesOf(storage, key, from, to), content.subarray(from, to)),
            `${from}-${to}`,
          ).toBe(true)
      }
      await checkSpans()
      await storage.finish(key)
      await checkSpans()
    })

    test('what follows where somebody goes on is thrown away', async () => {
      const open = await newPlace()
      const [key, parts, others] = [randomUUID(), pieces(3, 50_000), pieces(1, 1000)]
      await writeAll(open(), key, parts)
      await (await open().write(key, 50_000)).end()
      expect(await open().lengthOf(key)).toBe(50_000)
      await writeAll(open(), key, others, 50_000)
      await writeAll(open(), key, [], 50_500)
      await open().finish(key)
      const expected = Buffer.concat([parts[0] ?? Buffer.alloc(0), ...others]).subarray(0, 50_500)
      expect(isSame(await bytesOf(open(), key, 0, 50_500), expected)).toBe(true)
      await expect(bytesOf(open(), key, 0, 50_501)).rejects.toThrow(FileMissing)
    })

    test('begun again, nothing is left of what was there', async () => {
      const open = await newPlace()
      const [key, parts] = [randomUUID(), pieces(2, 5000)]
      await writeAll(open(), key, parts)
      await writeAll(open(), key, [])
      expect(await open().lengthOf(key)).toBe(0)
      await writeAll(open(), key, parts.slice(1))
      await open().finish(key)
      expect(isSame(await bytesOf(open(), key, 0, 5000), parts[1] ?? Buffer.alloc(0))).toBe(true)
    })

    test('what is not there is said to be missing', async () => {
      const storage = (await newPlace())()
      const [key, short] = [randomUUID(), randomUUID()]
      await expect(storage.read(key, { from: 0, to: 10 })).rejects.toThrow(FileMissing)
      await expect(storage.read(key, { from: 0, to: 0 })).rejects.toThrow(FileMissing)
      await expect(storage.finish(key)).rejects.toThrow(FileMissing)
      await expect(storage.write(key, 10)).rejects.toThrow(FileMissing)
      await storage.remove(key)
      await writeAll(storage, short, pieces(1, 100))
      await expect(storage.write(short, 101)).rejects.toThrow(FileMissing)
      await expect(storage.read(short, { from: 0, to: 101 })).rejects.toThrow(FileMissing)
      await storage.finish(short)
      await expect(storage.read(short, { from: 50, to: 101 })).rejects.toThrow(FileMissing)
      await expect(storage.read(short, { from: 200, to: 201 })).rejects.toThrow(FileMissing)
    })

    test('what is removed is gone, and read to its end by whoever is at it', async () => {
      const open = await newPlace()
      const [whole, unfinished, content] = [randomUUID(), randomUUID(), randomBytes(3 * mebibyte)]
      await writeAll(open(), whole, [content])
      await open().finish(whole)
      await writeAll(open(), unfinished, [content])
      const reading = await open().read(whole, { from: 0, to: content.length })
      const first = await firstPiece(reading)
      await open().remove(whole)
      await open().remove(whole)
      await open().remove(unfinished)
      expect(isSame(Buffer.concat([first, await buffer(reading)]), content)).toBe(true)
      for (const key of [whole, unfinished]) {
        await expect(open().read(key, { from: 0, to: 1 })).rejects.toThrow(FileMissing)
        expect(await open().lengthOf(key)).toBeNull()
      }
      expect(await keysIn(open().listWhole())).toEqual([])
      expect(await keysIn(open().listUnfinished())).toEqual([])
    })

    test('a reading that nobody wants any more is given up', async () => {
      const storage = (await newPlace())()
      const key = randomUUID()
      await writeAll(storage, key, pieces(1, mebibyte))
      for (const isBegun of [false, true]) {
        const reading = await storage.read(key, { from: 0, to: mebibyte })
        if (isBegun) await firstPiece(reading)
        await new Promise((closed) => reading.once('close', closed).destroy())
        expect(reading.errored).toBeNull()
      }
    })

    test.each([
      '../identity',
      'identity',
      '',
      '..',
      '00000000-0000-4000-8000-00000000000A',
      '00000000-0000-4000-8000-000000000000/..',
      '00000000-0000-4000-8000-000000000000\n',
      '%2e%2e%2fidentity',
    ])('%j is no key', async (key) => {
      const storage = (await newPlace())()
      const refusals = [
        storage.lengthOf(key),
        storage.write(key, 0),
        storage.finish(key),
        storage.read(key, { from: 0, to: 1 }),
        storage.remove(key),
      ]
      await Promise.all(refusals.map((refused) => expect(refused).rejects.toThrow(/not the key/)))
    })

    test('one of those who claim it at once gets it, and all come to know whose it is', async () => {
      const open = await newPlace()
      expect(await open().identity()).toBeNull()
      const wanted = Array.from({ length: 6 }, () => randomUUID())
      const claims = await Promise.all(wanted.map((identity) => open().claim(identity)))
      expect(claims.filter(Boolean)).toHaveLength(1)
      expect(await open().identity()).toBe(wanted[claims.indexOf(true)])
      expect(await open().claim(randomUUID())).toBe(false)
    })

    test('processes that start at once settle on one identity', async () => {
      const open = await newPlace()
      const settled = await Promise.all([1, 2, 3].map(() => settleIdentity(open(), null)))
      expect(new Set(settled).size).toBe(1)
      expect(await settleIdentity(open(), settled[0] ?? null)).toBe(settled[0])
    })

    test('twenty files at once do not meet', async () => {
      const storage = (await newPlace())()
      const files = Array.from({ length: 20 }, () => ({ key: randomUUID(), content: pieces(3, 10_000) }))
      await Promise.all(
        files.map(async ({ key, content }) => {
          await writeAll(storage, key, content)
          await storage.finish(key)
        }),
      )
      expect(await keysIn(storage.listWhole())).toEqual(files.map(({ key }) => key).toSorted())
      const read = await Promise.all(files.map(({ key }) => bytesOf(storage, key, 0, 30_000)))
      expect(
        files.every(({ content }, at) => isSame(read[at] ?? Buffer.alloc(0), Buffer.concat(content))),
      ).toBe(true)
    })

    test('30 MB in several goes', async () => {
      const open = await newPlace()
      const [key, content] = [randomUUID(), randomBytes(30_000_000)]
      for (const [from, to] of [
        [0, 13_000_000],
        [13_000_000, 13_000_001],
        [13_000_001, 30_000_000],
      ] as const) {
        const writing = await open().write(key, from)
        for (let at = from; at < to; at += mebibyte)
          await writing.append(content.subarray(at, Math.min(to, at + mebibyte)))
        await writing.end()
      }
      expect(
        isSame(await bytesOf(open(), key, 5_000_000, 29_000_000), content.subarray(5_000_000, 29_000_000)),
      ).toBe(true)
      await open().finish(key)
      expect(isSame(await bytesOf(open(), key, 0, content.length), content)).toBe(true)
    })
  })
}

async function firstPiece(reading: Readable): Promise<Buffer> {
  for (;;) {
    const piece: Buffer | null = reading.read()
    if (piece) return piece
    await new Promise((resolve) => reading.once('readable', resolve))
  }
}
