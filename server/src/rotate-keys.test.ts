import { execFile } from 'node:child_process'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { settleKeys } from './assembly/sealed-things.ts'
import { openDatabase } from './database/database.ts'
import { makeMasterKeyFile } from './files/sealing/key-file.ts'
import { readMasterKeys } from './files/sealing/master-keys.ts'
import { keyOf } from './files/sealing/test-keys.ts'

// Every run starts a database of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder: string
const path = () => join(folder, 'master.key')

/** A program of the server as an administrator runs it, on the embedded database. */
function run(program: string): Promise<{ code: number; said: string }> {
  const command = [
    '--liftoff-only',
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, program),
  ]
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, DEMO_DATA: 'off', WEB_DIR: folder, PORT: '0' }
  return new Promise((resolve) =>
    execFile(process.execPath, command, { env }, (error, said) =>
      resolve({ code: Number(error?.code ?? 0), said }),
    ),
  )
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'allmende-rotate-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const { empty: template } = inject('template')
  const { db, close } = await openDatabase({
    kind: 'embedded',
    directory: join(folder, 'database'),
    template,
  })
  await settleKeys(db, { path: path(), mayMake: true })
  await close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a new line in the key file, the command, and the old line may go', async () => {
  const { wrappingId: old } = readMasterKeys(path())
  appendFileSync(path(), `next ${keyOf('next').toString('base64')}\n`)
  const { code, said } = await run('rotate-keys.ts')
  expect(said).toContain('Put under the key next: 0 files, 1 secrets.')
  expect(said).toContain(`Nothing needs the key ${old} any more.`)
  expect(code).toBe(0)
  writeFileSync(path(), `next ${keyOf('next').toString('base64')}\n`)
  expect(await run('rotate-keys.ts')).toEqual({
    code: 0,
    said: 'Put under the key next: 0 files, 0 secrets.\n',
  })
})

test.each([
  ['no key file', () => rmSync(path())],
  ['another one', () => void makeMasterKeyFile(path())],
])('with %s neither the command nor the server begins', async (_case, spoil) => {
  spoil()
  for (const program of ['rotate-keys.ts', 'main.ts']) {
    const { code, said } = await run(program)
    expect(said).toMatch(/^(There is no master key file|The master key file) .*next.*Restore the key file/)
    expect(code).toBe(1)
  }
})
