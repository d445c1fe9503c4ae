import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** A row count from the environment, for a quick look with fewer. */
export const countFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual)
