import type { Page } from '@playwright/test'
import { demoPassword } from '../demo/people.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { apply, offer, open } from './filed.ts'
import { expect, test } from './fixtures.ts'
import { day, drafts, hour, minute, runTender } from './running-tender.ts'
import { said } from './said.ts'
import { patient, travelTo, whileAway } from './time-travel.ts'

test.use({ serverEnv: patient, allowConsoleErrors: [whileAway, { scope: 'test' }] })

const widths = [1440, 1000, 390]
const tender = drafts.negotiated
const [deich, geest, hafen] = ['Deich & Erdbau GmbH', 'Geest Energie eG', 'Wesermarsch Hafenbau AG']

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, lot: RegExp) => page.getByRole('region', { name: lot })

async function putInto(page: Page, lot: RegExp, name: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    part(page, lot).getByRole('button', { name: 'Dateien auswählen' }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })
  await expect(part(page, lot).getByRole('button', { name: `${name} herunterladen` })).toBeVisible()
}

async function confirmOpening(page: Page, opener: string, confirm: string): Promise<void> {
  await button(page, opener).click()
  await dialog(page).getByRole('textbox', { name: 'Ihr Passwort' }).fill(demoPassword)
  await dialog(page).getByRole('button', { name: confirm, exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('two lots and three bidders: from their applications to the opened offers', async ({ server }) => {
  test.setTimeout(300_000)
  const start = Date.now()
  const { path, lots } = await runTender(server.url, tender, 3, {
    applicationDeadline: new Date(start + hour),
    offerDeadline: new Date(start + 2 * day),
  })
  const [first, second] = lots.map(({ id }) => id)
  if (!first || !second) throw new Error('two lots are needed')
  await apply(server.url, 'dora', tender)
  await apply(server.url, 'gesa', tender)
  await apply(server.url, 'fritz', tender, { lotIds: [first] })

  await travelTo(server, new Date(start + hour + minute))
  const dora = await server.open('dora')
  await dora.goto(`${path}/bewerbung`)
  await expect(part(dora, /^LOT-0001/)).toContainText('Eingereicht und verschlossen')
  await open(server.url, tender, 4)
  await expect(part(dora, /^LOT-0001/)).toContainText('Wird geprüft')

  const anna = await server.open('anna')
  await anna.goto(path)
  await button(anna, 'Verhandlung starten').click()
  for (const [company, answer] of [
    [deich, 'Zulassen'],
    [hafen, 'Zulassen'],
    [geest, 'Nicht zulassen'],
  ] as const)
    await dialog(anna)
      .getByRole('radiogroup', { name: company })
      .getByRole('radio', { name: answer, exact: true })
      .check()
  await dialog(anna)
    .getByRole('textbox', { name: `Begründung der Absage an ${geest}` })
    .fill('Der Umsatz reicht nicht aus.')
  await dialog(anna).getByRole('button', { name: 'Verhandlung starten', exact: true }).click()
  await expect(said(anna, 'Die Verhandlung wurde gestartet.')).toBeVisible()

  const fritz = await server.open('fritz')
  await fritz.goto(`${path}/bewerbung`)
  await expect(part(fritz, /^LOT-0001/)).toContainText('Nicht zugelassen')
  await expect(part(fritz, /^LOT-0001/)).toContainText('Der Umsatz reicht nicht aus.')
  await expect(fritz.getByRole('link', { name: 'Verhandlung', exact: true })).toHaveCount(0)
  for (const other of [deich, hafen]) await expect(fritz.getByText(other)).toHaveCount(0)

  // What is negotiated is read at once.
  await dora.getByRole('link', { name: 'Verhandlung', exact: true }).click()
  await dora.getByRole('button', { name: /^Eigenen Datenraum anlegen: LOT-0002/ }).click()
  await dialog(dora).getByRole('textbox', { name: 'Name' }).fill('Konzept')
  await dialog(dora).getByRole('textbox', { name: 'Beschreibung' }).fill('Wie wir das Parkhaus betreiben.')
  await dialog(dora).getByRole('button', { name: 'Datenraum anlegen' }).click()
  await expect(dialog(dora)).toHaveCount(0)
  await putInto(dora, /^LOT-0002/, 'Konzept.txt')
  await atWidths(dora, widths, () => expectAccessible(dora))
  const offers = (await ask(server.url, 'anna', 'getOffersByProjectId', tender)) as {
    id: number
    organizationId: number
    organization: { name: string }
  }[]
  const of = (name: string) => offers.find(({ organization }) => organization.name === name)
  await anna.goto(`${path}/bewerber/${of(deich)?.organizationId}`)
  await expect(anna.getByRole('button', { name: 'Konzept.txt herunterladen' })).toBeVisible()

  await anna.goto(path)
  await button(anna, 'Angebotsphase starten').click()
  await dialog(anna).getByRole('button', { name: 'Alle auffordern' }).click()
  await dialog(anna).getByRole('textbox', { name: 'Begründung der kurzen Frist' }).fill('Es eilt.')
  await dialog(anna).getByRole('button', { name: 'Angebotsphase starten', exact: true }).click()
  await expect(said(anna, 'Die Angebotsphase wurde gestartet.')).toBeVisible()

  await dora.getByRole('link', { name: 'Angebot', exact: true }).click()
  for (const lot of [/^LOT-0001/, /^LOT-0002/]) await putInto(dora, lot, 'Angebot.txt')
  await button(dora, 'Angebot einreichen').click()
  await dialog(dora).getByRole('button', { name: 'Angebot einreichen', exact: true }).click()
  await expect(dora.getByRole('region', { name: 'Stand der Einreichung' })).toContainText(
    'Ihr Angebot ist eingegangen',
  )
  await offer(server.url, 'gesa', tender)
  await ask(server.url, 'gesa', 'updateOfferStage', of(hafen)?.id, 5, [second])

  await travelTo(server, new Date(start + 2 * day + minute))
  await expect(part(dora, /^LOT-0001/)).toContainText('Eingereicht und verschlossen')
  const bernd = await server.open('bernd')
  await bernd.goto(path)
  await confirmOpening(anna, 'Angebote öffnen', 'Erste Bestätigung geben')
  await confirmOpening(bernd, 'Zweite Bestätigung geben', 'Bestätigen und öffnen')
  await expect(part(dora, /^LOT-0002/)).toContainText('Ihr Angebot wurde geöffnet und wird gewertet.')
  const board = anna.getByRole('region', { name: 'Verfahrensstand' })
  const card = board.getByRole('listitem').filter({ hasText: hafen })
  await expect(card).toContainText('geöffnet')
  await board.getByRole('combobox', { name: 'Los' }).click()
  await anna.getByRole('option', { name: /^LOT-0002/ }).click()
  await expect(card).toContainText('kein Angebot')
  await atWidths(anna, widths, () => expectAccessible(anna))

  // What was withdrawn stays sealed, whatever else is open by now.
  await bernd.goto(`${path}/bewerber/${of(hafen)?.organizationId}`)
  const rooms = bernd.getByRole('region', { name: 'Angebot', exact: true })
  await expect(rooms.filter({ hasText: 'LOT-0001' }).getByText('Unterlagen.txt').first()).toBeVisible()
  await expect(rooms.filter({ hasText: 'LOT-0002' })).toContainText('bleibt für immer verschlossen')
  await atWidths(bernd, widths, () => expectAccessible(bernd))
})
