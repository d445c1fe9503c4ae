import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../database/schema.ts'
import { givenDatabase } from '../../database/test-database.ts'
import { type Header, newFileKey } from './envelope.ts'
import { newHeader, wrappingIdOf } from './header.ts'
import { addNamedKey, listNamedKeys } from './key-register.queries.ts'
import { rotateKeys, type SealedSecrets, type WrappedFiles } from './rotation.ts'
import { keysNamed } from './test-keys.ts'

const database = givenDatabase()
const db = () => database.current.db
const [old, both, fresh] = [keysNamed('old'), keysNamed('old', 'new'), keysNamed('new')]

/** A table of files and one of secrets, as an area would have them. */
const files: WrappedFiles = {
  listWrappedWith: async (tx, keyIdNot, limit) => {
    const { rows } = await sql<{ id: string; header: Header }>`
      select id, header from wrapped where key_id <> ${keyIdNot} limit ${limit} for update`.execute(tx)
    return rows
  },
  setHeader: async (tx, id, header) => {
    await sql`
      update wrapped set header = ${JSON.stringify(header)}::jsonb, key_id = ${wrappingIdOf(header)}
      where id = ${id}`.execute(tx)
  },
}
const secrets: SealedSecrets = {
  listSealedOtherwise: async (tx, prefix, limit) => {
    const { rows } = await sql<{ id: string; sealed: Buffer }>`
      select id, sealed from secrets where substring(sealed for ${prefix.length}) <> ${prefix}
      limit ${limit} for update`.execute(tx)
    return rows.map((row) => ({ ...row, purpose: `of ${row.id}` }))
  },
  setSealed: async (tx, id, sealed) => {
    await sql`update secrets set sealed = ${sealed} where id = ${id}`.execute(tx)
  },
}
const things = { files: [files], secrets: [secrets] }
const fileKeys = new Map<string, Buffer>()

async function addFile(header: (id: string, key: Buffer) => Header): Promise<string> {
  const [id, key] = [randomUUID(), newFileKey()]
  const made = header(id, key)
  fileKeys.set(id, key)
  await sql`insert into wrapped values (${id}, ${JSON.stringify(made)}::jsonb, ${wrappingIdOf(made)})`.execute(
    db(),
  )
  return id
}
const headers = async () =>
  (await sql<{ id: string; header: Header }>`select * from wrapped`.execute(db())).rows
const countOld = async () => (await headers()).filter(({ header }) => wrappingIdOf(header) === 'old').length
const named = async () => (await listNamedKeys(db())).map(({ id }) => id)

beforeAll(async () => {
  await sql`create table wrapped (id uuid primary key, header jsonb, key_id text references master_keys)`.execute(
    db(),
  )
  await sql`create table secrets (id text primary key, sealed bytea)`.execute(db())
})
beforeEach(async () => {
  fileKeys.clear()
  for (const table of ['wrapped', 'secrets', 'master_keys'])
    await sql`delete from ${sql.table(table)}`.execute(db())
  for (const id of both.ids) await addNamedKey(db(), { id, checkValue: both.checkOf(id) }, new Date(0))
  for (let count = 0; count < 23; count++) await addFile((id, key) => newHeader(old, id, key))
  for (const id of ['anna', 'emil'])
    await sql`insert into secrets values (${id}, ${old.seal(`of ${id}`, Buffer.from(id))})`.execute(db())
})

test('everything lies under the new key, the old one is released, and its line may go', async () => {
  await addFile((id, key) => newHeader(both, id, key))
  expect(await rotateKeys(db(), both, things, 10)).toEqual({
    files: 23,
    secrets: 2,
    broken: [],
    released: ['old'],
  })
  expect(await named()).toEqual(['new'])
  for (const { id, header } of await headers()) expect(fresh.unwrap(id, header)).toEqual(fileKeys.get(id))
  const { rows } = await sql<{ id: string; sealed: Buffer }>`select * from secrets`.execute(db())
  for (const { id, sealed } of rows) expect(fresh.open(`of ${id}`, sealed).toString()).toBe(id)
  expect(await rotateKeys(db(), both, things)).toEqual({ files: 0, secrets: 0, broken: [], released: [] })
})

test('killed in the middle, it goes on where it was, and until its end the old key stays', async () => {
  let left = 14
  const dying: WrappedFiles = {
    ...files,
    setHeader: async (tx: Db, id, header) => {
      if (left-- === 0) throw new Error('killed')
      await files.setHeader(tx, id, header)
    },
  }
  await expect(rotateKeys(db(), both, { ...things, files: [dying] }, 10)).rejects.toThrow('killed')
  // The batch it died in is undone as a whole.
  expect(await countOld()).toBe(13)
  expect(await named()).toEqual(['new', 'old'])
  for (const { id, header } of await headers()) expect(both.unwrap(id, header)).toEqual(fileKeys.get(id))
  expect(await rotateKeys(db(), both, things, 10)).toMatchObject({ files: 13, secrets: 2, released: ['old'] })
  expect(await countOld()).toBe(0)
})

test('what is broken is left and named, holds up nothing else, and keeps its key', async () => {
  const spoilt = await addFile((_id, key) => newHeader(old, randomUUID(), key))
  await sql`update secrets set sealed = ${old.seal('of emil', Buffer.from('x'))} where id = 'anna'`.execute(
    db(),
  )
  const report = await rotateKeys(db(), both, things, 5)
  expect(report).toMatchObject({ files: 23, secrets: 1, released: [] })
  expect(report.broken).toEqual([`The key of file ${spoilt} is broken.`, expect.stringContaining('of anna')])
  expect(await named()).toEqual(['new', 'old'])
})

test('wraps of other kinds come through', async () => {
  const other = { kind: 'recipient', of: 'later' }
  const id = await addFile((file, key) => ({ format: 1, wraps: [other, old.wrap(file, key)] }))
  await rotateKeys(db(), both, things)
  const header = (await headers()).find((row) => row.id === id)?.header
  expect(header?.wraps).toContainEqual(other)
})
