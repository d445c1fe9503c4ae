import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { usualBounds } from './s3-bounds.ts'
import { s3Storage } from './s3-storage.ts'
import { FileMissing, type Storage, StorageDown, StorageFull } from './storage.ts'
import type { S3Settings } from './storage-settings.ts'
import { type S3Peer, startS3Peer } from './test-s3-peer.ts'
import { uploadsIn } from './test-s3-store.ts'
import { bytesOf, conforms, isSame, mebibyte, writeAll } from './test-storage-conformance.ts'

const bounds = { ...usualBounds, connect: 1000, answer: 5000, whole: 10_000, claim: 400, page: 7 }
const impatient = { ...bounds, connect: 200, answer: 200, whole: 600 }
const fullPart = 8 * mebibyte

let small: S3Peer
let grown: S3Peer
const opened: Storage[] = []
const openAt = (settings: S3Settings, patience = bounds): Storage => {
  const storage = s3Storage(settings, undefined, patience)
  opened.push(storage)
  return storage
}

beforeAll(async () => {
  small = await startS3Peer({ offersAll: false })
  grown = await startS3Peer({ offersAll: true })
})
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close?.()
  small.intercept = null
  grown.intercept = null
})
afterAll(async () => {
  for (const peer of [small, grown]) await peer.close()
})

const newPlace = (peer: () => S3Peer) => async () => {
  const settings = peer().settings()
  const [one, other] = [openAt(settings), openAt(settings)]
  let isOdd = false
  return () => {
    isOdd = !isOdd
    return isOdd ? one : other
  }
}
conforms(
  'a bucket of a server that knows little',
  newPlace(() => small),
)
conforms(
  'a bucket of a server that knows all',
  newPlace(() => grown),
)

test('a process that is killed loses no more than the part it was at', async () => {
  const open = await newPlace(() => grown)()
  const [key, content] = [randomUUID(), randomBytes(10 * mebibyte)]
  const killed = await open().write(key, 0)
  for (let at = 0; at < content.length; at += mebibyte)
    await killed.append(content.subarray(at, at + mebibyte))
  expect(await open().lengthOf(key)).toBe(fullPart)
  await writeAll(open(), key, [content.subarray(fullPart)], fullPart)
  // What the killed one had sent arrives after all.
  await killed.append(randomBytes(6 * mebibyte))
  await killed.end()
  await open().finish(key)
  expect(isSame(await bytesOf(open(), key, 0, content.length), content)).toBe(true)
})

test('a server that dies in the middle of a write and comes back is gone on with', async () => {
  const peer = await startS3Peer({ offersAll: true })
  try {
    const settings = peer.settings()
    const [key, content] = [randomUUID(), randomBytes(2 * fullPart)]
    const writing = await openAt(settings).write(key, 0)
    await writing.append(content.subarray(0, fullPart))
    peer.intercept = (request) => {
      if (request.method === 'PUT') request.once('data', peer.die)
      return request.method === 'PUT'
    }
    await expect(writing.append(content.subarray(fullPart, 2 * fullPart))).rejects.toThrow(StorageDown)
    await expect(openAt(settings).lengthOf(key)).rejects.toThrow(StorageDown)

    peer.intercept = null
    await peer.revive()
    const storage = openAt(settings)
    expect(await storage.lengthOf(key)).toBe(fullPart)
    expect(await storage.listWhole()[Symbol.asyncIterator]().next()).toMatchObject({ done: true })
    await writeAll(storage, key, [content.subarray(fullPart)], fullPart)
    await storage.finish(key)
    expect(isSame(await bytesOf(storage, key, 0, content.length), content)).toBe(true)
  } finally {
    await peer.close()
  }
})

test('nothing is whole while it is put together, and a broken upload is aborted', async () => {
  const settings = grown.settings()
  const storage = openAt(settings, { ...bounds, attempts: 1 })
  const [key, content] = [randomUUID(), randomBytes(fullPart + 1000)]
  await writeAll(storage, key, [content.subarray(0, fullPart), content.subarray(fullPart)])
  grown.intercept = (request, response) => {
    const isLast = request.method === 'POST' && request.url?.includes('uploadId') === true
    if (isLast || request.method === 'DELETE') response.destroy()
    return isLast || request.method === 'DELETE'
  }
  await expect(storage.finish(key)).rejects.toThrow(StorageDown)
  grown.intercept = null
  const ours = async () =>
    (await uploadsIn(grown.store, settings.bucket)).filter((upload) => upload.key.startsWith(settings.prefix))
  expect(await ours()).toHaveLength(1)
  expect(await storage.lengthOf(key)).toBe(content.length)
  await storage.finish(key)
  expect(await ours()).toEqual([])
  expect(isSame(await bytesOf(storage, key, 0, content.length), content)).toBe(true)
})

