import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { expectKept } from './kept-drafts.ts'
import { type Draft, givenOldDraft } from './old-drafts.ts'
import { ask } from './portal-fixtures.ts'
import { said } from './said.ts'

/** What was open stays open when the form is opened anew. */
async function openPurpose(page: Page) {
  await page.getByRole('link', { name: /^2 Verfahren/ }).click()
  const purpose = page.getByRole('button', { name: /^2\.1 / })
  await expect(purpose).toBeVisible()
  if ((await purpose.getAttribute('aria-expanded')) !== 'true') await purpose.click()
}

test('what was typed while a colleague changed the version is brought into the new form', async ({
  anna,
  shared: { url },
}) => {
  test.slow()
  const { id, version } = await givenOldDraft(url, 'Solarpark am Sommerdeich')
  await anna.goto(`/projekte/bearbeiten/${id}`)
  const title = anna.getByRole('textbox', { name: 'Titel', exact: true }).first()
  await openPurpose(anna)
  await title.fill('Solarpark mit Speicher')
  await expectKept(anna, 'Solarpark mit Speicher')

  await ask(url, 'migrateProject', id, '1.15', { version })
  const told = 'wurde inzwischen auf die Fassung 1.15 umgestellt'
  await expect(anna.getByRole('region', { name: 'Meldungen' }).getByText(told)).toBeVisible()
  await expect(anna.getByRole('main').getByText(told)).toBeVisible()
  await expect(title).toHaveValue('Solarpark mit Speicher')
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))

  await anna.getByRole('button', { name: 'Formular neu öffnen' }).click()
  await expect(anna.getByText('Sie wurden gemacht, bevor')).toBeVisible()
  await openPurpose(anna)
  await expect(title).toHaveValue('Solarpark am Sommerdeich')
  await anna.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(title).toHaveValue('Solarpark mit Speicher')
  await anna.getByRole('button', { name: 'Meine Eingaben behalten' }).click()
  await anna.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(said(anna, 'Das Verfahren wurde gespeichert.')).toBeVisible()
  expect(await ask<Draft>(url, 'getProject', id)).toMatchObject({
    sdkVersion: '1.15',
    name: 'Solarpark mit Speicher',
  })
})
