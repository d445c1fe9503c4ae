import { sql } from 'kysely'
import { demoPassword } from '../demo/people.ts'
import { countFrom } from './database.ts'
import { type Crowd, crowdedTender, submitAll } from './crowd.ts'
import { compare, timed } from './harness.ts'
import { givenQuietHouse } from './quiet.ts'

const bidders = countFrom('BENCH_BIDDERS', 500)
const files = countFrom('BENCH_FILES', 10)
const rounds = 3
const { db, config, ground, name, close, as } = await givenQuietHouse()
// A lot is opened once, so each round has a tender of its own.
const deadline = new Date(Date.now() + 30 * 60_000)
const crowds: Crowd[] = []
for (let number = 1; number <= rounds; number++) {
  const crowd = await crowdedTender(db, config, ground, { number, bidders, files, deadline })
  await submitAll(db, crowd)
  crowds.push(crowd)
}
const [bernd, anna] = [await as('bernd.bau@allmende.example'), await as('anna.amt@allmende.example')]
const later = new Date(deadline.getTime() + 60_000)

/** The rows that an opening leaves, in few statements; undone, so that there is something to open. */
const bareSql = ({ lotId }: Crowd) =>
  timed(() =>
    db
      .transaction()
      .execute(async (transaction) => {
        await sql`update lot_offers set stage = 7, offer_opened_at = now() where lot_id = ${lotId}`.execute(
          transaction,
        )
        const { rows } = await sql`
          update receipt_lots set opened_at = now() where lot_id = ${lotId} returning *`.execute(transaction)
        await sql`
          insert into openings (id, lot_id, target, first_user, first_at, second_user, at, protocol)
          values (1, ${lotId}, 7, 'a', now(), 'b', now(), ${JSON.stringify(rows)})`.execute(transaction)
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      }),
  )
const undone = new Error('undone')

const confirm = (person: typeof anna, { tenderId }: Crowd) =>
  timed(() => person('updateProjectStage', [{ id: tenderId, stage: 7 }, null, demoPassword], later))

const [bare, first, second] = [crowds.values(), crowds.values(), crowds.values()]
const times = new Map<Crowd, number>()
const nextOf = (from: Iterator<Crowd>): Crowd => {
  const { value } = from.next()
  if (!value) throw new Error('more rounds than tenders')
  return value
}
for (const crowd of crowds) times.set(crowd, await confirm(bernd, crowd))

await compare({
  title: `Opening a lot with ${bidders} offers of ${files} files each, in ${name}`,
  rounds,
  variants: [
    { name: 'bare SQL of the rows it leaves', run: () => bareSql(nextOf(bare)) },
    {
      name: 'the first confirmation: password, answer, nothing opened',
      run: async () => times.get(nextOf(first)) ?? 0,
    },
    { name: 'the second confirmation, which opens', run: () => confirm(anna, nextOf(second)) },
  ],
})
await close()
