import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Bounds } from './s3-bounds.ts'
import { s3Fault } from './s3-errors.ts'
import { FileMissing, type Span, StorageDown } from './storage.ts'
import type { S3Settings } from './storage-settings.ts'

export type Listed = { name: string; bytes: number; modified: Date }

/** Long downloads each hold a connection. */
const connections = 1_000

/** The objects of a bucket below our prefix; every request ends within its bound. */
export function openBucket(settings: S3Settings, bounds: S3Bounds) {
  const { bucket, prefix } = settings
  const agent = { maxSockets: connections }
  const client = new S3Client({
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint, forcePathStyle: true }),
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would open a connection for every part.
    expectContinueHeader: false,
    maxAttempts: bounds.attempts,
    requestHandler: {
      connectionTimeout: bounds.connect,
      requestTimeout: bounds.answer,
      throwOnRequestTimeout: true,
      // Whoever downloads slowly lets the connection rest: reading watches over its silence itself.
      socketTimeout: 0,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name })

  async function bounded<Answer>(
    ask: (limit: { abortSignal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), bounds.whole)
    try {
      return await ask({ abortSignal: limit.signal })
    } catch (error) {
      throw s3Fault(error)
    } finally {
      clearTimeout(timer)
    }
  }

  const get = (name: string, { from, to }: Span) =>
    bounded(async (limit) => {
      const Range = `bytes=${from}-${to - 1}`
      const { Body, ContentRange } = await client.send(new GetObjectCommand({ ...at(name), Range }), limit)
      if (!(Body instanceof Readable)) throw new StorageDown('The bucket answered without a body')
      const [, begin, there] = /^bytes (\d+)-\d+\/(\d+)$/.exec(ContentRange ?? '') ?? []
      if (Number(begin) === from && Number(there) >= to) return Body
      Body.destroy()
      if (Number(begin) !== from) throw new StorageDown('The bucket does not give spans of a file')
      throw new FileMissing(`The file in the bucket has ${there} bytes, not ${to}`)
    })

  return {
    client,
    bounded,
    at,
    get,
    place: `${settings.endpoint ?? 's3:/'}/${bucket}/${prefix}`,
    has: (name: string): Promise<boolean> =>
      bounded((limit) => client.send(new HeadObjectCommand(at(name)), limit)).then(
        () => true,
        (error) => {
          if (error instanceof FileMissing) return false
          throw error
        },
      ),
    bytes: (name: string): Promise<Buffer> =>
      bounded(async (limit) => {
        const { Body } = await client.send(new GetObjectCommand(at(name)), limit)
        return Body ? Buffer.from(await Body.transformToByteArray()) : Buffer.alloc(0)
      }),
    put: (name: string, body: Buffer): Promise<unknown> =>
      bounded((limit) => client.send(new PutObjectCommand({ ...at(name), Body: body }), limit)),
    /** Refused where there is one already, by servers that know how to. */
    putNew: (name: string, body: Buffer): Promise<unknown> =>
      bounded((limit) =>
        client.send(new PutObjectCommand({ ...at(name), Body: body, IfNoneMatch: '*' }), limit),
      ),
    copy: (from: string, to: string): Promise<unknown> =>
      bounded((limit) =>
        client.send(new CopyObjectCommand({ ...at(to), CopySource: `${bucket}/${prefix}${from}` }), limit),
      ),
    delete: (name: string): Promise<unknown> =>
      bounded((limit) => client.send(new DeleteObjectCommand(at(name)), limit)),
    async *list(below: string): AsyncGenerator<Listed> {
      let ContinuationToken: string | undefined
      do {
        const asked = { Bucket: bucket, Prefix: prefix + below, MaxKeys: bounds.page }
        const page = await bounded((limit) =>
          client.send(
            new ListObjectsV2Command(ContinuationToken ? { ...asked, ContinuationToken } : asked),
            limit,
          ),
        )
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          if (Key && LastModified)
            yield { name: Key.slice(prefix.length), bytes: Size ?? 0, modified: LastModified }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken)
    },
    close: () => client.destroy(),
  }
}

export type Bucket = ReturnType<typeof openBucket>