test('parts that stayed when a file became whole are no unfinished file', async () => {
  const storage = openAt(grown.settings(), { ...bounds, attempts: 1 })
  const [key, content] = [randomUUID(), randomBytes(1000)]
  await writeAll(storage, key, [content])
  grown.intercept = (request, response) => {
    if (request.method === 'DELETE') response.destroy()
    return request.method === 'DELETE'
  }
  await storage.finish(key)
  grown.intercept = null
  expect(await storage.lengthOf(key)).toBeNull()
  await storage.finish(key)
  expect(await storage.listUnfinished()[Symbol.asyncIterator]().next()).toMatchObject({ done: true })
  expect(isSame(await bytesOf(storage, key, 0, 1000), content)).toBe(true)
})

test('a download that breaks off goes on where it was', async () => {
  const storage = openAt(small.settings())
  const [key, content] = [randomUUID(), randomBytes(2 * mebibyte)]
  await writeAll(storage, key, [content])
  await storage.finish(key)
  let broken = 0
  small.intercept = (request, response) => {
    if (request.method !== 'GET' || broken++ > 0) return false
    const length = content.length
    response.writeHead(206, { 'content-length': length, 'content-range': `bytes 0-${length - 1}/${length}` })
    response.write(content.subarray(0, 100_000), () => setTimeout(() => response.destroy(), 20))
    return true
  }
  expect(isSame(await bytesOf(storage, key, 0, content.length), content)).toBe(true)
  expect(broken).toBe(2)
})

test('a download that falls silent ends', async () => {
  const storage = openAt(small.settings(), impatient)
  small.intercept = (_, response) => {
    response.writeHead(206, { 'content-length': 1000, 'content-range': 'bytes 0-999/1000' }).flushHeaders()
    return true
  }
  const reading = await storage.read(randomUUID(), { from: 0, to: 1000 })
  await expect(buffer(reading)).rejects.toThrow(StorageDown)
})

describe('a server that', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.close()
    server?.closeAllConnections()
    server = undefined
  })
  async function storageAt(answer: Parameters<typeof createServer>[1]): Promise<Storage> {
    const listening = createServer(answer)
    server = listening
    await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done))
    const { port } = listening.address() as AddressInfo
    return openAt({ ...small.settings(), endpoint: `http://127.0.0.1:${port}` }, impatient)
  }
  const answering = (status: number, code: string) =>
    storageAt((request, response) => {
      request.resume()
      response.writeHead(status, { 'content-type': 'application/xml' })
      response.end(`<Error><Code>${code}</Code><Message>no</Message></Error>`)
    })
  const everything = (storage: Storage): Promise<unknown>[] => {
    const key = randomUUID()
    return [
      storage.identity(),
      storage.claim(randomUUID()),
      storage.lengthOf(key),
      storage.write(key, 0),
      storage.finish(key),
      storage.read(key, { from: 0, to: 10 }),
      storage.remove(key),
      storage.listWhole()[Symbol.asyncIterator]().next(),
      storage.listUnfinished()[Symbol.asyncIterator]().next(),
    ]
  }

  test.each([
    ['is not there', async () => openAt({ ...small.settings(), endpoint: 'http://127.0.0.1:9' }, impatient)],
    ['accepts and never answers', () => storageAt(() => undefined)],
    ['has a fault', () => answering(500, 'InternalError')],
    ['is too busy', () => answering(503, 'SlowDown')],
    ['does not let us in', () => answering(403, 'AccessDenied')],
    ['does not know the bucket', async () => openAt({ ...small.settings(), bucket: 'another-one' })],
  ])('%s is down', async (_, open) => {
    const storage = await open()
    await Promise.all(everything(storage).map((asked) => expect(asked).rejects.toThrow(StorageDown)))
  })

  test.each([
    [507, 'XMinioStorageFull'],
    [403, 'QuotaExceeded'],
    [400, 'XMinioAdminBucketQuotaExceeded'],
  ])('says %i %s is full', async (status, code) => {
    const storage = await answering(status, code)
    await expect(storage.claim(randomUUID())).rejects.toThrow(StorageFull)
  })

  test('knows no such key misses it', async () => {
    const storage = await answering(404, 'NoSuchKey')
    await expect(storage.read(randomUUID(), { from: 0, to: 1 })).rejects.toThrow(FileMissing)
  })
})
