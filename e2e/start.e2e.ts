import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test('the start view offers three ways and registration, without asking the server', async ({ visitor }) => {
  const calls: unknown[] = []
  visitor.on('websocket', (socket) => socket.on('framesent', ({ payload }) => calls.push(payload)))
  await visitor.goto('/', { waitUntil: 'networkidle' })
  await expect(visitor).toHaveTitle('Allmende')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Allmende' })).toBeVisible()
  const choices = visitor.getByRole('navigation', { name: 'Was möchten Sie tun?' })
  expect(calls).toEqual([])

  await choices.getByRole('button', { name: 'Einloggen' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Einloggen' })
  await expect(dialog.locator(':focus')).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByRole('dialog')).toBeHidden()
  await expect(choices.getByRole('button', { name: 'Einloggen' })).toBeFocused()

  await choices.getByRole('link', { name: 'Öffentliche Ausschreibungen ansehen' }).click()
  await expect(visitor).toHaveURL(/\/projekte#%C3%B6ffentlich$/)
  await expect(visitor).toHaveTitle('Ausschreibungen – Allmende')
  await visitor.goBack()
  await choices.getByRole('link', { name: 'Veröffentlichte Grundstücke ansehen' }).click()
  await expect(visitor).toHaveURL(/\/grundstuecke#karte$/)
  await visitor.goBack()
  await visitor.getByRole('main').getByRole('link', { name: 'Registrieren' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Registrierung' })).toBeVisible()
})

test('the start view is accessible at every width, light and dark', async ({ visitor }) => {
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await visitor.emulateMedia({ colorScheme })
    await atWidths(visitor, [1440, 1000, 390], () => expectAccessible(visitor))
  }
})

test('the start view speaks English, and remembers it', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.getByLabel('Sprache').selectOption('English')
  await expect(visitor.getByRole('link', { name: 'View public tenders' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('link', { name: 'View published parcels' })).toBeVisible()
  expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('en')
})

test('internal users start at the wizard, external ones at the tenders', async ({ anna, emil }) => {
  await anna.goto('/')
  await expect(anna).toHaveURL(/\/wizard\/1$/)
  await anna.goto('/wizard')
  await expect(anna).toHaveURL(/\/wizard\/1$/)
  await emil.goto('/')
  await expect(emil).toHaveURL(/\/projekte$/)
})
