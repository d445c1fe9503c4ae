import { createHash } from 'node:crypto'
import type { AuditData, AuditEventType } from '@allmende/domain/deed/audit-event.ts'
import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { boundedData, largestEntry } from '@allmende/domain/audit/bounded-entries.ts'
import { existing } from '@allmende/domain/verdict.ts'
import { sql } from 'kysely'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'
import type { Recorded } from '../rpc/ledger.ts'
import { sealed, sealedHash } from './sealed-facts.ts'
import { withOpened } from './told-entries.ts'

/** What stands for the entry before the first. */
export const beginning = Buffer.alloc(32)

/** An entry's hash covers its content and, through the hash before it, every earlier entry. */
export const chainedHash = (previousHash: Buffer, content: string): Buffer =>
  createHash('sha256').update(previousHash).update(content).digest()

/** So many entries are written in one statement. */
const entriesAtOnce = 500

/** Appends entries to the hash chain; holds up everyone else's until the transaction ends. */
export async function appendAuditEntries(db: Db, recorded: readonly Recorded[], now: Date): Promise<void> {
  const { rows } = await sql<ChainHead>`select id, hash from lock_chain_head()`.execute(db)
  const [last] = rows
  let head = { id: last?.id ?? 0, hash: last?.hash ?? beginning }
  for (let from = 0; from < recorded.length; from += entriesAtOnce) {
    const links = recorded.slice(from, from + entriesAtOnce).map((one) => (head = linkAfter(head, one, now)))
    await addLinks(db, links, now)
  }
}

type ChainHead = { id: number | null; hash: Buffer | null }
type Link = ReturnType<typeof linkAfter>

/** The entry that follows another one in the chain. */
function linkAfter(previous: { id: number; hash: Buffer }, { userName, event }: Recorded, now: Date) {
  const id = previous.id + 1
  const { type, projectId = null, offerId = null, roomId = null, data = {} } = event
  const head = { id, created: now.toISOString(), userName, type, projectId, offerId, roomId }
  const pieces = sealed(event.sealed ?? [])
  const hashes = pieces.map(({ salt, json }) => sealedHash(salt, json))
  const said = (facts: AuditData) =>
    JSON.stringify({ ...head, data: facts, ...(hashes.length > 0 && { sealed: hashes }) })
  const content = said(boundedData(data, largestEntry - Buffer.byteLength(said({}))))
  const hash = chainedHash(previous.hash, content)
  return { ...head, content, previousHash: previous.hash, hash, pieces }
}

async function addLinks(db: Db, links: readonly Link[], now: Date): Promise<void> {
  const entries = links.map(({ pieces: _beside, ...entry }) => ({
    ...entry,
    publicId: randomId(),
    created: now,
  }))
  await db.insertInto('auditEntries').values(entries).execute()
  const pieces = links.flatMap((link) => link.pieces.map((piece) => ({ entryId: link.id, ...piece })))
  if (pieces.length > 0) await db.insertInto('sealedFacts').values(pieces).execute()
}

/** Which entries are wanted; `to` itself is no longer part of it. */
export type LogQuery = {
  projectId: number | null
  type: AuditEventType | null
  from?: Date | undefined
  to?: Date | undefined
}
/** `before`: the public id of the entry above. */
type LogPart = { before?: number | undefined; limit?: number | undefined }

/** How many entries come at once when nobody says otherwise. */
const pageSize = 100

/** The planner is to walk down the ids, never to sort a year of entries it found by their times. */
const unindexedTime = sql<Date>`created + interval '0'`

/** What one page carries at most, in bytes as they are stored: fewer entries rather than more. */
const mostBytes = 2 * 1024 * 1024

/**
 * Newest first, read by key: the last page costs what the first does. A page may end early, so only an empty one is
 * the end; an entry of more than a whole page comes alone.
 */
