import type { Page } from '@playwright/test'
import { demoPassword } from '../demo/people.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { apply } from './filed.ts'
import { expect, test } from './fixtures.ts'
import { openedDocument } from './opened-document.ts'
import { day, drafts, hour, minute, runTender } from './running-tender.ts'
import { said } from './said.ts'
import { patient, travelTo, whileAway } from './time-travel.ts'

const widths = [1440, 1000, 390]
const secret = 'Eignungsnachweis.txt'
const exactly = /\w\w\., \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}:\d{2},\d{3} Uhr/

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const password = (page: Page) => dialog(page).getByRole('textbox', { name: 'Ihr Passwort' })
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** Travels on once the pages have all they asked for. */
async function later(server: Parameters<typeof travelTo>[0], moment: Date, ...pages: Page[]) {
  for (const page of pages) await page.waitForLoadState('networkidle')
  await travelTo(server, moment)
}

test.use({ serverEnv: patient, allowConsoleErrors: [whileAway, { scope: 'test' }] })

test('two people open applications: too early, a wrong password, time that runs out, and once more', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const start = Date.now()
  const { path } = await runTender(server.url, drafts.negotiated, 3, {
    applicationDeadline: new Date(start + hour),
    offerDeadline: new Date(start + day),
  })
  const { organizationId } = await apply(server.url, 'dora', drafts.negotiated, { fileName: secret })
  const [anna, bernd] = [await server.open('anna'), await server.open('bernd')]
  await anna.goto(path)
  await button(anna, 'Aktionen').click()
  const entry = anna.getByRole('menuitem', { name: 'Anträge öffnen' })
  await expect(entry).toHaveAttribute('aria-disabled', 'true')
  await expect(entry).toHaveAccessibleDescription(/Geöffnet werden kann ab .*\(noch \d+ Min/)
  await anna.keyboard.press('Escape')
  await bernd.goto(`${path}/bewerber/${organizationId}`)
  const room = bernd.getByRole('region', { name: 'Teilnahmeantrag' }).first()
  await expect(room).toContainText('Versiegelt')
  await expect(room).toContainText('Eingereicht und verschlossen, bis zwei Personen')
  await expect(bernd.getByText(secret)).toHaveCount(0)
  await expect(bernd.getByText('Verschlossen bis zur Öffnung').first()).toBeVisible()
  await expect(bernd.getByRole('region', { name: 'Stand je Los' })).toContainText(exactly)
  await atWidths(bernd, widths, () => expectAccessible(bernd))

  const opening = start + hour + minute
  await later(server, new Date(opening), anna, bernd)
  await button(anna, 'Anträge öffnen').press('Enter')
  await expect(dialog(anna).getByText('1 Teilnahmeantrag liegt verschlossen vor.').first()).toBeVisible()
  await expect(password(anna)).toBeFocused()
  const missing = dialog(anna).getByText('Bitte geben Sie Ihr Passwort ein.')
  await expect(missing).toHaveCount(0)
  await confirm(anna, 'Erste Bestätigung geben').click()
  await expect(missing).toBeVisible()
  await expect(password(anna)).toBeFocused()
  await atWidths(anna, widths, () => expectAccessible(anna))
  await dialog(anna)
    .getByRole('checkbox', { name: /^LOT-0002/ })
    .press('Space')
  await password(anna).fill('geraten')
  await password(anna).press('Enter')
  await expect(said(anna, 'Die Ausschreibungs-Stufe konnte nicht geändert werden.')).toBeVisible()
  await expect(password(anna)).toHaveAccessibleDescription(/Das Passwort ist falsch/)
  await expect(password(anna)).toBeFocused()
  await expect(password(anna)).toHaveValue('')
  await expect(dialog(anna).getByRole('checkbox', { name: /^LOT-0002/ })).not.toBeChecked()
  await anna.keyboard.type(demoPassword)
  await anna.keyboard.press('Enter')
  await expect(said(anna, 'Ihre Bestätigung ist festgehalten.')).toBeVisible()
  await expect(said(anna, 'Sie haben die Öffnung der Teilnahmeanträge (LOT-0001)')).toBeVisible()
  await expect(anna.getByRole('timer').first()).toHaveText(/^noch 14 Min\. \d+ Sek\.$/)
  // Live, on whatever page of the tender somebody is.
  await expect(said(bernd, 'Anna Amt hat die Öffnung der Teilnahmeanträge (LOT-0001)')).toBeVisible()
  await expect(bernd.getByRole('timer').first()).toHaveText(/^noch 14 Min\. \d+ Sek\.$/)
  await atWidths(bernd, widths, () => expectAccessible(bernd))

  await later(server, new Date(opening + 16 * minute), anna, bernd)
  const over = 'Die Zeit ist abgelaufen. Die Öffnung muss neu begonnen werden.'
  await expect(said(anna, over)).toBeVisible()
  await expect(said(bernd, over)).toBeVisible()
  await expect(button(bernd, 'Zweite Bestätigung geben')).toHaveCount(0)

  await button(anna, 'Anträge öffnen').click()
  await dialog(anna)
    .getByRole('checkbox', { name: /^LOT-0002/ })
    .uncheck()
  await password(anna).fill(demoPassword)
  await confirm(anna, 'Erste Bestätigung geben').click()
  await expect(dialog(anna)).toHaveCount(0)
  await button(anna, 'Zeit neu starten').click()
  await expect(dialog(anna).getByText('beginnen die 15 Minuten von vorn')).toBeVisible()
  await anna.keyboard.press('Escape')
  await expect(button(anna, 'Zeit neu starten')).toBeFocused()

  await button(bernd, 'Zweite Bestätigung geben').click()
  await expect(dialog(bernd).getByText('Mit Ihrer Bestätigung wird geöffnet.')).toBeVisible()
  await expect(dialog(bernd).getByRole('checkbox', { name: /^LOT-0002/ })).not.toBeChecked()
  await password(bernd).fill(demoPassword)
  await confirm(bernd, 'Bestätigen und öffnen').click()
  for (const page of [anna, bernd]) {
    await expect(said(page, 'Die Teilnahmeanträge (LOT-0001) sind geöffnet.')).toBeVisible()
    await expect(said(page, 'Anna Amt und Bernd Bau haben die Öffnung bestätigt')).toBeVisible()
  }
  // What was sealed is there to be read, without anyone loading the page anew.
  await expect(room.getByRole('button', { name: new RegExp(secret) }).first()).toBeVisible()
  await expect(bernd.getByRole('table', { name: 'Dateien' }).getByText(secret)).toBeVisible()
  await expect(
    bernd.getByRole('region', { name: 'Teilnahmeantrag' }).filter({ hasText: 'Versiegelt' }),
  ).toContainText('LOT-0002')
  const receipt = await openedDocument(bernd, () =>
    bernd.getByRole('button', { name: /^Eingangsbestätigung/ }).click(),
  )
  expect(receipt.subarray(0, 5).toString()).toBe('%PDF-')
  await atWidths(bernd, widths, () => expectAccessible(bernd))

  const openings = anna.getByRole('region', { name: 'Öffnungen' })
  await expect(openings.getByRole('row', { name: /Teilnahmeanträge LOT-0001/ })).toContainText(
    'Anna Amt und Bernd Bau',
  )
  const protocol = await openedDocument(anna, () =>
    openings.getByRole('button', { name: /^Öffnungsniederschrift/ }).click(),
  )
  expect(protocol.subarray(0, 5).toString()).toBe('%PDF-')
  const [archive] = await Promise.all([
    // The record asked for before may still be on its way.
    anna.waitForEvent('download', (download) => download.suggestedFilename().endsWith('.zip')),
    openings.getByRole('button', { name: /^Alle Teilnahmeanträge als ZIP/ }).click(),
  ])
  expect(archive.suggestedFilename()).toMatch(/\.zip$/)
  await atWidths(anna, widths, () => expectAccessible(anna))
})

