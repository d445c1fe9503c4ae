import { sql } from 'kysely'
import { quietHouse } from '../server/src/assembly/quiet-house.ts'
import { settleKeys } from '../server/src/assembly/sealed-things.ts'
import { settledStorage } from '../server/src/assembly/settled-storage.ts'
import { createLog } from '../server/src/log.ts'
import { createCalls } from '../server/src/rpc/calls.ts'
import { noConnection } from '../server/src/rpc/method.ts'
import { benchConfig, benchDatabase, countFrom, masterKeyFile } from './database.ts'
import { compare, printTable, timed } from './harness.ts'
import { givenAdmin, growPeople } from './people.ts'

const many = countFrom('BENCH_USERS', 10_000)
const few = Math.ceil(many / 10)
const repeats = 20
const { db, close, name } = await benchDatabase()
const session = await givenAdmin(db)
const config = benchConfig()
const keys = await settleKeys(db, masterKeyFile)
const storage = await settledStorage(db, config, createLog('warn'))
const run = createCalls(quietHouse(db, config, { keys, storage }))
const caller = { session, address: 'bench', language: 'de', connection: noConnection } as const
const roles = ['ORGANIZATION_USER', 'ORGANIZATION_ADMIN']

const repeated = (work: () => Promise<unknown>) => () =>
  timed(async () => {
    for (let index = 0; index < repeats; index++) await work()
  })
/** The whole call but for the wire: contract, policy, query, answer. */
const asked = (filter: object, method = 'getUsers') =>
  repeated(async () => {
    const outcome = await run(caller, { method, params: [roles, filter], now: new Date() })
    if ('error' in outcome) throw new Error(JSON.stringify(outcome.error))
  })

const columns = sql`users.email, users.given_name, users.sur_name, users.roles, users.organization_id, organizations.name, users.state`
const people = sql`users left join organizations on organizations.id = users.organization_id where users.roles && ${roles}::text[]`
const bare = (rest: ReturnType<typeof sql>) =>
  repeated(() => sql`select ${columns} from ${people} ${rest}`.execute(db))
const part = (offset: number) => sql`order by users.email collate "C" offset ${offset} limit 100`

await growPeople(db, 0, few)
const organizationId = await firstOrganization()
const questions = {
  'first page': {},
  'last page': { offset: few - 100 },
  'one organization': { organizationId },
  'a name': { search: 'Nachname 77' },
}
const measure = async () => {
  const times = new Map<string, number>()
  for (const [question, filter] of Object.entries(questions)) times.set(question, await best(asked(filter)))
  times.set('count', await best(asked({}, 'countUsers')))
  return times
}

const before = await measure()
await growPeople(db, few, many)
questions['last page'].offset = many - 100
const after = await measure()

console.log(`Growth of the user list from ${few} to ${many} users, ${repeats} calls, best of 7, in ${name}`)
printTable(
  [...after].map(([question, time]) => {
    const small = before.get(question) ?? Number.NaN
    return [question, `${small.toFixed(1)} ms`, `${time.toFixed(1)} ms`, `× ${(time / small).toFixed(2)}`]
  }),
)

const comparisons = [
  ['First page', bare(part(0)), {}],
  ['Last page', bare(part(many - 100)), { offset: many - 100 }],
  [
    'One organization',
    bare(sql`and users.organization_id = ${organizationId} ${part(0)}`),
    { organizationId },
  ],
  [
    'A name',
    bare(
      sql`and lower(users.given_name || ' ' || users.sur_name || ' ' || users.email) like '%nachname%' and lower(users.given_name || ' ' || users.sur_name || ' ' || users.email) like '%77%' ${part(0)}`,
    ),
    { search: 'Nachname 77' },
  ],
] as const
for (const [title, sqlAlone, filter] of comparisons) {
  console.log('')
  await compare({
    title: `${title} of ${many} users, ${repeats} calls`,
    rounds: 9,
    variants: [
      { name: 'bare SQL', run: sqlAlone },
      { name: 'the method', run: asked(filter) },
    ],
  })
}
await close()

async function best(work: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 7; round++) times.push(await work())
  return Math.min(...times)
}

async function firstOrganization(): Promise<number> {
  const { id } = await db.selectFrom('organizations').select('id').orderBy('id').executeTakeFirstOrThrow()
  return id
}