export async function listLogEntries(
  db: Db,
  query: LogQuery,
  { before, limit = pageSize }: LogPart,
): Promise<LogEntry[]> {
  const page = matching(db, query)
    .select(['id', 'publicId', 'created', 'userName', 'type', 'projectId', 'offerId', 'roomId', 'content'])
    .$if(before !== undefined, (entries) => entries.where('id', '<', numberOf(db, query, before as number)))
    .orderBy('id', 'desc')
    .limit(limit)
  const rows = await db
    .with('page', () => page)
    .with('sized', (known) =>
      known
        .selectFrom('page')
        .selectAll()
        .select(sql<number>`sum(octet_length(content)) over (order by id desc)`.as('bytes'))
        .select(sql<number>`first_value(id) over (order by id desc)`.as('newest')),
    )
    .selectFrom('sized')
    .selectAll()
    .where((eb) => eb.or([eb('bytes', '<=', mostBytes), eb('id', '=', eb.ref('newest'))]))
    .orderBy('id', 'desc')
    .execute()
  // Below an entry that is not there nothing is found, which must not be taken for the end.
  if (rows.length === 0 && before !== undefined)
    existing(await numberOf(db, query, before).executeTakeFirst())
  return withOpened(db, rows, mostBytes)
}

/** Where an entry of this log stands in the chain. */
const numberOf = (db: Db, { projectId }: Pick<LogQuery, 'projectId'>, publicId: number) =>
  db
    .selectFrom('auditEntries')
    .select('id')
    .where('publicId', '=', publicId)
    .$if(projectId !== null, (entries) => entries.where('projectId', '=', projectId))

/** How many there are, counted no further than `atMost`. */
export async function countLogEntries(db: Db, query: LogQuery, atMost: number): Promise<number> {
  const entries = matching(db, query).select('id').limit(atMost).as('entries')
  const { count } = await db
    .selectFrom(entries)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The log tells nobody how many files lie in a bidder's room, nor that there are any: whoever reads logs is not its
 * bidder. Told is what is about a document that was opened, and what the team does with the opened list; what was never
 * submitted or was withdrawn stays sealed for good. A file that got another name is a change of its room.
 */
export const isNoSealedFile = sql<boolean>`case
  when not (starts_with(audit_entries.type, 'FILE_') or audit_entries.type = 'ROOM_CHANGED') then true
  when not exists (
    select from rooms
    where rooms.id = audit_entries.room_id and rooms.type = 'CONTRACTOR' and rooms.tender_id is not null
      and rooms.stage is distinct from 5) then true
  when exists (select from sealed_facts where sealed_facts.entry_id = audit_entries.id) then exists (
    select from sealed_facts join opened_documents on opened_documents.document_id = sealed_facts.document_id
    where sealed_facts.entry_id = audit_entries.id)
  else exists (
    select from rooms join lot_offers on lot_offers.offer_id = rooms.offer_id
      and lot_offers.lot_id = rooms.lot_id and lot_offers.attempt = rooms.attempt
    where rooms.id = audit_entries.room_id
      and case rooms.stage when 4 then application_opened_at when 7 then offer_opened_at end <= audit_entries.created)
  end`

function matching(db: Db, { projectId, type, from, to }: LogQuery) {
  return db
    .selectFrom('auditEntries')
    .where(isNoSealedFile)
    .$if(projectId !== null, (entries) => entries.where('projectId', '=', projectId))
    .$if(type !== null, (entries) => entries.where('type', '=', type as string))
    .$if(from !== undefined, (entries) => entries.where('id', '>', lastIdSurelyBefore(from as Date)))
    .$if(from !== undefined, (entries) => entries.where(unindexedTime, '>=', from as Date))
    .$if(to !== undefined, (entries) => entries.where('id', '<', firstIdSurelyAfter(to as Date)))
    .$if(to !== undefined, (entries) => entries.where(unindexedTime, '<', to as Date))
}

/** No call takes longer from its arrival, which is an entry's time, to its entry. */
const longestCall = 3_600_000

/**
 * Times grow with the ids, except that of two calls at work together the later may be written first. So a range of
 * times is looked up as a slightly wider range of ids, and no filter ever walks through entries outside of it.
 */
const lastIdSurelyBefore = (time: Date) => sql<number>`coalesce(
  (select id from audit_entries where created < ${new Date(time.getTime() - longestCall)} order by created desc, id desc limit 1),
  0)`

const firstIdSurelyAfter = (time: Date) => sql<number>`coalesce(
  (select id from audit_entries where created >= ${new Date(time.getTime() + longestCall)} order by created, id limit 1),
  9223372036854775807)`

/** Whether the log names this user as someone who did something. */
export async function hasActed(db: Db, email: string): Promise<boolean> {
  const entry = await db
    .selectFrom('auditEntries')
    .select('id')
    .where('userName', '=', email)
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}
