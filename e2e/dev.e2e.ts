import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../scripts/paths.mjs'
import { demoData } from './demo-data.setup.ts'
import { test as base, expect } from './fixtures.ts'
import { newDataDir, ServerProcess } from '../server/src/test-server-process.ts'

const test = base.extend<{ dev: ServerProcess }>({
  dev: [
    async ({ pages }, use) => {
      const dev = new ServerProcess(await newDataDir(demoData()), {}, 'scripts/dev.mjs')
      try {
        await dev.start()
        await use(dev)
      } finally {
        await pages.close()
        // Asked to end, because it has two processes to take along.
        await dev.stop()
        await dev.remove()
      }
    },
    { timeout: 240_000 },
  ],
})

// While the server starts again the browser finds nobody, and says so.
test.use({ allowConsoleErrors: true })

test('npm run dev: one address, and a save starts the server again or loads the page again', async ({
  dev,
  pages,
}) => {
  test.slow()
  const admin = await pages.open(dev.url, 'admin')
  const client = admin.getByRole('link', { name: 'Gemeinde Auwiesen', exact: true })
  await admin.goto('/auftraggeber')
  await expect(client).toBeVisible()
  expect(await admin.evaluate(async () => (await fetch('/sdk/info')).status)).toBe(200)

  const loaded = admin.waitForEvent('load')
  await save('web/src/main.tsx')
  await loaded

  await save('server/src/main.ts')
  await expect
    .poll(() => dev.output, { timeout: 120_000 })
    .toMatch(/is ready[^]+main\.ts was saved[^]+is ready/)
  await admin.reload()
  await expect(client).toBeVisible()

  await pages.close()
  expect((await dev.stop()).code).toBe(0)
  await expect(fetch(dev.url)).rejects.toThrow('fetch failed')
})

/** Nothing changes but the time of the file, because other stories use it too. */
const save = (file: string) => utimes(join(root, file), new Date(), new Date())
