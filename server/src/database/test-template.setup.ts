import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadDemoData } from '../../../demo/load.ts'
import { testConfig } from '../test-config.ts'
import { type DatabaseSource, openDatabase } from './database.ts'

/** What each test file makes its own database from, empty or with demo data and their files: a dumped data directory, or a template. */
export type TestTemplate = { empty: string; demo: string; files: string } & (
  | { kind: 'embedded' }
  | { kind: 'postgres'; url: string }
)

declare module 'vitest' {
  export interface ProvidedContext {
    template: TestTemplate
  }
}

/** Makes both templates, and the master key that the demo data hang on, before the tests; TEST_DATABASE_URL names a PostgreSQL to run them on instead. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL']
  const folder = await mkdtemp(join(tmpdir(), 'allmende-template-'))
  process.env['TEST_MASTER_KEY_FILE'] = join(folder, 'master.key')
  const removeTemplates = await (url
    ? makePostgresTemplates(project, url, folder)
    : makeEmbeddedTemplates(project, folder))
  return async () => {
    await removeTemplates()
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeEmbeddedTemplates(project: TestProject, folder: string) {
  const source = { kind: 'embedded', directory: join(folder, 'database') } as const
  await migrated(source)
  const empty = await dumped(source.directory, join(folder, 'empty.tar'))
  await withDemoData(source, folder)
  const demo = await dumped(source.directory, join(folder, 'demo.tar'))
  project.provide('template', { kind: 'embedded', empty, demo, files: join(folder, 'files') })
  return async () => undefined
}

async function dumped(directory: string, file: string): Promise<string> {
  const pglite = await PGlite.create({ dataDir: directory })
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  return file
}

async function makePostgresTemplates(project: TestProject, url: string, folder: string) {
  const [empty, demo] = [`allmende_empty_${process.pid}`, `allmende_demo_${process.pid}`]
  const source = (name: string) => ({ kind: 'postgres', url: onDatabase(url, name), pool: 2 }) as const
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${empty}`)
  await migrated(source(empty))
  await client.query(`create database ${demo} template ${empty}`)
  await withDemoData(source(demo), folder)
  project.provide('template', { kind: 'postgres', url, empty, demo, files: join(folder, 'files') })
  return async () => {
    for (const name of [empty, demo]) await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
}

async function migrated(source: DatabaseSource): Promise<void> {
  await (await openDatabase(source)).close()
}

async function withDemoData(source: DatabaseSource, dataDir: string): Promise<void> {
  const database = await openDatabase(source)
  await loadDemoData(database.db, testConfig(source, { dataDir }), { draftsOnly: true })
  await database.close()
}

export function onDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
