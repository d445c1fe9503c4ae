import { type RawBuilder, sql } from 'kysely'
import { startPlatform } from '../server/src/platform.ts'
import { createLog } from '../server/src/log.ts'
import { contract } from '@allmende/domain/contract.ts'
import { methods } from '../server/src/assembly/methods.ts'
import { usualLimits } from '../server/src/rpc/limits.ts'
import { benchConfig, benchDatabase, countFrom } from './database.ts'
import { growParcels, view } from './grown-parcels.ts'
import { compare, median, printTable, timed } from './harness.ts'

const most = countFrom('BENCH_PARCELS', 100_000)
const sizes = [most / 100, most / 50, most / 10, most / 5, most].map(Math.round)
const database = await benchDatabase()
const { db, name } = database
const plenty = { burst: 1e9, perSecond: 1e9, bytesPerCall: 1e12 }
const limits = { ...usualLimits, strangerCalls: plenty, accountCalls: plenty }
const platform = await startPlatform(benchConfig(), database, createLog('silent'), {
  contract,
  methods,
  limits,
})

/** Over the wire, as a visitor; the bytes of the answer. */
async function asked(method: string, ...params: unknown[]): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 })
  const answer = await fetch(`${platform.url}/api/v1/rpc`, { method: 'POST', body })
  const text = await answer.text()
  if (text.includes('"error"')) throw new Error(text.slice(0, 500))
  return text.length
}

const seen = sql`parcels.is_public and not parcels.is_archived`
const columns = sql`parcels.id, parcels.name, plat, size, has_building, availability, allowed_usage_types,
  locations.id as location_id, locations.name as location_name`
const bare = (rest: RawBuilder<unknown>) => () =>
  timed(() =>
    sql`select ${columns} from parcels left join locations on locations.id = location_id
      where ${seen} ${rest} order by parcels.name_sort collate "C", parcels.id limit 100`.execute(db),
  )
const called = (filter: object) => () => timed(() => asked('getProperties', { filter, limit: 100 }))

const views: { size: number; time: number; bytes: number }[] = []
let grown = 0
for (const size of sizes) {
  await growParcels(db, grown, size)
  grown = size
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < 15; round++)
    times.push(await timed(async () => (bytes = await asked('getProperties', { bbox: view, limit: 1000 }))))
  views.push({ size, time: median(times), bytes })
  if (![most / 100, most / 10, most].includes(size)) continue
  for (const [title, rest, filter] of [
    ['First page', sql``, {}],
    ['One reference', sql`and plat_folded = 'flur 42'`, { plat: 'Flur 42' }],
    ['A text of all', sql`and strpos(allowed_usage_types_folded, 'grün') > 0`, { allowedUsageTypes: 'grün' }],
    ['A size of few', sql`and size between 100 and 105`, { minSize: 100, maxSize: 105 }],
  ] as const)
    await compare({
      title: `${title} of ${size} parcels, in ${name}`,
      rounds: 9,
      variants: [
        { name: 'bare SQL', run: bare(rest) },
        { name: 'the method over HTTP', run: called(filter) },
      ],
    })
}

console.log('\nOne view of the map, a visitor')
printTable(
  views.map(({ size, time, bytes }) => [`${size} parcels`, `${time.toFixed(1)} ms`, `${bytes} bytes`]),
)
const [small, large] = [views[1], views[3]]
if (small && large)
  console.log(`  growth from ${small.size} to ${large.size}: × ${(large.time / small.time).toFixed(2)}`)

async function pagesOfItems(): Promise<number> {
  let count = 0
  let next: string | undefined = `${platform.url}/ogc/collections/parcels/items?limit=1000`
  while (next) {
    const page = (await (await fetch(next)).json()) as {
      numberReturned: number
      links: { rel: string; href: string }[]
    }
    count += page.numberReturned
    next = page.links.find(({ rel }) => rel === 'next')?.href
  }
  return count
}

console.log('')
await compare({
  title: `All ${Math.floor(most / 2)} public parcels of ${most}, in ${name}`,
  rounds: 3,
  workPerRound: { amount: Math.floor(most / 2), unit: 'items' },
  variants: [
    {
      name: 'one SELECT of the same columns',
      run: () =>
        timed(() =>
          sql`select ${columns}, parcels.geo_json from parcels
        left join locations on locations.id = location_id where ${seen} order by parcels.id`.execute(db),
        ),
    },
    {
      name: '/ogc, a thousand a page',
      run: () =>
        timed(async () => {
          const count = await pagesOfItems()
          if (count !== Math.floor(most / 2)) throw new Error(`only ${count} items came`)
        }),
    },
  ],
})
await platform.close()
await database.close()
