import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listInformationRooms } from '../rooms/information-rooms.queries.ts'
import { up } from './migrations/0017-rooms.ts'
import { givenDatabase } from './test-database.ts'

const database = givenDatabase()

const landed = [
  { name: 'Pläne', description: 'Alle Pläne' },
  { name: 'Formulare', description: '' },
]

test('rooms that a tender named before have rows and ids of their own, in the same order', async () => {
  const { db } = database.current
  for (const table of ['documents', 'document_downloads', 'uploads', 'file_storage', 'stored_files', 'rooms'])
    await sql`drop table ${sql.table(table)} cascade`.execute(db)
  await sql`alter table tenders add column information_rooms jsonb not null default '[]'`.execute(db)
  await sql`
    insert into tenders
      (id, template_id, template_version, type, name, name_sort, description, panels, information_rooms, created, updated)
    values
      (1, 'EU-19', 1, 0, 'Fähre', 'fahre', '', '[]', ${JSON.stringify(landed)}::jsonb, now(), now()),
      (2, 'EU-19', 1, 0, 'Damm', 'damm', '', '[]', '[]', now(), now())`.execute(db)
  await up(db as never)
  const rooms = await listInformationRooms(db, 1)
  expect(rooms.map(({ name, description }) => ({ name, description }))).toEqual(landed)
  for (const { id } of rooms) expect(id).toBeGreaterThanOrEqual(2 ** 32)
  for (const { id } of rooms) expect(id).toBeLessThan(2 ** 52)
  expect(await listInformationRooms(db, 2)).toEqual([])
})
