import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../scripts/paths.mjs'
import { demoData } from './demo-data.setup.ts'
import { expect, test } from './fixtures.ts'
import { newDataDir, ServerProcess } from './server-process.ts'

// While the server starts again the browser finds nobody, and says so.
test.use({ allowConsoleErrors: true })

test('npm run dev: one address, and a save starts the server again or loads the page again', async ({
  pages,
}) => {
  test.slow()
  const dev = new ServerProcess(await newDataDir(demoData()), {}, 'scripts/dev.mjs')
  await dev.start()
  const admin = await pages.open(dev.url, 'admin')
  await admin.goto('/auftraggeber')
  await expect(admin.getByRole('link', { name: 'Gemeinde Auwiesen', exact: true })).toBeVisible()
  expect(await admin.evaluate(async () => (await fetch('/sdk/info')).status)).toBe(200)

  const loaded = admin.waitForEvent('load')
  await save('web/src/main.tsx')
  await loaded

  await save('server/src/main.ts')
  await expect
    .poll(() => dev.output, { timeout: 120_000 })
    .toMatch(/is ready[^]+main\.ts was saved[^]+is ready/)
  await admin.reload()
  await expect(admin.getByRole('link', { name: 'Gemeinde Auwiesen', exact: true })).toBeVisible()

  await pages.close()
  expect((await dev.stop()).code).toBe(0)
  await expect(fetch(dev.url)).rejects.toThrow('fetch failed')
  await dev.remove()
})

/** Nothing changes but the time of the file, because other stories use it too. */
const save = (file: string) => utimes(join(root, file), new Date(), new Date())
