import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24 } from './node24.mjs'
import { root } from './paths.mjs'
import { giveUp, run } from './run.mjs'

const sources = ['web/src', 'web/public', 'domain/src']
const singleFiles = ['web/index.html', 'web/vite.config.ts', 'web/package.json', 'package-lock.json']
const marker = join(root, 'web/dist/.built-from')

/**
 * Builds web/dist unless it was made from exactly these sources. The best compression takes most of a build and is
 * for those who run the platform; tests ask for a quick one, take the best where it is there, and say so to the
 * commands they call by BUILD.
 * @param {'best' | 'quick'} [compression]
 */
export async function ensureWebBuilt(compression = process.env['BUILD'] === 'quick' ? 'quick' : 'best') {
  const wanted = hashOfSources()
  const [built, builtWith] = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : []
  if (built === wanted && (builtWith === 'best' || builtWith === compression)) return

  console.log('Building the web part …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { code, output } = await run(node24(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { ...process.env, BUILD: compression },
    quiet: true,
  })
  if (code !== 0) giveUp(`The web part could not be built:\n\n${output.trim()}`)
  writeFileSync(marker, `${wanted} ${compression}`)
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of [...sources.flatMap(filesUnder), ...singleFiles]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]} paths from the root, in a stable order, tests left out
 */
function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => !/\.test\.tsx?$/.test(path) && statSync(join(root, path)).isFile())
    .toSorted()
}
