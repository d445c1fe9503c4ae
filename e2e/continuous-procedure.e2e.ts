import type { Page } from '@playwright/test'
import { demoPassword } from '../demo/people.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { apply } from './filed.ts'
import { expect, test } from './fixtures.ts'
import { day, drafts, hour, minute, runTender } from './running-tender.ts'
import { said } from './said.ts'
import { patient, travelTo, whileAway } from './time-travel.ts'

test.use({ serverEnv: patient, allowConsoleErrors: [whileAway, { scope: 'test' }] })

const widths = [1440, 1000, 390]
const tender = drafts.continuous
const [deich, geest] = ['Deich & Erdbau GmbH', 'Geest Energie eG']

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const board = (page: Page) => page.getByRole('region', { name: 'Verfahrensstand' })

async function confirm(page: Page, opener: string | RegExp, how: string): Promise<void> {
  await button(page, opener).click()
  await dialog(page).getByRole('textbox', { name: 'Ihr Passwort' }).fill(demoPassword)
  await dialog(page).getByRole('button', { name: how, exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** By four eyes, whatever round is next. */
async function openRound(anna: Page, bernd: Page): Promise<void> {
  await confirm(anna, /^Warteraum öffnen/, 'Erste Bestätigung geben')
  await confirm(bernd, 'Zweite Bestätigung geben', 'Bestätigen und öffnen')
}

test('three rounds: who was not decided about makes way, and may apply again', async ({ server }) => {
  test.setTimeout(300_000)
  const start = Date.now()
  const { path } = await runTender(server.url, tender, 3, {
    applicationDeadline: new Date(start + hour),
    deadlinePeriodDays: 1,
    finalDeadline: new Date(start + 4 * day),
    offerDeadline: new Date(start + 6 * day),
  })
  await apply(server.url, 'dora', tender)
  await travelTo(server, new Date(start + hour + minute))

  const [anna, bernd] = [await server.open('anna'), await server.open('bernd')]
  for (const page of [anna, bernd]) {
    await page.goto(path)
    await expect(board(page)).toBeVisible()
  }
  await openRound(anna, bernd)
  await expect(board(anna).getByRole('listitem').filter({ hasText: deich })).toContainText('geöffnet')

  // Who comes now waits for the second round; nobody sees who it is.
  await apply(server.url, 'fritz', tender)
  const fritz = await server.open('fritz')
  await fritz.goto(`${path}/bewerbung`)
  await expect(fritz.getByText('Eingereicht', { exact: true }).first()).toBeVisible()
  const waiting = board(anna).getByRole('region', { name: /^Warteraum/ })
  await expect(waiting).toContainText('Runde 2: 1 Antrag wartet')
  await expect(waiting.getByText(geest)).toHaveCount(0)
  await atWidths(anna, widths, () => expectAccessible(anna))

  const dora = await server.open('dora')
  await dora.goto(`${path}/bewerbung`)
  await expect(dora.getByText('Wird geprüft', { exact: true }).first()).toBeVisible()
  for (const page of [anna, bernd, fritz, dora]) await page.waitForLoadState('networkidle')
  await travelTo(server, new Date(start + day + hour + minute))
  await button(anna, /^Warteraum öffnen/).click()
  await expect(dialog(anna)).toContainText('Runde 2')
  await expect(dialog(anna)).toContainText(
    /1 noch nicht entschiedene Teilnahme früherer Runden wird damit abgelehnt: Deich/,
  )
  await anna.keyboard.press('Escape')
  await openRound(anna, bernd)
  await expect(dora.getByText('Nicht zugelassen', { exact: true }).first()).toBeVisible()
  await expect(fritz.getByText('Wird geprüft', { exact: true }).first()).toBeVisible()

  await button(dora, 'Erneut bewerben').click()
  await expect(dialog(dora)).toContainText('Das Verfahren läuft in Runden')
  await dialog(dora).getByRole('button', { name: 'Erneut bewerben', exact: true }).click()
  await expect(dora.getByText('In Arbeit', { exact: true }).first()).toBeVisible()
  await expectAccessible(dora)
  await apply(server.url, 'dora', tender)
  await expect(dora.getByText('Eingereicht', { exact: true }).first()).toBeVisible()

  for (const page of [anna, bernd, fritz, dora]) await page.waitForLoadState('networkidle')
  await travelTo(server, new Date(start + 2 * day + hour + minute))
  await openRound(anna, bernd)
  await expect(said(anna, 'Anna Amt und Bernd Bau haben die Öffnung bestätigt')).toBeVisible()
  await expect(fritz.getByText('Nicht zugelassen', { exact: true }).first()).toBeVisible()
  await expect(dora.getByText('Wird geprüft', { exact: true }).first()).toBeVisible()
  await expect(board(anna).getByRole('listitem').filter({ hasText: deich })).toContainText('geöffnet')
  const openings = anna.getByRole('region', { name: 'Öffnungen' })
  await expect(openings.getByRole('row', { name: /Teilnahmeanträge/ })).toHaveCount(3)
  const [archive] = await Promise.all([
    anna.waitForEvent('download'),
    openings.getByRole('button', { name: /^Alle Teilnahmeanträge als ZIP: .*, Runde 1$/ }).click(),
  ])
  expect(archive.suggestedFilename()).toContain('Runde 1')
})

test('who offers at once comes too late, and a competition without anybody leads to the end of its lot', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const start = Date.now()
  const empty = await runTender(server.url, tender, 3, {
    applicationDeadline: new Date(start + hour),
    deadlinePeriodDays: 1,
    finalDeadline: new Date(start + hour),
    offerDeadline: new Date(start + 5 * day),
  })
  const direct = await runTender(server.url, drafts.negotiated, 6, {
    offerDeadline: new Date(start + hour),
    applicationDeadline: null,
  })
  const gesa = await server.open('gesa')
  await gesa.goto(direct.path)
  await button(gesa, 'Teilnehmen').click()
  await dialog(gesa).getByRole('button', { name: 'Teilnehmen', exact: true }).click()
  await expect(gesa).toHaveURL(new RegExp(`${direct.path}/angebot$`))
  await expect(gesa.getByRole('link', { name: 'Teilnahmeantrag', exact: true })).toHaveCount(0)
  await expect(button(gesa, 'Angebot einreichen')).toBeVisible()
  await gesa.waitForLoadState('networkidle')
  await travelTo(server, new Date(start + hour + minute))
  await expect(gesa.getByText('Nicht eingereicht', { exact: true }).first()).toBeVisible()

  const anna = await server.open('anna')
  await anna.goto(empty.path)
  await expect(board(anna)).toContainText('kein Teilnahmeantrag wartet auf seine Öffnung')
  await board(anna).getByRole('button', { name: 'Los beenden' }).click()
  await dialog(anna).getByRole('textbox', { name: 'Begründung' }).fill('Niemand hat sich beworben.')
  await dialog(anna).getByRole('button', { name: 'Los beenden', exact: true }).click()
  await expect(said(anna, 'Das Los wurde beendet.')).toBeVisible()
  await expectAccessible(anna)
})
