import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFromOthers } from './private-files.ts'

let folder: string
const at = (...names: string[]) => join(folder, ...names)
const modeOf = async (path: string) => (await lstat(path)).mode & 0o777

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-'))
  for (const name of [
    'data',
    'data/database',
    'data/database/base',
    'data/files',
    'data/files.17',
    'data/other',
    'outside',
  ]) {
    await mkdir(at(name))
    await chmod(at(name), 0o755)
  }
  for (const name of [
    'data/lock',
    'data/master.key',
    'data/database/base/1',
    'data/files/a',
    'data/files.17/b',
    'outside/x',
  ]) {
    await writeFile(at(name), '')
    await chmod(at(name), 0o644)
  }
  await writeFile(at('data/database/mine'), '')
  await chmod(at('data/database/mine'), 0o400)
  await symlink(at('outside'), at('data/tiles'))
  await symlink(at('outside/x'), at('data/database/link'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('folders become 700 and files 600, but neither a key nor what is not ours or lies elsewhere', async () => {
  const { later } = await keepFromOthers(at('data'))
  await later
  const modes = await Promise.all(
    (await readdir(at('data'), { recursive: true })).map(async (name) => [
      name,
      (await modeOf(at('data', name))).toString(8),
    ]),
  )
  expect(await modeOf(at('data'))).toBe(0o700)
  expect(Object.fromEntries(modes)).toMatchObject({
    lock: '600',
    'database/mine': '400',
    'master.key': '644',
    other: '755',
    database: '700',
    'database/base': '700',
    'database/base/1': '600',
    files: '700',
    'files/a': '600',
    'files.17/b': '600',
  })
  expect(await modeOf(at('outside'))).toBe(0o755)
  expect(await modeOf(at('outside/x'))).toBe(0o644)
})

test('a folder that is not there yet is no fault', async () => {
  await (await keepFromOthers(at('nowhere'))).later
})
