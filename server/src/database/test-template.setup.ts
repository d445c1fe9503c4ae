import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from './database.ts'

/** What each test file makes its own database from: a dumped data directory, or a template on a real server. */
export type TestTemplate =
  | { kind: 'embedded'; dump: string }
  | { kind: 'postgres'; url: string; name: string }

declare module 'vitest' {
  export interface ProvidedContext {
    template: TestTemplate
  }
}

/** Migrates one empty database before the tests; TEST_DATABASE_URL names a PostgreSQL to run them on instead. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? makePostgresTemplate(project, url) : makeEmbeddedTemplate(project)
}

async function makeEmbeddedTemplate(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'allmende-template-'))
  const directory = join(folder, 'database')
  const database = await openDatabase({ kind: 'embedded', directory })
  await database.close()

  const pglite = await PGlite.create({ dataDir: directory })
  const dump = join(folder, 'template.tar')
  await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  project.provide('template', { kind: 'embedded', dump })
  return () => rm(folder, { recursive: true, force: true })
}

async function makePostgresTemplate(project: TestProject, url: string) {
  const name = `allmende_template_${process.pid}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  const database = await openDatabase({ kind: 'postgres', url: onDatabase(url, name), pool: 2 })
  await database.close()
  project.provide('template', { kind: 'postgres', url, name })
  return async () => {
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
}

export function onDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
