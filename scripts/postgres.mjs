import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { installPackages, isRoot } from './debian.mjs'
import { freePort } from './free-port.mjs'
import { run } from './run.mjs'

/**
 * Runs `work` beside a PostgreSQL of its own, which is gone afterwards.
 * @param {(url: string) => Promise<void>} work
 * @returns {Promise<{ missing?: string }>} what it would have needed, where it could not run
 */
export async function withPostgres(work) {
  const found = await ensurePostgres()
  if ('missing' in found) return found

  const server = await start(found.bin)
  const stopAndLeave = () => {
    server.stop()
    process.exit(130)
  }
  process.once('SIGINT', stopAndLeave).once('SIGTERM', stopAndLeave)
  try {
    await work(server.url)
    return {}
  } finally {
    server.stop()
  }
}

/** @returns {Promise<{ bin: string } | { missing: string }>} */
async function ensurePostgres() {
  const bin = findPostgres()
  if (bin) return { bin }
  const reason = await installPackages(['postgresql'])
  const installed = findPostgres()
  return installed
    ? { bin: installed }
    : { missing: `PostgreSQL (Debian package "postgresql") is missing: ${reason}` }
}

/** The folder with the newest initdb and postgres, as Debian lays them out. */
function findPostgres() {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return undefined
  return readdirSync(versions)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
}

/** @param {string} bin */
async function start(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'allmende-postgres-'))
  if (isRoot()) chownSync(folder, idOfPostgres('-u'), idOfPostgres('-g'))
  const cluster = join(folder, 'cluster')
  const port = await freePort()

  // ICU with German rules: an order that only holds under the embedded database's C collation shows itself here.
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=de-DE']
  await must(bin, 'initdb', ['-D', cluster, '-U', 'postgres', '--auth=trust', '--no-sync', ...locale])
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200`
  await must(bin, 'pg_ctl', ['start', '-w', '-D', cluster, '-l', join(folder, 'log'), '-o', settings])

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      if (!existsSync(folder)) return
      const [command, args] = asPostgres(join(bin, 'pg_ctl'), [
        'stop',
        '-w',
        '-m',
        'immediate',
        '-D',
        cluster,
      ])
      execFileSync(command, args, { stdio: 'ignore', cwd: tmpdir() })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * @param {string} bin
 * @param {string} program
 * @param {string[]} args
 */
async function must(bin, program, args) {
  const { code, output } = await run(...asPostgres(join(bin, program), args), { quiet: true, cwd: tmpdir() })
  if (code !== 0) throw new Error(`${program} failed:\n${output}`)
}

/**
 * initdb and postgres refuse root.
 * @param {string} program
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
const asPostgres = (program, args) =>
  isRoot() ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args]

/** @param {'-u' | '-g'} kind */
const idOfPostgres = (kind) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
