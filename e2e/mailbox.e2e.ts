import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { people } from './people.ts'

test('without a mail server the demonstration shows its mails, and their links work', async ({ server }) => {
  const page = await server.open()
  await page.goto('/_postfach')
  await expect(page.getByText('Das Postfach ist leer.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/passwort-reset')
  await page.getByLabel('E-Mail Adresse').fill(people.emil)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible()

  await page.goto('/_postfach')
  const link = page.getByRole('link', { name: /\/passwort-reset\?token=/ })
  await expect(link).toBeVisible()
  await atWidths(page, [1440, 1000, 390], () => expectAccessible(page))
  const opened = page.context().waitForEvent('page')
  await link.click()
  const tab = await opened
  await expect(tab.getByText(people.emil)).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Passwort festlegen' })).toBeVisible()
})
