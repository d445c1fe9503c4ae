import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { SturdyPool } from './connection-lost.ts'
import { type EmbeddedSource, startEmbedded } from './embedded.ts'
import { migrations } from './migrations/migrations.ts'
import type { Db, Schema } from './schema.ts'

export type DatabaseSource =
  | ({ kind: 'embedded' } & EmbeddedSource)
  | { kind: 'postgres'; url: string; pool: number }

/** The database is not there, or not one we can use. */
export class DatabaseFault extends Error {}

export type OpenDatabase = { db: Db; kind: DatabaseSource['kind']; close: () => Promise<void> }

const { builtins } = pg.types
/** Stated, because the drivers' defaults differ from what our code expects: ids are numbers, dates stay text. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, String],
  [builtins.DATE, String],
])
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format ?? 'text'),
} as pg.CustomTypesConfig

/** Opens the database and brings its schema up to date. */
export const openDatabase = (source: DatabaseSource): Promise<OpenDatabase> =>
  openWith(source, async (db) => {
    await checkVersion(db)
    await migrate(db)
  })

/** Opens the database as it is, for who only looks. */
export const openDatabaseAsItIs = (source: DatabaseSource): Promise<OpenDatabase> =>
  openWith(source, checkVersion)

async function openWith(source: DatabaseSource, prepare: (db: Db) => Promise<void>): Promise<OpenDatabase> {
  const opened =
    source.kind === 'embedded' ? await openEmbedded(source) : openPostgres(source.url, source.pool)
  try {
    await prepare(opened.db)
  } catch (error) {
    await opened.close()
    throw error
  }
  return opened
}

const oldestVersion = 15

async function checkVersion(db: Db): Promise<void> {
  const { rows } = await sql<{
    version: number
  }>`select current_setting('server_version_num')::int as version`
    .execute(db)
    .catch((error: Error) => {
      throw new DatabaseFault(`The database cannot be reached: ${error.message || 'no answer'}`)
    })
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000)
  if (major < oldestVersion)
    throw new DatabaseFault(`PostgreSQL ${oldestVersion} or newer is needed, this is ${major}.`)
}

async function openEmbedded(source: EmbeddedSource): Promise<OpenDatabase> {
  const embedded = await startEmbedded(source)
  // One connection, never replaced: the embedded database has a single session behind all of them.
  const pool = new SturdyPool({
    host: embedded.socketDirectory,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types,
  })
  const db = kyselyOn(pool)
  return {
    db,
    kind: 'embedded',
    close: async () => {
      await db.destroy()
      await embedded.close()
    },
  }
}

/** How long a call waits for a connection, a new one or one that others are using. */
const longestWait = 30_000

function openPostgres(url: string, size: number): OpenDatabase {
  const pool = new SturdyPool({
    connectionString: url,
    max: size,
    types,
    application_name: 'allmende',
    keepAlive: true,
    connectionTimeoutMillis: longestWait,
  })
  const db = kyselyOn(pool)
  return { db, kind: 'postgres', close: () => db.destroy() }
}

const kyselyOn = (pool: pg.Pool): Db =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
