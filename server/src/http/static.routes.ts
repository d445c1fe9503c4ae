import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendFault } from './errors.ts'
import { type PageHead, withHead } from './head-tags.ts'

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

  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? forever : 'no-cache')
    },
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
