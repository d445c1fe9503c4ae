import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { chainedHash } from '../audit/audit.queries.ts'
import { verifyChain } from '../audit/chain.ts'
import { migrate } from './database.ts'
import { migrations } from './migrations/migrations.ts'
import { givenDatabase } from './test-database.ts'

const database = givenDatabase()

test('entries from before get random ids, and their chain stays whole and final', async () => {
  const { db } = database.current
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo('0036-template-sdk-version')
  if (error) throw error
  let previous: Buffer = Buffer.alloc(32)
  const created = '2026-01-01T00:00:00.000Z'
  for (let id = 1; id <= 50; id++) {
    const head = { id, created, userName: 'a@b.example', type: 'LOGIN' }
    const content = JSON.stringify({ ...head, projectId: null, offerId: null, roomId: null, data: {} })
    const hash = chainedHash(previous, content)
    await sql`
      insert into audit_entries (id, created, user_name, type, content, previous_hash, hash)
      values (${id}, ${created}, 'a@b.example', 'LOGIN', ${content}, ${previous}, ${hash})`.execute(db)
    previous = hash
  }
  await migrate(db)
  const rows = await db.selectFrom('auditEntries').select(['id', 'publicId']).orderBy('id').execute()
  const ids = rows.map(({ publicId }) => publicId)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toSatisfy((one: number) => one >= 2 ** 32 && one < 2 ** 52)
  expect(ids.toSorted((one, other) => one - other)).not.toEqual(ids)
  expect(ids.some((id) => id > 2 ** 50)).toBe(true)
  expect(await verifyChain(db)).toMatchObject({ whole: true, end: { id: 50 } })
  await expect(sql`update audit_entries set public_id = 1`.execute(db)).rejects.toThrow('never changed')
}, 120_000)
