import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskStorage } from '../files/disk-storage.ts'
import { testKeys } from '../test-config.ts'
import { keepMade } from './made-files.ts'

test('others get their turn while a file is made of very many small pieces', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'made-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  let turns = 0
  const counting = setInterval(() => (turns += 1), 1)
  onTestFinished(() => clearInterval(counting))
  let most = 0
  async function* pieces() {
    let last = { turns, at: performance.now() }
    for (let line = 0; line < 300_000; line += 1) {
      // For how long nobody else came to anything.
      if (turns !== last.turns) last = { turns, at: performance.now() }
      most = Math.max(most, performance.now() - last.at)
      yield `  {"path":"Unterlagen/${line}.pdf"}\n`
    }
  }
  const storage = diskStorage(folder)
  const { file } = await keepMade({ storage, keys: testKeys() }, pieces(), 'text/plain')
  expect(file.size).toBeGreaterThan(5_000_000)
  expect(turns).toBeGreaterThan(3)
  expect(most).toBeLessThan(400)
})
