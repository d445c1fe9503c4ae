import type { Page } from '@playwright/test'
import { newMarker } from '@allmende/domain/parcels/markers.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { changePanoramas, panoramasOf, parcelWithPanoramas } from './panoramas.ts'
import { said } from './said.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const merged = 'Die Marker wurden gespeichert und mit den Änderungen einer anderen Person zusammengeführt.'
const entries = (page: Page) => page.locator('[data-marker]')
const stage = (page: Page) => page.getByRole('application')
/** Two clicks that follow each other sooner are one double click to the viewer. */
const pause = (page: Page) => page.waitForTimeout(600)

async function opened(page: Page, path: string, name: string) {
  await page.goto(path)
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  await shown(page, name)
}

async function shown(page: Page, name: string) {
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expect(page.locator('[data-state=shown]')).toBeAttached({ timeout: 30_000 })
  await pause(page)
}

/** Clicks at a place of the picture, from 0 to 1. */
async function clickAt(page: Page, x: number, y: number, which: 'left' | 'right' = 'left') {
  const box = await stage(page).boundingBox()
  if (!box) throw new Error('there is no picture')
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y, { button: which })
  await pause(page)
}

const markersIn = async (serverUrl: string, id: number) => {
  const { panoramas } = await panoramasOf(serverUrl, id)
  return JSON.parse(panoramas[0]?.markers ?? '[]') as ReturnType<typeof newMarker>[]
}

test('a clerk marks what is to be seen, and a visitor walks by it', async ({ shared, anna, visitor }) => {
  test.slow()
  const { id, path } = await parcelWithPanoramas(shared.url, 'Rundblick am Deich', ['Vom Deich', 'Am Teich'])
  await opened(anna, path, 'Vom Deich')
  await expectAccessible(anna)
  await button(anna, 'Marker bearbeiten').click()
  await pause(anna)

  await button(anna, 'Pin').click()
  await clickAt(anna, 0.3, 0.4)
  await expect(button(anna, 'Pin')).toHaveAttribute('aria-pressed', 'false')
  await anna.getByRole('textbox', { name: 'Tooltip', exact: true }).fill('Alte Eiche')
  await expectAccessible(anna)
  await button(anna, 'Zur Liste').click()
  await expect(button(anna, 'Alte Eiche')).toBeFocused()

  await button(anna, 'Polygon').click()
  await expect(button(anna, 'Pin')).toHaveAttribute('aria-pressed', 'false')
  await clickAt(anna, 0.4, 0.6)
  await clickAt(anna, 0.5, 0.6)
  await clickAt(anna, 0.45, 0.7, 'right')
  await expect(button(anna, 'Polygon')).toHaveAttribute('aria-pressed', 'false')
  await expect(entries(anna)).toHaveCount(1)

  await button(anna, 'Polygon').click()
  for (const [x, y] of [
    [0.4, 0.6],
    [0.5, 0.6],
    [0.5, 0.75],
  ] as const)
    await clickAt(anna, x, y)
  await clickAt(anna, 0.6, 0.8, 'right')
  await button(anna, 'Zur Liste').click()
  await expect(entries(anna)).toHaveCount(2)

  // By keyboard alone, from here on.
  await button(anna, 'Wegpunkt').press('Enter')
  await stage(anna).focus()
  await anna.keyboard.press('Enter')
  const yaw = anna.getByRole('textbox', { name: 'Drehung (°)' })
  await expect(yaw).toHaveValue('0')
  await stage(anna).focus()
  await anna.keyboard.press('ArrowRight')
  await anna.keyboard.press('Shift+ArrowRight')
  await expect(yaw).toHaveValue('6')
  await anna.keyboard.press('Control+z')
  await expect(yaw).toHaveValue('0')
  await anna.keyboard.press('Control+Shift+z')
  await expect(yaw).toHaveValue('6')
  await anna.getByRole('combobox', { name: 'Verknüpftes Panorama' }).click()
  await anna.getByRole('option', { name: 'Am Teich' }).click()
  await stage(anna).focus()
  await anna.keyboard.press('Escape')
  await expect(anna.getByRole('dialog', { name: 'Vom Deich' })).toBeVisible()
  await expect(entries(anna)).toHaveCount(3)

  await button(anna, 'Schließen').click()
  await expect(anna.getByRole('dialog', { name: 'Sind Sie sicher?' })).toContainText(
    'Wollen Sie die Änderungen wirklich verwerfen?',
  )
  await button(anna, 'Weiter bearbeiten').click()
  await button(anna, 'Speichern').click()
  await expect(said(anna, 'Die Marker wurden gespeichert.')).toBeVisible()
  const markers = await markersIn(shared.url, id)
  expect(markers.map(({ data }) => data.type)).toEqual(['pin', 'polygon', 'waypoint'])
  expect(markers[1]?.svgStyle).toEqual({ fill: '#00000080', stroke: '#ff0000', strokeWidth: '8px' })

  // A visitor on a phone, by keyboard: the list leads her.
  await visitor.setViewportSize({ width: 390, height: 844 })
  await opened(visitor, path, 'Vom Deich')
  await expect(button(visitor, 'Marker bearbeiten')).toHaveCount(0)
  await expectAccessible(visitor)
  await button(visitor, 'Weg zu Am Teich').press('Enter')
  await button(visitor, 'Zum Panorama Am Teich').press('Enter')
  await shown(visitor, 'Am Teich')
  // The browser's ways lead through them as well.
  await visitor.goBack()
  await shown(visitor, 'Vom Deich')
  await visitor.goForward()
  await shown(visitor, 'Am Teich')
  await button(visitor, 'Zurück zu Vom Deich').press('Enter')
  await shown(visitor, 'Vom Deich')
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
})

