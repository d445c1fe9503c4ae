import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureWebBuilt } from './build-web.mjs'
import { node24 } from './node24.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()
await ensureWebBuilt()

const [filter = ''] = process.argv.slice(2)
const files = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.bench.ts') && name.includes(filter))
  .toSorted()

for (const file of files) {
  console.log(`\n## ${file.replace('.bench.ts', '')}\n`)
  const { code } = await run(node24(), ['--disable-warning=ExperimentalWarning', join('bench', file)])
  if (code !== 0) process.exitCode = code
}
