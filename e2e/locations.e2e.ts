import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { said } from './said.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Standort (anlegen|bearbeiten)$/ })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Speichern' })
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true })
const confirmed = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Sind Sie sicher?' }).getByRole('button', { name }).click()

test('a location is found by its address, kept apart by its name, archived and restored', async ({
  anna,
  peers,
}) => {
  test.slow()
  await anna.goto('/standorte')
  await expect(anna.getByRole('heading', { level: 1, name: 'Standorte' })).toBeVisible()
  await anna.getByRole('button', { name: 'Neuer Standort' }).click()
  await expect(save(anna)).toBeDisabled()
  await expect(dialog(anna).getByText('Bitte geben Sie einen Namen an.')).toBeVisible()
  await field(anna, 'Name').fill('Gewerbepark Siel')
  await expect(dialog(anna).getByText(/^Bitte setzen Sie die Position/)).toBeVisible()

  const search = dialog(anna).getByRole('combobox', { name: 'Adresssuche' })
  peers.geocoder.telling('fail')
  await search.fill('Deichstraße 7')
  await dialog(anna).getByRole('button', { name: 'Erneut versuchen' }).click()
  await anna.getByRole('option', { name: /Deichstraße/ }).click()
  await expect(field(anna, 'Breite')).toHaveValue('53,2101')
  await expect(field(anna, 'Länge')).toHaveValue('8,9302')
  await expectAccessible(anna)

  const map = dialog(anna).getByLabel('Karte zum Setzen der Position')
  await expect(dialog(anna).locator('[data-map-idle="true"]')).toBeVisible({ timeout: 60_000 })
  await map.click({ position: { x: 60, y: 60 } })
  await expect(field(anna, 'Breite')).not.toHaveValue('53,2101')
  await save(anna).click()
  await expect(said(anna, 'Der Standort wurde erstellt.')).toBeVisible()
  await expect(dialog(anna)).toHaveCount(0)
  await expect(anna.getByRole('link', { name: 'Gewerbepark Siel' })).toHaveAttribute(
    'href',
    /standort=\d+#liste$/,
  )

  await anna.getByRole('button', { name: 'Neuer Standort' }).click()
  await field(anna, 'Name').fill(' gewerbepark siel ')
  await field(anna, 'Breite').fill('53,2')
  await field(anna, 'Länge').fill('8,9')
  await save(anna).click()
  await expect(said(anna, 'Bitte wählen Sie einen anderen Standortnamen')).toBeVisible()
  await dialog(anna).getByRole('button', { name: 'Abbrechen' }).click()
  await expect(anna.getByText('Wollen Sie die Änderungen wirklich verwerfen?')).toBeVisible()
  await confirmed(anna, 'Verwerfen')
  await expect(dialog(anna)).toHaveCount(0)

  await anna.getByRole('button', { name: 'Gewerbepark Siel bearbeiten' }).click()
  await field(anna, 'Name').fill('Gewerbepark am Siel')
  await save(anna).click()
  await expect(said(anna, 'Der Standort wurde aktualisiert.')).toBeVisible()
  await anna.getByRole('button', { name: 'Gewerbepark am Siel archivieren' }).click()
  await confirmed(anna, 'Archivieren')
  await expect(said(anna, 'Der Standort wurde archiviert.')).toBeVisible()
  await expect(anna.getByRole('link', { name: 'Gewerbepark am Siel' })).toHaveCount(0)

  await anna.getByRole('checkbox', { name: 'Archivierte Standorte' }).check()
  await expect(anna.getByRole('link', { name: '(Archiviert) Gewerbepark am Siel' })).toBeVisible()
  await atWidths(anna, [1440, 1000, 390], () => expectAccessible(anna))
  await anna.getByRole('button', { name: 'Gewerbepark am Siel wiederherstellen' }).click()
  await confirmed(anna, 'Wiederherstellen')
  await expect(said(anna, 'Der Standort wurde aus dem Archiv wiederhergestellt.')).toBeVisible()
  await anna.getByRole('button', { name: 'Weitere Aktionen zu Gewerbepark am Siel' }).click()
  await anna.getByRole('menuitem', { name: 'Löschen' }).click()
  await confirmed(anna, 'Löschen')
  await expect(said(anna, 'Der Standort wurde gelöscht.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what someone else changes meanwhile is compared, and nothing typed is lost', async ({ server }) => {
    test.slow()
    const [anna, admin] = [await server.open('anna'), await server.open('admin')]
    await anna.goto('/standorte')
    await anna.getByRole('button', { name: 'Neuer Standort' }).click()
    await field(anna, 'Name').fill('Am Moor')
    await field(anna, 'Breite').fill('53,2')
    await field(anna, 'Länge').fill('8,9')
    await expectAccessible(anna)
    await save(anna).click()
    await expect(said(anna, 'Der Standort wurde erstellt.')).toBeVisible()

    for (const page of [admin, anna]) {
      await page.goto('/standorte')
      await page.getByRole('button', { name: 'Am Moor bearbeiten' }).click()
    }
    await field(anna, 'Name').fill('Am Hochmoor')
    await field(admin, 'Breite').fill('53,3')
    await save(admin).click()
    await expect(said(admin, 'Der Standort wurde aktualisiert.')).toBeVisible()
    await dialog(anna).getByRole('button', { name: 'Meine Eingaben behalten' }).click()
    await expect(field(anna, 'Breite')).toHaveValue('53,3')
    await expect(field(anna, 'Name')).toHaveValue('Am Hochmoor')
    await save(anna).click()
    await expect(said(anna, 'Der Standort wurde aktualisiert.')).toBeVisible()
  })
})

test('a visitor sees where public parcels lie, and nothing to press', async ({ visitor }) => {
  await visitor.goto('/standorte#orte')
  await expect(visitor.getByRole('row').nth(1)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Neuer Standort' })).toHaveCount(0)
  await expect(visitor.getByRole('checkbox', { name: 'Archivierte Standorte' })).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: /archivieren|bearbeiten/ })).toHaveCount(0)
})