const pin = (id: string, content: string, tooltip: string) => ({
  ...newMarker(id, { type: 'pin', position: { yaw: 0.2, pitch: 0.1 } }),
  content,
  tooltip: { content: tooltip, position: 'top center' as const },
})
const asText = (...markers: unknown[]) => JSON.stringify(markers)

test('two people change markers at once and neither loses anything', async ({ shared, anna }) => {
  test.slow()
  const { id, path } = await parcelWithPanoramas(shared.url, 'Rundblick zu zweit', ['Vom Weg'])
  const [oak, pond] = [pin('oak', '', 'Eiche'), pin('pond', '', 'Teich')]
  await changePanoramas(shared.url, id, () => ({ markers: asText(oak, pond) }))
  await opened(anna, path, 'Vom Weg')
  await button(anna, 'Marker bearbeiten').click()
  await button(anna, 'Eiche').click()
  await anna.getByRole('textbox', { name: 'Tooltip', exact: true }).fill('Alte Eiche')

  const theirs = asText(pin('oak', '', 'Junge Eiche'), pin('pond', '<p>Tief</p><script>x</script>', 'Teich'))
  await changePanoramas(shared.url, id, () => ({ markers: theirs }))
  await button(anna, 'Speichern').click()
  const question = anna.getByRole('dialog', { name: 'Welche Fassung soll bleiben?' })
  await expect(question.getByRole('radio')).toHaveCount(2)
  await expectAccessible(anna)
  await question.getByRole('button', { name: 'Speichern' }).click()
  await expect(said(anna, merged)).toBeVisible()
  const kept = await markersIn(shared.url, id)
  expect(kept.map(({ tooltip, content }) => tooltip.content + content)).toEqual([
    'Alte Eiche',
    'Teich<p>Tief</p>',
  ])

  await changePanoramas(shared.url, id, () => null)
  await expect(anna.getByText('Dieses Panorama wurde inzwischen entfernt.').first()).toBeVisible()
})

test('a panorama in English, at every width', async ({ shared, visitor }) => {
  test.slow()
  const { id, path } = await parcelWithPanoramas(shared.url, 'Rundblick weit', ['Wiese'])
  await changePanoramas(shared.url, id, () => ({ markers: asText(pin('oak', '<p>Protected.</p>', 'Oak')) }))
  await visitor.addInitScript(() => localStorage.setItem('allmende.language', 'en'))
  await opened(visitor, path, 'Wiese')
  await button(visitor, 'Oak').click()
  await expect(visitor.getByText('Protected.')).toBeVisible()
  await button(visitor, 'Turn left').click()
  await button(visitor, 'Zoom in').click()
  await atWidths(visitor, [1440, 1000, 390], () => expectAccessible(visitor))
})

test('without WebGL the picture is shown flat, with its markers', async ({ shared, visitor }) => {
  test.slow()
  const { id, path } = await parcelWithPanoramas(shared.url, 'Rundblick flach', ['Heide'])
  await changePanoramas(shared.url, id, () => ({ markers: asText(pin('oak', '<p>Geschützt.</p>', 'Eiche')) }))
  await visitor.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await visitor.goto(path)
  await visitor.getByRole('button', { name: /Heide/ }).first().click()
  await expect(visitor.getByText(/Sie sehen das Bild in der Fläche/)).toBeVisible()
  await button(visitor, 'Eiche').click()
  await expect(visitor.getByText('Geschützt.')).toBeVisible()
})

test.describe('a drawing that fails', () => {
  test.use({ allowConsoleErrors: [[/the drawing fails/], { scope: 'test' }] })

  test('a marker may be called anything, and a sphere that fails takes nothing with it', async ({
    shared,
    visitor,
  }) => {
    test.slow()
    const { id, path } = await parcelWithPanoramas(shared.url, 'Rundblick Namen', ['Moor'])
    await changePanoramas(shared.url, id, () => ({
      markers: asText(
        pin('constructor', '<p>Geschützt.</p>', 'Eiche'),
        pin('hasOwnProperty', '', 'Buche'),
        pin('toString', '', 'Erle'),
      ),
    }))
    await opened(visitor, path, 'Moor')
    await expect(visitor.locator('.psv-marker')).toHaveCount(3)

    await visitor.addInitScript(() => {
      const drawable = HTMLCanvasElement.prototype.getContext as (...wanted: unknown[]) => unknown
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...wanted: unknown[]) {
        // The viewer draws on what is not yet in the page; maps are there first.
        if (wanted[1] && wanted[0] === 'webgl2' && !this.isConnected) throw new Error('the drawing fails')
        return drawable.apply(this, wanted)
      } as typeof HTMLCanvasElement.prototype.getContext
    })
    await visitor.goto(path)
    await visitor.getByRole('button', { name: /Moor/ }).first().click()
    await expect(visitor.getByText(/Der Rundblick lässt sich hier nicht zeichnen/)).toBeVisible()
    await button(visitor, 'Eiche').click()
    await expect(visitor.getByText('Geschützt.')).toBeVisible()
  })
})
