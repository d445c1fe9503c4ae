import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { said } from './said.ts'

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const names = async (page: Page) =>
  list(page, 'Zusatzfelder')
    .getByRole('textbox', { name: 'Name' })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an administrator orders what new parcels begin with, by keys and by hand', async ({ server }) => {
  test.slow()
  const admin = await server.open('admin')
  await admin.goto('/grundstueckseinstellungen')
  await expect(list(admin, 'Feste Felder').getByRole('listitem')).toHaveCount(9)
  await atWidths(admin, [1440, 1000, 390], () => expectAccessible(admin))
  const before = await names(admin)

  await admin.getByRole('checkbox', { name: 'Filter auch externen Benutzern zeigen' }).click()
  await expect(button(admin, 'Zusatzfeld hinzufügen')).toBeDisabled()
  await admin.getByLabel('Name des neuen Zusatzfelds').fill('Lärmpegel')
  await admin.keyboard.press('Enter')
  await admin.getByLabel('Name des neuen Zusatzfelds').fill('lärmpegel')
  await expect(admin.getByText('Der Name „lärmpegel“ ist hier bereits vergeben.')).toBeVisible()
  await admin.getByLabel('Name des neuen Zusatzfelds').fill('')
  await button(admin, 'Lärmpegel nach oben').click()
  await expect(button(admin, 'Lärmpegel nach oben')).toBeFocused()
  expect((await names(admin)).at(-2)).toBe('Lärmpegel')

  await button(admin, 'Lärmpegel verschieben').focus()
  await admin.keyboard.press('Enter')
  for (const _step of before) await admin.keyboard.press('ArrowUp')
  await admin.keyboard.press('Enter')
  await expect.poll(() => names(admin)).toEqual(['Lärmpegel', ...before])
  await button(admin, 'Lärmpegel verschieben').hover()
  await admin.mouse.down()
  await button(admin, `${before[0]} verschieben`).hover()
  await admin.mouse.up()
  await expect.poll(async () => (await names(admin)).slice(0, 2)).toEqual([before[0], 'Lärmpegel'])
  await button(admin, `${before[0]} löschen`).click()
  await button(admin, 'Rückgängig').click()
  await expect.poll(async () => (await names(admin))[0]).toBe(before[0])

  await admin.getByLabel('Name des neuen Ordners').fill('Gutachterliches')
  await admin.keyboard.press('Enter')
  await button(admin, 'Unterordner von Gutachterliches hinzufügen').click()
  await admin.keyboard.type('Boden')
  await admin.keyboard.press('Enter')
  const inner = admin.getByRole('textbox', { name: 'Ordner Gutachterliches / Boden' })
  await inner.fill('')
  await expect(button(admin, 'Speichern').first()).toBeDisabled()
  await admin.getByRole('textbox', { name: 'Ordner Gutachterliches /' }).fill('Bodenproben')
  await button(admin, 'Speichern').first().click()
  await expect(said(admin, 'Die Einstellungen wurden gespeichert.')).toBeVisible()

  await admin.reload()
  await expect(admin.getByRole('textbox', { name: 'Ordner Gutachterliches / Bodenproben' })).toBeVisible()
  await expect(admin.getByRole('checkbox', { name: 'Filter auch externen Benutzern zeigen' })).toBeChecked()
  expect((await names(admin)).slice(0, 2)).toEqual([before[0], 'Lärmpegel'])
})
