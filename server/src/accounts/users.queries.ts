import type { UserRow } from '@allmende/domain/accounts/accounts.contract.ts'
import { invitationsCountedFor } from '@allmende/domain/accounts/registrations.rules.ts'
import type { Role } from '@allmende/domain/actor.ts'
import { sql } from 'kysely'
import { type Part, pageOf } from '../database/pages.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import type { Db } from '../database/schema.ts'
import { containing, wordsIn } from '../database/words.ts'

export type UserQuery = { roles: readonly Role[]; organizationId: number | null; search?: string | undefined }

/** How many users a list shows at once when nobody says otherwise. */
const pageSize = 100

export const listUsers = (db: Db, query: UserQuery, part: Part): Promise<UserRow[]> =>
  pageOf((offset, limit) => usersFrom(db, query, offset, limit), {
    offset: part.offset,
    limit: part.limit ?? pageSize,
  })

async function usersFrom(db: Db, query: UserQuery, offset: number, limit: number): Promise<UserRow[]> {
  const rows = await matching(db, query)
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .select([
      'users.email',
      'users.givenName',
      'users.surName',
      'users.roles',
      'users.organizationId',
      'organizations.name as organizationName',
      'users.state',
    ])
    .select(({ and, eb }) =>
      and([
        eb('users.passwordHash', 'is', null),
        eb('users.state', 'is', null),
        eb('users.authenticationBackend', 'is', null),
      ])
        .$castTo<boolean>()
        .as('invited'),
    )
    .orderBy(sql`users.email collate "C"`)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ state, ...row }) => (state === null ? row : { ...row, state }))
}

export async function countMatchingUsers(db: Db, query: UserQuery): Promise<number> {
  const { count } = await matching(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Users with any of the roles, as `accountPolicy.list` allows them to be asked for. */
function matching(db: Db, { roles, organizationId, search }: UserQuery) {
  const words = wordsIn(search)
  return db
    .selectFrom('users')
    .where(sql<boolean>`users.roles && ${roles}::text[]`)
    .$if(organizationId !== null, (query) => query.where('users.organizationId', '=', organizationId))
    .$if(words.length > 0, (query) =>
      query.where((eb) =>
        eb.and(
          words.map((word) =>
            eb(
              sql<string>`lower(users.given_name || ' ' || users.sur_name || ' ' || users.email)`,
              'like',
              containing(word),
            ),
          ),
        ),
      ),
    )
}

/** Who can log in and would have to set a second factor up first, by address. */
const withoutSecondFactor = (db: Db) =>
  db
    .selectFrom('users')
    .where('state', '=', 'ACTIVE')
    .where((eb) => eb.or([eb('twoFactorEnabled', 'is', null), eb('twoFactorEnabled', '=', false)]))

/** How many there are, who the first of them is beside `caller`, and whether she is one of them herself. */
export async function listWithoutSecondFactor(
  db: Db,
  caller: string | null,
  named: number,
): Promise<{ total: number; names: string[]; includesCaller: boolean }> {
  const { total, own } = await withoutSecondFactor(db)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(({ fn, eb }) =>
      fn
        .countAll<number>()
        .filterWhere(eb('email', '=', caller))
        .as('own'),
    )
    .executeTakeFirstOrThrow()
  const others = await withoutSecondFactor(db)
    .select(['givenName', 'surName'])
    .where('email', '<>', caller ?? '')
    .orderBy(sql`email collate "C"`)
    .limit(named)
    .execute()
  const names = others.map(({ givenName, surName }) => `${givenName} ${surName}`.trim())
  return { total, names, includesCaller: own > 0 }
}

/** When the organization's youngest users were invited; those who invite at the same instant wait for each other. */
export async function lockInvitationsOf(db: Db, organizationId: number | null, now: Date): Promise<Date[]> {
  if (organizationId === null) return []
  await oneAtATime(db, `invitations ${organizationId}`)
  const rows = await db
    .selectFrom('users')
    .select('created')
    .where('organizationId', '=', organizationId)
    .where('created', '>', new Date(now.getTime() - invitationsCountedFor))
    .orderBy('created')
    .execute()
  return rows.map(({ created }) => created)
}
