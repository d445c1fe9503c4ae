import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

/** `/healthz`: methods answer. `/readyz`: and the database answers right now. */
export function serveHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  const isReady = askedOnce(() =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (await isReady()) return { status: 'ready' }
    return reply.code(503).send({ status: 'database unavailable' })
  })
}

/** However many want to know at the same time, the question is asked once. */
function askedOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asking: Promise<Answer> | null = null
  return () => {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
}
