import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { masterKeysOf } from '../files/sealing/master-keys.ts'
import { containerFormat, containerSize, newLid, openContainer, veilFrom } from './container.ts'
import { isContainer } from './verifier/container-checks.mjs'

const keys = masterKeysOf([{ id: 'k'.repeat(64), key: randomBytes(32) }])
const id = randomUUID()
const keyId = keys.wrappingId

function whole(): Buffer {
  const { key, head, list } = newLid(keys, id, [])
  const body = Buffer.alloc(64 * 1024 - head.length)
  list.copy(body)
  return Buffer.concat([head, veilFrom(key, 0).update(body)])
}

const isOne = (bytes: Buffer, said = { size: bytes.length, container: id, keyId }) =>
  isContainer(
    {
      paths: [],
      open: async function* () {
        for (let at = 0; at < bytes.length; at += 300) yield bytes.subarray(at, at + 300)
      },
    },
    'x',
    said,
  )

test('the verifier knows a container by its head and its size', async () => {
  const container = whole()
  expect(await isOne(container)).toBe(true)
  expect(await isOne(container.subarray(0, 65_535))).toBe(false)
  expect(await isOne(container.subarray(0, 32_768))).toBe(false)
  expect(await isOne(container, { size: 65_536, container: randomUUID(), keyId })).toBe(false)
  expect(await isOne(container, { size: 65_536, container: id, keyId: 'other' })).toBe(false)
  expect(await isOne(randomBytes(65_536))).toBe(false)
  expect(containerFormat).toBe('allmende-behaelter-1')
})

test.each([
  [0, 65_536],
  [65_536, 65_536],
  [65_537, 131_072],
  [5_000_000_000, 2 ** 33],
])('%i bytes are filled up to %i', (content, size) => {
  expect(containerSize(content)).toBe(size)
})

test('a veil begins anywhere, and of an empty container nothing is found; another key opens none', () => {
  const key = randomBytes(32)
  const plain = randomBytes(100_000)
  const veiled = veilFrom(key, 0).update(plain)
  for (const from of [1, 15, 16, 17, 4095, 65_537])
    expect(veilFrom(key, from).update(plain.subarray(from)).equals(veiled.subarray(from))).toBe(true)
  const container = whole()
  expect(openContainer(keys, container).files).toEqual([])
  const others = masterKeysOf([{ id: keyId, key: randomBytes(32) }])
  expect(() => openContainer(others, container)).toThrow()
})
