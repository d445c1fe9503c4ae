import { verifyChain } from '../server/src/audit/chain.ts'
import { type LogQuery, listLogEntries } from '../server/src/audit/audit.queries.ts'
import { benchStart, benchStep, fillAuditLog } from './audit-log.ts'
import { benchDatabase, countFrom } from './database.ts'
import { compare, printTable, timed } from './harness.ts'

const entries = countFrom('BENCH_AUDIT_ENTRIES', 1_000_000)
const { db, close, name } = await benchDatabase()
const whole = new Intl.NumberFormat('en')

const filling = await timed(() => fillAuditLog(db, entries))
console.log(`${whole.format(entries)} entries in ${name}, made in ${(filling / 1000).toFixed(0)} s`)

const before = process.cpuUsage()
const verifying = await timed(async () => {
  const report = await verifyChain(db)
  if (!report.whole || report.end.id !== entries) throw new Error(`not whole: ${JSON.stringify(report)}`)
})
const { user, system } = process.cpuUsage(before)
console.log('\nVerification of the whole chain (aim: a million entries within 60 s on one core)')
printTable([
  ['in all', `${(verifying / 1000).toFixed(1)} s`],
  ['in all, seconds of this process at work', `${((user + system) / 1e6).toFixed(1)} s`],
  ['per million', `${((verifying / entries) * 1000).toFixed(1)} s`],
  ['entries', `${whole.format(Math.round((entries / verifying) * 1000))} /s`],
])

const repeats = 20
const page = (query: Partial<LogQuery>, below?: number) => () =>
  timed(async () => {
    for (let index = 0; index < repeats; index++)
      await listLogEntries(db, { projectId: null, type: null, ...query }, { before: below, limit: 100 })
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
    { name: 'last page of a project', run: page({ projectId: 2 }, 50_001) },
    { name: 'the oldest day', run: page(oldestDay) },
    { name: 'the oldest day, a frequent event', run: page({ ...oldestDay, type: 'LOGIN' }) },
    { name: 'the oldest day, an event it lacks', run: page({ ...oldestDay, type: 'OPENED', projectId: 4 }) },
    { name: 'the older half, last page', run: page({ to: at(0.5) }, 101) },
    { name: 'the older half, a frequent event', run: page({ to: at(0.5), type: 'LOGIN' }) },
  ],
})
await close()
