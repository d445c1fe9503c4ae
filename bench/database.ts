import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../server/src/assembly/settings.ts'
import type { Config } from '../server/src/config.ts'
import { type DatabaseSource, openDatabase } from '../server/src/database/database.ts'

const url = process.env['BENCH_DATABASE_URL']

/** The database to measure on: BENCH_DATABASE_URL, where it must be a new one, or the embedded database in memory. */
const source: DatabaseSource = url
  ? { kind: 'postgres', url, pool: 4 }
  : { kind: 'embedded', directory: null }

export async function benchDatabase() {
  const database = await openDatabase(source)
  return { ...database, name: url ? 'PostgreSQL' : 'the embedded database' }
}

/** Apart from any real key; always the same, since a PostgreSQL names it from the first run on. */
export const masterKeyFile = { path: join(tmpdir(), 'allmende-bench.key'), mayMake: true }

/** Settings with a folder of files that is new as the database is, and gone afterwards. */
export function benchConfig(): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'allmende-bench-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const settings = { PORT: '0', DATA_DIR: dataDir }
  return { ...readConfig(settings, { servesWeb: false }), masterKeyFile }
}

/** A row count from the environment, for a quick look with fewer. */
export const countFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual)
