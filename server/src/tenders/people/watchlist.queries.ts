import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sql } from 'kysely'
import { greetedName } from '../../accounts/greeted-name.ts'
import type { Db } from '../../database/schema.ts'

type Tag = TeamTender['tags'][number]

/** Somebody's mark on a tender. */
export type Mark = { tenderId: number; userEmail: string; tag: Tag }

export async function listTags(db: Db, tenderId: number, userEmail: string): Promise<Tag[]> {
  const rows = await db
    .selectFrom('tenderTags')
    .select('tag')
    .where('tenderId', '=', tenderId)
    .where('userEmail', '=', userEmail)
    .execute()
  return rows.map(({ tag }) => tag)
}

/** One that is there keeps its day. */
export async function addMark(db: Db, mark: Mark, now: Date): Promise<void> {
  await db
    .insertInto('tenderTags')
    .values({ ...mark, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeMark(db: Db, { tenderId, userEmail, tag }: Mark): Promise<void> {
  await db
    .deleteFrom('tenderTags')
    .where('tenderId', '=', tenderId)
    .where('userEmail', '=', userEmail)
    .where('tag', '=', tag)
    .execute()
}

/** Somebody a mail can be written to. */
export type Addressee = { email: string; name: string }

/** Who has marked the tender and can still log in, as bidders only can: those a change of it is mailed to. */
export function listWatchers(db: Db, tenderId: number): Promise<Addressee[]> {
  return db
    .selectFrom('tenderTags')
    .innerJoin('users', 'users.email', 'tenderTags.userEmail')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(['users.email', greetedName.as('name')])
    .where('tenderTags.tenderId', '=', tenderId)
    .where('tenderTags.tag', '=', 'merkliste')
    .where('users.state', '=', 'ACTIVE')
    .where('organizations.type', '=', 'CONTRACTOR')
    .orderBy(sql`users.email collate "C"`)
    .execute()
}
