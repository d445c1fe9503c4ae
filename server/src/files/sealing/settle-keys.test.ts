import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { givenDatabase } from '../../database/test-database.ts'
import { MasterKeyFault } from './key-file.ts'
import { settleMasterKeys } from './settle-keys.ts'
import { keyOf } from './test-keys.ts'

const database = givenDatabase()
const db = () => database.current.db
const folder = mkdtempSync(join(tmpdir(), 'allmende-settling-'))
const path = join(folder, 'master.key')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await db().deleteFrom('masterKeys').execute()
  rmSync(path, { force: true })
})

/** Ids with keys made from these words. */
const givenFile = (keys: Record<string, string>) =>
  writeFileSync(
    path,
    Object.entries(keys)
      .map(([id, words]) => `${id} ${keyOf(words).toString('base64')}\n`)
      .join(''),
    { mode: 0o600 },
  )
const settle = (mayMake = false) => settleMasterKeys(db(), { path, mayMake })
const named = async () =>
  (await db().selectFrom('masterKeys').select('id').orderBy('id').execute()).map(({ id }) => id)
const fault = async (mayMake = true) => {
  const error = await settle(mayMake).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(MasterKeyFault)
  return (error as MasterKeyFault).message
}

test('the first start makes a key where it may, and the next one finds it', async () => {
  const keys = await settle(true)
  expect(await named()).toEqual([keys.wrappingId])
  const content = readFileSync(path, 'utf8')
  expect((await settle(true)).checkOf(keys.wrappingId)).toEqual(keys.checkOf(keys.wrappingId))
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('where it may not, the operator is told what to do, and nothing is made', async () => {
  expect(await fault(false)).toMatch(/^There is no master key file .*docs\/operations.md says/)
  expect(readdirSync(folder)).toEqual([])
  givenFile({ a: 'a' })
  expect((await settle()).wrappingId).toBe('a')
})

test('a new last key is named, the others stay; more keys than the database names do no harm', async () => {
  givenFile({ a: 'a', b: 'b' })
  await settle()
  expect(await named()).toEqual(['b'])
  givenFile({ a: 'a', b: 'b', c: 'c' })
  expect((await settle()).wrappingId).toBe('c')
  expect(await named()).toEqual(['b', 'c'])
})

test.each<[string, Record<string, string> | null, RegExp]>([
  [
    'the whole file is gone',
    null,
    /There is no master key file .* names the keys? a, b\. Restore the key file/,
  ],
  ['one key is gone', { b: 'b' }, /lacks the key a, which the database names\. Restore/],
  ['all keys are gone', { c: 'c' }, /lacks the keys a, b, which/],
  [
    'another key stands there',
    { a: 'x', b: 'b' },
    /has another key than the database names under the key a\. Restore/,
  ],
  ['both', { b: 'x' }, /lacks the key a, which the database names and has another key .* under the key b\./],
])('%s: the start stops, names the keys, and makes no new one', async (_case, keys, message) => {
  for (const given of [{ a: 'a' }, { a: 'a', b: 'b' }]) {
    givenFile(given)
    await settle()
  }
  rmSync(path)
  if (keys) givenFile(keys)
  const before = readdirSync(folder)
  const said = await fault()
  expect(said).toMatch(message)
  expect(said).toContain('Never make a new key instead')
  expect(readdirSync(folder)).toEqual(before)
  expect(await named()).toEqual(['a', 'b'])
})

test('two starts at once agree on one key', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => settle(true)))
  const checks = new Set(all.map((keys) => keys.checkOf(keys.wrappingId).toString('hex')))
  expect(checks.size).toBe(1)
  expect(await named()).toEqual([all[0]?.wrappingId])
})

test('of several processes exactly one makes the file', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'key-file.ts'))
  const script = `const { makeMasterKeyFile } = await import(${module}); process.stdout.write(String(makeMasterKeyFile(process.argv[1])))`
  const command = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script, path]
  const run = promisify(execFile)
  const said = await Promise.all(Array.from({ length: 4 }, () => run(process.execPath, command)))
  expect(said.map(({ stdout }) => stdout).toSorted()).toEqual(['false', 'false', 'false', 'true'])
  expect(readdirSync(folder)).toEqual(['master.key'])
})
