import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { expectKept } from './kept-drafts.ts'
import { said } from './said.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).first()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('a client is created by keyboard alone and found in the list', async ({ admin }) => {
  test.slow()
  await admin.goto('/auftraggeber')
  await expect(admin.getByRole('link', { name: 'Gemeinde Auwiesen', exact: true })).toBeVisible()
  await atWidths(admin, [1440, 390], () => expectAccessible(admin))
  await admin.getByRole('link', { name: 'Auftraggeber anlegen' }).click()
  await expect(title(admin, 'Auftraggeber anlegen')).toBeVisible()
  await save(admin).click()
  await expect(
    admin.getByRole('alert').getByRole('link', { name: 'NUTS-Code: Feld ist erforderlich' }),
  ).toBeVisible()
  await atWidths(admin, [1440, 390], () => expectAccessible(admin))

  await admin.getByRole('alert').getByRole('link').first().focus()
  await admin.keyboard.press('Enter')
  await expect(field(admin, 'Offizieller Name')).toBeFocused()
  const typed = ['Samtgemeinde Ämterau', '', 'DE93B', '', '', '', '', '', 'Markt 1', '', '27299', 'Langwedel']
  for (const text of typed) {
    await admin.keyboard.type(text)
    await admin.keyboard.press('Tab')
  }
  await admin.keyboard.type('öster')
  await expect(admin.getByRole('option', { name: 'Österreich' })).toBeVisible()
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('combobox', { name: 'Land' })).toHaveValue('Österreich')
  await admin.keyboard.press('Tab')
  for (const text of [
    '',
    'Vergabestelle',
    'Anke',
    'Amt',
    '04232 1',
    'vergabe@langwedel.example',
    '',
    '',
    'www.langwedel.example',
  ]) {
    await admin.keyboard.type(text)
    await admin.keyboard.press('Tab')
  }
  await admin.keyboard.press('Tab')
  await admin.keyboard.press('Enter')
  await expect(said(admin, 'Das Unternehmen wurde gespeichert.')).toBeVisible()
  await expect(admin).toHaveURL(/\/auftraggeber$/)
  await admin.getByRole('link', { name: 'Samtgemeinde Ämterau', exact: true }).click()
  await expect(admin.getByRole('link', { name: 'https://www.langwedel.example' })).toBeVisible()
  await expect(admin.getByText('Umsatzsteuer-Identifikationsnummer')).toHaveCount(0)
  await atWidths(admin, [1440, 390], () => expectAccessible(admin))
})

test('two people edit the same client: who comes second compares and loses nothing', async ({
  admin,
  anna,
}) => {
  test.slow()
  for (const page of [admin, anna]) {
    await page.goto('/auftraggeber')
    await page.getByRole('link', { name: 'Gemeinde Auwiesen', exact: true }).click()
    await page.getByRole('link', { name: 'Bearbeiten' }).click()
  }
  await field(anna, 'Telefon').fill('+49 4204 555999')
  await field(anna, 'Fax').fill('+49 4204 555101')
  await field(admin, 'Telefon').fill('+49 4204 555000')
  await field(admin, 'Adresszusatz').fill('Rathaus')
  await save(admin).click()
  await expect(said(admin, 'Die Unternehmens-Daten wurden geändert.')).toBeVisible()

  const notice = anna
    .getByRole('status')
    .filter({ hasText: 'Jemand anderes hat diese Daten inzwischen geändert.' })
  await expect(notice.getByRole('row', { name: 'Telefon +49 4204 555999 +49 4204 555000' })).toBeVisible()
  await expect(notice.getByText('Außerdem geändert')).toBeVisible()
  await expect(notice.getByRole('row', { name: 'Adresszusatz Rathaus' })).toBeVisible()
  await expect(field(anna, 'Telefon')).toHaveValue('+49 4204 555999')
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))

  await save(anna).click()
  await expect(said(anna, 'Die Unternehmens-Daten konnten nicht geändert werden.')).toBeVisible()
  await anna.getByRole('button', { name: 'Vergleichen' }).click()
  await notice.getByRole('button', { name: 'Meine Eingaben behalten' }).click()
  await expect(field(anna, 'Adresszusatz')).toHaveValue('Rathaus')
  await expect(field(anna, 'Telefon')).toHaveValue('+49 4204 555999')
  await save(anna).click()
  await expect(said(anna, 'Die Unternehmens-Daten wurden geändert.')).toBeVisible()
  await expect(admin.getByText('+49 4204 555101')).toBeVisible()
})

