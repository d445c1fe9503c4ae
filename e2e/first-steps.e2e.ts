import type { Locator, Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { expectKept } from './kept-drafts.ts'
import { said } from './said.ts'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
const check = (page: Page) => page.getByRole('region', { name: 'Prüfung', exact: true })
const section = (page: Page, name: string) => page.getByRole('region', { name })

async function choose(page: Page, field: Locator, typed: string, option: RegExp) {
  await field.click()
  await field.fill(typed)
  await page.getByRole('option', { name: option }).first().click()
}

async function setDeadline(page: Page, name: string, day: string) {
  await page.getByLabel(`${name}: Datum`).fill(day)
  await page.getByLabel(`${name}: Uhrzeit`).fill('10:00')
  await page.getByLabel(`${name}: Uhrzeit`).press('Tab')
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin' })

test('form, menu and check say the same: what blocks saving, and what is wrong with deadlines', async ({
  anna,
}) => {
  test.slow()
  await anna.goto('/projekte/anlage/EU-19?type=0&BT-01-notice=32014L0023')
  const menu = anna.getByRole('navigation', { name: 'Abschnitte' })
  await expect(check(anna).getByRole('heading', { name: 'Zum Speichern nötig' })).toBeVisible()
  await expect(menu.getByRole('link', { name: /^Sachbearbeiter.*1 Punkt offen/ })).toBeVisible()
  await expect(menu.getByRole('link', { name: /^Beschreibung.*vollständig/ })).toBeVisible()

  await check(anna)
    .getByRole('button', { name: /mindestens zwei Sachbearbeiter/ })
    .click()
  const picker = anna.getByRole('combobox', { name: 'Sachbearbeiter hinzufügen' })
  await expect(picker).toBeFocused()
  await choose(anna, picker, 'Bernd', /Bernd Bau/)
  await check(anna).getByRole('button', { name: '„Titel“ fehlt noch.' }).first().click()
  await anna.keyboard.type('Badestelle am Baggersee')
  await check(anna)
    .getByRole('button', { name: /Organisation, die diese Rolle ausfüllt/ })
    .first()
    .click()
  await choose(anna, anna.locator(':focus'), 'Auwie', /Gemeinde Auwiesen/)
  await expect(check(anna).getByRole('heading', { name: 'Zum Speichern nötig' })).toBeHidden()
  await expect(menu.getByRole('link', { name: /^Sachbearbeiter.*vollständig/ })).toBeVisible()

  await setDeadline(anna, 'Teilnahmefrist', '01.03.2020')
  await setDeadline(anna, 'Angebotsfrist', '01.02.2020')
  await expect(anna.getByLabel('Teilnahmefrist: Datum')).toHaveAccessibleDescription(
    /Diese Frist ist schon vorbei/,
  )
  await expect(
    check(anna).getByRole('button', { name: /Angebotsfrist: Angebote sind erst nach/ }),
  ).toBeVisible()
  await expect(menu.getByRole('link', { name: /^Beschreibung.*3 Punkte offen/ })).toBeVisible()
  await atWidths(anna, [1440, 1000, 390], () => expectAccessible(anna))

  await save(anna).click()
  await expect(said(anna, 'Das Verfahren wurde gespeichert.')).toBeVisible()
  const saved = section(anna, 'Prüfung der Bekanntmachung')
  await saved.getByRole('button', { name: 'Bekanntmachung prüfen' }).click()
  await expect(saved.getByText('Teilnahmefrist: Diese Frist ist schon vorbei.')).toBeVisible()
  await saved.getByRole('link', { name: /^Zum Feld: Teilnahmefrist: Diese Frist ist schon vorbei/ }).click()
  await expect(anna.getByLabel('Teilnahmefrist: Datum')).toBeFocused()

  await setDeadline(anna, 'Teilnahmefrist', inDays(10))
  await setDeadline(anna, 'Angebotsfrist', inDays(60))
  await expect(check(anna).getByRole('button', { name: /Hinweis: Teilnahmefrist:.*30 Tage/ })).toBeVisible()
  await expect(menu.getByRole('link', { name: /^Beschreibung.*vollständig/ })).toBeVisible()
})

test('a tender is the model of the next one, and a lot is copied', async ({ anna }) => {
  test.slow()
  await anna.goto('/projekte/1')
  await anna.getByRole('button', { name: 'Aktionen' }).click()
  await anna.getByRole('menuitem', { name: 'Als Vorlage für eine neue Ausschreibung' }).click()
  await expect(title(anna, 'Ausschreibung erstellen')).toBeVisible()
  await expect(said(anna, /beginnt mit den Angaben von „Betrieb der öffentlichen Parkflächen/)).toBeVisible()
  await expect(anna.getByLabel('Teilnahmefrist: Datum').first()).toHaveValue('')
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))
  await anna.getByRole('link', { name: /^2 Verfahren/ }).click()
  await anna.getByRole('button', { name: '2.1 Zweck' }).click()
  const name = anna.getByRole('textbox', { name: 'Titel', exact: true }).first()
  await expect(name).toHaveValue(/Parkflächen in Auwiesen/)
  await name.fill('Parkflächen, zweite Runde')

  await anna.getByRole('button', { name: 'Los kopieren: 3.2 Los „Parkhaus Rathausplatz“' }).click()
  const copied = anna.locator('#GR-Lot-3').getByRole('textbox', { name: 'Titel', exact: true })
  await expect(copied).toBeFocused()
  await expect(copied).toHaveValue('Parkhaus Rathausplatz')
  await copied.fill('Parkhaus am Markt')
  await save(anna).click()
  await expect(title(anna, 'Parkflächen, zweite Runde')).toBeVisible()
  const lots = section(anna, 'Lose (3)')
  await expect(lots.getByRole('row', { name: /LOT-0003 Parkhaus am Markt/ })).toBeVisible()
})

