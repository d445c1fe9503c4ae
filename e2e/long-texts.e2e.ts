import type { Locator, Page } from '@playwright/test'
import { drawnText } from '../server/src/documents/test-drawn-text.ts'
import { atWidths, expectAccessible, expectToFit } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openedDocument } from './opened-document.ts'

const titleField = 'GR-Procedure_GR-Procedure-Purpose_GR-Procedure-Description_BT-21-Procedure'
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })

/** As from a document: all at once, through the clipboard's event. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.page().keyboard.insertText(text)
}

/** All of it is there, the field says by how much it is too long, and the excess can be selected. */
async function expectTooLong(field: Locator, length: number, said: string): Promise<void> {
  await expect(field).toHaveJSProperty('value.length', length)
  await expect(field).toHaveAccessibleDescription(new RegExp(said))
}

test('what is too long is kept, counted at its field and not saved, in the form of a tender', async ({
  anna,
}) => {
  test.slow()
  await anna.goto(`/projekte/bearbeiten/1#${titleField}`)
  const title = anna.locator(`[id="${titleField}"]`)
  const before = await title.inputValue()
  await paste(title, 'x'.repeat(1412))
  await expectTooLong(title, 1412, '1\\.412 von 400 Zeichen – 1\\.012 zu viel')
  await expect(save(anna)).toBeDisabled()
  await expect(anna.getByText('Einige Angaben lassen sich so nicht speichern.')).toBeVisible()
  await expectAccessible(anna)
  await anna.getByRole('button', { name: 'Überzählige Zeichen markieren' }).click()
  await expect(title).toBeFocused()
  await anna.keyboard.press('Delete')
  await expect(title).toHaveValue('x'.repeat(400))
  await expect(title).not.toHaveAccessibleDescription(/zu viel/)
  await expect(save(anna)).toBeEnabled()
  await title.fill(before)

  const rooms = anna.getByRole('region', { name: 'Informationsräume' })
  await rooms.getByRole('button', { name: /hinzufügen/ }).click()
  const description = rooms.getByRole('textbox', { name: 'Beschreibung' }).last()
  await rooms.getByRole('textbox', { name: /^Name/ }).last().fill('Lagepläne')
  await paste(description, 'Zeile\n'.repeat(400))
  await expectTooLong(description, 2400, '2\\.400 von 2\\.000 Zeichen – 400 zu viel')
  await expect(save(anna)).toBeDisabled()
  await expect(anna.getByText('Ein Text ist zu lang. Am Feld steht, um wie viele Zeichen.')).toBeVisible()
  await anna.getByLabel('Sprache', { exact: true }).selectOption('English')
  await expect(anna.getByText('2,400 of 2,000 characters – 400 too many.')).toBeVisible()
})

test('and in every other form', async ({ admin }) => {
  await admin.goto('/auftraggeber/anlage')
  const name = admin.getByRole('textbox', { name: 'Offizieller Name' })
  await paste(name, 'Gemeinde '.repeat(50))
  await expectTooLong(name, 450, '450 von 400 Zeichen – 50 zu viel')
  await save(admin).first().click()
  const summary = admin.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' })
  await expect(summary).toContainText('450 von 400 Zeichen – 50 zu viel')
  await expect(name).toHaveJSProperty('value.length', 450)
  await expectAccessible(admin)

  await admin.goto('/einstellungen')
  await admin.getByRole('button', { name: 'Zuschlag', exact: true }).click()
  const subject = admin.getByLabel('Betreff')
  await paste(subject, 'Zuschlag '.repeat(60))
  await expect(subject).toHaveJSProperty('value.length', 540)
  await expect(subject).toHaveAccessibleDescription(/540 von \d+ Zeichen – \d+ zu viel/)
})

const longWord = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
const longTitle = `${`${longWord} `.repeat(5)}und der Rest`

test('a long title leaves room for everything else, on a phone and on paper', async ({ server }) => {
  test.slow()
  const anna = await server.open('anna')
  await anna.goto(`/projekte/bearbeiten/3#${titleField}`)
  await anna.locator(`[id="${titleField}"]`).fill(longTitle)
  await save(anna).click()
  const heading = anna.getByRole('heading', { level: 1, name: longTitle })
  await expect(heading).toBeVisible()
  await atWidths(anna, [1440, 1000, 390], async () => {
    await expect.poll(async () => (await heading.boundingBox())?.height).toBeLessThan(120)
    await expectAccessible(anna)
  })

  await anna.setViewportSize({ width: 390, height: 844 })
  const more = anna.getByRole('main').getByRole('button', { name: 'Mehr anzeigen' })
  await more.press('Enter')
  await expect.poll(async () => (await heading.boundingBox())?.height).toBeGreaterThan(200)
  await anna.getByRole('button', { name: 'Weniger anzeigen' }).press('Enter')
  await expect.poll(async () => (await heading.boundingBox())?.height).toBeLessThan(120)

  await anna.goto('/projekte#entwurf')
  const card = anna.getByRole('link', { name: longTitle })
  await expect(card).toBeVisible()
  expect((await card.boundingBox())?.height).toBeLessThan(120)
  await expectToFit(anna)

  await anna.goto('/projekte/3')
  const pdf = await openedDocument(anna, () => anna.getByRole('button', { name: 'Als PDF öffnen' }).click())
  const pages = drawnText(pdf)
  expect(pages.length).toBeGreaterThan(1)
  for (const { x, width } of pages.flat()) expect(x + width).toBeLessThan(546)
})

test('the way to a page shows twenty characters of a name, and all of it as its title', async ({ anna }) => {
  await anna.goto('/projekte/1/audit-log')
  const way = anna.getByRole('navigation', { name: 'Sie sind hier' })
  const name = way.getByRole('link', { name: 'Betrieb der öffentli…' })
  await expect(name).toHaveAttribute('title', /^Betrieb der öffentlichen Parkflächen/)
  await expect(way.locator('[aria-current]')).toHaveText(['Audit-Log'])
  for (const width of [1440, 1000, 390]) {
    await anna.setViewportSize({ width, height: 844 })
    await expectToFit(anna)
  }
})
