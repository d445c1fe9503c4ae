import type { Locator, Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { expectKept } from './kept-drafts.ts'
import { said } from './said.ts'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
const missing = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `„${name}“ fehlt noch.` }).first()

/** Chooses by typing, as a clerk does. */
async function choose(page: Page, field: Locator, typed: string, option: RegExp) {
  await field.click()
  await field.fill(typed)
  await page.getByRole('option', { name: option }).first().click()
}

async function addToTeam(page: Page, name: string) {
  const picker = page.getByRole('combobox', { name: 'Sachbearbeiter hinzufügen' })
  await choose(page, picker, name, new RegExp(name))
}

/** Follows what is missing to the title's field and types it. */
async function typeTitle(page: Page, text: string) {
  await missing(page, 'Titel').click()
  const field = page.getByRole('textbox', { name: 'Titel' })
  await expect(field.first()).toBeFocused()
  await field.first().fill(text)
}

const newConcession = '/projekte/anlage/EU-19?type=0&BT-01-notice=32014L0023'

test('a clerk makes a concession tender from the first question to the saved draft', async ({ anna }) => {
  test.slow()
  await anna.goto('/wizard/3')
  for (const answer of [/^Vergaberecht/, /^Konzessionsrecht/, /^Verhandlungsverfahren/])
    await anna.getByRole('main').getByRole('link', { name: answer }).click()
  await expect(title(anna, 'Ausschreibung erstellen')).toBeVisible()
  await expect(anna.getByText('Das Verfahren benötigt mindestens zwei Sachbearbeiter.')).toBeVisible()
  await expect(save(anna)).toBeDisabled()
  await atWidths(anna, [1440, 1000, 390], () => expectAccessible(anna))

  await addToTeam(anna, 'Bernd Bau')
  await expect(anna.getByText('Das Verfahren benötigt mindestens zwei Sachbearbeiter.')).toBeHidden()
  await expect(anna.getByText('Das Verfahren benötigt einen Titel.')).toBeVisible()
  await typeTitle(anna, 'Fährbetrieb auf der Aller')
  await expect(anna.getByText('Das Verfahren benötigt eine Vergabestelle.')).toBeVisible()
  await missing(anna, 'Beschaffer – Organisation, die diese Rolle ausfüllt').click()
  const buyer = anna.getByRole('combobox', { name: 'Organisation, die diese Rolle ausfüllt' }).first()
  await choose(anna, buyer, 'Auwie', /Gemeinde Auwiesen/)

  await anna.getByLabel('Teilnahmefrist: Datum').fill('1.6.2027')
  await anna.getByLabel('Teilnahmefrist: Uhrzeit').fill('12:00')
  await expect(save(anna)).toBeEnabled()
  await save(anna).click()
  await expect(said(anna, 'Das Verfahren wurde gespeichert.')).toBeVisible()
  await expect(anna).toHaveURL(/\/projekte\/\d+$/)
  await expect(title(anna, 'Fährbetrieb auf der Aller')).toBeVisible()
  await expect(anna.getByRole('main')).toContainText('Di., 01.06.2027, 12:00 Uhr')
  await expect(anna.getByRole('main')).toContainText('Gemeinde Auwiesen')
  await expect(anna.getByRole('main')).toContainText('Richtlinie 2014/23/EU')
  await atWidths(anna, [1440, 1000, 390], () => expectAccessible(anna))

  await anna.goto('/projekte#entwurf')
  await expect(anna.getByRole('link', { name: /^Fährbetrieb auf der Aller/ })).toBeVisible()
})

test('the list finds drafts by words and kind; bidders and colleagues outside see none', async ({
  server,
}) => {
  const [bernd, clara, dora] = await Promise.all([
    server.open('bernd'),
    server.open('clara'),
    server.open('dora'),
  ])
  await bernd.goto('/projekte#entwurf')
  await expect(bernd.getByRole('link', { name: /^Betrieb der öffentlichen Parkflächen/ })).toBeVisible()
  await atWidths(bernd, [1440, 1000, 390], () => expectAccessible(bernd))
  await bernd.getByRole('searchbox', { name: 'Ausschreibung Suchen' }).fill('ladesäulen')
  await expect(bernd.getByRole('link', { name: /^Betrieb der öffentlichen Parkflächen/ })).toBeHidden()
  await bernd.getByRole('link', { name: /^Aufbau und Betrieb öffentlicher Ladesäulen/ }).click()
  await expect(title(bernd, /^Aufbau und Betrieb öffentlicher Ladesäulen/)).toBeVisible()
  await expect(bernd.getByRole('link', { name: 'Bearbeiten' })).toHaveCount(0)
  await expect(bernd.getByText('Nur Projekt-Admins können den Entwurf bearbeiten.')).toBeVisible()

  await clara.goto('/projekte#entwurf')
  await expect(clara.getByText('Keine Entwürfe')).toBeVisible()
  await clara.goto('/projekte/1')
  await expect(title(clara, 'Seite nicht gefunden')).toBeVisible()
  await dora.goto('/projekte#merkliste')
  await expect(dora.getByText('Ihre Merkliste ist leer')).toBeVisible()
  await dora.goto('/projekte/anlage/EU-19')
  await expect(title(dora, 'Keine Berechtigung')).toBeVisible()
})