test('what is not saved yet is kept, said so on leaving, and marked in the list', async ({ anna }) => {
  await anna.goto('/projekte/bearbeiten/2#GR-Procedure')
  const name = anna.getByRole('textbox', { name: 'Titel', exact: true }).first()
  await expect(name).toHaveValue(/Ladesäulen/)
  await name.fill('Ladesäulen, neu gedacht')
  await expectKept(anna, 'neu gedacht')
  await anna.getByRole('link', { name: 'Entwürfe', exact: true }).first().click()
  const question = anna.getByRole('dialog', { name: 'Seite verlassen?' })
  await expect(question).toContainText('Dieser Browser behält sie')
  await question.getByRole('button', { name: 'Seite verlassen' }).click()
  const mark = 'Nicht gespeicherte Eingaben in diesem Browser'
  await expect(anna.getByRole('row', { name: /Ladesäulen im/ }).getByText(mark)).toBeVisible()
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))
  await anna.getByRole('link', { name: /Ladesäulen im/ }).click()
  await expect(said(anna, /nicht gespeicherte Eingaben für diese Ausschreibung/)).toBeVisible()
  await anna.getByRole('link', { name: 'Weiter bearbeiten' }).click()
  await expect(name).toHaveValue('Ladesäulen, neu gedacht')

  // Whoever types on without answering loses neither; what is thrown away can be had back.
  await anna.goto('/impressum')
  await anna.goto('/projekte/bearbeiten/2#GR-Procedure')
  await expect(anna.getByRole('button', { name: 'Wiederherstellen' })).toBeVisible()
  await name.fill('Ganz anders')
  await expectKept(anna, 'Ganz anders')
  await anna.reload()
  await anna.getByRole('button', { name: /^Frühere vom/ }).click()
  await expect(name).toHaveValue('Ladesäulen, neu gedacht')
  await expectKept(anna, 'neu gedacht')
  await anna.reload()
  await anna.getByRole('button', { name: 'Verwerfen' }).click()
  await anna.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(anna.getByRole('button', { name: 'Wiederherstellen' })).toBeVisible()
  await anna.getByRole('button', { name: 'Verwerfen' }).click()
  await anna.goto('/projekte#entwurf')
  await expect(anna.getByRole('link', { name: /Ladesäulen im/ })).toBeVisible()
  await expect(anna.getByText(mark)).toHaveCount(0)
})

test('that the platform has no public address is told to administrators, not to clerks', async ({
  admin,
  anna,
}) => {
  await admin.goto('/einstellungen')
  await expect(said(admin, 'Die Plattform hat noch keine öffentliche Adresse')).toBeVisible()
  await expectAccessible(admin)
  await anna.goto('/projekte/1')
  const checked = section(anna, 'Prüfung der Bekanntmachung')
  await checked.getByRole('button', { name: 'Bekanntmachung prüfen' }).click()
  await expect(checked.getByText(/Durchgeführt/)).toBeVisible()
  await expect(checked.getByText(/Internetadresse der Auftragsunterlagen/)).toHaveCount(0)
})
