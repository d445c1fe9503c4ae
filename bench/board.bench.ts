import { sql } from 'kysely'
import { crowdedTender, submitAll } from './crowd.ts'
import { countFrom } from './database.ts'
import { compare, printTable, timed } from './harness.ts'
import { givenQuietHouse } from './quiet.ts'

const [few, many] = [10, countFrom('BENCH_BIDDERS', 500)]
const repeats = 5
const { db, config, ground, name, close, as } = await givenQuietHouse()
const deadline = new Date(Date.now() + 30 * 60_000)
const wanted = { files: 1, deadline }
const small = await crowdedTender(db, config, ground, { number: 1, bidders: few, ...wanted })
const large = await crowdedTender(db, config, ground, { number: 2, bidders: many, ...wanted })
for (const crowd of [small, large]) await submitAll(db, crowd)
const anna = await as('anna.amt@allmende.example')

const repeated = (work: () => Promise<unknown>) => () =>
  timed(async () => {
    for (let index = 0; index < repeats; index++) await work()
  })

/** Every row that the board is made of, and nothing done with it. */
const bareRows = repeated(async () => {
  const { rows: tenders } = await sql`select * from tenders where id = ${large.tenderId}`.execute(db)
  const { rows } = await sql`
    select * from lot_offers join offers on offers.id = offer_id
      join organizations on organizations.id = organization_id
    where lot_id = ${large.lotId}`.execute(db)
  return JSON.stringify([tenders, rows])
})

await compare({
  title: `getProject for the team, ${repeats} calls, in ${name}`,
  rounds: 9,
  variants: [
    { name: `bare SQL of the rows with ${many} bidders, as JSON`, run: bareRows },
    { name: `${few} bidders in its lot`, run: repeated(() => anna('getProject', [small.tenderId])) },
    { name: `${many} bidders in its lot`, run: repeated(() => anna('getProject', [large.tenderId])) },
  ],
})
printTable([
  [`answer with ${few}`, `${((await anna('getProject', [small.tenderId])).length / 1000).toFixed(0)} kB`],
  [`answer with ${many}`, `${((await anna('getProject', [large.tenderId])).length / 1000).toFixed(0)} kB`],
])
await close()
