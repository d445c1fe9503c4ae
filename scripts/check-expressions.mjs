import { node24 } from './node24.mjs'
import { run } from './run.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()

// Run by hand where expressions have changed: judges all of them anew and records what came of it.
const { code } = await run(node24(), [
  '--disable-warning=ExperimentalWarning',
  'scripts/expressions/record.mjs',
])
process.exitCode = code
