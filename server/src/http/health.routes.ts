import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

/** `/healthz`: methods answer. `/readyz`: and the database answers right now. */
export function serveHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(db)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
