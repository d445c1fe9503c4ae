import { sql } from 'kysely'
import { quietHouse } from '../server/src/assembly/quiet-house.ts'
import { settleKeys } from '../server/src/assembly/sealed-things.ts'
import { settledStorage } from '../server/src/assembly/settled-storage.ts'
import { countUnread } from '../server/src/messages/unread.queries.ts'
import { createLog } from '../server/src/log.ts'
import { createCalls } from '../server/src/rpc/calls.ts'
import { noConnection } from '../server/src/rpc/method.ts'
import type { Session } from '../server/src/rpc/session.ts'
import { benchConfig, benchDatabase, countFrom, masterKeyFile } from './database.ts'
import { compare, median, printTable, timed } from './harness.ts'
import { growTenders } from './listed-tenders.ts'
import { givenSession, growPeople } from './people.ts'

const messages = countFrom('BENCH_MESSAGES', 10_000)
const tenders = countFrom('BENCH_TENDERS', 1000)
const participants = countFrom('BENCH_PARTICIPANTS', 500)
const perTender = 10
const rounds = 11
const { db, close, name } = await benchDatabase()
const config = benchConfig()
const keys = await settleKeys(db, masterKeyFile)
const storage = await settledStorage(db, config, createLog('warn'))
const run = createCalls(quietHouse(db, config, { keys, storage }))

const clerkEmail = 'clerk@bench.example'
const bidderEmail = 'person.1@firma.example'
await growPeople(db, 0, participants * 5)
await growTenders(db, 0, tenders)
const clerk = await givenSession(db, clerkEmail, 'SYSTEM_USER')
const bidder = await givenSession(db, bidderEmail)
/** One that is public, not archived and much written about. */
const busy = 2

await sql`
  insert into tender_team (tender_id, position, user_email, role)
  select id, 0, ${clerkEmail}, 'ADMIN' from tenders`.execute(db)
await sql`
  insert into offers (id, tender_id, organization_id, created, created_by, updated, stage_updated)
  select ${2 ** 40} + row_number() over (), tenders.id, organizations.id, now(), '', now(), now()
  from tenders, organizations
  where organizations.type = 'CONTRACTOR' and (tenders.id = ${busy} or organizations.name_key = 'firma1')`.execute(
  db,
)
/** Of four one goes to all, one to the first company, two come from companies. */
const written = (first: number, about: ReturnType<typeof sql>, count: number) => sql`
  insert into messages (id, tender_id, created, user_email, sender_name, sender_organization_id, is_to_all, subject,
    text, folded, sender_sort, recipients_sort, subject_sort)
  select ${first}::bigint + row_number() over (), about.id, now() - n * interval '1 minute', 'jemand', 'Firma ' || n,
    case when n % 4 < 2 then (select min(id) from organizations where type = 'CONTRACTOR') + n % ${participants}::int end,
    n % 4 = 2, 'Betreff ' || n, repeat('Ist die Zufahrt auch im Winter frei? ', 10),
    'firma ' || n || chr(10) || 'betreff ' || n || chr(10) || repeat('ist die zufahrt auch im winter frei? ', 10),
    'firma ' || n, '', 'betreff ' || n
  from (${about}) as about, generate_series(1, ${count}::int) n`
await written(2 ** 41, sql`select ${busy}::int as id`, messages).execute(db)
await written(2 ** 42, sql`select id from tenders where id <> ${busy}`, perTender).execute(db)
await sql`
  insert into message_recipients (message_id, organization_id, tender_id, name, folded)
  select messages.id, organizations.id, tender_id, name, lower(name) from messages, organizations
  where name_key = 'firma1' and sender_organization_id is null and not is_to_all`.execute(db)
for (const email of [clerkEmail, bidderEmail])
  await sql`
    insert into message_reads (message_id, user_email, at)
    select id, ${email}, now() from messages where id % 3 > 0`.execute(db)
for (const table of ['messages', 'message_recipients', 'message_reads', 'offers', 'tender_team'])
  await sql`vacuum analyze ${sql.table(table)}`.execute(db)

async function call(session: Session, method: string, ...params: unknown[]): Promise<unknown> {
  const outcome = await run(
    { session, address: 'bench', language: 'de', connection: noConnection },
    { method, params, now: new Date() },
  )
  if ('error' in outcome) throw new Error(JSON.stringify(outcome.error))
  return outcome.result
}

const page = { limit: 100 }
const asked =
  (session: Session, filter: object = {}) =>
  () =>
    timed(() => call(session, 'getMessages', busy, null, { ...page, ...filter }))
await compare({
  title: `First page of ${messages} messages in ${name}`,
  rounds,
  variants: [
    {
      name: 'bare SQL',
      run: () =>
        timed(() =>
          sql`select * from messages where tender_id = ${busy} order by created desc, id desc limit 100`.execute(
            db,
          ),
        ),
    },
    { name: 'the team', run: asked(clerk) },
    { name: 'a company', run: asked(bidder) },
    { name: 'hundredth page', run: asked(clerk, { offset: messages - 100 }) },
    { name: 'by subject', run: asked(clerk, { sort: 'messageSubject' }) },
    { name: 'search: one', run: asked(clerk, { search: `Betreff ${messages - 7}` }) },
    { name: 'search: nothing', run: asked(clerk, { search: 'Unauffindbares' }) },
  ],
})

console.log('')
const { rows } = await sql<{ id: number }>`select id from tenders`.execute(db)
const ids = rows.map(({ id }) => id)
const organizationId = bidder.actor.kind === 'user' ? bidder.actor.organizationId : null
await compare({
  title: `What is new in ${tenders} tenders`,
  rounds,
  variants: [
    {
      name: 'bare SQL',
      run: () =>
        timed(() =>
          sql`select tender_id, count(*) from messages where sender_organization_id is not null and not exists (
            select from message_reads where user_email = ${clerkEmail} and message_id = id) group by 1`.execute(
            db,
          ),
        ),
    },
    {
      name: 'the team',
      run: () => timed(() => countUnread(db, { email: clerkEmail, organizationId: null }, ids)),
    },
    {
      name: 'a company',
      run: () => timed(() => countUnread(db, { email: bidderEmail, organizationId }, ids)),
    },
    { name: 'the bell of the team', run: () => timed(() => call(clerk, 'getUnreadMessages')) },
  ],
})

console.log('')
const toAll = {
  recipientOrganizationIds: [0],
  messageSubject: 'An alle',
  messageText: 'Die Zufahrt ist frei.',
}
const times: number[] = []
for (let round = 0; round < rounds; round += 1)
  times.push(await timed(() => call(clerk, 'sendMessage', { projectId: busy, ...toAll })))
const { mails } = await db
  .selectFrom('outbox')
  .select(({ fn }) => fn.countAll<string>().as('mails'))
  .executeTakeFirstOrThrow()
console.log(`One message to ${participants} companies, until it is answered`)
printTable([
  ['median', `${median(times).toFixed(0)} ms`],
  ['mails queued by each', String(Math.round(Number(mails) / rounds))],
])
await close()
