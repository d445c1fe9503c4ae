import { atWidths, expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { expect, test } from './fixtures.ts'
import { said } from './said.ts'

const side = 0.0006

/** Fields side by side in the moor; one has a name that no parcel can have. */
function fields(count: number, faulty: number) {
  const features = Array.from({ length: count }, (_, at) => {
    const [west, south] = [8.95 + (at % 10) * 0.001, 53.22 + Math.floor(at / 10) * 0.001]
    const ring = [
      [west, south],
      [west + side, south + side / 5],
      [west + side, south + side],
      [west, south + side],
      [west, south],
    ]
    const name = at === faulty ? 'zu lang '.repeat(40) : `Importfeld ${at + 1}`
    return {
      type: 'Feature',
      properties: { bezeichnung: name, flstkennz: `Moor 9/${at + 1}`, ort: 'Moorkuhlen', pacht: 120 + at },
      geometry: { type: 'Polygon', coordinates: [ring] },
    }
  })
  return Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }))
}

test('fifty fields of a file become parcels, are taken back and made again; a lot finds one of them', async ({
  server,
}) => {
  test.slow()
  const page = await server.open('anna')
  await page.goto('/grundstuecke/import')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.locator('input[type=file]').setInputFiles({
    name: 'moor.geojson',
    mimeType: 'application/geo+json',
    buffer: fields(51, 30),
  })
  await expect(page.getByText('50 werden angelegt, 1 übersprungen.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Fehlerhaft' })).toContainText(
    'bezeichnung: höchstens 200 Zeichen',
  )
  await expect(button('Grundstücke anlegen')).toBeDisabled()
  await atWidths(page, [1440, 1000, 390], () => expectAccessible(page))
  await page.getByRole('checkbox', { name: 'Fehlerhafte Objekte auslassen' }).press('Space')
  await page.getByRole('checkbox', { name: 'Sofort veröffentlichen' }).press('Space')
  await expect(button('Grundstücke anlegen')).toBeEnabled()
  await button('Grundstücke anlegen').press('Enter')
  await expect(page.getByText('50 Grundstücke wurden angelegt.')).toBeVisible()
  await atWidths(page, [1440, 390], () => expectAccessible(page))

  await button('Import rückgängig machen').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import rückgängig machen' }).click()
  await expect(said(page, 'Der Import wurde rückgängig gemacht.')).toBeVisible()
  const found = () => ask(server.url, 'anna', 'getProperties', { filter: { name: 'Importfeld' } })
  expect(await found()).toEqual([])
  await button('Grundstücke anlegen').click()
  await expect(page.getByText('50 Grundstücke wurden angelegt.')).toBeVisible()
  expect(await found()).toHaveLength(50)

  await page.goto('/projekte/bearbeiten/1#GR-Lot-1')
  const lot = page.locator('#GR-Lot-1').getByRole('region', { name: 'Grundstücke' })
  await lot.getByRole('button', { name: 'Grundstück verknüpfen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Grundstück auswählen' })
  await dialog.getByRole('button', { name: 'Weitere anzeigen' }).click()
  await dialog.getByRole('searchbox', { name: 'Grundstück suchen' }).fill('importfeld 17')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByRole('listitem')).toContainText('Moorkuhlen')
  await dialog.getByRole('button', { name: 'Importfeld 17 hinzufügen' }).press('Enter')
  await expect(dialog.getByText('hinzugefügt', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schließen' }).last().click()
  await expect(lot.getByRole('link', { name: 'Importfeld 17' })).toBeVisible()
})
