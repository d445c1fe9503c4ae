import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { demoServer } from './test-demo-server.ts'
import { newDataDir, ServerProcess } from './test-server-process.ts'

// Each start takes its time on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

/** All the server keeps; the pages it serves are no secret and lie there for the test alone. */
const kept = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => !/^web(\/|$)/.test(name))

async function looseIn(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const name of ['.', ...(await kept(folder))]) {
    const { mode } = await lstat(join(folder, name))
    if ((mode & 0o077) !== 0) found.push(`${name} ${(mode & 0o777).toString(8)}`)
  }
  return found
}

const isEmbedded = inject('template').kind === 'embedded'
const loose = 'server/src/test-loose-server.ts'

test.runIf(isEmbedded)('what a server makes in a folder that is open to all is nobody else’s', async () => {
  const dataDir = await newDataDir()
  await chmod(dataDir, 0o777)
  const web = join(dataDir, 'web')
  await mkdir(web)
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Allmende</title>')
  const server = new ServerProcess(dataDir, { WEB_DIR: web, DEMO_DATA: 'off' }, loose)
  onTestFinished(() => server.remove())
  await server.start()
  expect((await kept(dataDir)).length).toBeGreaterThan(100)
  expect(await looseIn(dataDir)).toEqual([])
  await server.stop()
  expect(await looseIn(dataDir), 'written on the way out').toEqual([])
})

test.runIf(isEmbedded)(
  'whatever folder, files and umask it finds, what the server keeps is nobody else’s',
  async () => {
    const server = await demoServer({}, loose)
    onTestFinished(() => server.remove())
    for (const name of ['.', ...(await kept(server.dataDir))]) {
      const path = join(server.dataDir, name)
      if (!name.endsWith('.key')) await chmod(path, (await lstat(path)).isDirectory() ? 0o755 : 0o644)
    }
    expect((await looseIn(server.dataDir)).length).toBeGreaterThan(100)
    await server.start()
    await expect.poll(() => looseIn(server.dataDir), { timeout: 20_000 }).toEqual([])
    await server.stop()
    expect(await looseIn(server.dataDir), 'written on the way out').toEqual([])
  },
)
