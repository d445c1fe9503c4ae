import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  chunkSize,
  chunksOf,
  newFileKey,
  openChunk,
  SealBroken,
  sealChunk,
  sealedChunkSize,
  sealedLength,
  wholeChunksIn,
} from './envelope.ts'

const fileId = randomUUID()
const key = newFileKey()
const place = { fileId, index: 3, isLast: false }

test.each([
  [0, 1, 28],
  [1, 1, 29],
  [chunkSize - 1, 1, sealedChunkSize - 1],
  [chunkSize, 1, sealedChunkSize],
  [chunkSize + 1, 2, sealedChunkSize + 29],
  [3 * chunkSize, 3, 3 * sealedChunkSize],
])('%i bytes are %i chunks of %i sealed bytes', (size, chunks, length) => {
  expect(chunksOf(size)).toBe(chunks)
  expect(sealedLength(size)).toBe(length)
})

test.each([
  [0, undefined, 0],
  [sealedChunkSize - 1, undefined, 0],
  [sealedChunkSize, undefined, 1],
  [2 * sealedChunkSize + 5, undefined, 2],
  // The end was written already, but nobody said that the file is whole: its last chunk is written again.
  [sealedLength(2 * chunkSize), 2 * chunkSize, 1],
  [sealedLength(2 * chunkSize + 1), 2 * chunkSize + 1, 2],
  [sealedLength(1), 1, 0],
])('of %i stored bytes of a file of %s bytes %i chunks stay', (stored, size, chunks) => {
  expect(wholeChunksIn(stored, size)).toEqual({ plain: chunks * chunkSize, sealed: chunks * sealedChunkSize })
})

test('a chunk given in pieces opens as one, and is never sealed the same way twice', () => {
  const pieces = [randomBytes(10), randomBytes(1), Buffer.alloc(0), randomBytes(1000)]
  const [once, again] = [sealChunk(key, place, pieces), sealChunk(key, place, pieces)]
  expect(openChunk(key, place, once)).toEqual(Buffer.concat(pieces))
  expect(openChunk(key, place, again)).toEqual(Buffer.concat(pieces))
  expect(once).not.toEqual(again)
  expect(once.subarray(0, 12)).not.toEqual(again.subarray(0, 12))
})

describe('a chunk that is not what was stored is broken', () => {
  const stored = sealChunk(key, place, [randomBytes(100)])
  const breaks = (change: Partial<typeof place>, bytes = stored, otherKey = key) => {
    expect(() => openChunk(otherKey, { ...place, ...change }, bytes)).toThrow(SealBroken)
  }
  test('wherever a bit is flipped', () => {
    for (let bit = 0; bit < stored.length * 8; bit++) {
      const flipped = Buffer.from(stored)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      breaks({}, flipped)
    }
  })
  test.each([0, 1, 11, 12, 27, 28, 127])('cut to %i bytes', (length) => {
    breaks({}, stored.subarray(0, length))
  })
  test.each([
    ['in another place', { index: 4 }],
    ['as the last one', { isLast: true }],
    ['in another file', { fileId: randomUUID() }],
  ])('%s', (_case, change) => breaks(change))
  test('under another key', () => breaks({}, stored, newFileKey()))
  test('and names the file and the chunk', () => {
    const error = new SealBroken(fileId, 3)
    expect(error).toMatchObject({ fileId, chunk: 3, message: `File ${fileId} is broken at chunk 3.` })
  })
})

test('a file id is a UUID', () => {
  expect(() => sealChunk(key, { ...place, fileId: '../etc' }, [])).toThrow('is no UUID')
})
