import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { up } from './migrations/0019-tender-search.ts'
import { givenDatabase } from './test-database.ts'

const database = givenDatabase()

test('tenders that were there before are found by their words, and sort by their authority', async () => {
  const { db } = database.current
  await sql`drop trigger organizations_name_changed on organizations`.execute(db)
  for (const name of ['tenders_organization_added', 'tenders_organization_changed'])
    await sql`drop trigger ${sql.ref(name)} on tenders`.execute(db)
  await sql`alter table tenders drop column words, drop column is_archived, drop column organization_sort`.execute(
    db,
  )
  await sql`drop index tenders_by_organization`.execute(db)
  await sql`drop function tender_words, tender_query, tenders_take_organization_name, organizations_pass_name_on`.execute(
    db,
  )
  await sql`create index tenders_by_creation on tenders (created desc, id desc)`.execute(db)
  await sql`
    insert into organizations (id, name, name_sort, name_key, type, contact, created, updated)
    overriding system value values (1, 'Gemeinde Au', 'gemeinde au', 'gemeindeau', 'CLIENT', '{}', now(), now())`.execute(
    db,
  )
  await sql`
    insert into tenders
      (id, template_id, template_version, type, name, name_sort, description, organization_id, archived, panels, created, updated)
    values
      (1, 'EU-19', 1, 0, 'Parkplatzbewirtschaftung', 'parkplatz', '', 1, null, '[]', now(), now()),
      (2, 'EU-19', 1, 0, '', '', '', null, now(), '[]', now(), now())`.execute(db)
  await up(db as never)
  const found = await sql`
    select id, is_archived, organization_sort, words @@ tender_query('Plätze') as is_found
    from tenders order by id`.execute(db)
  expect(found.rows).toEqual([
    { id: 1, isArchived: false, organizationSort: 'gemeinde au', isFound: true },
    { id: 2, isArchived: true, organizationSort: null, isFound: false },
  ])
})
