import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

type PeerObject = { bucket: string; key: string; content: Readable | Buffer; metadata: object }
type Kept = { size: number; md5: string }
type UploadedPart = { number: number; etag: string }

/** What we use of the peer's store. */
export type PeerStore = {
  getResourcePath: (bucket: string, key: string | undefined, resource: string) => string
  putMetadata: (bucket: string, key: string, metadata: object, md5: string) => Promise<void>
  getObject: (bucket: string, key: string) => Promise<{ content: Readable } | null>
  listObjects: (
    bucket: string,
    asked: { prefix: string; startAfter: string; maxKeys: number },
  ) => Promise<{ objects: { key: string; size: number; lastModifiedDate: Date }[]; isTruncated: boolean }>
  putObject: (object: PeerObject) => Promise<Kept>
  putPart: (bucket: string, uploadId: string, partNumber: string | number, content: Readable) => Promise<Kept>
  putObjectMultipart: (bucket: string, uploadId: string, parts: UploadedPart[]) => Promise<Kept>
  deleteObject: (bucket: string, key: string) => Promise<void>
}

const smallestPart = 5 * 1024 * 1024

/** Lets the peer do as S3 does: an object is there with all its bytes or not at all, and so is a part. */
export function keepsWhole(store: PeerStore, incoming: string): PeerStore {
  const keep = async (path: string, content: Readable | Buffer): Promise<Kept> => {
    const bytes = content instanceof Readable ? await buffer(content) : content
    const draft = join(incoming, randomUUID())
    for (const folder of [incoming, dirname(path)]) await mkdir(folder, { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, path)
    return { size: bytes.length, md5: createHash('md5').update(bytes).digest('hex') }
  }

  const putTogether = store.putObjectMultipart.bind(store)
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const kept = await keep(store.getResourcePath(bucket, key, 'object'), content)
    await store.putMetadata(bucket, key, metadata, kept.md5)
    return kept
  }
  store.putPart = (bucket, uploadId, partNumber, content) =>
    keep(join(uploadsFolder(store, bucket), uploadId, String(partNumber)), content)
  store.putObjectMultipart = async (bucket, uploadId, parts) => {
    const folder = join(uploadsFolder(store, bucket), uploadId)
    const sizes = await Promise.all(
      parts.map(async ({ number }) => (await stat(join(folder, `${number}`))).size),
    )
    if (sizes.slice(0, -1).some((size) => size < smallestPart)) throw new Error('EntityTooSmall')
    return putTogether(bucket, uploadId, parts)
  }
  store.deleteObject = async (bucket, key) => {
    for (const resource of ['object', 'object.md5', 'metadata.json'])
      await rm(store.getResourcePath(bucket, key, resource), { force: true })
  }
  return store
}

export const uploadsFolder = (store: PeerStore, bucket: string): string =>
  store.getResourcePath(bucket, undefined, 'uploads')

/** The uploads that were begun and not completed. */
export async function uploadsIn(store: PeerStore, bucket: string): Promise<{ id: string; key: string }[]> {
  const folder = uploadsFolder(store, bucket)
  const ids = await readdir(folder).catch(() => [])
  return Promise.all(ids.map(async (id) => ({ id, key: await readFile(join(folder, id, 'key'), 'utf8') })))
}
