import { expect, test } from './fixtures.ts'

const pages = [
  '/projekte',
  '/projekte/1',
  '/projekte/1/dokumente',
  '/projekte/1/nachrichten',
  '/audit-log',
  '/grundstuecke',
]

test('on paper there is the page alone, light, with its address and time at the end', async ({ shared }) => {
  const admin = await shared.open('admin')
  await admin.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of pages) {
    await admin.goto(path)
    await expect(admin.locator('main h1')).toBeVisible()
    await expect(admin.locator('[data-screen-only]').locator('visible=true')).toHaveCount(0)
    await expect(admin.locator('main .mantine-Button-root').locator('visible=true')).toHaveCount(0)
    await expect(admin.locator('[data-print-only]')).toContainText(/gedruckt am/)
    const ground = await admin.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground, path).toBe('rgb(255, 255, 255)')
  }
})
