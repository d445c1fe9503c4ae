import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { atWidths, expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { expect, type PrivateServer, test } from './fixtures.ts'

const run = promisify(execFile)

/** Something of the demo that is over. */
async function finished({ url }: PrivateServer): Promise<number> {
  const rows = (await ask(url, 'anna', 'getProjects', 'archiv')) as { id: number }[]
  const [row] = rows
  if (!row) throw new Error('nothing of the demo is over')
  return row.id
}

/** What the verifier in the archive says, run by Node alone. */
const verified = (folder: string) =>
  run(process.execPath, [join(folder, 'pruefen.mjs')]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )

test('a finished tender is exported, verified offline, and a flipped byte is named', async ({ server }) => {
  const id = await finished(server)
  const page = await server.open('anna')
  await page.goto(`${server.url}/projekte/${id}`)
  await page.getByRole('link', { name: 'Archiv exportieren' }).click()
  await expect(page).toHaveURL(/\/archiv$/)
  await expect(page.getByRole('heading', { name: 'Archiv exportieren' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Archiv erstellen' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Das Archiv ist fertig' })).toBeVisible({ timeout: 60_000 })
  await atWidths(page, [1440, 390], () => expectAccessible(page))

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Herunterladen' }).click()
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  const zip = join(folder, 'archiv.zip')
  await (await downloading).saveAs(zip)
  const unpacked = join(folder, 'archiv')
  await run('unzip', ['-q', zip, '-d', unpacked])
  const said = await verified(unpacked)
  expect(said).toContain('Alles stimmt mit dem Manifest überein.')
  const hash = await page.locator('code').textContent()
  expect(said).toContain(`Prüfsumme des Manifests (SHA-256): ${hash}`)

  const offline = await page.context().newPage()
  await offline.context().setOffline(true)
  await offline.goto(pathToFileURL(join(unpacked, 'pruefen.html')).href)
  await offline.locator('#zip').setInputFiles(zip)
  await expect(offline.locator('#state.whole')).toBeVisible({ timeout: 30_000 })
  await expect(offline.getByText(String(hash))).toBeVisible()

  const { files } = JSON.parse(await readFile(join(unpacked, 'manifest.json'), 'utf8')) as {
    files: { path: string }[]
  }
  const path = files.find((one) => one.path.endsWith('.pdf'))?.path ?? ''
  const bytes = await readFile(join(unpacked, path))
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  await writeFile(join(unpacked, path), bytes)
  expect(await verified(unpacked)).toContain(`VERÄNDERT: ${path}`)
  await offline.locator('#folder').setInputFiles(unpacked)
  await expect(offline.locator('#state.broken')).toBeVisible({ timeout: 30_000 })
  await expect(offline.getByText(path)).toBeVisible()
  await offline.context().setOffline(false)
  await rm(folder, { recursive: true })
})
