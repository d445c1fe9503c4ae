import { type RawBuilder, sql } from 'kysely'
import { quietHouse } from '../server/src/assembly/quiet-house.ts'
import { settleKeys } from '../server/src/assembly/sealed-things.ts'
import { settledStorage } from '../server/src/assembly/settled-storage.ts'
import { readConfig } from '../server/src/assembly/settings.ts'
import { createLog } from '../server/src/log.ts'
import { createCalls } from '../server/src/rpc/calls.ts'
import { noConnection } from '../server/src/rpc/method.ts'
import type { Session } from '../server/src/rpc/session.ts'
import { benchDatabase, countFrom, masterKeyFile } from './database.ts'
import { compare, printTable, timed } from './harness.ts'
import { givenOwnTenders, growTenders } from './listed-tenders.ts'
import { givenSession, growPeople } from './people.ts'

const most = countFrom('BENCH_TENDERS', 100_000)
const sizes = [...new Set([most / 100, most / 10, most].map((size) => Math.max(1000, Math.round(size))))]
const repeats = 3
const { db, close, name } = await benchDatabase()
const config = readConfig(process.env, { servesWeb: false })
const keys = await settleKeys(db, masterKeyFile)
const storage = await settledStorage(db, config, createLog('warn'))
const run = createCalls(quietHouse(db, config, { keys, storage }))

await growPeople(db, 0, 10)
const clerk = await givenSession(db, 'clerk@bench.example', 'SYSTEM_USER')
const bidder = await givenSession(db, 'person.1@firma.example')

const repeated = (work: () => Promise<unknown>) => () =>
  timed(async () => {
    for (let index = 0; index < repeats; index++) await work()
  })
/** The whole call but for the wire: contract, policy, query, answer. */
const asked = (filter: object, session: Session | null = null, method = 'getProjects') =>
  repeated(async () => {
    const caller = { session, address: 'bench', language: 'de', connection: noConnection } as const
    const outcome = await run(caller, {
      method,
      params: [{ ...(method === 'getProjects' && { limit: 100 }), ...filter }],
      now: new Date(),
    })
    if ('error' in outcome) throw new Error(JSON.stringify(outcome.error))
  })

const open = { tab: 'öffentlich' }
/** Each question with what it asks, of whom. */
const questions: Record<string, () => Promise<number>> = {
  'first page': asked(open),
  'tenth page': asked({ ...open, offset: 900 }),
  'by name': asked({ ...open, sort: 'name:asc' }),
  'by deadline': asked({ ...open, sort: 'deadline:desc' }),
  'by authority': asked({ ...open, sort: 'organization:asc' }),
  'by phase': asked({ ...open, sort: 'stage:desc' }),
  archive: asked({ tab: 'archiv' }),
  'one kind': asked({ ...open, types: [2] }),
  'a clerk’s public ones': asked(open, clerk),
  'a clerk’s drafts': asked({ tab: 'entwurf' }, clerk),
  'a bidder’s watch list': asked({ tab: 'merkliste' }, bidder),
  'search: a rare word': asked({ ...open, search: 'Schöpfwerke' }),
  'search: part of a tenth': asked({ ...open, search: 'säule' }),
  'search: a word of all': asked({ ...open, search: 'Bewirtschaftungen' }),
  'search: two words': asked({ ...open, search: 'Bewirtschaftung Schöpfwerk' }),
  'search: one letter': asked({ ...open, search: 's' }),
  'search: nothing': asked({ ...open, search: 'Unauffindbares' }),
  'search from anywhere': asked({ search: 'Schöpfwerk', limit: 8 }, clerk, 'getAllProjects'),
  count: asked(open, null, 'countProjects'),
  'count of a search for all': asked({ ...open, search: 'Bewirtschaftungen' }, null, 'countProjects'),
}

const times = new Map<string, number[]>()
let grown = 0
for (const size of sizes) {
  await growTenders(db, grown, size)
  if (grown === 0) await givenOwnTenders(db, 'clerk@bench.example', 'person.1@firma.example')
  grown = size
  for (const [question, work] of Object.entries(questions))
    times.set(question, [...(times.get(question) ?? []), await best(work)])
}

console.log(`Growth of the list over ${sizes.join(', ')} tenders, ${repeats} calls, best of 25, in ${name}`)
printTable(
  [...times].map(([question, found]) => [
    question,
    ...found.map((time) => `${time.toFixed(1)} ms`),
    ...found.slice(1).map((time, index) => `× ${(time / (found[index] ?? Number.NaN)).toFixed(2)}`),
  ]),
)

const columns = sql`tenders.id, tenders.template_id, tenders.template_version, tenders.sdk_version, tenders.name,
  left(tenders.description, 500) as description, tenders.type, tenders.stage, tenders.published, tenders.archived,
  tenders.application_deadline, tenders.offer_deadline, tenders.final_deadline, tenders.deadline_period_days,
  tenders.skipped_phases, tenders.deadline, organizations.name as organization_name`
const bare = (rest: RawBuilder<unknown>) =>
  repeated(() =>
    sql`select ${columns} from tenders left join organizations on organizations.id = tenders.organization_id
      where tenders.is_archived = false and tenders.public_from <= ${new Date()} ${rest} limit 100`.execute(
      db,
    ),
  )
const newest = sql`order by tenders.published desc nulls last, tenders.id desc`
const comparisons = [
  ['First page', bare(newest), open],
  ['Tenth page', bare(sql`${newest} offset 900`), { ...open, offset: 900 }],
  ['By name', bare(sql`order by tenders.name_sort collate "C", tenders.id`), { ...open, sort: 'name:asc' }],
  [
    'A rare word',
    bare(sql`and tenders.words @@ to_tsquery('german', 'schöpfwerk:*') ${newest}`),
    { ...open, search: 'Schöpfwerk' },
  ],
  [
    'A word of all',
    bare(sql`and tenders.words @@ to_tsquery('german', 'bewirtschaftung:*') ${newest}`),
    { ...open, search: 'Bewirtschaftung' },
  ],
] as const
for (const [title, sqlAlone, filter] of comparisons) {
  console.log('')
  await compare({
    title: `${title} of ${grown} tenders, ${repeats} calls`,
    rounds: 21,
    variants: [
      { name: 'bare SQL', run: sqlAlone },
      { name: 'the method', run: asked(filter) },
    ],
  })
}
await close()

async function best(work: () => Promise<number>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < 25; round++) rounds.push(await work())
  return Math.min(...rounds)
}
