import type { Locator, Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { type ChosenFile, drawnPicture } from './drawn-pictures.ts'
import { expect, test } from './fixtures.ts'
import { newParcel } from './own-parcel.ts'
import { said } from './said.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const cards = (page: Page) => page.getByRole('list', { name: 'Bilder', exact: true }).getByRole('listitem')
const caption = (page: Page, n: number) => page.getByRole('textbox', { name: `Beschreibung von Bild ${n}` })
const strip = (page: Page) => page.getByRole('region', { name: 'Bilder und Panoramen' })
const altTexts = async (pictures: Locator) =>
  pictures.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
const expectOrder = async (pictures: Locator, names: readonly string[]) =>
  expect.poll(() => altTexts(pictures)).toEqual(names)

async function upload(
  page: Page,
  kind: 'Bild' | 'Panorama',
  file: ChosenFile,
  description = '',
): Promise<void> {
  await button(page, 'Datei hochladen').click()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, kind).click()])
  await chooser.setFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Was ist zu sehen?' })
  await dialog.getByRole('textbox', { name: 'Beschreibung' }).fill(description)
  await dialog.getByRole('button', { name: 'Hochladen', exact: true }).click()
}

async function openEditing(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await button(page, 'Bilder bearbeiten').click()
  await expect(button(page, 'Datei hochladen')).toBeVisible()
}

