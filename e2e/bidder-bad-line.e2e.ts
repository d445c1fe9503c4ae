import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask } from './asked.ts'
import { expect, test } from './fixtures.ts'
import { people, tokenKey } from './people.ts'
import { demoPassword } from '../demo/people.ts'
import { day, drafts, hour, minute, runTender } from './running-tender.ts'
import { patient, travelTo, whileAway } from './time-travel.ts'

test.use({
  serverEnv: patient,
  allowConsoleErrors: [
    [...whileAway, /ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK/],
    { scope: 'test' },
  ],
})

const state = (page: Page) => page.getByRole('region', { name: 'Stand der Einreichung' })
const receipts = (page: Page) =>
  page.getByRole('region', { name: 'Einreichungen' }).getByRole('button', { name: /eingereicht: / })
const rpc = '**/api/v1/rpc'

async function choose(page: Page, name: string, size: number) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Dateien auswählen' }).first().click(),
  ])
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: randomBytes(size) })
}

async function submit(page: Page, label: string) {
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
}

/** An offer is asked for at once, so that one lot after the other can be filed for. */
async function offering(serverUrl: string, deadline: Date): Promise<string> {
  const { path } = await runTender(serverUrl, drafts.negotiated, 6, {
    applicationDeadline: null,
    offerDeadline: deadline,
  })
  await ask(serverUrl, 'dora', 'createOffer', { id: drafts.negotiated })
  return `${path}/angebot`
}

test('a line that breaks while uploading and while submitting loses nothing and gives one receipt', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const path = await offering(server.url, new Date(Date.now() + day))
  const dora = await server.open('dora')
  await dora.goto(path)
  await expect(dora.getByRole('heading', { level: 2, name: 'Angebot' })).toBeVisible()
  const line = await dora.context().newCDPSession(dora)
  const slow = { offline: false, latency: 5, downloadThroughput: -1, uploadThroughput: 1_500_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  const sending = dora.waitForRequest((request) => request.method() === 'PATCH')
  await choose(dora, 'Angebot.bin', 6_000_000)
  await expect(dora.getByText('noch nicht hochgeladen und deshalb nicht dabei: Angebot.bin')).toBeVisible()
  await sending
  await server.stop()
  await expect(dora.getByText('Verbindung unterbrochen, wird fortgesetzt …')).toBeVisible()
  await server.start()
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await expect(dora.getByText('Angebot: 1 Dokument, 6 MB')).toBeVisible({ timeout: 60_000 })

  // It arrives, but its answer does not; nobody can tell that from one that never arrived.
  const ids: string[] = []
  await dora.route(rpc, async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id)
    if (ids.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await submit(dora, 'Angebot einreichen')
  await expect(state(dora)).toContainText('Ihr Angebot ist eingegangen', { timeout: 30_000 })
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
  await expect(receipts(dora)).toHaveCount(1)
  await dora.unroute(rpc)

  // And once more, with a page that is closed before there is an answer.
  await choose(dora, 'Nachtrag.bin', 1000)
  await expect(dora.getByText('Änderungen noch nicht eingereicht').first()).toBeVisible()
  await dora.route(rpc, (route) => route.abort())
  await submit(dora, 'Geändertes Angebot erneut einreichen')
  await expect(state(dora)).toContainText('Noch keine Antwort')
  await expect(dora.getByText('Änderungen noch nicht eingereicht')).toHaveCount(0)
  dora.once('dialog', (dialog) => void dialog.accept())
  await dora.reload()
  await expect(state(dora)).toContainText(/Ein Versuch von \d\d:\d\d:\d\d Uhr wurde noch nicht beantwortet\./)
  await expect(receipts(dora)).toHaveCount(1)
  await dora.unroute(rpc)
  await state(dora).getByRole('button', { name: 'Erneut senden' }).click()
  await expect(state(dora)).toContainText('Ihr Angebot ist eingegangen')
  await expect(receipts(dora)).toHaveCount(2)

  // At last her session ends meanwhile: she logs in, and it goes on by itself.
  await choose(dora, 'Preisblatt.bin', 1000)
  await dora.route(rpc, (route) => route.abort())
  await submit(dora, 'Geändertes Angebot erneut einreichen')
  await expect(state(dora)).toContainText('Noch keine Antwort')
  const token = await dora.evaluate((key) => localStorage.getItem(key), tokenKey)
  await fetch(`${server.url}/api/v1/rpc`, {
    method: 'POST',
    headers: { 'x-auth-token': token ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'logout', params: [] }),
  })
  const login = dora.getByRole('dialog', { name: 'Einloggen' })
  await expect(login).toContainText('Sie wurden ausgeloggt.')
  await dora.unroute(rpc)
  await login.getByLabel('E-Mail Adresse').fill(people.dora)
  await login.getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await dora.keyboard.press('Enter')
  await expect(state(dora)).toContainText('Ihr Angebot ist eingegangen', { timeout: 30_000 })
  await expect(receipts(dora)).toHaveCount(3)
})

test('a deadline is warned of, an attempt that comes too late is refused to the millisecond and shown, the page is closed', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const deadline = new Date(Date.now() + 4 * minute)
  const path = await offering(server.url, deadline)
  const dora = await server.open('dora')
  await dora.goto(path)
  await expect(dora.getByText('Weniger als 5 Minuten bis zum Ablauf der Frist')).toBeVisible()
  await choose(dora, 'Angebot.bin', 1000)
  await expect(dora.getByText('Angebot: 1 Dokument, 1 KB')).toBeVisible()
  const hesitating = await dora.context().newPage()
  await hesitating.goto(path)
  await hesitating.getByRole('button', { name: 'Angebot einreichen' }).click()
  await expect(hesitating.getByRole('dialog', { name: 'Angebot jetzt einreichen?' })).toBeVisible()
  await dora.route(rpc, (route) => route.abort())
  await submit(dora, 'Angebot einreichen')
  await expect(state(dora)).toContainText('es zählt der erste, der vollständig ankommt')
  await travelTo(server, new Date(deadline.getTime() + hour))
  await dora.unroute(rpc)
  await expect(state(dora)).toContainText('Das Angebot konnte nicht eingereicht werden.', { timeout: 30_000 })
  await expect(state(dora)).toContainText(
    /Die Angebotsfrist endete am .* Uhr; Ihre Anfrage kam am .*\d\d:\d\d:\d\d,\d{3} Uhr an/,
  )
  await expect(dora.getByRole('region', { name: 'Abgelehnte Versuche' })).toContainText(
    'Die Angebotsfrist endete am',
  )
  await expect(
    dora.getByText('Die Angebotsfrist ist abgelaufen. Ihre Unterlagen bleiben lesbar.').first(),
  ).toBeVisible()
  await expect(dora.getByText('Nicht eingereicht', { exact: true }).first()).toBeVisible()
  await expect(dora.getByRole('button', { name: 'Angebot einreichen' })).toHaveCount(0)
  await expect(dora.getByRole('button', { name: 'Dateien auswählen' })).toHaveCount(0)

  // Who was asked and had not answered yet is told, and not left wondering.
  const tooLate = hesitating.getByRole('dialog', { name: 'Die Frist ist abgelaufen' })
  await expect(tooLate.getByText('Es wurde nichts eingereicht.')).toBeVisible({ timeout: 30_000 })
  await tooLate.getByRole('button', { name: 'Schließen' }).last().click()
  await expect(tooLate).toBeHidden()
})
