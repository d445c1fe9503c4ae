import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { writeMarkdown } from '../server/src/documents/markdown-text.ts'
import { messagesDocument } from '../server/src/documents/messages/messages.document.ts'
import { paceOfDrawing } from '../server/src/documents/pace.ts'
import { Paper } from '../server/src/documents/paper.ts'
import { findTenderHead } from '../server/src/tenders/tenders.queries.ts'
import { benchDatabase, countFrom } from './database.ts'
import { printTable } from './harness.ts'
import { growTenders } from './listed-tenders.ts'

/** What somebody may write who means no good, and what it costs everybody else: how long the one thread stands still. */
const messages = countFrom('BENCH_MESSAGES', 60)
const { db, close } = await benchDatabase()
const now = new Date()
const asked = { requestedBy: null, now, language: 'de' } as const

const written: [name: string, messageText: string][] = [
  ['ordinary letters', 'Ist die Zufahrt auch im Winter frei? '.repeat(20)],
  ['lines of one letter', 'a\n'.repeat(10_000)],
  ['headings of one letter', '# a\n'.repeat(5000)],
  ['paragraphs of one letter', 'a\n\n'.repeat(6666)],
  ['one long line', 'Zufahrt '.repeat(2500)],
  ['one long word', 'W'.repeat(20_000)],
  ['nothing but marks', '[**_'.repeat(5000)],
]
await growTenders(db, 0, written.length)
for (const [at, [, text]] of written.entries())
  await sql`
    insert into messages (id, tender_id, created, user_email, sender_name, is_to_all, subject, text, folded,
      sender_sort, recipients_sort, subject_sort)
    select ${at * 10_000}::bigint + n, ${at + 1}::int, now() - n * interval '1 minute', 'jemand', 'Firma', true,
      'Betreff ' || n, ${text}, '', '', '', ''
    from generate_series(1, ${messages}::int) n`.execute(db)

type Drawing = { name: string; draw: () => Promise<Paper['doc']> }

async function history(id: number): Promise<Paper['doc']> {
  const tender = await findTenderHead(db, id)
  if (tender === null) throw new Error(`there is no tender ${id}`)
  return messagesDocument({ db, actor: { kind: 'system' } } as never, tender, asked)
}

async function remarks(text: string): Promise<Paper['doc']> {
  const paper = new Paper({ ...asked, title: 'Vergabevermerk', subject: 'Vergabevermerk', longFrom: 3 })
  void writeMarkdown(paper, text, { depth: 1, pace: paceOfDrawing(), language: 'de' }).then(() =>
    paper.finish(),
  )
  return paper.doc
}

async function measured({ name, draw }: Drawing): Promise<string[]> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const began = performance.now()
  const bytes = await buffer(await draw())
  const took = performance.now() - began
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  const pages = bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0
  const size = `${(bytes.length / 1e6).toFixed(1)} MB`
  return [name, String(pages), size, `${took.toFixed(0)} ms`, `${(delay.max / 1e6).toFixed(0)} ms`]
}

// The first document that is drawn reads the typeface.
await buffer(await remarks('Anfang'))
const drawings: Drawing[] = [
  ...written.map(([name], at) => ({ name, draw: () => history(at + 1) })),
  { name: 'remarks of headings', draw: () => remarks('# a\n'.repeat(25_000)) },
  { name: 'remarks of one line', draw: () => remarks('Gründe '.repeat(14_000)) },
]
const rows: string[][] = []
for (const drawing of drawings) rows.push(await measured(drawing))
console.log(`Documents of ${messages} messages each: how long they hold everybody else up`)
printTable([['', 'pages', 'size', 'drawn in', 'longest pause'], ...rows])
await close()
