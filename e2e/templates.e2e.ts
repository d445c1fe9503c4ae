import type { Locator, Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { said } from './said.ts'

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name })
const row = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name.replace('?', '\\?')} .+ bearbeiten$`) })
const save = (page: Page) => button(page, 'Speichern').click()

async function choose(page: Page, field: string, option: string) {
  await combobox(page, field).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function openNew(page: Page, name: string) {
  await page.goto('/formulare/anlage')
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill(name)
  await page.getByRole('textbox', { name: 'Beschreibung' }).first().fill('Für die Verpachtung von Wiesen')
  await addPanel(page, 'Vorhaben')
}

async function addPanel(page: Page, name: string) {
  await button(page, 'Bereich hinzufügen').click()
  await page.getByRole('textbox', { name: 'Name des Bereichs' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(row(page, name)).toBeVisible()
}

/** The line for new fields stays open, so that one types on. */
async function addField(page: Page, name: string, type: string) {
  const line = page.getByRole('form', { name: 'Feld hinzufügen' })
  await line.getByRole('combobox', { name: 'Art des Feldes' }).click()
  await page.getByRole('option', { name: type, exact: true }).click()
  await line.getByRole('textbox', { name: 'Name des Feldes' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(row(page, name)).toBeVisible()
}

/** The part of the outline that belongs to one row. */
const partOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: row(page, name) })
    .last()

async function addOptions(page: Page, field: string, names: readonly string[]) {
  await button(partOf(page, field), 'Option hinzufügen').click()
  for (const name of names) {
    await page.getByRole('textbox', { name: 'Name der Option' }).fill(name)
    await page.keyboard.press('Enter')
    await expect(row(page, name)).toBeVisible()
  }
  await button(partOf(page, field), 'Schließen').click()
}

/** What the outline shows, top to bottom. */
const outline = (page: Page) =>
  page
    .getByRole('button', { name: /bearbeiten$/ })
    .evaluateAll((rows) => rows.map((one) => one.querySelector('span')?.textContent ?? ''))

const types = [
  'Text, mehrzeilig',
  'Text, einzeilig',
  'Auswahl mit Suche',
  'Auswahlliste',
  'Mehrfachauswahl',
  'Zahl',
  'Datum',
  'Uhrzeit',
  'Datum und Uhrzeit',
  'Kästchen zum Ankreuzen',
  'Ja oder Nein',
]

test('an administrator builds a form with every kind of field, orders it by keyboard and tries it out', async ({
  admin,
}) => {
  test.slow()
  await openNew(admin, 'Pachtvergabe')
  await button(admin, 'Feld hinzufügen').click()
  for (const type of types) await addField(admin, `Frage ${type}`, type)
  await button(admin, 'Schließen').click()

  await save(admin)
  const summary = admin.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' })
  await expect(summary.getByText('Bitte geben Sie mindestens eine Option an.').first()).toBeVisible()
  await addOptions(admin, 'Frage Auswahl mit Suche', ['am Deich', 'anderswo'])
  await addOptions(admin, 'Frage Auswahlliste', ['Acker', 'Wiese'])
  await addOptions(admin, 'Frage Mehrfachauswahl', ['Mähen', 'Beweiden'])

  await button(partOf(admin, 'Frage Auswahlliste'), 'Option hinzufügen').click()
  await admin.getByRole('textbox', { name: 'Name der Option' }).fill(' wiese ')
  await expect(admin.getByText('Diese Option gibt es in diesem Feld schon.')).toBeVisible()
  await expect(button(admin, 'Hinzufügen')).toBeDisabled()
  await button(partOf(admin, 'Frage Auswahlliste'), 'Schließen').click()
  await row(admin, 'Wiese').click()
  const renamed = partOf(admin, 'Wiese').getByRole('textbox', { name: 'Name' })
  await renamed.fill('acker')
  await save(admin)
  await expect(summary.getByText(/Diese Option gibt es in diesem Feld schon/)).toBeVisible()
  const doubled = partOf(admin, 'acker').getByRole('textbox', { name: 'Name' })
  await expect(doubled).toHaveAccessibleDescription(/Diese Option gibt es in diesem Feld schon/)
  await doubled.fill('Wiese')

  await button(admin, 'Inhalt von „anderswo“ anzeigen').click()
  await button(partOf(admin, 'anderswo'), 'Feld hinzufügen').click()
  await addField(admin, 'Wo genau?', 'Text, einzeilig')
  await button(partOf(admin, 'anderswo'), 'Schließen').click()

  await row(admin, 'Frage Zahl').click()
  await partOf(admin, 'Frage Zahl').getByRole('checkbox', { name: 'Pflichtfeld' }).check()
  await row(admin, 'Frage Ja oder Nein').click()
  const yesOrNo = partOf(admin, 'Frage Ja oder Nein')
  await expect(yesOrNo.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await expect(yesOrNo.getByRole('checkbox', { name: 'Pflichtfeld' })).toHaveCount(0)

  const up = button(admin, '„Frage Zahl“ nach oben')
  await up.focus()
  await admin.keyboard.press('Enter')
  await expect(admin.getByText('„Frage Zahl“ steht jetzt an Stelle 5 von 11.')).toBeAttached()
  await expect(up).toBeFocused()
  const order = await outline(admin)
  expect(order.indexOf('Frage Zahl')).toBeLessThan(order.indexOf('Frage Mehrfachauswahl'))

  await partOf(admin, 'Frage Text, einzeilig')
    .getByTitle('Ziehen, um zu verschieben')
    .dragTo(row(admin, 'Frage Text, mehrzeilig'), { targetPosition: { x: 20, y: 2 } })
  await expect.poll(async () => (await outline(admin)).indexOf('Frage Text, einzeilig')).toBe(1)

  await save(admin)
  await expect(said(admin, 'Das Formular wurde gespeichert')).toBeVisible()
  await expect(admin).toHaveURL(/\/formulare\/anlage\/F-\d+$/)
  await expect(admin.getByRole('heading', { level: 1, name: 'Pachtvergabe' })).toBeVisible()

  await admin.getByRole('tab', { name: 'Vorschau' }).click()
  await expect(admin.getByRole('textbox', { name: 'Wo genau?' })).toHaveCount(0)
  await combobox(admin, 'Frage Auswahl mit Suche').click()
  await admin.getByRole('option', { name: 'anderswo' }).click()
  await expect(admin.getByRole('textbox', { name: 'Wo genau?' })).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('tab', { name: 'Vorschau' }).press('ArrowLeft')
  await expect(admin.getByRole('tab', { name: 'Aufbau' })).toBeFocused()
  await expectAccessible(admin)
})

test('a name that is typed and not added is neither saved away nor left unasked', async ({ admin }) => {
  await openNew(admin, 'Unvollendet')
  await button(admin, 'Feld hinzufügen').click()
  const name = admin.getByRole('textbox', { name: 'Name des Feldes' })
  await name.fill('Größe')
  await expect(button(admin, 'Speichern')).toBeDisabled()
  await expect(admin.getByText('„Größe“ ist noch nicht hinzugefügt.')).toBeVisible()
  await name.press('Enter')
  await expect(row(admin, 'Größe')).toBeVisible()
  await save(admin)
  await expect(said(admin, 'Das Formular wurde gespeichert')).toBeVisible()
  await button(admin, 'Feld hinzufügen').click()
  await name.fill('Lage')
  await admin.getByRole('link', { name: 'Formulare', exact: true }).first().click()
  const question = admin.getByRole('dialog', { name: 'Seite verlassen?' })
  await question.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
  await expect(name).toHaveValue('Lage')
})

test('what was deleted comes back where it was: a part with all that is in it, a room', async ({ admin }) => {
  await openNew(admin, 'Rückgängig')
  await button(admin, 'Feld hinzufügen').click()
  await addField(admin, 'Fläche', 'Zahl')
  await addPanel(admin, 'Pächter')
  await button(admin, 'Aktionen zu „Vorhaben“').click()
  await admin.getByRole('menuitem', { name: 'Löschen' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(admin.getByText('Vorhaben wurde gelöscht.')).toBeVisible()
  expect(await outline(admin)).toEqual(['Pächter'])
  await expect(button(admin, 'Rückgängig')).toBeFocused()
  await admin.keyboard.press('Enter')
  await expect(row(admin, 'Vorhaben')).toBeFocused()
  expect(await outline(admin)).toEqual(['Vorhaben', 'Fläche', 'Pächter'])
  await expect(button(admin, 'Rückgängig')).toHaveCount(0)

  await button(admin, 'Teilnahmeantrag löschen').click()
  await expect(admin.getByText('Teilnahmeantrag wurde gelöscht.')).toBeVisible()
  await expect(button(admin, 'Rückgängig')).toBeFocused()
  await expectAccessible(admin)
  await admin.keyboard.press('Enter')
  await expect(button(admin, /löschen$/)).toHaveText(['Löschen', 'Löschen', 'Löschen'])
  const rooms = admin.getByRole('group').filter({ has: button(admin, /löschen$/) })
  await expect(rooms.nth(1)).toHaveAccessibleName('Teilnahmeantrag')
})

test('a copy of a notice can leave out what is optional, never what the standard demands', async ({
  admin,
}) => {
  test.slow()
  await admin.goto('/formulare')
  await admin
    .getByRole('searchbox')
    .fill('Konzessionsbekanntmachung – Konzessionsrichtlinie, Standardregelung')
  await admin.getByRole('link', { name: /^Konzessionsbekanntmachung/ }).click()
  await expect(admin.getByText('Dieses Formular gehört zum EU-Standard')).toBeVisible()
  await expect(button(admin, 'Speichern')).toHaveCount(0)
  await button(admin, 'Duplizieren').click()
  await expect(said(admin, 'Das Formular wurde dupliziert')).toBeVisible()
  await expect(admin.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Kopie von Konzession')

  await button(admin, 'Inhalt von „Verfahren“ anzeigen').click()
  await button(admin, 'Inhalt von „Zweck“ anzeigen').first().click()
  const menuOf = async (name: string) => {
    await button(admin, `Aktionen zu „${name}“`).first().click()
    return admin.getByRole('menu')
  }
  const entry = admin.getByRole('listitem').filter({ has: row(admin, 'Verfahren') })
  await expect(entry.getByText('Nicht löschbar').first()).toBeVisible()
  let menu = await menuOf('Verfahren')
  await expect(menu.getByRole('menuitem', { name: 'Löschen' })).toBeDisabled()
  await expect(menu.getByText('Darin ist mindestens ein Pflichtfeld')).toBeVisible()
  await admin.keyboard.press('Escape')

  menu = await menuOf('Los')
  await menu.getByRole('menuitem', { name: 'Kopieren' }).click()
  await expect(admin.getByText('Beginnt mit 2')).toBeVisible()

  const optional = 'Einzelheiten zum Verfahrenstyp'
  menu = await menuOf(optional)
  await menu.getByRole('menuitem', { name: 'Löschen' }).click()
  const whole = admin.getByRole('dialog', { name: `„${optional}“ mit allem darin löschen?` })
  await whole.getByRole('button', { name: 'Löschen' }).click()
  await expect(row(admin, optional)).toHaveCount(0)
  await expect(button(admin, 'Rückgängig')).toBeFocused()
  await admin.keyboard.press('Enter')
  await expect(row(admin, optional).first()).toBeFocused()
  await expect(admin.getByText('Nicht gespeicherte Änderungen')).toBeVisible()

  menu = await menuOf(optional)
  await menu.getByRole('menuitem', { name: 'Löschen' }).click()
  await whole.getByRole('button', { name: 'Löschen' }).click()
  await expect(row(admin, optional)).toHaveCount(0)
  await row(admin, 'Verfahren').click()
  await expect(button(admin, `„${optional}“ aufnehmen`)).toBeVisible()
  await save(admin)
  await expect(said(admin, 'Das Formular wurde gespeichert')).toBeVisible()

  await admin.getByRole('checkbox', { name: 'Aktiv' }).uncheck()
  await save(admin)
  await expect(admin.getByText('Inaktiv', { exact: true })).toBeVisible()

  await button(admin, 'Löschen').first().click()
  const question = admin.getByRole('dialog', { name: 'Möchten Sie dieses Formular wirklich löschen?' })
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect(said(admin, 'Das Formular wurde gelöscht')).toBeVisible()
  await expect(admin).toHaveURL(/\/formulare$/)
})

test('two administrators at once compare, and both keep their work; leaving asks', async ({
  shared: server,
}) => {
  test.slow()
  const [one, other] = [await server.open('admin'), await server.open('admin')]
  await openNew(one, 'Gemeinsam')
  await save(one)
  await expect(one).toHaveURL(/F-\d+$/)
  const address = one.url()
  await other.goto(address)
  await other.getByRole('textbox', { name: 'Beschreibung' }).first().fill('Von der anderen')
  await addPanel(one, 'Zweiter Bereich')
  await save(other)
  await expect(one.getByText('Jemand anderes hat diese Daten inzwischen geändert.')).toBeVisible()
  await expectAccessible(one)
  await one.getByRole('button', { name: 'Meine Eingaben behalten' }).click()
  await expect(row(one, 'Zweiter Bereich')).toBeVisible()
  await save(one)
  await expect(said(one, 'Das Formular wurde gespeichert')).toBeVisible()
  await expect(one.getByRole('textbox', { name: 'Beschreibung' }).first()).toHaveValue('Von der anderen')

  await addPanel(one, 'Nie gespeichert')
  await one.getByRole('link', { name: 'Formulare' }).first().click()
  await one
    .getByRole('dialog', { name: 'Seite verlassen?' })
    .getByRole('button', { name: 'Seite verlassen' })
    .click()
  await expect(one).toHaveURL(/\/formulare$/)
  await one.goto(address)
  await button(one, 'Wiederherstellen').click()
  await expect(row(one, 'Nie gespeichert')).toBeVisible()
})

test('a company that registers answers the authority’s own form; a form in use is not deleted', async ({
  server,
}) => {
  test.slow()
  const admin = await server.open('admin')
  await openNew(admin, 'Eignung der Bieter')
  await button(admin, 'Feld hinzufügen').click()
  await addField(admin, 'Zahl der Beschäftigten', 'Zahl')
  await button(admin, 'Schließen').click()
  await row(admin, 'Zahl der Beschäftigten').click()
  await admin.getByRole('checkbox', { name: 'Pflichtfeld' }).check()
  await save(admin)
  await expect(admin).toHaveURL(/F-1$/)

  await admin.goto('/einstellungen')
  await choose(admin, 'Formular für Bieter', 'Eignung der Bieter (F-1)')
  await combobox(admin, 'Formularvorlage konzVV').click()
  await expect(admin.getByRole('option', { name: /EU-19/ })).toBeVisible()
  await expect(admin.getByRole('option', { name: /EU-16/ })).toHaveCount(0)
  await admin.keyboard.press('Escape')
  await save(admin)
  await expect(said(admin, 'Die Einstellungen wurden gespeichert.')).toBeVisible()

  const dora = await server.open('dora')
  await dora.goto('/organisation?bearbeiten')
  await expect(dora.getByRole('heading', { level: 2, name: 'Weitere Angaben' })).toBeVisible()
  await button(dora, 'Speichern').first().click()
  await expect(dora.getByRole('link', { name: /Weitere Angaben: Bitte ergänzen Sie/ })).toBeVisible()
  await dora.getByRole('textbox', { name: 'Zahl der Beschäftigten' }).fill('1200')
  await expectAccessible(dora)
  await button(dora, 'Speichern').first().click()
  await expect(dora.getByText('1.200', { exact: true })).toBeVisible()

  const visitor = await server.open()
  await visitor.goto('/registrierung')
  await expect(visitor.getByRole('textbox', { name: 'Zahl der Beschäftigten' })).toBeVisible()

  await admin.goto('/formulare')
  const actions = button(admin, 'Aktionen zu „Eignung der Bieter“')
  await actions.click()
  const locked = admin.getByRole('menuitem', { name: 'Löschen' })
  await expect(locked).toBeDisabled()
  await expect(locked).toHaveAccessibleDescription(/in den Einstellungen gewählt, deshalb kann es nicht/)
  await locked.press('Enter')
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(admin)
  await admin.getByRole('menuitem', { name: 'Bearbeiten' }).click()
  await expect(button(admin, 'Löschen').first()).toBeDisabled()
  await expect(button(admin, 'Löschen').first()).toHaveAccessibleDescription(/in den Einstellungen gewählt/)
  await atWidths(admin, [1440, 390], () => expectAccessible(admin))

  await admin.getByRole('link', { name: 'Ausschreibung erstellen' }).click()
  await expect(admin).toHaveURL(/\/projekte\/anlage\/F-1$/)
  await expect(admin.getByRole('heading', { level: 1, name: 'Ausschreibung erstellen' })).toBeVisible()

  await admin.goto('/formulare')
  await actions.click()
  await expect(admin.getByRole('menuitem', { name: 'Ausschreibung erstellen' })).toBeVisible()
  await admin.getByRole('menuitem', { name: 'Auf Inaktiv setzen' }).click()
  await expect(said(admin, '„Eignung der Bieter“ wurde auf Inaktiv gesetzt.')).toBeVisible()
  await expect(admin.getByRole('row', { name: /Eignung der Bieter/ }).getByText('Inaktiv')).toBeVisible()
  await actions.click()
  await expect(admin.getByRole('menuitem', { name: 'Ausschreibung erstellen' })).toHaveCount(0)
  await expect(admin.getByRole('menuitem', { name: 'Auf Inaktiv setzen' })).toHaveCount(0)
})

test('list and editor are accessible at every width, and speak English', async ({ admin }) => {
  test.slow()
  await openNew(admin, 'Breiten')
  await button(admin, 'Feld hinzufügen').click()
  const long = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
  await addField(admin, long, 'Auswahlliste')
  await button(admin, 'Schließen').first().click()
  await addOptions(admin, long, ['Erste', 'Zweite'])
  await row(admin, 'Erste').click()
  await atWidths(admin, [1440, 1000, 390], async () => {
    await expectAccessible(admin)
    const overflow = await admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
  await save(admin)
  await expect(said(admin, 'Das Formular wurde gespeichert')).toBeVisible()

  await admin.getByRole('link', { name: 'Formulare' }).first().click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Formulare' })).toBeVisible()
  await atWidths(admin, [1440, 1000, 390], async () => expectAccessible(admin))

  await admin.getByLabel('Sprache').selectOption('English')
  await expect(admin.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible()
  await expect(admin.getByRole('link', { name: /^Concession notice/ })).toBeVisible()
  await admin.getByRole('link', { name: 'Breiten' }).click()
  await expect(admin.getByRole('tab', { name: 'Preview' })).toBeVisible()
  await expect(admin.getByRole('button', { name: /Add panel/ })).toBeVisible()
})
