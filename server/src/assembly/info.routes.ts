import { idleWarning } from '@allmende/domain/accounts/accounts.rules.ts'
import type { FileLimits } from '@allmende/domain/files/limits.ts'
import type { FastifyInstance } from 'fastify'

/** `portal`: whether notices can be published from here; `files`: what files may have, in bytes. */
export type Info = {
  version: string
  demo: boolean
  portal: boolean
  idleLimitMs: number
  files: FileLimits
}

/** What a browser has to know before it speaks: among it the server's clock, which is the one that counts. */
export function serveInfo(app: FastifyInstance, info: Info): void {
  const warnBeforeMs = Math.min(idleWarning, info.idleLimitMs / 2)
  app.get('/api/v1/info', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ...info, warnBeforeMs, now: new Date().toISOString() }),
  )
}
