import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from './storage-settings.ts'
import { offersMore } from './test-s3-offers.ts'
import { keepsWhole, type PeerStore } from './test-s3-store.ts'

const bucket = 'allmende'

/** Takes a request over, by saying true. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean

export type S3Peer = {
  /** The bucket, at a place of its own. */
  settings: () => S3Settings
  store: PeerStore
  intercept: Intercept | null
  die: () => void
  revive: () => Promise<void>
  close: () => Promise<void>
}

/**
 * An S3 server on a port of its own. By itself it neither copies parts nor lists or aborts uploads, like some small
 * servers; with `offersAll` it does, and refuses to overwrite where it is asked to.
 */
export async function startS3Peer({ offersAll }: { offersAll: boolean }): Promise<S3Peer> {
  const folder = await mkdtemp(join(tmpdir(), 'allmende-s3-'))
  const s3 = new S3rver({
    directory: join(folder, 'buckets'),
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  await s3.configureBuckets()
  const store = keepsWhole((s3 as unknown as { store: PeerStore }).store, join(folder, 'incoming'))
  const answer = s3.getMiddleware()
  const more = offersMore(store, offersAll)
  let server: Server
  let port = 0

  const listen = async (): Promise<void> => {
    server = createServer((request, response) => {
      if (peer.intercept?.(request, response)) return
      more(request, response).then(
        (isAnswered) => isAnswered || answer(request, response),
        () => response.destroy(),
      )
    })
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
    port = (server.address() as AddressInfo).port
  }
  const die = (): void => {
    server.close()
    server.closeAllConnections()
  }
  const peer: S3Peer = {
    settings: () => ({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      prefix: `${randomUUID()}/`,
    }),
    store,
    intercept: null,
    die,
    revive: listen,
    close: async () => {
      die()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await listen()
  return peer
}
