import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { demoPassword } from '../demo/people.ts'
import { root } from '../scripts/paths.mjs'
import { expect, test } from './fixtures.ts'
import { loginToken, people } from './people.ts'
import { newDataDir, ServerProcess } from '../server/src/test-server-process.ts'

test.describe('the start', () => {
  test('prints the address and every demo login; the data directory is taken, until a clean end', async ({
    server,
  }) => {
    test.slow()
    const { url } = server
    for (const printed of [url, demoPassword, ...Object.values(people)]) {
      await expect.poll(() => server.output).toContain(printed)
    }
    const second = new ServerProcess(server.dataDir)
    second.launch()
    expect((await second.ending()).code).not.toBe(0)
    expect(second.output).toContain(server.dataDir)
    expect(second.output).not.toContain('    at ')
    await expectHealthy(server)

    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null })
    await server.start()
    expect(server.url).toBe(url)
    await expectHealthy(server)

    // Twice, as from npm and the terminal.
    const ending = server.stop('SIGINT')
    void server.stop('SIGINT')
    expect(await ending).toEqual({ code: 0, signal: null })
  })

  test('names every fault of a wrong configuration in one message', async () => {
    const server = new ServerProcess(await newDataDir(), {
      PORT: 'achtzig',
      PUBLIC_URL: 'no address',
      DEMO_DATA: 'vielleicht',
    })
    server.launch()

    expect((await server.ending()).code).not.toBe(0)
    for (const setting of ['PORT', 'PUBLIC_URL', 'DEMO_DATA']) expect(server.output).toContain(setting)
    expect(server.output).not.toContain('    at ')
    await server.remove()
  })
})

test.describe('the end', () => {
  test('Ctrl-C on npm start ends everything it started', async () => {
    test.slow()
    const dataDir = await newDataDir()
    const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO_DATA: 'off', TILES_URL: 'none' }
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    let printed = ''
    npm.stdout.on('data', (chunk) => (printed += chunk))
    await expect.poll(() => printed, { timeout: 150_000 }).toMatch(/http:\/\/\S+:\d+/)

    process.kill(-(npm.pid ?? 0), 'SIGINT')
    await once(npm, 'close')

    // Only an ended server has let go of the data directory.
    const next = new ServerProcess(dataDir, { DEMO_DATA: 'off' })
    await next.start()
    await next.remove()
  })
})

test.describe('the next start', () => {
  test('works after SIGKILL during writes, and every login that was acknowledged still holds', async ({
    server,
  }) => {
    const acknowledged: string[] = []
    const logins = Array.from({ length: 40 }, async () => {
      const token = await loginToken(server.url, 'dora').catch(() => null)
      if (token) acknowledged.push(token)
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(3)
    await server.kill()
    await Promise.all(logins)
    expect(acknowledged.length).toBeLessThan(40)

    await server.start()
    for (const token of acknowledged) expect(await isAuthenticated(server.url, token)).toBe(true)
  })
})

test('npm test with an unknown word says what there is', async () => {
  const npm = spawn('npm', ['test', '--', 'unti'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  expect(await text(npm.stderr)).toContain('static, unit, server, e2e')
})

test('npm test -- --watch tests again what a saved file touches', async () => {
  test.slow()
  const npm = spawn('npm', ['test', '--', '--watch', 'scripts/setup'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let printed = ''
  npm.stdout.on('data', (chunk) => (printed += chunk))
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/5 passed[^]+Waiting for file changes/)
  // Nothing changes but the time of the file, because other stories use it too.
  await utimes(join(root, 'scripts/setup.mjs'), new Date(), new Date())
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/RERUN[^]+5 passed/)

  process.kill(-(npm.pid ?? 0), 'SIGINT')
  await once(npm, 'close')
})

async function expectHealthy(server: ServerProcess): Promise<void> {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
}

async function isAuthenticated(url: string, token: string): Promise<unknown> {
  const answer = await fetch(`${url}/api/v1/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'isAuthenticated', params: [] }),
  })
  const { result, error } = (await answer.json()) as { result?: unknown; error?: unknown }
  return result ?? error
}