test('two clerks in one draft: who comes second compares and loses nothing', async ({ server }) => {
  test.slow()
  const [anna, admin] = [await server.open('anna'), await server.open('admin')]
  for (const page of [anna, admin]) {
    await page.goto('/projekte/bearbeiten/1#GR-Procedure_GR-Procedure-Purpose')
    await expect(page.getByRole('textbox', { name: 'Titel' }).first()).toHaveValue(/Parkflächen/)
  }
  await anna.getByRole('textbox', { name: 'Titel' }).first().fill('Annas Parkplätze')
  await anna.getByLabel('Angebotsfrist: Datum').fill('24.06.2027')
  await admin.getByRole('textbox', { name: 'Titel' }).first().fill('Adas Parkplätze')
  await admin.getByRole('textbox', { name: 'Interne Kennung' }).first().fill('P-7')
  await save(admin).click()
  await expect(title(admin, 'Adas Parkplätze')).toBeVisible()

  const notice = anna
    .getByRole('status')
    .filter({ hasText: 'Jemand anderes hat diese Daten inzwischen geändert.' })
  await expect(notice.getByRole('row', { name: /Titel Annas Parkplätze Adas Parkplätze/ })).toBeVisible()
  await expect(notice.getByRole('row', { name: /Interne Kennung P-7/ })).toBeVisible()
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))
  await notice.getByRole('button', { name: 'Meine Eingaben behalten' }).click()
  await expect(anna.getByRole('textbox', { name: 'Titel' }).first()).toHaveValue('Annas Parkplätze')
  await expect(anna.getByRole('textbox', { name: 'Interne Kennung' }).first()).toHaveValue('P-7')
  await save(anna).click()
  await expect(title(anna, 'Annas Parkplätze')).toBeVisible()
  await expect(anna.getByRole('main')).toContainText('Do., 24.06.2027')
  await expect(title(admin, 'Annas Parkplätze')).toBeVisible()
})

test('what was typed and not saved is offered again; leaving asks first', async ({ anna }) => {
  test.slow()
  await anna.goto(newConcession)
  await typeTitle(anna, 'Nicht gespeichert')
  await anna.getByRole('link', { name: 'Entwürfe', exact: true }).first().click()
  const question = anna.getByRole('dialog', { name: 'Seite verlassen?' })
  await expect(question).toContainText(
    'Ihre Änderungen sind noch nicht gespeichert. Dieser Browser behält sie',
  )
  await question.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
  await anna.getByRole('link', { name: 'Entwürfe', exact: true }).first().click()
  await question.getByRole('button', { name: 'Seite verlassen' }).click()

  // No server knows of it yet, but the list leads back to it, once.
  await expect(said(anna, /nicht gespeicherte Eingaben für eine neue Ausschreibung/)).toBeVisible()
  await expectKept(anna, 'Nicht gespeichert')
  await anna.reload()
  await expect(anna.getByRole('link', { name: 'Weiter bearbeiten' })).toHaveCount(1)
  await anna.getByRole('link', { name: 'Weiter bearbeiten' }).click()
  await missingIsGone(anna, 'Titel')
  await anna.getByRole('link', { name: /^2 Verfahren/ }).click()
  await expect(anna.getByRole('textbox', { name: 'Titel' }).first()).toHaveValue('Nicht gespeichert')
})

/** The procedure's own title; each lot has one too. */
const missingIsGone = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: `„${name}“ fehlt noch.` })).toHaveCount(1)

test('on a phone the sections are a choice, and the form can be saved', async ({ anna }) => {
  test.slow()
  await anna.setViewportSize({ width: 390, height: 844 })
  await anna.goto('/projekte/bearbeiten/3')
  await anna.getByLabel('Zu Abschnitt').selectOption('#GR-Procedure')
  await expect(anna.getByRole('textbox', { name: 'Titel' }).first()).toHaveValue(/Solarpark/)
  await anna.getByRole('textbox', { name: 'Titel' }).first().fill('Solarpark Moorkuhlen')
  await save(anna).click()
  await expect(title(anna, 'Solarpark Moorkuhlen')).toBeVisible()
  await expectAccessible(anna)
})

test('in English, with the form’s words too', async ({ anna }) => {
  await anna.goto('/projekte/bearbeiten/1')
  await anna.getByLabel('Sprache').selectOption('English')
  await expect(title(anna, 'Edit tender')).toBeVisible()
  await expect(anna.getByRole('link', { name: /^2 Procedure/ })).toBeVisible()
  await expect(anna.getByRole('heading', { name: 'Case handlers' })).toBeVisible()
  await expectAccessible(anna)
  await anna.goto('/projekte/1')
  await expect(anna.getByText('Draft', { exact: true })).toBeVisible()
  await expect(anna.getByRole('main')).toContainText('Negotiated procedure')
})