test('a company’s people see their own data, its administrator changes it', async ({ fritz, emil }) => {
  await emil.goto('/organisation')
  await expect(title(emil, 'Deich & Erdbau GmbH')).toBeVisible()
  await expect(emil.getByRole('link', { name: 'Bearbeiten' })).toHaveCount(0)
  await expect(emil.getByText('Ändern kann diese Daten die Administration Ihres Unternehmens.')).toBeVisible()
  await expectAccessible(emil)

  await fritz.goto('/organisation')
  await expect(title(fritz, 'Geest Energie eG')).toBeVisible()
  await fritz.getByRole('link', { name: 'Bearbeiten' }).click()
  await field(fritz, 'Internetadresse').fill('javascript:alert(1)')
  await field(fritz, 'Weitere Angaben').fill('<script>alert(1)</script>')
  await save(fritz).click()
  await expect(fritz.getByText('Bitte geben Sie eine gültige Internetadresse ein').first()).toBeVisible()
  await field(fritz, 'Internetadresse').fill('geest-energie.example')
  await expectKept(fritz, 'geest-energie.example')
  await fritz.reload()
  await fritz.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(field(fritz, 'Internetadresse')).toHaveValue('geest-energie.example')
  await save(fritz).click()
  await expect(said(fritz, 'Die Unternehmens-Daten wurden geändert.')).toBeVisible()
  await expect(fritz.getByText('<script>alert(1)</script>')).toBeVisible()
  await expect(fritz.getByRole('link', { name: 'https://geest-energie.example' })).toBeVisible()
})

test('of other organizations an outsider learns nothing', async ({ dora }) => {
  for (const path of [
    '/organisation/2',
    '/bieter/2',
    '/auftraggeber/3',
    '/organisation/4711',
    '/organisation/x',
  ]) {
    await dora.goto(path)
    await expect(title(dora, 'Seite nicht gefunden')).toBeVisible()
  }
  for (const path of ['/bieter', '/auftraggeber', '/auftraggeber/anlage', '/bieter/anlage']) {
    await dora.goto(path)
    await expect(title(dora, 'Keine Berechtigung')).toBeVisible()
  }
  await dora.goto('/organisation/1')
  await expect(title(dora, 'Deich & Erdbau GmbH')).toBeVisible()
})

test('countries stand in the order of the alphabet of the language spoken', async ({ admin }) => {
  await admin.goto('/auftraggeber/anlage')
  for (const [language, country, around] of [
    ['Deutsch', 'Land', ['Oman', 'Österreich', 'Pakistan']],
    ['English', 'Country', ['Australia', 'Austria', 'Azerbaijan']],
  ] as const) {
    await admin.getByRole('banner').getByRole('combobox').selectOption(language)
    await admin.getByRole('combobox', { name: country }).click()
    const names = await admin.getByRole('listbox').getByRole('option').allTextContents()
    const at = names.indexOf(around[1])
    expect(names.slice(at - 1, at + 2)).toEqual(around)
    await admin.keyboard.press('Escape')
  }
})

test('lists and forms speak English', async ({ anna }) => {
  await anna.goto('/bieter')
  await anna.getByLabel('Sprache').selectOption('English')
  await expect(title(anna, 'Bidders')).toBeVisible()
  await anna.getByRole('link', { name: 'Geest Energie eG', exact: true }).click()
  await anna.getByRole('link', { name: 'Edit' }).click()
  await expect(anna.getByRole('textbox', { name: 'Official name' })).toBeVisible()
  await expectAccessible(anna)
})
