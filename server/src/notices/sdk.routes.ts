import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sdkVersions } from './catalogues.ts'
import { type SdkAnswer, type SdkQuestion, sdkAnswers } from './sdk-answers.ts'
import { bestEncoding, type Encoding } from '../http/accepted-encodings.ts'
import { sendFault } from '../http/errors.ts'

/** What a client gets is kept as it is sent, so that asking for it again costs nothing. */
type Packed = { body: Buffer; etag: string }
type Kept = Map<string, Promise<Packed>>

/** Facts change with a release only; after that an answer may be an hour old, and a day while it is asked for anew. */
const cacheable = 'public, max-age=3600, stale-while-revalidate=86400'
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** The facts of the notice standard, for our forms and for any client that knows this interface. */
export function serveSdk(app: FastifyInstance, appVersion: string): void {
  app.get('/sdk/info', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ appVersion, sdkVersions }),
  )
  // Only answers that exist are kept: no more than the catalogue holds, some tens of megabytes if all are asked for.
  const kept: Kept = new Map()
  for (const [path, answer] of Object.entries(sdkAnswers))
    app.get(`/sdk/:version${path}`, (request, reply) => serve(kept, answer, request, reply))
}

async function serve(kept: Kept, answer: SdkAnswer, request: FastifyRequest, reply: FastifyReply) {
  const question = request.params as SdkQuestion
  const encoding = bestEncoding(request.headers['accept-encoding'])
  const key = [encoding, request.routeOptions.url, ...Object.values(question)].join(' ')
  const known = kept.get(key) ?? pack(answer(question), encoding)
  if (!known) return sendFault(request, reply, 404)
  kept.set(key, known)

  const { body, etag } = await known
  reply.headers({ 'cache-control': cacheable, etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (encoding === 'identity') return reply.send(body)
  return reply.header('content-encoding', encoding).send(body)
}

function pack(answer: object | undefined, encoding: Encoding): Promise<Packed> | undefined {
  if (!answer) return undefined
  const json = Buffer.from(JSON.stringify(answer))
  const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  return packed(json, encoding).then((body) => ({ body, etag }))
}

async function packed(json: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return json
  return encoding === 'br' ? promisify(brotliCompress)(json, quality) : promisify(gzip)(json)
}
