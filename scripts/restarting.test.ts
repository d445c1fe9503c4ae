import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAgainOnSave } from './restarting.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'allmende-saved-'))
  mkdirSync(join(folder, 'accounts'))
  writeFileSync(join(folder, 'accounts/login.ts'), '')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A program that runs until it is told to end, or ends at once with a code. */
function started(programs: readonly string[]) {
  const said: string[] = []
  let starts = 0
  const running = startAgainOnSave({
    folders: [folder],
    start: () => spawn(process.execPath, ['-e', programs[starts++] ?? runs]),
    say: (sentence) => said.push(sentence),
  })
  return { running, said, starts: () => starts }
}
const runs = 'setInterval(() => {}, 1000)'

test('a saved program starts it again, a saved test or note does not', async () => {
  const { running, said, starts } = started([])
  writeFileSync(join(folder, 'accounts/login.test.ts'), 'test()')
  writeFileSync(join(folder, 'notes.txt'), 'milk')
  writeFileSync(join(folder, 'accounts/login.ts'), 'export {}')
  await vi.waitFor(() => expect(starts()).toBe(2), 20_000)
  expect(said).toEqual([`${join('accounts', 'login.ts')} was saved, the server starts again.`])
  await running.end('SIGTERM')
})

test('also when an editor puts a new file in place of the old one, and in a new folder', async () => {
  const { running, starts } = started([])
  const saves = [
    () => {
      writeFileSync(join(folder, 'accounts/login.ts~'), 'export {}')
      renameSync(join(folder, 'accounts/login.ts~'), join(folder, 'accounts/login.ts'))
    },
    () => writeFileSync(join(folder, 'accounts/login.ts'), 'export const a = 1'),
    () => {
      mkdirSync(join(folder, 'rooms'))
      setTimeout(() => writeFileSync(join(folder, 'rooms/rooms.ts'), 'export {}'), 50)
    },
  ]
  for (const [before, save] of saves.entries()) {
    save()
    await vi.waitFor(() => expect(starts()).toBe(before + 2), 20_000)
  }
  await running.end('SIGTERM')
})

test('one that ended by itself says so and waits for the next save', async () => {
  const { running, said, starts } = started(['process.exit(3)'])
  await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('ended (3)')]), 20_000)
  expect(starts()).toBe(1)
  writeFileSync(join(folder, 'accounts/login.ts'), 'export {}')
  await vi.waitFor(() => expect(starts()).toBe(2), 20_000)
  await running.end('SIGTERM')
})
