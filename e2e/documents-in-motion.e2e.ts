import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { demoPassword } from '../demo/people.ts'
import { recipientOf } from '../server/src/mail/test-mail-server.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { apply, open } from './filed.ts'
import { expect } from './fixtures.ts'
import { test } from './mail-server.ts'
import { day, drafts, hour, minute, runTender } from './running-tender.ts'
import { said } from './said.ts'
import { patient, travelTo, whileAway } from './time-travel.ts'

const widths = [1440, 390]
const secret = 'Eignungsnachweis.txt'
const changed = 'Leistungsbeschreibung.pdf'
const dora = 'dora@deich-erdbau.example'
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

type Room = { id: number; type: string; stage: number | null; offerId: number | null }

/** What a click saves. */
async function saved(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test.use({ furtherEnv: patient, allowConsoleErrors: [whileAway, { scope: 'test' }] })

test('a document changes and everyone concerned knows; a data room is seen by whom it is for', async ({
  server,
  mailServer,
}) => {
  test.setTimeout(360_000)
  const start = Date.now()
  const { path } = await runTender(server.url, drafts.negotiated, 3, {
    applicationDeadline: new Date(start + hour),
    offerDeadline: new Date(start + day),
  })
  const offer = await apply(server.url, 'dora', drafts.negotiated, { fileName: secret })
  const [anna, bidder] = [await server.open('anna'), await server.open('dora')]

  await bidder.goto(`${path}/dokumente`)
  const room = bidder.getByRole('region').filter({ has: row(bidder, changed) })
  await saved(bidder, () => room.getByRole('button', { name: /^Als ZIP herunterladen/ }).click())
  const menu = room.getByRole('button', { name: /^Weitere Aktionen für/ })
  await menu.press('Enter')
  const onlyChanged = bidder.getByRole('menuitem', { name: 'Nur Geändertes als ZIP' })
  await expect(onlyChanged).toHaveAttribute('aria-disabled', 'true')
  await expect(onlyChanged).toHaveAccessibleDescription(
    'Seit Ihrem letzten Download hat sich nichts geändert.',
  )
  await bidder.keyboard.press('Escape')

  await anna.goto(`${path}/dokumente`)
  await anna.getByRole('button', { name: `Aktionen für ${changed}` }).click()
  const [chooser] = await Promise.all([
    anna.waitForEvent('filechooser'),
    anna.getByRole('menuitem', { name: 'Ersetzen' }).click(),
  ])
  await chooser.setFiles({
    name: 'neu.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 die zweite Fassung'),
  })
  await anna.getByRole('dialog').getByRole('button', { name: 'Ersetzen' }).click()

  await expect(row(bidder, changed)).toContainText('Seit Ihrem letzten Download geändert')
  await expect(said(bidder, '1 neu oder seit Ihrem letzten Download geändert')).toBeVisible()
  await atWidths(bidder, widths, () => expectAccessible(bidder))
  await menu.press('Enter')
  await expect(onlyChanged).toHaveAttribute('aria-disabled', 'false')
  const zip = await saved(bidder, () => onlyChanged.press('Enter'))
  expect(zip.name).toContain('(Geändertes).zip')
  expect(zip.bytes.includes(changed)).toBe(true)
  expect(zip.bytes.includes('Flächenverzeichnis.csv')).toBe(false)
  await expect(row(bidder, changed)).not.toContainText('Seit Ihrem letzten Download geändert')

  const rooms = (await ask(server.url, 'dora', 'getRoomsByProjectId', drafts.negotiated)) as Room[]
  const own = rooms.find(({ type, stage }) => type === 'CONTRACTOR' && stage === 4)
  const dataRoom = `${path}/datenraum/${own?.id}/angebot/${offer.id}`
  const visitor = await server.open()
  await visitor.goto(dataRoom)
  const login = visitor.getByRole('dialog', { name: 'Einloggen' })
  await login.getByLabel('E-Mail Adresse').fill(dora)
  await login.getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL(new RegExp(`${dataRoom}$`))
  await expect(visitor.getByRole('heading', { level: 2, name: 'Datenraum' })).toBeVisible()
  await expect(row(visitor, secret)).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Zurück zu: Teilnahmeantrag' })).toBeVisible()
  await atWidths(visitor, widths, () => expectAccessible(visitor))
  await visitor.goto(`${path}/datenraum/${own?.id}/angebot/${offer.id + 1}`)
  await expect(said(visitor, 'Seite nicht gefunden')).toBeVisible()

  await anna.goto(dataRoom)
  await expect(said(anna, 'Versiegelt')).toBeVisible()
  await expect(anna.getByText(secret)).toHaveCount(0)

  for (const page of [anna, bidder, visitor]) await page.waitForLoadState('networkidle')
  await travelTo(server, new Date(start + 15 * minute))
  const told = () =>
    mailServer.mails.filter(
      (mail) => recipientOf(mail) === dora && mail.subject?.startsWith('Neue Unterlagen'),
    )
  await expect.poll(() => told().length, { timeout: 60_000 }).toBe(1)
  expect(told()[0]?.text).toContain(changed)
  expect(mailServer.mails.filter(({ text }) => text?.includes(secret))).toEqual([])

  await travelTo(server, new Date(start + hour + minute))
  await open(server.url, drafts.negotiated, 4)
  await anna.goto(dataRoom)
  await expect(row(anna, secret)).toBeVisible()
  await expect(anna.getByRole('link', { name: /^Zurück zu: Deich/ })).toBeVisible()
  await atWidths(anna, widths, () => expectAccessible(anna))
  expect(told()).toHaveLength(1)
})
