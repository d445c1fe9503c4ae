import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type DatabaseSource, type OpenDatabase, openDatabase } from './database.ts'
import { onDatabase } from './test-template.setup.ts'

/** `dataDir`: where its files lie. */
export type TestDatabase = OpenDatabase & { source: DatabaseSource; dataDir: string }

/** A migrated database for the tests of one file, on whichever engine they run. */
export function givenDatabase({ demo = false } = {}): { readonly current: TestDatabase } {
  let current: TestDatabase | undefined
  let remove = async () => {}

  beforeAll(async () => {
    const template = inject('template')
    const content = demo ? 'demo' : 'empty'
    const name = `allmende_test_${randomBytes(6).toString('hex')}`
    if (template.kind === 'postgres') {
      await admin(template.url, `create database ${name} template ${template[content]}`)
      remove = () => admin(template.url, `drop database if exists ${name} with (force)`)
    }
    const source: DatabaseSource =
      template.kind === 'embedded'
        ? { kind: 'embedded', directory: null, template: template[content] }
        : { kind: 'postgres', url: onDatabase(template.url, name), pool: 5 }
    const dataDir = await mkdtemp(join(tmpdir(), 'allmende-data-'))
    if (demo) await cp(template.files, join(dataDir, 'files'), { recursive: true })
    const removeDatabase = remove
    remove = async () => {
      await removeDatabase()
      await rm(dataDir, { recursive: true, force: true })
    }
    current = { ...(await openDatabase(source)), source, dataDir }
  })

  afterAll(async () => {
    await current?.close()
    await remove()
  })

  return {
    get current() {
      if (!current) throw new Error('the test database is open only inside tests')
      return current
    },
  }
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
