import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendFault } from './errors.ts'

const forever = 'public, max-age=31536000, immutable'

/** The web application: hashed files for ever, its one page never from a cache; every other path is a screen of it. */
export async function serveWebApplication(app: FastifyInstance, directory: string): Promise<void> {
  const page = await readFile(join(directory, 'index.html'))

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

  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?')
    const isScreen = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|assets|sdk|ogc)\//.test(path)
    if (!isScreen) return sendFault(request, reply, 404)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
