import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { lockDataDirectory } from './database/data-directory-lock.ts'
import { openDatabase, openDatabaseAsItIs } from './database/database.ts'
import { appendAuditEntries } from './audit/audit.queries.ts'

// Every run starts a database of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder: string
const whole = () => join(folder, 'whole')

/** The command as an administrator runs it, on the embedded database. */
function verify(dataDir: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const command = [
    '--liftoff-only',
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, 'verify-log.ts'),
    ...args,
  ]
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  return new Promise((resolve) =>
    execFile(process.execPath, command, { env }, (error, said) =>
      resolve({ code: Number(error?.code ?? 0), said }),
    ),
  )
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'allmende-verify-'))
  await mkdir(whole())
  const { empty: template } = inject('template')
  const { db, close } = await openDatabase({
    kind: 'embedded',
    directory: join(whole(), 'database'),
    template,
  })
  await db.transaction().execute(async (tx) => {
    for (let second = 0; second < 2; second++)
      await appendAuditEntries(
        tx,
        [{ userName: 'a@b.example', event: { type: 'LOGIN' } }],
        new Date(second * 1000),
      )
    const sealed = [{ facts: { file: 'Geheim.pdf' }, opensWith: { roomId: 5 } }]
    await appendAuditEntries(
      tx,
      [{ userName: 'a@b.example', event: { type: 'FILE_UPLOADED', sealed } }],
      new Date(2000),
    )
  })
  await close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('says how many entries, up to when, and the last hash; that entry can be asked for later', async () => {
  const { code, said } = await verify(whole())
  expect(said).toMatch(
    /^The audit log is whole: 3 entries up to 1970-01-01T00:00:02.000Z.\nHash of entry 3: [0-9a-f]{64}\n$/,
  )
  expect(code).toBe(0)
  const hash = said.trim().slice(-64)
  expect(await verify(whole(), '3', hash)).toEqual({ code: 0, said })
  expect(await verify(whole(), '4', hash)).toMatchObject({ code: 1 })
  expect(await verify(whole(), 'x')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Give the number'),
  })
})

test('names the first broken entry and exits with 1', async () => {
  const broken = join(folder, 'broken')
  await cp(whole(), broken, { recursive: true })
  const { db, close } = await openDatabaseAsItIs({ kind: 'embedded', directory: join(broken, 'database') })
  await sql`alter table audit_entries disable trigger user`.execute(db)
  await db.updateTable('auditEntries').set({ userName: 'x@y.example' }).where('id', '=', 2).execute()
  await close()
  const { code, said } = await verify(broken)
  expect(said).toContain('First broken entry: 2')
  expect(code).toBe(1)
})

test('names the entry whose sealed facts were changed', async () => {
  const broken = join(folder, 'unsealed')
  await cp(whole(), broken, { recursive: true })
  const { db, close } = await openDatabaseAsItIs({ kind: 'embedded', directory: join(broken, 'database') })
  await sql`alter table sealed_facts disable trigger user`.execute(db)
  await db.updateTable('sealedFacts').set({ json: '{}' }).execute()
  await close()
  const { code, said } = await verify(broken)
  expect(said).toContain('First broken entry: 3 – its sealed facts number 1 do not match')
  expect(code).toBe(1)
})

test('says so when the server is running on the data directory, or when there is none', async () => {
  const lock = lockDataDirectory(whole())
  expect(await verify(whole())).toEqual({ code: 1, said: expect.stringContaining('already running') })
  lock.release()
  const nowhere = join(folder, 'nowhere')
  expect(await verify(nowhere)).toEqual({ code: 1, said: expect.stringContaining('no database') })
})
