import { node24 } from './node24.mjs'
import { run } from './run.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()

const { code } = await run(node24(), [
  '--disable-warning=ExperimentalWarning',
  'server/src/rotate-keys.ts',
  ...process.argv.slice(2),
])
process.exitCode = code
