import { sampleValues } from '../domain/src/deed/mail-placeholders.ts'
import type { Mail } from '../domain/src/deed/mail.ts'
import { sql } from 'kysely'
import { appendMails } from '../server/src/mail/outbox.queries.ts'
import { benchDatabase, countFrom } from './database.ts'
import { compare, timed } from './harness.ts'

const count = countFrom('BENCH_MAILS', 10_000)
const { db, close, name } = await benchDatabase()
const now = new Date('2026-10-01T08:00:00Z')
const values = sampleValues('changeAnnounced')
const mails = Array.from(
  { length: count },
  (_, n): Mail => ({ key: 'changeAnnounced', to: `person-${n}@unternehmen.example`, values }),
)

const emptied = async (work: () => Promise<unknown>): Promise<number> => {
  await sql`truncate outbox`.execute(db)
  return timed(work)
}

/** What no way of writing them can do without: rows of the same size that the database makes itself. */
const bare = () =>
  sql`
    insert into outbox (key, recipient, "values", created, due)
    select 'changeAnnounced', 'person-' || n || '@unternehmen.example', ${JSON.stringify(values)}::jsonb, ${now}, ${now}
    from generate_series(1, ${count}) as n`.execute(db)

await compare({
  title: `${count} mails of one change, written to the outbox of ${name} (aim: within × 4)`,
  rounds: 7,
  variants: [
    { name: 'bare INSERT … SELECT', run: () => emptied(bare) },
    { name: 'appendMails', run: () => emptied(() => appendMails(db, mails, now)) },
  ],
})
await close()
