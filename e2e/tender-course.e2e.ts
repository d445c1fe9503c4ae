import type { Page } from '@playwright/test'
import { sayDay } from '../domain/src/times.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { ask } from './asked.ts'
import { said } from './said.ts'

/** A draft of the demo with two lots: applications within 60 days, offers within 120. */
const parking = '/projekte/1'
const widths = [1440, 1000, 390]

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const submit = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

async function choose(page: Page, action: string): Promise<void> {
  await button(page, 'Aktionen').click()
  await page.getByRole('menuitem', { name: action }).click()
  await expect(dialog(page)).toBeVisible()
}

const inDays = (count: number): Date => new Date(Date.now() + count * 86_400_000)

async function typeMoment(page: Page, day: string, time: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Datum und Uhrzeit: Datum' }).fill(day)
  await page.getByRole('textbox', { name: 'Datum und Uhrzeit: Uhrzeit' }).fill(time)
  await page.getByRole('textbox', { name: 'Datum und Uhrzeit: Uhrzeit' }).blur()
}

test('a tender is published with its competition, one lot ends, the rest is cancelled', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const anna = await server.open('anna')
  await anna.goto(parking)
  await button(anna, 'Veröffentlichen').click()
  await expect(submit(anna, 'Veröffentlichen')).toBeDisabled()
  await expect(said(anna, 'Bitte wählen Sie, wann veröffentlicht wird.')).toBeVisible()
  await expect(
    dialog(anna).getByRole('checkbox', { name: 'Zuerst bei SIMAP veröffentlichen' }),
  ).toBeDisabled()
  await dialog(anna).getByRole('radio', { name: 'Sofort' }).check()
  await dialog(anna).getByRole('radio', { name: 'Teilnahmewettbewerb starten' }).check()
  await expect(dialog(anna).getByRole('checkbox', { name: 'LOT-0002 Parkhaus Rathausplatz' })).toBeChecked()
  await expect(dialog(anna).getByText('Die Ausschreibung wird sofort für alle sichtbar.')).toBeVisible()
  await atWidths(anna, widths, () => expectAccessible(anna))
  await submit(anna, 'Veröffentlichen').click()
  await expect(said(anna, 'Die Ausschreibung wurde veröffentlicht.')).toBeVisible()
  await expect(button(anna, 'Aktionen')).toBeFocused()

  const visitor = await server.open()
  await visitor.goto(parking)
  const states = section(visitor, /^Lose/).getByText(/^Teilnahmewettbewerb bis \w\w\., /)
  await expect(states).toHaveCount(2)
  await expect(section(visitor, 'Verlauf').getByRole('listitem')).toContainText([
    'Veröffentlicht',
    'Teilnahmefrist endet',
    'Angebotsfrist endet',
  ])
  await expect(button(visitor, 'Aktionen')).toHaveCount(0)
  await atWidths(visitor, widths, () => expectAccessible(visitor))

  await button(anna, 'Aktionen').click()
  const archive = anna.getByRole('menuitem', { name: 'Archivieren' })
  await expect(archive).toHaveAttribute('aria-disabled', 'true')
  await expect(archive).toHaveAccessibleDescription(/sobald alle Lose beendet sind/)
  await expectAccessible(anna)
  await anna.keyboard.press('Escape')
  await choose(anna, 'Los beenden')
  await expect(submit(anna, 'Los beenden')).toBeDisabled()
  await dialog(anna).getByRole('radio', { name: 'LOT-0001 Parkplätze am Bahnhof' }).check()
  await dialog(anna).getByRole('textbox', { name: 'Begründung' }).fill('Der Bahnhof wird umgebaut.')
  await submit(anna, 'Los beenden').click()
  await expect(said(anna, 'Das Los wurde beendet.')).toBeVisible()
  await expect(section(visitor, /^Lose/).getByText('Ohne Zuschlag beendet')).toBeVisible()

  await choose(anna, 'Aufheben')
  await expect(dialog(anna).getByText('muss eine Bekanntmachung erstellt werden')).toBeVisible()
  await expect(submit(anna, 'Ausschreibung aufheben')).toBeDisabled()
  await expect(dialog(anna)).toContainText('Bitte nennen Sie kein teilnehmendes Unternehmen.')
  await dialog(anna).getByRole('textbox', { name: 'Begründung' }).fill('Die Satzung wurde geändert.')
  await expectAccessible(anna)
  await submit(anna, 'Ausschreibung aufheben').click()
  await expect(said(anna, 'Die Ausschreibung wurde aufgehoben.')).toBeVisible()
  await expect(anna.getByRole('link', { name: 'Als Vorlage für eine neue Ausschreibung' })).toBeFocused()
  await expect(button(anna, 'Aktionen')).toHaveCount(0)
  await expect(section(anna, 'Verlauf').getByText('Ausschreibung aufgehoben durch Anna Amt')).toBeVisible()
  await expect(section(visitor, 'Verlauf').getByText('Ausschreibung aufgehoben')).toBeVisible()
  for (const page of [anna, visitor]) {
    await expect(section(page, 'Verlauf')).toContainText('Die Satzung wurde geändert.')
    await expect(page.getByText('Begründung: Die Satzung wurde geändert.').first()).toBeVisible()
  }
  await expectAccessible(visitor)
})

