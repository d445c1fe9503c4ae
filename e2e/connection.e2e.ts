import { expect, test } from './fixtures.ts'

// Within another list, because Playwright reads a plain one as a value and its options.
test.use({
  allowConsoleErrors: [[/WebSocket connection/, /ERR_CONNECTION/, /Failed to fetch/], { scope: 'test' }],
})

test('a lost connection is told, loses nothing typed, and what was asked meanwhile is answered', async ({
  server,
}) => {
  const page = await server.open()
  await page.goto('/login')
  const email = page.getByRole('dialog').getByLabel('E-Mail Adresse')
  await email.fill('anna.amt@allmende.example')
  const banner = page.getByText('Keine Verbindung zum Server.')

  await server.kill()
  await expect(banner).toBeVisible({ timeout: 20_000 })
  await expect(email).toHaveValue('anna.amt@allmende.example')

  // A password is never sent twice: the form says what happened instead of waiting.
  await page.getByRole('dialog').getByLabel('Passwort', { exact: true }).fill('wiese-am-fluss-7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Die Verbindung zum Server wurde unterbrochen.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await server.start()
  await expect(banner).toBeHidden({ timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await expect(page.getByText('Diese Seite nennt die Stelle')).toBeVisible()
})

test('a restart of the server keeps the login', async ({ server }) => {
  const page = await server.open('anna')
  await page.goto('/benutzer')
  await expect(page.getByRole('button', { name: 'Konto von Anna Amt' })).toBeVisible()
  await server.stop()
  await server.start()
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Bieter' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bieter' })).toBeVisible()
  await expect(page.getByText('Keine Verbindung zum Server.')).toBeHidden()
})
