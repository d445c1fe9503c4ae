import { ensureWebBuilt } from './build-web.mjs'
import { giveUp } from './run.mjs'
import { runPlaywright, runVitest } from './runners.mjs'
import { ensureInstalled } from './setup.mjs'
import { runStaticChecks } from './static-checks.mjs'
import { conclude, sum } from './tally.mjs'

await ensureInstalled()

const [part, ...filter] = process.argv.slice(2)

/** @type {Record<string, () => Promise<import('./tally.mjs').Tally>>} */
const parts = {
  static: () => runStaticChecks(filter[0]),
  unit: () => runVitest({ project: 'unit', filter }),
  server: () => runVitest({ project: 'server', filter }),
  e2e: async () => {
    await ensureWebBuilt()
    return runPlaywright({ filter })
  },
}

async function everything() {
  await ensureWebBuilt()
  return sum([await runStaticChecks(), await runVitest(), await runPlaywright()])
}

const work = part === undefined ? everything : parts[part]
if (!work)
  giveUp(`"${part}" is none of: ${Object.keys(parts).join(', ')}. Without a word, everything is tested.`)
conclude(await work())
