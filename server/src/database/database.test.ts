import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { appendAuditEntries } from '../audit/audit.queries.ts'
import { migrate } from './database.ts'
import { migrations } from './migrations/migrations.ts'
import { givenDatabase } from './test-database.ts'

const database = givenDatabase()

test('migrating again changes nothing', async () => {
  const { db } = database.current
  await migrate(db)
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  expect(applied.rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
})

test('numbers, dates and bytes arrive as the types our code expects, on both engines', async () => {
  const result = await sql`
    select 9007199254740991::bigint as big, 1.50::numeric as money, date '2026-12-31' as day,
           timestamptz '2026-12-31 10:00:00.123+01' as moment, '\\x00ff'::bytea as bytes,
           array['a', 'b'] as list, '{"kept_Key": 1}'::jsonb as json`.execute(database.current.db)
  expect(result.rows[0]).toEqual({
    big: 9_007_199_254_740_991,
    money: '1.50',
    day: '2026-12-31',
    moment: new Date('2026-12-31T09:00:00.123Z'),
    bytes: Buffer.from([0, 255]),
    list: ['a', 'b'],
    json: { kept_Key: 1 },
  })
})

test('the log cannot be changed, shortened or extended out of order', async () => {
  const { db } = database.current
  const now = new Date('2026-11-15T10:00:00Z')
  for (const userName of ['a', 'b']) {
    await db
      .transaction()
      .execute((tx) => appendAuditEntries(tx, [{ userName, event: { type: 'LOGIN' } }], now))
  }
  const [first, second] = await db.selectFrom('auditEntries').selectAll().orderBy('id').execute()
  expect(second?.previousHash).toEqual(first?.hash)

  await expect(db.updateTable('auditEntries').set({ userName: 'c' }).execute()).rejects.toThrow(
    'never changed',
  )
  await expect(db.deleteFrom('auditEntries').execute()).rejects.toThrow('never changed')
  await expect(sql`truncate audit_entries`.execute(db)).rejects.toThrow('never changed')
  const forged = { ...(second as NonNullable<typeof second>), id: 3 }
  await expect(db.insertInto('auditEntries').values(forged).execute()).rejects.toThrow(
    'does not continue the chain',
  )
})
