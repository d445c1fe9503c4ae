import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const choice = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name })

test('a clerk finds her way to the form of a concession, and back', async ({ anna }) => {
  test.slow()
  await anna.goto('/wizard/1')
  await expect(title(anna, 'Was möchten Sie tun?')).toBeVisible()
  await atWidths(anna, [1440, 1000, 390], () => expectAccessible(anna))
  await choice(anna, /^Ausschreibung erstellen/).click()
  await expect(title(anna, 'Nach welchem Recht vergeben Sie?')).toBeVisible()
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))

  // What leads nowhere says so before the click; the other ways to a tender are offered here as well.
  await expect(choice(anna, /^Beihilferecht/)).toContainText('Zurzeit nicht angeboten')
  await expect(choice(anna, /^Vergaberecht/)).not.toContainText('Zurzeit nicht angeboten')
  await expect(choice(anna, /^Formular selbst wählen/)).toHaveAttribute('href', '/projekte/anlage')
  await choice(anna, /^Bekanntmachung importieren/).click()
  await expect(anna.getByRole('heading', { name: 'Bekanntmachung importieren' })).toBeInViewport()
  await expect(anna.locator('#import')).toBeFocused()
  await expect(anna.locator('#import input[type=file]').locator('..')).toBeInViewport()
  await anna.goBack()

  await choice(anna, /^Beihilferecht/).click()
  await expect(anna.getByText('Zurzeit nicht angeboten')).toBeVisible()
  await expect(anna.getByText('Verfahren nach dem Rechtsgebiet „Beihilferecht“')).toBeVisible()
  await expectAccessible(anna)
  await anna.getByRole('link', { name: 'Zurück' }).click()

  await choice(anna, /^Vergaberecht/).click()
  await choice(anna, /^Anderes Vergaberecht/).click()
  await expect(anna.getByRole('listitem').filter({ hasText: 'UVgO national' })).toContainText(
    'nicht angeboten',
  )
  await expectAccessible(anna)
  await anna.goBack()
  await choice(anna, /^Konzessionsrecht/).click()
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))
  await choice(anna, /^Dauerverhandlungsverfahren/).click()
  await expect(anna).toHaveURL(/\/projekte\/anlage\/EU-19\?type=5&BT-01-notice=32014L0023$/)
  await expect(anna.getByLabel('Frist der ersten Runde: Datum')).toBeVisible()
})

test('by keyboard alone', async ({ anna }) => {
  await anna.goto('/wizard/3')
  await choice(anna, /^Vergaberecht/).focus()
  await anna.keyboard.press('Enter')
  await expect(title(anna, 'Welches Vergaberecht gilt?')).toBeVisible()
  await choice(anna, /^Konzessionsrecht/).focus()
  await anna.keyboard.press('Enter')
  await choice(anna, /^Verhandlungsverfahren/).focus()
  await anna.keyboard.press('Enter')
  await expect(title(anna, 'Ausschreibung erstellen')).toBeVisible()
})

test('visitors see what is public, and are asked to log in for the rest', async ({ visitor }) => {
  await visitor.goto('/wizard/2')
  await expect(title(visitor, 'Einstieg für Bieter')).toBeVisible()
  await expect(choice(visitor, /^Öffentliche Ausschreibungen ansehen/)).toBeVisible()
  await expect(choice(visitor, /^Veröffentlichte Grundstücke ansehen/)).toBeVisible()
  await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))
  await visitor
    .getByRole('main')
    .getByRole('button', { name: /^Einloggen/ })
    .click()
  await expect(visitor.getByRole('dialog')).toBeVisible()
  await visitor.goto('/wizard/3')
  await expect(visitor.getByRole('dialog').getByLabel('E-Mail Adresse')).toBeVisible()
})

test('bidders go to the tenders instead', async ({ emil }) => {
  await emil.goto('/wizard/3')
  await expect(emil).toHaveURL(/\/projekte$/)
  await emil.goto('/wizard/2')
  await expect(emil).toHaveURL(/\/projekte$/)
})

test('a question that does not exist is not found, and everything is there in English', async ({ anna }) => {
  await anna.goto('/wizard/3/9')
  await expect(title(anna, 'Seite nicht gefunden')).toBeVisible()
  await anna.goto('/wizard/3/1/1')
  await anna.getByLabel('Sprache').selectOption('English')
  await expect(title(anna, 'Which procedure shall it be?')).toBeVisible()
  await expect(choice(anna, /^Continuous negotiated procedure/)).toBeVisible()
  await anna.goto('/wizard/3/4')
  await expect(anna.getByText('Not offered at present')).toBeVisible()
})
