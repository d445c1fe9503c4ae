import { sql } from 'kysely'
import { crowdedTender } from './crowd.ts'
import { countFrom } from './database.ts'
import { compare, timed } from './harness.ts'
import { givenQuietHouse } from './quiet.ts'

const bidders = countFrom('BENCH_BIDDERS', 20)
const [few, many] = [10, countFrom('BENCH_DOCUMENTS', 1000)]
const { db, config, ground, name, close, as } = await givenQuietHouse()
const deadline = new Date(Date.now() + 30 * 60_000)
const crowds = [
  await crowdedTender(db, config, ground, { number: 1, bidders, files: few, deadline }),
  await crowdedTender(db, config, ground, { number: 2, bidders, files: many, deadline }),
]
const pages = await Promise.all(
  crowds.map(async ({ tenderId, bidders: [own] }) => {
    if (!own) throw new Error('a tender without bidders')
    return { tenderId, ...own, ask: await as(own.email) }
  }),
)
const [small, large] = pages as [(typeof pages)[number], (typeof pages)[number]]

/** Her documents as rows, and nothing done with them. */
const bareRows = () =>
  timed(async () => {
    const { rows } = await sql`
      select * from documents join stored_files on stored_files.id = file_id
      where room_id = ${large.roomId} and removed is null order by name_key`.execute(db)
    return JSON.stringify(rows)
  })

const calls = {
  getRoomsByProjectId: ({ tenderId }: typeof small) => [tenderId],
  listDocuments: ({ roomId }: typeof small) => [roomId],
  getProject: ({ tenderId }: typeof small) => [tenderId],
  getOffersByProjectId: ({ tenderId }: typeof small) => [tenderId],
}
const asked = (page: typeof small, method: keyof typeof calls) => () =>
  timed(() => page.ask(method, calls[method](page)))
const methods = Object.keys(calls) as (keyof typeof calls)[]

await compare({
  title: `The calls of a bidder's page among ${bidders} bidders, in ${name}`,
  rounds: 15,
  variants: [
    { name: `bare SQL of her ${many} documents, as JSON`, run: bareRows },
    ...[small, large].flatMap((page, index) =>
      methods.map((method) => ({
        name: `${method}, ${index === 0 ? few : many} documents`,
        run: asked(page, method),
      })),
    ),
  ],
})
await close()
