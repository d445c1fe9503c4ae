import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataDir, ServerProcess } from '../../../e2e/server-process.ts'
import { root } from '../../../scripts/paths.mjs'
import { described, inputsOf, isAlive, play } from './fuzz-run.ts'

/** A failure names the inputs that came last; `npm run fuzz` goes on for as long as you like. */
const [seed, rounds, atOnce] = [20_261_115, 25, 10]

const isBuilt = existsSync(join(root, 'web/dist/index.html'))
let server: ServerProcess | undefined
beforeAll(async () => {
  if (!isBuilt) return
  server = new ServerProcess(await newDataDir(), { DEMO_DATA: 'off', LOG_LEVEL: 'silent' })
  await server.start()
})
afterAll(async () => {
  await server?.remove()
})

test('a live server outlasts whatever strangers send', async ({ skip }) => {
  if (!server) return skip('the server needs the built web part')
  const { url } = server
  const inputs = inputsOf(seed)
  for (let round = 0; round < rounds; round++) {
    const sent = Array.from({ length: atOnce }, () => inputs.next().value)
    await Promise.all(sent.map((input) => play(url, input)))
    expect(await isAlive(url), `${server.output}\n${sent.map(described).join('\n')}`).toBe(true)
  }
})
