import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './paths.mjs'
import { npm } from './setup.mjs'

const lockfile = join(root, 'package-lock.json')
const record = join(root, 'scripts/lockfile.checked')
const manifests = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'domain/package.json',
  'server/package.json',
  'web/package.json',
]

/**
 * What keeps the lockfile from installing on a fresh machine, or null. The two installs run only for a
 * lockfile that is not the one recorded as good.
 */
export async function lockfileProblem() {
  const text = readFileSync(lockfile, 'utf8')
  const named = namedHosts(JSON.parse(text).packages)
  if (named.length > 0)
    return `package-lock.json names where packages come from; every machine has its own registry:\n${named.join('\n')}`

  if (existsSync(record) && readFileSync(record, 'utf8').trim() === hashOf(text)) return null
  for (const cpu of ['x64', 'arm64']) {
    const problem = await installProblem(cpu)
    if (problem) return `npm ci fails for linux on ${cpu}:\n${problem}`
  }
  return null
}

/**
 * @param {Record<string, { resolved?: string, link?: boolean }>} packages
 */
export function namedHosts(packages) {
  return Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && !link)
    .map(([path, { resolved }]) => `${path}: ${resolved}`)
}

/** @param {string} cpu */
async function installProblem(cpu) {
  const folder = mkdtempSync(join(tmpdir(), `allmende-${cpu}-`))
  try {
    for (const file of manifests) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(root, file), join(folder, file))
    }
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
    const { code, output } = await npm([...args, '--os=linux', `--cpu=${cpu}`], { cwd: folder })
    return code === 0 ? null : output.trim()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/** Run by hand after a change of dependencies: checks and records the lockfile. */
async function checkAndRecord() {
  rmSync(record, { force: true })
  const problem = await lockfileProblem()
  if (problem) {
    console.error(problem)
    process.exitCode = 1
    return
  }
  writeFileSync(record, `${hashOf(readFileSync(lockfile, 'utf8'))}\n`)
  console.log('The lockfile installs for linux on x64 and arm64; recorded in scripts/lockfile.checked.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await checkAndRecord()
