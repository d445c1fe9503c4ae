import type { Locator, Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test.slow()

const panel = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const check = (page: Page): Locator => page.getByRole('region', { name: 'Prüfung' })
const finding = (page: Page, text: string): Locator => check(page).getByRole('button', { name: text })

/** The form of a concession notice as whoever creates a tender meets it. */
async function openForm(page: Page, hash = ''): Promise<void> {
  await page.goto(`/projekte/anlage/EU-19${hash}`)
  // The form comes in a chunk of its own, with its definition and its lists.
  await expect(panel(page, '1 Vertragspartei und Dienstleister')).toBeVisible({ timeout: 30_000 })
}

test('the first incomplete part is open, a finding leads to its field and goes when that is filled in', async ({
  anna,
}) => {
  await openForm(anna)
  await expect(panel(anna, '1 Vertragspartei und Dienstleister')).toHaveAttribute('aria-expanded', 'true')
  await expect(panel(anna, '2 Verfahren')).toHaveAttribute('aria-expanded', 'false')

  const missing = finding(anna, '„Titel“ fehlt noch.').first()
  const before = await check(anna).getByRole('status').textContent()
  await missing.focus()
  await anna.keyboard.press('Enter')
  // Whoever types at once loses no letter.
  await anna.keyboard.type('Betrieb der Strandbäder')
  const title = anna.getByRole('textbox', { name: 'Titel', exact: true }).first()
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('Betrieb der Strandbäder')
  await expect(check(anna).getByRole('status')).not.toHaveText(before ?? '')
  await title.fill('')
  await title.press('Tab')
  await expect(title).toHaveAccessibleDescription(
    /^Bitte füllen Sie dieses Pflichtfeld aus\. .*finden Bieter Ihr Verfahren/,
  )
})

test('a hash opens its panel; it is accessible at every width', async ({ anna }) => {
  // Axe reads some two hundred fields three times.
  test.setTimeout(400_000)
  await openForm(anna, '#GR-Lot-1')
  await expect(panel(anna, '3.1 Los')).toHaveAttribute('aria-expanded', 'true')
  await expect(panel(anna, '3.1 Los')).toBeFocused()
  for (const part of await anna.getByRole('button', { name: /^3\.1\.\d / }).all()) {
    if ((await part.getAttribute('aria-expanded')) === 'false') await part.click()
  }
  await expect(anna.getByRole('heading', { name: 'Grundstücke', level: 3 })).toBeVisible()
  await atWidths(anna, [1440, 1000, 390], async () => {
    const tooWide = () => anna.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(tooWide).toBeLessThanOrEqual(0)
    await expectAccessible(anna)
  })
})

test('a lot is added, named, found again, deleted and brought back', async ({ anna }) => {
  await openForm(anna)
  await anna.getByRole('button', { name: 'Los hinzufügen' }).press('Enter')
  await expect(panel(anna, '3.2 Los')).toHaveAttribute('aria-expanded', 'true')
  const lot = anna.locator('#GR-Lot-2')
  await lot.getByRole('textbox', { name: 'Titel', exact: true }).fill('Strandbad Nord')
  await expect(lot.getByText('Strandbad Nord').first()).toBeVisible()

  const search = anna.getByRole('combobox', { name: 'Im Formular suchen' })
  await search.focus()
  await anna.keyboard.type('strandbad')
  await expect(anna.getByRole('option', { name: /Los 2 .*Titel/ })).toBeVisible()
  await anna.keyboard.press('ArrowDown')
  await anna.keyboard.press('Enter')
  await expect(lot.getByRole('textbox', { name: 'Titel', exact: true })).toBeFocused()

  const remove = lot.getByRole('button', { name: '3.2 Los „Strandbad Nord“ löschen' })
  await remove.click()
  await expect(panel(anna, '3.2 Los')).toHaveCount(0)
  const undo = anna.getByRole('button', { name: 'Rückgängig' })
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription('3.2 Los „Strandbad Nord“ wurde gelöscht.')
  await expectAccessible(anna)
  await undo.press('Enter')
  await expect(lot.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Strandbad Nord')
  await expect(panel(anna, '3.2 Los')).toBeFocused()
  await expect(undo).toHaveCount(0)

  await remove.click()
  await expect(panel(anna, '3.2 Los')).toHaveCount(0)
  await expect(anna.locator('#GR-Lot-1').getByRole('button', { name: /löschen/ })).toHaveCount(0)
})

test('a CPV code is typed or chosen from its hierarchy by keyboard alone', async ({ anna }) => {
  await openForm(anna)
  await finding(anna, '„Haupteinstufung“ fehlt noch.').click()
  const code = anna.getByRole('combobox', { name: 'Haupteinstufung', exact: true })
  await expect(code).toBeFocused()
  // What is typed out is taken, what means nothing is named.
  await anna.keyboard.type('99999999')
  await anna.keyboard.press('Tab')
  await expect(code).toHaveAccessibleDescription(/„99999999“ wurde nicht übernommen/)
  await code.fill('92610000')
  await expect(anna.getByRole('listbox').getByRole('option').first()).toHaveText(/^92610000/)
  await anna.keyboard.press('Tab')
  await expect(code).toHaveValue(/^92610000 Betrieb von Sportanlagen/)
  await code.press('ControlOrMeta+a')
  await anna.keyboard.type('bauarbeiten')
  await expect(anna.getByRole('listbox').getByRole('option').first()).toHaveText('45000000 Bauarbeiten')
  await anna.keyboard.press('ArrowDown')
  await anna.keyboard.press('Enter')
  await expect(code).toHaveValue('45000000 Bauarbeiten')
  await expect(finding(anna, '„Haupteinstufung“ fehlt noch.')).toHaveCount(0)

  await anna.getByRole('button', { name: 'Haupteinstufung: Verzeichnis öffnen' }).press('Enter')
  const dialog = anna.getByRole('dialog', { name: 'CPV-Code auswählen' })
  await expect(dialog.getByRole('searchbox', { name: 'Suchen' })).toBeFocused()
  await expect(dialog.getByRole('treeitem', { selected: true })).toContainText('45000000')
  await expectAccessible(anna)
  await anna.keyboard.press('Tab')
  await expect(dialog.getByRole('tree')).toBeFocused()
  await anna.keyboard.press('ArrowRight')
  await anna.keyboard.press('ArrowRight')
  await anna.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(code).toHaveValue('45100000 Baureifmachung')
})

test('a buyer is chosen from our authorities and becomes a party, a new one is created on the way', async ({
  admin,
}) => {
  await openForm(admin)
  const buyer = admin.getByRole('combobox', { name: /^Organisation, die diese Rolle ausfüllt/ }).first()
  await buyer.focus()
  await admin.keyboard.type('auwiesen')
  await expect(admin.getByRole('option', { name: /Gemeinde Auwiesen/ })).toBeVisible()
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await expect(buyer).toHaveValue('ORG-0001 Gemeinde Auwiesen')
  await admin.keyboard.press('Tab')

  await admin
    .getByRole('button', { name: /Parteien bearbeiten/ })
    .first()
    .click()
  const parties = admin.getByRole('dialog', { name: 'Parteien' })
  await parties.getByRole('button', { name: 'Gemeinde Auwiesen', exact: true }).click()
  await expect(parties.getByRole('textbox', { name: 'Offizielle Bezeichnung' })).toHaveValue(
    'Gemeinde Auwiesen',
  )
  await atWidths(admin, [1440, 390], () => expectAccessible(admin))
  await parties.getByRole('button', { name: 'Gemeinde Auwiesen löschen' }).click()
  await expect(admin.getByText(/Diese Partei ist noch eingetragen bei:/)).toBeVisible()
  await admin.getByRole('button', { name: 'Behalten' }).click()
  await parties.getByRole('button', { name: 'Schließen' }).first().click()

  await admin
    .getByRole('button', { name: /Organisation anlegen/ })
    .first()
    .click()
  await expect(admin.getByRole('dialog', { name: 'Organisation anlegen' })).toBeVisible()
  await admin.getByRole('button', { name: 'Abbrechen' }).last().click()
  await expect(buyer).toHaveValue('ORG-0001 Gemeinde Auwiesen')
})

test('an organization made in the form is asked for what its part in the notice needs, and leaves nothing open', async ({
  server,
}) => {
  test.slow()
  const admin = await server.open('admin')
  await openForm(admin)
  await admin
    .getByRole('button', { name: /: Organisation anlegen/ })
    .first()
    .click()
  const dialog = admin.getByRole('dialog', { name: 'Organisation anlegen' })
  const box = (name: string) => dialog.getByRole('textbox', { name })
  await expect(box('Umsatzsteuer-Identifikationsnummer')).toHaveCount(0)
  await expect(box('Fax')).toHaveCount(0)
  await atWidths(admin, [1440, 390], () => expectAccessible(admin))
  const answers: readonly [string, string][] = [
    ['Offizieller Name', 'Vergabekammer Nord'],
    ['NUTS-Code', 'DEX99'],
    ['Straße und Hausnummer', 'Am Markt 1'],
    ['Postleitzahl', '21335'],
    ['Ort', 'Lüneburg'],
    ['Kontaktstelle', 'Geschäftsstelle'],
    ['Vorname', 'Vera'],
    ['Nachname', 'Kammer'],
    ['Telefon', 'keine Nummer'],
    ['E-Mail-Adresse', 'post@vergabekammer.example'],
    ['Internetadresse', 'https://www.vergabekammer.test'],
  ]
  for (const [name, text] of answers) await box(name).fill(text)
  const number = box('Nationale Identifikationsnummer')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(box('Telefon')).toHaveAttribute('aria-invalid', 'true')
  await expect(box('NUTS-Code')).toHaveAccessibleDescription(/Diesen NUTS-Code gibt es nicht/)
  await box('NUTS-Code').fill('DE93B')
  await number.fill('t:0413115')
  await box('Telefon').fill('+49 4131 150')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toHaveCount(0)

  await admin
    .getByRole('button', { name: /Parteien bearbeiten/ })
    .first()
    .click()
  const parties = admin.getByRole('dialog', { name: 'Parteien' })
  const entry = parties.getByRole('button', { name: 'Vergabekammer Nord', exact: true })
  await expect(entry).toBeVisible()
  await expect(parties.getByText('Vollständig')).toBeVisible()
})

test('answers reveal what they make due, amounts and dates are typed the German way', async ({ anna }) => {
  await openForm(anna, '#GR-Procedure')
  const value = anna.getByRole('textbox', { name: 'Geschätzter Wert ohne MwSt.' }).first()
  await anna.getByRole('button', { name: '2.1 Zweck' }).waitFor()
  await value.fill('1250000,5')
  await value.press('Tab')
  await expect(value).toHaveValue('1.250.000,5')
  await value.fill('viel')
  await value.press('Tab')
  await expect(value).toHaveAccessibleDescription(/Zahl/)
})

test('in English from one moment to the next, with everything that was typed', async ({ anna }) => {
  await openForm(anna, '#GR-Procedure')
  await anna.getByRole('textbox', { name: 'Titel', exact: true }).fill('Betrieb der Strandbäder')
  await anna.getByRole('combobox', { name: 'Sprache', exact: true }).selectOption('en')
  await expect(anna.getByRole('button', { name: 'Add Lot' })).toBeVisible({ timeout: 30_000 })
  await expect(anna.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Betrieb der Strandbäder',
  )
  await expect(anna.getByRole('region', { name: 'Check' })).toContainText('is still missing.')

  const languages = anna.getByRole('combobox', { name: 'Further languages of the notice' })
  await languages.fill('French')
  await anna.getByRole('option', { name: 'French' }).click()
  await languages.press('Escape')
  const french = anna.getByRole('textbox', { name: 'Title (French)' })
  await expect(anna.getByRole('region', { name: 'Check' })).toContainText(
    'This text is still missing in French',
  )
  await french.fill('Exploitation des plages')
  await expect(anna.getByRole('region', { name: 'Check' })).not.toContainText('missing in French')
  await expectAccessible(anna)
})
