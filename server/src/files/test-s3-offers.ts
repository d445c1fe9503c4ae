import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type PeerStore, uploadsFolder, uploadsIn } from './test-s3-store.ts'

type Asked = { method: string; bucket: string; key: string; query: URLSearchParams; request: IncomingMessage }
type Answer = { status: number; xml?: string }

/** Lists in pages, for which the peer needs a cipher that is no longer there. */
async function pageOf(store: PeerStore, { method, bucket, query }: Asked): Promise<Answer | null> {
  if (
    method !== 'GET' ||
    query.get('list-type') !== '2' ||
    !existsSync(join(uploadsFolder(store, bucket), '..'))
  )
    return null
  const { objects, isTruncated } = await store.listObjects(bucket, {
    prefix: query.get('prefix') ?? '',
    startAfter: query.get('continuation-token') ?? '',
    maxKeys: Number(query.get('max-keys') ?? 1000),
  })
  const contents = objects.map(
    ({ key, size, lastModifiedDate }) =>
      `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>${lastModifiedDate.toISOString()}</LastModified></Contents>`,
  )
  const next = isTruncated ? `<NextContinuationToken>${objects.at(-1)?.key}</NextContinuationToken>` : ''
  const body = `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}`
  return { status: 200, xml: `<ListBucketResult>${body}</ListBucketResult>` }
}

/** What a grown S3 server offers and the peer does not: copied parts, lists of uploads, aborting, no overwriting. */
export function offersMore(store: PeerStore, offersAll: boolean) {
  const claimed = new Set<string>()
  const offers = [
    async ({ method, bucket, query, request }: Asked): Promise<Answer | null> => {
      const source = request.headers['x-amz-copy-source']
      const uploadId = query.get('uploadId')
      if (method !== 'PUT' || typeof source !== 'string' || !uploadId) return null
      const object = await store.getObject(bucket, decodeURIComponent(source).slice(bucket.length + 1))
      if (!object) return { status: 404, xml: '<Error><Code>NoSuchKey</Code></Error>' }
      const { md5 } = await store.putPart(bucket, uploadId, query.get('partNumber') ?? '', object.content)
      return { status: 200, xml: `<CopyPartResult><ETag>"${md5}"</ETag></CopyPartResult>` }
    },
    async ({ method, bucket, query }: Asked): Promise<Answer | null> => {
      if (method !== 'GET' || !query.has('uploads')) return null
      const found = (await uploadsIn(store, bucket)).filter(({ key }) =>
        key.startsWith(query.get('prefix') ?? ''),
      )
      const uploads = found.map(
        ({ id, key }) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>2026-01-01T00:00:00Z</Initiated></Upload>`,
      )
      return {
        status: 200,
        xml: `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`,
      }
    },
    async ({ method, bucket, query }: Asked): Promise<Answer | null> => {
      if (method !== 'DELETE' || !query.has('uploadId')) return null
      await rm(join(uploadsFolder(store, bucket), query.get('uploadId') ?? ''), {
        recursive: true,
        force: true,
      })
      return { status: 204 }
    },
    async ({ method, bucket, key, request }: Asked): Promise<Answer | null> => {
      if (method !== 'PUT' || request.headers['if-none-match'] !== '*') return null
      if (claimed.has(key) || existsSync(store.getResourcePath(bucket, key, 'object')))
        return { status: 412, xml: '<Error><Code>PreconditionFailed</Code></Error>' }
      claimed.add(key)
      return null
    },
  ]

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer')
    const [, bucket = '', ...key] = decodeURIComponent(pathname).split('/')
    const asked = { method: request.method ?? '', bucket, key: key.join('/'), query: searchParams, request }
    for (const offer of [(of: Asked) => pageOf(store, of), ...(offersAll ? offers : [])]) {
      const answer = await offer(asked)
      if (!answer) continue
      response.writeHead(answer.status, { 'content-type': 'application/xml' }).end(answer.xml ?? '')
      return true
    }
    return false
  }
}
