import { sql } from 'kysely'
import { addSession, findSession } from '../server/src/accounts/sessions.queries.ts'
import { hashToken } from '../server/src/accounts/tokens.ts'
import type { Db } from '../server/src/database/schema.ts'
import type { Session } from '../server/src/rpc/session.ts'

/** Users for each organization. */
const perOrganization = 5

/** Adds external users and their organizations, so that there are so many afterwards. */
export async function growPeople(db: Db, from: number, to: number): Promise<void> {
  const organizations = [from, to].map((users) => Math.ceil(users / perOrganization))
  await sql`
    insert into organizations (name, name_sort, name_key, type, contact, created, updated)
    select 'Firma ' || n, 'firma ' || lpad(n::text, 12, '0'), 'firma' || n, 'CONTRACTOR', '{}', now(), now()
    from generate_series(${organizations[0]}::int + 1, ${organizations[1]}::int) n`.execute(db)
  await sql`
    insert into users (email, given_name, sur_name, roles, organization_id, state, created, updated)
    select 'person.' || n || '@firma.example', 'Vorname ' || n, 'Nachname ' || n,
      array[case when n % ${perOrganization}::int = 0 then 'ORGANIZATION_ADMIN' else 'ORGANIZATION_USER' end],
      (select id from organizations where name_key = 'firma' || ((n - 1) / ${perOrganization}::int + 1)), 'ACTIVE', now(), now()
    from generate_series(${from}::int + 1, ${to}::int) n`.execute(db)
  await sql`analyze users`.execute(db)
  await sql`analyze organizations`.execute(db)
}

/** A system administrator who is logged in. */
export const givenAdmin = (db: Db): Promise<Session> =>
  givenSession(db, 'admin@bench.example', 'SYSTEM_ADMIN')

/** Somebody who is logged in; with a role of the authority she is new. */
export async function givenSession(
  db: Db,
  email: string,
  role?: 'SYSTEM_ADMIN' | 'SYSTEM_USER',
): Promise<Session> {
  const now = new Date()
  if (role)
    await sql`
      insert into users (email, given_name, sur_name, roles, state, two_factor_enabled, created, updated)
      values (${email}, 'Ada', 'Amt', array[${role}], 'ACTIVE', false, now(), now())`.execute(db)
  const limits = { idle: 3_600_000, absolute: 43_200_000 }
  const token = await addSession(db, email, true, now, limits)
  const session = await findSession(db, hashToken(token), now)
  if (!session) throw new Error('the session was just made')
  return session
}
