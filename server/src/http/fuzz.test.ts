import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataDir, ServerProcess } from '../test-server-process.ts'
import { inputsOf, playAll } from './test-fuzz-run.ts'

/** A failure names the inputs that came last; `npm run fuzz` goes on for as long as you like. */
const [seed, count] = [20_261_115, 150]

let server: ServerProcess
beforeAll(async () => {
  const dataDir = await newDataDir()
  const webDir = join(dataDir, 'web')
  await mkdir(webDir)
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Allmende</title>')
  server = new ServerProcess(dataDir, { DEMO_DATA: 'off', LOG_LEVEL: 'error', WEB_DIR: webDir })
  await server.start()
})
afterAll(() => server.remove())

test('a live server outlasts whatever strangers send, and nothing of it is an error of its own', async () => {
  const inputs = inputsOf(seed)
  const failure = await playAll(server.url, () => inputs.next().value, { count })
  expect(failure, server.output).toBeNull()
  expect(server.faults).toEqual([])
})
