import { ensureWebBuilt } from './build-web.mjs'
import { node24 } from './node24.mjs'
import { run } from './run.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()
await ensureWebBuilt()

const command = ['--disable-warning=ExperimentalWarning', 'e2e/fuzz.ts', ...process.argv.slice(2)]
process.exitCode = (await run(node24(), command)).code
