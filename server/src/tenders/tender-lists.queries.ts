import type { InsideScope } from '@allmende/domain/tenders/tenders.policy.ts'
import type { ListedRow, Viewer } from '@allmende/domain/tenders/tenders.views.ts'
import type { TenderFilter } from '@allmende/domain/tenders/tenders.contract.ts'
import { sql, type SqlBool } from 'kysely'
import { pageOf } from '../database/pages.ts'
import type { Db } from '../database/schema.ts'
import { containing, wordsIn } from '../database/words.ts'
import { rowColumns } from './tenders.queries.ts'

/** `now`: the moment that decides what is public. */
export type TenderQuery = Exclude<TenderFilter, string> & { scope: InsideScope; now: Date }
type Tab = NonNullable<TenderQuery['tab']>
type Sort = NonNullable<TenderQuery['sort']>

/** How many a list shows at once when nobody says otherwise. */
const pageSize = 1000

/** Which tenders stand under which tab. Those of bidders fill once bidders can take part. */
const tabs: Record<Tab, ReturnType<typeof sql<SqlBool>>> = {
  entwurf: sql`tenders.stage is null and tenders.archived is null`,
  öffentlich: sql`tenders.stage is not null and tenders.archived is null`,
  archiv: sql`tenders.archived is not null`,
  merkliste: sql`false`,
  einladung: sql`false`,
  teilnahme: sql`false`,
  bewerbung: sql`false`,
}
/** Without a tab everything but the archive. */
const unarchived = sql<SqlBool>`tenders.archived is null`

const sortedBy: Record<string, ReturnType<typeof sql>> = {
  name: sql`tenders.name_sort collate "C"`,
  organization: sql`organizations.name_sort collate "C"`,
  deadline: sql`coalesce(tenders.application_deadline, tenders.offer_deadline, tenders.final_deadline)`,
  stage: sql`tenders.stage`,
  published: sql`tenders.published`,
  archived: sql`tenders.archived`,
  created: sql`tenders.created`,
}

/** A row, and from where whoever asks looks at it. */
export type ListedTender = { viewer: Viewer; row: ListedRow; now: Date }

export const listTenders = (db: Db, query: TenderQuery): Promise<ListedTender[]> =>
  pageOf((offset, limit) => tendersFrom(db, query, offset, limit), {
    offset: query.offset,
    limit: query.limit ?? pageSize,
  })

/** Nobody reads more of a description in a list. */
const shortened = sql<string>`left(tenders.description, 500)`.as('description')

async function tendersFrom(
  db: Db,
  query: TenderQuery,
  offset: number,
  limit: number,
): Promise<ListedTender[]> {
  const { tab } = query
  const sort: Sort = query.sort ?? (tab === 'archiv' ? 'archived:desc' : 'published:desc')
  const [key = '', direction] = sort.split(':')
  const order = sql`${sortedBy[key]} ${sql.raw(direction === 'asc' ? 'asc' : 'desc')} nulls last`
  const rows = await matching(db, query)
    .select(rowColumns.filter((column) => column !== 'tenders.description'))
    .select(shortened)
    .select('tenders.deadline')
    .select(inside(query.scope).as('isInside'))
    .orderBy(order)
    .orderBy('tenders.created', 'desc')
    .orderBy('tenders.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ isInside, ...row }) => ({
    viewer: isInside ? 'team' : 'outsider',
    row: { ...row, tags: [], offerId: null, newMessages: 0 },
    now: query.now,
  }))
}

export async function countTenders(db: Db, query: TenderQuery): Promise<number> {
  const { count } = await matching(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function matching(db: Db, { scope, now, tab, types = [], search }: TenderQuery) {
  const words = wordsIn(search)
  return db
    .selectFrom('tenders')
    .leftJoin('organizations', 'organizations.id', 'tenders.organizationId')
    .where(tab ? tabs[tab] : unarchived)
    .where((eb) => eb.or([inside(scope), isPublicAt(now)]))
    .$if(types.length > 0, (query) => query.where('tenders.type', 'in', types))
    .$if(words.length > 0, (query) =>
      query.where((eb) =>
        eb.and(
          words.map((word) =>
            eb(sql<string>`lower(tenders.name || ' ' || tenders.description)`, 'like', containing(word)),
          ),
        ),
      ),
    )
}

/** `isPublic` in SQL; a test compares them. */
const isPublicAt = (now: Date) => sql<SqlBool>`tenders.public_from <= ${now}`

function inside(scope: InsideScope) {
  if (scope === 'all') return sql<SqlBool>`true`
  if (scope === 'none') return sql<SqlBool>`false`
  return sql<SqlBool>`exists (
    select from tender_team where tender_id = tenders.id and user_email = ${scope.memberEmail})`
}
