import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from './database/test-database.ts'
import { createLog } from './log.ts'

const database = givenDatabase()

test('a fault of the database is logged without the row it is about', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const inserting = sql`insert into users (email, given_name) values ('anna@x.example', 'Anna')`
  const error = await inserting.execute(database.current.db).catch((fault: unknown) => fault)
  expect(error).toMatchObject({ detail: expect.stringContaining('anna@x.example') })
  log.error({ err: error }, 'a call failed')
  expect(lines.join()).toContain('violates not-null constraint')
  expect(lines.join()).not.toContain('anna@x.example')
})
