import { ensureWebBuilt } from './build-web.mjs'
import { giveUp } from './run.mjs'
import { runPlaywright, runVitest, watchVitest } from './runners.mjs'
import { ensureInstalled } from './setup.mjs'
import { runStaticChecks } from './static-checks.mjs'
import { conclude, sum } from './tally.mjs'

await ensureInstalled()

const asked = process.argv.slice(2)
const watches = asked.includes('--watch')
const [part, ...filter] = asked.filter((word) => word !== '--watch')

/** @type {Record<string, () => Promise<import('./tally.mjs').Tally>>} */
const parts = {
  static: () => runStaticChecks(filter[0]),
  unit: () => runVitest({ project: 'unit', filter }),
  server: () => runVitest({ project: 'server', filter }),
  e2e: async () => {
    await ensureWebBuilt('quick')
    return runPlaywright({ filter })
  },
}

async function everything() {
  await ensureWebBuilt('quick')
  // The databases that the tests start from are made by one core; the checks have the others meanwhile.
  const [checks, tests] = await Promise.all([runStaticChecks(), runVitest()])
  return sum([checks, tests, await runPlaywright()])
}

if (watches) {
  if (part === 'static' || part === 'e2e') giveUp(`"${part}" cannot be watched; unit and server can.`)
  const named = part === 'unit' || part === 'server'
  process.exitCode = await watchVitest({
    project: named ? part : 'unit',
    filter: named || part === undefined ? filter : [part, ...filter],
  })
} else {
  const work = part === undefined ? everything : parts[part]
  if (!work)
    giveUp(`"${part}" is none of: ${Object.keys(parts).join(', ')}. Without a word, everything is tested.`)
  conclude(await work())
}
