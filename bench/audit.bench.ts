import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { verifyChain } from '../server/src/audit/chain.ts'
import { type LogQuery, listLogEntries } from '../server/src/audit/audit.queries.ts'
import { benchPublicId, benchStart, benchStep, fillAuditLog } from './audit-log.ts'
import { benchDatabase, countFrom } from './database.ts'
import { compare, printTable, timed } from './harness.ts'

const entries = countFrom('BENCH_AUDIT_ENTRIES', 1_000_000)
const { db, close, name } = await benchDatabase()
const whole = new Intl.NumberFormat('en')

const filling = await timed(() => fillAuditLog(db, entries))
console.log(`${whole.format(entries)} entries in ${name}, made in ${(filling / 1000).toFixed(0)} s`)

/** Seconds that passed, and those this process, the embedded database included, was at work. */
async function atWork(work: () => Promise<unknown>) {
  const before = process.cpuUsage()
  const passed = await timed(work)
  const { user, system } = process.cpuUsage(before)
  return { passed: passed / 1000, worked: (user + system) / 1e6 }
}
/** What no verification can do without: every entry is read once and hashed once. */
async function readAndHash() {
  for (let after = 0; after < entries; after += 2000) {
    const page = await sql<{ content: string; previousHash: Buffer }>`
      select content, previous_hash from audit_entries where id > ${after} order by id limit 2000`.execute(db)
    for (const { content, previousHash } of page.rows)
      createHash('sha256').update(previousHash).update(content).digest()
  }
}
const bare = await atWork(readAndHash)
const verifying = await atWork(async () => {
  const report = await verifyChain(db)
  if (!report.whole || report.end.id !== entries) throw new Error(`not whole: ${JSON.stringify(report)}`)
})
const row = (title: string, { passed, worked }: typeof bare) => [
  title,
  `${passed.toFixed(1)} s`,
  `${worked.toFixed(1)} s`,
  `${((worked / entries) * 1e6).toFixed(1)} s`,
  `× ${(worked / bare.worked).toFixed(2)}`,
]
console.log('\nVerification of the whole chain (aim: a million entries within 60 s on one core)')
printTable([
  ['', 'passed', 'at work', 'per million', ''],
  row('bare reading and SHA-256', bare),
  row('verification', verifying),
])

const repeats = 20
const page = (query: Partial<LogQuery>, below?: number) => () =>
  timed(async () => {
    for (let index = 0; index < repeats; index++)
      await listLogEntries(
        db,
        { projectId: null, type: null, ...query },
        below === undefined ? { limit: 100 } : { before: benchPublicId(below), limit: 100 },
      )
  })
const at = (share: number) => new Date(benchStart + Math.floor(entries * share) * benchStep)
const oldestDay = { from: at(0), to: new Date(at(0).getTime() + 1440 * benchStep) }

console.log('')
await compare({
  title: `${repeats} pages of 100 entries (aim: within × 1.5 of page one)`,
  rounds: 7,
  variants: [
    { name: 'page one', run: page({}) },
    { name: 'last page', run: page({}, 101) },
    { name: 'page one of a frequent event', run: page({ type: 'LOGIN' }) },
    { name: 'last page of a frequent event', run: page({ type: 'LOGIN' }, 301) },
    { name: 'last page of a rare event', run: page({ type: 'OPENED' }, 100_001) },
    { name: 'last page of a project', run: page({ projectId: 2 }, 49_501) },
    { name: 'the oldest day', run: page(oldestDay) },
    { name: 'the oldest day, a frequent event', run: page({ ...oldestDay, type: 'LOGIN' }) },
    { name: 'the oldest day, an event it lacks', run: page({ ...oldestDay, type: 'OPENED', projectId: 4 }) },
    { name: 'the older half, last page', run: page({ to: at(0.5) }, 101) },
    { name: 'the older half, a frequent event', run: page({ to: at(0.5), type: 'LOGIN' }) },
  ],
})
await close()
