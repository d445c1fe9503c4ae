import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from './accepted-encodings.ts'
import { sendFault } from './errors.ts'
import { type PageHead, withHead } from './head-tags.ts'
import { SharedBytes } from './shared-bytes.ts'
import { listWebFiles, type WebFile } from './web-files.ts'

const forever = 'public, max-age=31536000, immutable'

/** What the page at a path says of itself; null where it says nothing of its own. */
export type HeadOf = (path: string) => Promise<PageHead | null>

/** The web application: hashed files for ever, its one page never from a cache; every other path is a screen of it. */
export async function serveWebApplication(
  app: FastifyInstance,
  directory: string,
  headOf: HeadOf = async () => null,
): Promise<void> {
  const page = await readFile(join(directory, 'index.html'))
  const text = page.toString('utf8')

  const files = await listWebFiles(directory)
  const bytes = new SharedBytes()
  // Nobody leaves the directory: what has no route of its own is not there.
  for (const [path, file] of files)
    app.route({
      method: ['HEAD', 'GET'],
      url: path,
      handler: (request, reply) => sendFile({ path, file, files, bytes }, request, reply),
    })

  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    const isScreen = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|assets|sdk|ogc)\//.test(path)
    if (!isScreen) return sendFault(request, reply, 404)
    const head = await headOf(path)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(head ? withHead(text, head) : page)
  })
}

/** What is packed already lies beside a file. */
const endings = { br: '.br', gzip: '.gz', identity: '' } as const

type Asked = { path: string; file: WebFile; files: ReadonlyMap<string, WebFile>; bytes: SharedBytes }

async function sendFile({ path, file, files, bytes }: Asked, request: FastifyRequest, reply: FastifyReply) {
  const accepted = acceptedEncodings(request.headers['accept-encoding'])
  const encoding = accepted.find((one) => files.has(path + endings[one])) ?? 'identity'
  const sent = files.get(path + endings[encoding]) ?? file
  const isKnown = isKnownTo(request, sent)
  const isWanted = !isKnown && request.method === 'GET'
  const body = isWanted ? await bytes.of(sent.place).catch(nullWhereGone) : undefined
  if (body === null) return reply.callNotFound()

  reply.headers({
    'cache-control': path.startsWith('/assets/') ? forever : 'no-cache',
    etag: sent.etag,
    'last-modified': sent.modified,
    vary: 'accept-encoding',
  })
  if (isKnown) return reply.code(304).send()
  reply.type(file.type)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return body ? reply.send(body) : reply.header('content-length', sent.size).send()
}

/** What a client says of the time counts only where it names no version (RFC 9110, 13.2.2). */
function isKnownTo({ headers }: FastifyRequest, { etag, modified }: WebFile): boolean {
  const named = headers['if-none-match']
  if (named !== undefined) return named === '*' || named.includes(etag)
  return Date.parse(modified) <= Date.parse(headers['if-modified-since'] ?? '')
}

/** A build may have replaced it since the server began. */
function nullWhereGone(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}
