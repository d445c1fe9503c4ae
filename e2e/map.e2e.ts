import type { Locator, Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { SampleTiles } from './map-tiles.ts'

const maps = (page: Page) => page.getByRole('region', { name: 'Karte', exact: true })
const canvas = (page: Page, name: string) => maps(page).getByRole('region', { name })

async function openMaps(page: Page): Promise<void> {
  await page.goto('/_bausteine/karte')
  await expect(maps(page).locator('[data-map-idle="true"]')).toHaveCount(3, { timeout: 60_000 })
}

const clickAt = async (map: Locator, corners: readonly (readonly [number, number])[]) => {
  for (const [x, y] of corners) {
    await map.hover({ position: { x, y } })
    await map.click({ position: { x, y } })
  }
}

test.describe('the map', () => {
  test.use({ allowConsoleErrors: [[/502/, /tiles/], { scope: 'test' }] })

  test('shows places and shapes, by pointer and by keyboard, with and without a background', async ({
    visitor: page,
  }) => {
    test.setTimeout(240_000)
    const tiles = new SampleTiles()
    await tiles.serve(page)
    await openMaps(page)
    const map = canvas(page, 'Karte der Beispielflächen')
    const told = maps(page).getByText(/^Geöffnet:/)
    await expect(told).toHaveText('Geöffnet: –, Maßstab 14.0')
    await expect(maps(page).getByText('© Amt für Karten').first()).toBeVisible()

    await test.step('the wheel belongs to the page, until the map has the focus', async () => {
      await map.hover({ position: { x: 60, y: 460 } })
      await page.mouse.wheel(0, 120)
      await expect(told).toHaveText(/Maßstab 14\.0/)
      await map.focus()
      await page.keyboard.press('+')
      await expect(told).toHaveText(/Maßstab 15\.0/)
    })

    await test.step('a cluster is a button that zooms in; a marker and a name open', async () => {
      await maps(page).getByRole('button', { name: 'Zurück zur Übersicht' }).first().click()
      await expect(told).toHaveText(/Maßstab 14\.0/)
      await maps(page).getByRole('button', { name: '2 Standorte, heranzoomen' }).press('Enter')
      await maps(page).getByRole('button', { name: 'Mühlbachaue Süd' }).press('Enter')
      await expect(told).toHaveText(/^Geöffnet: Mühlbachaue Süd/)
      await maps(page).getByRole('button', { name: 'Zurück zur Übersicht' }).first().click()
      await expect(told).toHaveText(/Maßstab 14\.0/)
      await maps(page).getByRole('button', { name: 'Bauhof' }).press('Enter')
      await expect(told).toHaveText(/^Geöffnet: Bauhof/)
      const name = await maps(page).getByRole('button', { name: 'Alte Ziegelei' }).boundingBox()
      if (!name) throw new Error('The shape has a name on the map.')
      await page.mouse.click(name.x + name.width / 2, name.y + name.height + 8)
      await expect(told).toHaveText(/^Geöffnet: Alte Ziegelei/)
    })

    await test.step('the background is chosen, done without, missed and had again', async () => {
      await maps(page).getByRole('button', { name: 'Hintergrundkarte wählen' }).first().click()
      await page.getByRole('menuitemradio', { name: 'Keine Hintergrundkarte' }).click()
      await expect(maps(page).getByText('Am Anger', { exact: true })).toBeVisible()
      tiles.canBeHad = false
      await maps(page).getByRole('button', { name: 'Hintergrundkarte wählen' }).first().click()
      await page.getByRole('menuitemradio', { name: 'Graukarte' }).click()
      const fault = maps(page).getByText('Die Hintergrundkarte ist gerade nicht erreichbar.').first()
      await expect(fault).toBeVisible()
      tiles.canBeHad = true
      await maps(page).getByRole('button', { name: 'Erneut versuchen' }).first().click()
      await expect(fault).toBeHidden()
      await expect(maps(page).getByText('© Amt für graue Karten')).toBeVisible()
    })

    await maps(page).getByRole('button', { name: 'Legende' }).click()
    await expect(maps(page).getByText('Nur intern sichtbar')).toBeVisible()
    await atWidths(page, [1440, 390], () => expectAccessible(page))
  })
})

test('a shape is drawn with real clicks, cut out, mended by its corners and taken back', async ({
  visitor: page,
}) => {
  test.setTimeout(240_000)
  await new SampleTiles().serve(page)
  await openMaps(page)
  const map = canvas(page, 'Karte zum Zeichnen')
  const button = (name: string) => maps(page).getByRole('button', { name, exact: true })
  const count = (n: number) => expect(maps(page).getByText(`${n} Ecken`, { exact: true })).toBeVisible()

  await button('Fläche zeichnen').click()
  await clickAt(map, [
    [100, 180],
    [260, 180],
    [260, 380],
    [100, 380],
  ])
  await page.keyboard.press('Enter')
  await count(4)

  await button('Aussparung').click()
  await clickAt(map, [
    [150, 230],
    [210, 230],
    [210, 300],
    [150, 230],
  ])
  await count(7)

  await button('Aussparung').click()
  await clickAt(map, [
    [400, 230],
    [460, 230],
    [460, 300],
    [400, 230],
  ])
  await expect(maps(page).getByText(/^Eine Aussparung muss ganz innerhalb der Fläche liegen/)).toBeVisible()
  await map.press('Escape')
  await count(7)

  await map.hover({ position: { x: 260, y: 380 } })
  await page.mouse.down()
  await map.hover({ position: { x: 300, y: 400 } })
  await page.mouse.up()
  await count(7)
  await map.click({ position: { x: 180, y: 180 } })
  await count(8)

  await map.press('Control+z')
  await count(7)
  await map.press('Control+z')
  await map.press('Control+z')
  await count(4)
  await map.press('Control+y')
  await count(7)

  await button('Ecken als Zahlen').click()
  await maps(page).getByLabel('Umriss').selectOption('Aussparung 1 in Fläche 1')
  await button('Ecke 1 entfernen').isDisabled()
  await maps(page).getByLabel('Umriss').selectOption('Neue Fläche')
  const corners = [
    ['53,205', '8,95'],
    ['53,205', '8,96'],
    ['53,21', '8,96'],
  ] as const
  for (const [at, [latitude, longitude]] of corners.entries()) {
    await maps(page)
      .getByLabel(`Breite der Ecke ${at + 1}`)
      .fill(latitude)
    await maps(page)
      .getByLabel(`Länge der Ecke ${at + 1}`)
      .fill(longitude)
  }
  await maps(page).getByLabel('Länge der Ecke 3').fill('Ost')
  await button('Ecken übernehmen').click()
  await expect(maps(page).getByText(/^Ecke 3: Bitte Grad als Zahl eingeben/)).toBeVisible()
  await maps(page).getByLabel('Länge der Ecke 3').fill('8,96')
  await button('Ecken übernehmen').click()
  await count(10)
  await expectAccessible(page)
})

test('without WebGL 2 a notice stands where the map would', async ({ visitor: page }) => {
  await page.addInitScript(() => {
    const usual = HTMLCanvasElement.prototype.getContext
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement, kind: string) {
      return kind === 'webgl2' ? null : Reflect.apply(usual, this, [kind])
    })
  })
  await page.goto('/_bausteine/karte')
  await expect(maps(page).getByText('Die Karte kann hier nicht gezeigt werden').first()).toBeVisible({
    timeout: 60_000,
  })
  await expect(maps(page).locator('canvas')).toHaveCount(0)
})