/** Takes a picture by its handle and lays it on another. */
async function carry(page: Page, what: Locator, over: Locator): Promise<void> {
  const middle = async (place: Locator) => {
    const box = await place.boundingBox()
    if (!box) throw new Error('nothing to be seen')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  await what.scrollIntoViewIfNeeded()
  const from = await middle(what.getByRole('button', { name: /verschieben$/ }))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const to = await middle(over)
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}

test('a clerk sends, describes and orders pictures; a visitor walks through them by keyboard and finger', async ({
  shared,
  anna,
  visitor,
}) => {
  test.slow()
  const { id, path } = await newParcel(shared.url, 'Bilderwiese')
  await ask(shared.url, 'anna', 'updateProperty', { id, version: 1, isPublic: true })
  await openEditing(anna, path)
  await upload(anna, 'Bild', await drawnPicture('nord.jpg', 200), 'Blick nach Norden')
  await expect(said(anna, 'Datei erfolgreich hochgeladen')).toBeVisible()
  await expect(caption(anna, 1)).toHaveValue('Blick nach Norden')
  await upload(anna, 'Bild', await drawnPicture('sued.jpg', 40))
  await caption(anna, 2).fill('Südgrenze')
  await caption(anna, 2).press('Enter')
  await expectOrder(cards(anna), ['Blick nach Norden', 'Südgrenze'])
  // One that is too long is not left behind.
  await caption(anna, 2).fill('x'.repeat(350))
  await button(anna, 'Fertig').click()
  await expect(caption(anna, 2)).toBeFocused()
  await expect(caption(anna, 2)).toHaveValue('x'.repeat(350))
  await caption(anna, 2).fill('Südgrenze')
  await caption(anna, 2).press('Enter')

  await button(anna, 'Südgrenze verschieben').focus()
  for (const key of ['Enter', 'ArrowLeft', 'Enter']) await anna.keyboard.press(key)
  await expect(anna.getByText('Südgrenze steht jetzt an Stelle 1 von 2.')).toBeAttached()
  await expectOrder(cards(anna), ['Südgrenze', 'Blick nach Norden'])
  await expect(button(anna, 'Südgrenze verschieben')).toBeFocused()
  await button(anna, 'Reihenfolge zurücknehmen').click()
  await expectOrder(cards(anna), ['Blick nach Norden', 'Südgrenze'])
  await carry(anna, cards(anna).nth(1), cards(anna).nth(0))
  await expectOrder(cards(anna), ['Südgrenze', 'Blick nach Norden'])
  await atWidths(anna, [1440, 1000, 390], () => expectAccessible(anna))

  await visitor.goto(path)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Bilderwiese' })).toBeVisible()
  await expect(strip(visitor)).toHaveCount(0)
  await anna.getByRole('switch', { name: 'Bilder: Öffentlich' }).click()
  await expect(strip(anna).getByText('Besucher sehen sie.', { exact: true })).toBeVisible()
  await button(anna, 'Fertig').click()
  await expectOrder(strip(anna), ['Südgrenze', 'Blick nach Norden'])

  await expectOrder(strip(visitor), ['Südgrenze', 'Blick nach Norden'])
  await expect(button(visitor, 'Bilder bearbeiten')).toHaveCount(0)
  await visitor.setViewportSize({ width: 390, height: 844 })
  await button(visitor, 'Bild vergrößern: Südgrenze').focus()
  await visitor.keyboard.press('Enter')
  const large = (name: string) => visitor.getByRole('dialog', { name })
  await expect(large('Bild 1 von 2: Südgrenze')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Original herunterladen' })).toHaveCount(0)
  await expectAccessible(visitor)
  await visitor.keyboard.press('ArrowRight')
  const second = large('Bild 2 von 2: Blick nach Norden')
  await expect(second.getByRole('img', { name: 'Blick nach Norden' })).toHaveJSProperty('complete', true)
  await visitor.keyboard.press('Home')
  await expect(large('Bild 1 von 2: Südgrenze')).toBeVisible()
  const finger = { pointerType: 'touch', isPrimary: true, pointerId: 7, clientY: 400 }
  const picture = large('Bild 1 von 2: Südgrenze').getByRole('img', { name: 'Südgrenze' })
  await picture.dispatchEvent('pointerdown', { ...finger, clientX: 300 })
  await picture.dispatchEvent('pointerup', { ...finger, clientX: 100 })
  await expect(second).toBeVisible()
  const shownAt = visitor.url()
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
  await expect(button(visitor, 'Bild vergrößern: Blick nach Norden')).toBeFocused()
  await expect(visitor).toHaveURL(new RegExp(`${path}$`))
  // Who is given the link sees the same picture.
  await visitor.goto(shownAt)
  await expect(second).toBeVisible()
})

test.describe(() => {
  test.use({ allowConsoleErrors: [/status of 4\d\d/] })

  test('what is no picture is refused and the work goes on; two clerks at once lose nothing', async ({
    shared,
    anna,
    admin,
  }) => {
    test.slow()
    const { path } = await newParcel(shared.url, 'Zwei am Bild')
    await openEditing(anna, path)
    await upload(anna, 'Bild', await drawnPicture('hof.jpg', 100), 'Hof')
    await upload(anna, 'Bild', await drawnPicture('tor.jpg', 300), 'Tor')
    await expect(caption(anna, 2)).toHaveValue('Tor')

    const text: ChosenFile = {
      name: 'liste.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('Inventarliste'),
    }
    await upload(anna, 'Bild', text)
    await expect(said(anna, 'Hochladen fehlgeschlagen')).toBeVisible()
    await expect(said(anna, /liste\.jpg.* ist kein Bild/)).toBeVisible()
    await expect(button(anna, 'Fertig')).toBeVisible()
    await expect(cards(anna)).toHaveCount(2)
    await expect(anna.getByText(/liste\.jpg:/)).toHaveCount(0)
    const notice = strip(anna).getByText(/liste\.jpg/)
    await expect(notice).toBeVisible()
    await button(anna, 'Fertig').click()
    await expect(notice).toHaveCount(0)
    await button(anna, 'Bilder bearbeiten').click()

    await caption(anna, 1).fill('Hof mit Linde')
    await openEditing(admin, path)
    await caption(admin, 2).fill('Tor zur Straße')
    await caption(admin, 2).press('Enter')
    await button(admin, 'Hof: nach hinten').click()
    await expectOrder(cards(anna), ['Tor zur Straße', 'Hof'])
    await expect(caption(anna, 2)).toHaveValue('Hof mit Linde')
    await caption(anna, 2).press('Enter')
    await expectOrder(cards(admin), ['Tor zur Straße', 'Hof mit Linde'])

    await button(admin, 'Tor zur Straße entfernen').click()
    const question = admin.getByRole('dialog', { name: 'Dieses Bild entfernen?' })
    await expect(question.getByText(/wird endgültig gelöscht/)).toBeVisible()
    await question.getByRole('button', { name: 'Endgültig entfernen' }).click()
    await expectOrder(cards(anna), ['Hof mit Linde'])
    await expect(button(admin, 'Hof mit Linde entfernen')).toBeFocused()
  })
})