type Offered = { action: string; verdict: { allowed: boolean; from: string | null } }
type Course = { id: number; lots: { id: number; actions: Offered[] }[] }

test('a new round of a continuous procedure: whom it denies is said before, and told after', async ({
  server,
}) => {
  test.setTimeout(180_000)
  const [found] = (await ask(server.url, 'anna', 'getAllProjects', {
    search: 'Batteriespeicher',
  })) as Course[]
  const id = found?.id ?? 0
  const { lots } = (await ask(server.url, 'anna', 'getProject', id)) as Course
  const waiting = lots[0]?.actions.find(({ action }) => action === 'openWaitingRoom')
  await travelTo(server, new Date(Date.parse(waiting?.verdict.from ?? '') + minute))
  await ask(server.url, 'bernd', 'updateProjectStage', { id, stage: 4 }, null, demoPassword)

  const anna = await server.open('anna')
  await anna.goto(`/projekte/${id}/teilnehmer`)
  await expect(said(anna, 'Bernd Bau hat die Öffnung der Teilnahmeanträge (Runde 2)')).toBeVisible()
  await expect(button(anna, 'Warteraum öffnen, Runde 2')).toHaveCount(0)
  await button(anna, 'Zweite Bestätigung geben').click()
  await expect(dialog(anna).getByText('Runde 2:')).toBeVisible()
  const warning = /\d noch nicht entschiedene Teilnahmen? früherer Runden (wird|werden) damit abgelehnt/
  await expect(dialog(anna).getByText(warning)).toBeVisible()
  await expect(confirm(anna, 'Abbrechen')).toBeFocused()
  await atWidths(anna, widths, () => expectAccessible(anna))
  await password(anna).fill(demoPassword)
  await confirm(anna, 'Bestätigen und öffnen').click()
  await expect(said(anna, 'Die Teilnahmeanträge (Runde 2) sind geöffnet.')).toBeVisible()
  await expect(anna.getByRole('row', { name: /Deich & Erdbau/ })).toContainText('Antrag in Prüfung')
  const denied = anna.getByRole('row', { name: /Geest/ })
  await expect(denied).toContainText('Nicht zugelassen')
  await expect(denied).toContainText('hat eine spätere Runde geöffnet')
})
