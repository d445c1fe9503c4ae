import { mostCounted, type TenderFilter } from '@allmende/domain/tenders/tenders.contract.ts'
import type { ListedRow, Viewer } from '@allmende/domain/tenders/tenders.views.ts'
import { sql, type SqlBool } from 'kysely'
import { pageOf } from '../database/pages.ts'
import type { Db } from '../database/schema.ts'
import { listStatuses } from './listed-statuses.ts'
import { orderOf } from './tender-order.ts'
import {
  type Asking,
  deadlineFor,
  inside,
  linkedTo,
  listed,
  ownOffer,
  ownTags,
  stageFor,
} from './tender-visibility.ts'
import { rowColumns } from './tenders.queries.ts'

/** With `propertyId` those that the parcel is linked to, archived or not. */
export type TenderQuery = Exclude<TenderFilter, string> & { asking: Asking; propertyId?: number }

/** How many a list shows at once when nobody says otherwise. */
const pageSize = 1000
const step = 250

/** Texts take up to three bytes a sign, all the rest of a row less than a thousand. */
const atMostBytes = ({ row }: FoundTender): number =>
  1000 + 3 * (row.name.length + row.description.length + (row.organizationName?.length ?? 0))

type FoundTender = { viewer: Viewer; row: Omit<ListedRow, 'newMessages' | 'status'>; now: Date }

/** A row, and from where whoever asks looks at it. */
export type ListedTender = { viewer: Viewer; row: ListedRow; now: Date }

export async function listTenders(db: Db, query: TenderQuery): Promise<ListedTender[]> {
  const found = await pageOf(
    (offset, limit) => tendersFrom(db, query, offset, limit),
    { offset: query.offset, limit: query.limit ?? pageSize },
    step,
    atMostBytes,
  )
  const newIn = await query.asking.newIn(found.map(({ row }) => row.id))
  const statusIn = await listStatuses(db, found, query.asking.now)
  return found.map(({ row, ...one }) => ({
    ...one,
    row: { ...row, newMessages: newIn.get(row.id) ?? 0, status: statusIn(row.id) },
  }))
}

/** Nobody reads more of a description in a list. */
const shortened = sql<string>`left(tenders.description, 500)`.as('description')

async function tendersFrom(
  db: Db,
  query: TenderQuery,
  offset: number,
  limit: number,
): Promise<FoundTender[]> {
  const { asking, tab, sort } = query
  const rows = await matching(db, query)
    .leftJoin('organizations', 'organizations.id', 'tenders.organizationId')
    .select(rowColumns.filter((column) => column !== 'tenders.description'))
    .select(shortened)
    .select([
      'tenders.deadline',
      deadlineFor(asking).as('outsideDeadline'),
      stageFor(asking).as('outsideStage'),
      inside(asking.scope).as('isInside'),
      ownTags(asking).as('tags'),
      ownOffer(asking).as('offerId'),
    ])
    .orderBy(orderOf(asking, tab, sort))
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ isInside, outsideStage: stage, outsideDeadline: deadline, ...row }) => ({
    viewer: isInside ? 'team' : 'outsider',
    row: { ...row, outside: { stage, deadline } },
    now: asking.now,
  }))
}

/** Counts no further than anybody leafs, so that it costs no more however many there are. */
export async function countTenders(db: Db, query: TenderQuery): Promise<number> {
  const found = matching(db, query)
    .select('tenders.id')
    .limit(mostCounted + 1)
  const { count } = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const matching = (db: Db, { asking, tab, types = [], search = '', propertyId }: TenderQuery) =>
  db
    .selectFrom('tenders')
    .where(propertyId === undefined ? listed(asking, tab) : linkedTo(asking, propertyId))
    .$if(types.length > 0, (query) => query.where('tenders.type', 'in', types))
    .$if(search !== '', (query) => query.where(sql<SqlBool>`tenders.words @@ tender_query(${search}::text)`))
