import type { Page } from '@playwright/test'
import { expectAccessible, atWidths } from './accessible.ts'
import { ask } from './asked.ts'
import { expect, test } from './fixtures.ts'
import { newParcel } from './own-parcel.ts'
import { said } from './said.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const shown = (page: Page, name: string) => page.getByRole('switch', { name: `${name}: Öffentlich` })
const apply = (page: Page) => page.getByRole('button', { name: 'Übernehmen', exact: true })

async function drawSquare(page: Page) {
  await button(page, 'Fläche zeichnen').click()
  const map = page.locator('canvas').first()
  await map.scrollIntoViewIfNeeded()
  const box = await map.boundingBox()
  if (!box) throw new Error('there is no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (const [east, south] of [
    [-60, -60],
    [60, -60],
    [60, 60],
    [-60, 60],
  ] as const)
    await page.mouse.click(x + east, y + south, { delay: 30 })
  await page.keyboard.press('Enter')
}

test('a clerk draws a parcel, makes part of it public, and a visitor sees exactly that part', async ({
  shared,
  anna,
  visitor,
}) => {
  test.slow()
  const { path } = await newParcel(shared.url, 'Deichkoppel')
  await visitor.goto(path)
  await expect(title(visitor, 'Seite nicht gefunden')).toBeVisible()

  await anna.goto(`${path}?bearbeiten=1`)
  await drawSquare(anna)
  await button(anna, /^Größe aus der Form übernehmen \([\d.]+ qm\)$/)
    .first()
    .click()
  await field(anna, 'Flurkennzeichnung').fill('Flur 3, 12/7')
  const usages = anna.getByLabel('Erlaubte Nutzung', { exact: true }).first()
  for (const usage of ['Wohnen', 'Gewerbe', 'wohnen']) {
    await usages.fill(usage)
    await usages.press('Enter')
  }
  await expect(said(anna, 'Dieser Eintrag kann nicht hinzugefügt werden')).toBeVisible()
  await usages.fill('')

  await button(anna, 'Zusatzfeld hinzufügen').click()
  const dialog = anna.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Hinzufügen' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lageplan')
  await dialog.getByRole('textbox', { name: 'Wert' }).fill('https://plan.example/12')
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click()

  for (const name of ['Größe', 'Form', 'Erlaubte Nutzung', 'Lageplan']) await shown(anna, name).click()
  await anna.getByRole('checkbox', { name: 'Grundstück ist öffentlich' }).check()
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))
  await button(anna, 'So sehen es Besucher').click()
  await expect(dialog.getByText('sobald Sie Ihre Änderungen übernehmen')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'https://plan.example/12' })).toBeVisible()
  await expect(dialog.getByText('Flur 3, 12/7')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Schließen' }).first().click()
  await apply(anna).click()
  await expect(said(anna, 'Das Grundstück wurde aktualisiert.')).toBeVisible()
  await expect(anna).toHaveURL(new RegExp(`${path}$`))
  await expect(anna.getByText('Flur 3, 12/7')).toBeVisible()
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))

  await visitor.reload()
  await expect(title(visitor, 'Deichkoppel')).toBeVisible()
  // Every new parcel begins with a public contact, as the settings say.
  const facts = ['Größe', 'Erlaubte Nutzung', 'Ansprechstelle', 'Lageplan']
  await expect(visitor.getByRole('term')).toHaveText(facts)
  await expect(visitor.getByRole('region', { name: 'Karte des Grundstücks Deichkoppel' })).toBeVisible()
  await expect(visitor.getByRole('main').getByText(/^(Intern|Unbekannt|Öffentlich)$/)).toHaveCount(0)
  await expect(button(visitor, 'Bearbeiten')).toHaveCount(0)
  await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))

  await button(anna, 'Weitere Aktionen').click()
  await anna.getByRole('menuitem', { name: 'Archivieren' }).click()
  await anna
    .getByRole('dialog', { name: 'Sind Sie sicher?' })
    .getByRole('button', { name: 'Archivieren' })
    .click()
  await expect(said(anna, 'Das Grundstück wurde archiviert.')).toBeVisible()
  await expect(title(anna, '(Archiviert) Deichkoppel')).toBeVisible()
  await expect(title(visitor, 'Seite nicht gefunden')).toBeVisible()
})

test('a shape comes from UTM coordinates; two clerks at once lose nothing; discarding is asked', async ({
  shared,
  anna,
  admin,
}) => {
  test.slow()
  const { id, path } = await newParcel(shared.url, 'Geestacker')
  for (const page of [anna, admin]) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Bearbeiten' }).click()
    await expect(field(page, 'Flurkennzeichnung')).toBeVisible()
  }
  await button(anna, 'Aus Koordinaten oder GeoJSON …').click()
  const dialog = anna.getByRole('dialog')
  const list = dialog.getByRole('textbox', { name: 'Koordinatenliste' })
  await list.fill(
    '32 491300,00 5898000,00\n32 491400,00 5898000,00\n32 491400,00 5898100,00\n32 491300,00 5898100,00',
  )
  await expect(dialog.getByText('Vermutlich sind es UTM-Koordinaten')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Koordinatensystem' }).click()
  await anna.getByRole('option', { name: /EPSG:25832/ }).click()
  await expect(dialog.getByText(/^Fläche: [\d.]+ qm/)).toBeVisible()
  await expectAccessible(anna)
  await dialog.getByRole('button', { name: 'Form übernehmen' }).click()
  await field(anna, 'Flurkennzeichnung').fill('Flur 9, 1')

  await field(admin, 'Flurkennzeichnung').fill('Flur 8, 4')
  await shown(admin, 'Standort').click()
  await apply(admin).click()
  await expect(said(admin, 'Das Grundstück wurde aktualisiert.')).toBeVisible()

  await expect(anna.getByRole('cell', { name: 'Flur 8, 4' })).toBeVisible()
  await expect(field(anna, 'Flurkennzeichnung')).toHaveValue('Flur 9, 1')
  await button(anna, 'Meine Eingaben behalten').click()
  await expect(shown(anna, 'Standort')).toBeChecked()
  await expect(field(anna, 'Flurkennzeichnung')).toHaveValue('Flur 9, 1')

  await button(anna, 'Abbrechen').click()
  const question = anna.getByRole('dialog', { name: 'Sind Sie sicher?' })
  await expect(question.getByText('Wollen Sie die Änderungen wirklich verwerfen?')).toBeVisible()
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await apply(anna).click()
  await expect(said(anna, 'Das Grundstück wurde aktualisiert.')).toBeVisible()
  await expect(admin.getByText('Flur 9, 1')).toBeVisible()

  await anna.getByRole('link', { name: 'Bearbeiten' }).click()
  await field(anna, 'Flurkennzeichnung').fill('verworfen')
  await button(anna, 'Abbrechen').click()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(anna.getByText('Flur 9, 1')).toBeVisible()
  await expect(anna.getByText('verworfen')).toHaveCount(0)
  const { version } = (await ask(shared.url, 'anna', 'getPropertyById', id)) as { version: number }
  await ask(shared.url, 'anna', 'updateProperty', { id, version, isArchived: true })
})