test('a publication to come warns of deadlines, counts down and is taken back', async ({ server }) => {
  test.setTimeout(240_000)
  const anna = await server.open('anna')
  await anna.goto(parking)
  await button(anna, 'Veröffentlichen').click()
  await dialog(anna).getByRole('radio', { name: 'Teilnahmewettbewerb starten' }).check()
  await dialog(anna).getByRole('radio', { name: 'Zu einem bestimmten Zeitpunkt' }).check()
  await submit(anna, 'Datum und Uhrzeit: Kalender öffnen').press('Enter')
  const calendar = anna.getByRole('dialog', { name: 'Kalender' })
  await expect(calendar.locator('td button:focus')).toHaveCount(1)
  await anna.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await typeMoment(anna, sayDay(inDays(-2)), '10:00')
  await expect(said(anna, 'Der Zeitpunkt liegt in der Vergangenheit.')).toBeVisible()
  await typeMoment(anna, sayDay(inDays(70)), '10:00')
  await expect(dialog(anna).getByText('liegt nicht nach der Veröffentlichung').first()).toBeVisible()
  await expect(dialog(anna).getByRole('alert').getByRole('link', { name: 'Zum Formular' })).toBeVisible()
  await expectAccessible(anna)
  await typeMoment(anna, sayDay(inDays(40)), '10:00')
  await expect(dialog(anna).getByText('Mindestfrist von 30 Tagen (§ 27 KonzVgV)').first()).toBeVisible()
  await expect(submit(anna, 'Veröffentlichen')).toBeDisabled()
  await dialog(anna).getByRole('textbox', { name: 'Begründung der kurzen Frist' }).fill('Es eilt.')
  await atWidths(anna, widths, () => expectAccessible(anna))
  await submit(anna, 'Veröffentlichen').click()
  const banner = anna.getByText('Diese Ausschreibung wird am')
  await expect(banner).toBeVisible()
  await expect(anna.getByRole('timer')).toHaveCount(0)
  await button(anna, 'Veröffentlichung zurücknehmen').click()
  await submit(anna, 'Veröffentlichung zurücknehmen').click()
  await expect(said(anna, 'Die Veröffentlichung wurde zurückgenommen.')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect(anna.getByRole('heading', { level: 1 })).toBeFocused()

  await button(anna, 'Veröffentlichen').click()
  await anna.keyboard.press('Escape')
  await expect(button(anna, 'Veröffentlichen')).toBeFocused()
  await button(anna, 'Veröffentlichen').click()
  await dialog(anna).getByRole('radio', { name: 'Zu einem bestimmten Zeitpunkt' }).check()
  const soon = inDays(0.8)
  await typeMoment(anna, sayDay(soon), timeOf(soon))
  await submit(anna, 'Veröffentlichen').click()
  await expect(anna.getByRole('timer').first()).toHaveText(/^noch \d+ Std\. \d+ Min\.$/)
  await atWidths(anna, widths, () => expectAccessible(anna))
  const visitor = await server.open()
  await visitor.goto(parking)
  await expect(visitor.getByRole('heading', { level: 1, name: /nicht gefunden/i })).toBeVisible()
})

const timeOf = (moment: Date): string =>
  moment.toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })

test('who takes part is listed for the team and chosen for the offer phase', async ({ server }) => {
  test.setTimeout(240_000)
  const now = new Date().toISOString()
  await ask(server.url, 'anna', 'updateProjectStage', { id: 1, stage: 5, published: now }, null, null)
  await ask(server.url, 'dora', 'createOffer', { id: 1 })
  await ask(server.url, 'fritz', 'createOffer', { id: 1 })
  const anna = await server.open('anna')
  await anna.goto(`${parking}/bewerber`)
  const list = anna.getByRole('table', { name: 'Teilnehmer' })
  await expect(list.getByRole('row', { name: /Deich & Erdbau/ })).toHaveCount(2)
  await atWidths(anna, widths, () => expectAccessible(anna))
  await anna.goto(parking)
  await choose(anna, 'Angebotsphase starten')
  await dialog(anna)
    .getByRole('checkbox', { name: /^LOT-0002/ })
    .uncheck()
  const fritz = dialog(anna).getByRole('radiogroup', { name: 'Geest Energie eG' })
  await fritz.getByRole('radio', { name: 'Nicht auffordern' }).check()
  await atWidths(anna, widths, () => expectAccessible(anna))
  await submit(anna, 'Angebotsphase starten').click()
  await expect(said(anna, 'Die Angebotsphase wurde gestartet.')).toBeVisible()
  await expect(section(anna, /^Lose/).getByRole('row', { name: /LOT-0001/ })).toContainText(
    'Angebotsphase bis',
  )
  await expect(section(anna, /^Lose/).getByRole('row', { name: /LOT-0002/ })).toContainText('Verhandlung')
  await anna.goto(`${parking}/teilnehmer`)
  await expect(list.getByRole('row', { name: /Deich & Erdbau.*LOT-0001/ })).toContainText('aufgefordert')
  await expect(list.getByRole('row', { name: /Geest.*LOT-0001/ })).toContainText('zugelassen')
})
