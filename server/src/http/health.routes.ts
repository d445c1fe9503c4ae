import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { onOwnBehalf } from '../database/behalf.ts'
import type { Db } from '../database/schema.ts'

/** `/healthz`: methods answer. `/readyz`: and the database answers right now, and nothing else is known to be wrong. */
export function serveHealth(app: FastifyInstance, db: Db, knownProblem: () => string | null): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  const isReady = askedOnce(() =>
    // Whoever asks: the platform wants to know.
    onOwnBehalf(() =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    ),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const problem = (await isReady()) ? knownProblem() : 'database unavailable'
    return problem === null ? { status: 'ready' } : reply.code(503).send({ status: problem })
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
