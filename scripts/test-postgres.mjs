import { withPostgres } from './postgres.mjs'
import { runVitest } from './runners.mjs'
import { ensureInstalled } from './setup.mjs'
import { conclude, none, oneFailed, oneSkipped } from './tally.mjs'

await ensureInstalled()

const filter = process.argv.slice(2)
let tally = none
const outcome = await withPostgres(async (url) => {
  tally = await runVitest({ project: 'server', filter, env: { TEST_DATABASE_URL: url } })
})

if (outcome.missing) {
  console.error(`\n${outcome.missing}`)
  tally = process.env['CI'] === 'true' ? oneFailed('the method tests on PostgreSQL') : oneSkipped
}
conclude(tally)
