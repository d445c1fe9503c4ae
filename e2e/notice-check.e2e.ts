import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { officialEnv, officialFiles, sdkIsMissing } from '../server/src/notices/test-sdk-folder.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { said } from './said.ts'
import { sampleNotice } from './sample-notice.ts'

const section = (page: Page, name = 'Prüfung der Bekanntmachung') => page.getByRole('region', { name })

/** Imports a notice and stays on the page of the draft it became. */
async function givenDraft(page: Page, xml: string): Promise<void> {
  await page.goto('/projekte/anlage')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notice.xml', mimeType: 'application/xml', buffer: Buffer.from(xml) })
  await expect(page).toHaveURL(/\/projekte\/\d+$/)
}

test('a notice is checked, its faults lead to their fields, and it can be kept as a file', async ({
  server,
}) => {
  test.slow()
  const anna = await server.open('anna')
  await givenDraft(anna, sampleNotice().replace(/<cbc:ProcurementTypeCode.*\n/, ''))
  const check = section(anna)
  await check.getByRole('button', { name: 'Bekanntmachung prüfen' }).click()
  await expect(check.getByText(/Beanstandung/)).toBeVisible()
  await expect(check.getByText(/Durchgeführt: Pflichtfelder und Werte\./)).toBeVisible()
  await expect(check.getByText(/amtlichen Prüfungen sind auf diesem Server nicht eingerichtet/)).toBeVisible()
  await atWidths(anna, [1440, 1000, 390], () => expectAccessible(anna))

  const [download] = await Promise.all([
    anna.waitForEvent('download'),
    anna.getByRole('button', { name: 'XML herunterladen' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^<\?xml[^]*<ContractNotice /)

  await check
    .getByRole('link', { name: /^Zum Feld: .*Art des Auftrags/ })
    .first()
    .click()
  await expect(anna).toHaveURL(/\/projekte\/bearbeiten\/\d+#GR-/)
  await expect(anna.locator(':focus')).toBeVisible()
})

test.describe('with the official files', () => {
  test.skip(sdkIsMissing, 'the official files are not here')
  test.use({ serverEnv: officialEnv })

  test('a sound notice passes schema and rules; what breaks a rule is told in words', async ({ server }) => {
    test.slow()
    const anna = await server.open('anna')
    await givenDraft(anna, sampleNotice())
    const check = section(anna)
    await check.getByRole('button', { name: 'Bekanntmachung prüfen' }).click()
    // Of the notice nothing; only what the platform wants to know besides.
    await expect(check.getByText(/^2 Beanstandungen\./)).toBeVisible({ timeout: 60_000 })
    await expect(check.getByText(/benötigt eine Vergabestelle/)).toBeVisible()
    await expect(check.getByText(/mindestens zwei Sachbearbeiter/)).toBeVisible()
    await expect(check.getByText(/amtliche Regel BR-/)).toHaveCount(0)
    await expect(
      check.getByText('Durchgeführt: Pflichtfelder und Werte, amtliches XML-Schema, amtliche Regeln.'),
    ).toBeVisible()
    await expectAccessible(anna)

    await givenDraft(
      anna,
      sampleNotice().replaceAll(/(<cbc:ProcurementTypeCode[^>]*>)(works|services)/g, '$1supplies'),
    )
    await check.getByRole('button', { name: 'Bekanntmachung prüfen' }).click()
    await expect(check.getByText(/Art des Auftrags: .*amtliche Regel BR-BT-00023-0201/)).toBeVisible()
    await expect(said(anna, /Die Prüfung ist nicht gelungen/)).toHaveCount(0)
  })
})

test.describe('with the official files of another version only', () => {
  const other = officialFiles.find(({ version }) => version !== '1.7')
  test.skip(other?.missing ?? true, 'the official files are not here')
  test.use({ serverEnv: { EFORMS_SDK_DIR: other?.sdk ?? '', EFORMS_RULES_DIR: other?.rules ?? '' } })

  test('it is said which checks ran, and why the official ones did not', async ({ server }) => {
    test.slow()
    const anna = await server.open('anna')
    await givenDraft(anna, sampleNotice())
    const check = section(anna)
    await check.getByRole('button', { name: 'Bekanntmachung prüfen' }).click()
    await expect(check.getByText(/Durchgeführt: Pflichtfelder und Werte\./)).toBeVisible()
    await expect(
      check.getByText(/folgt der Fassung 1\.7 .* nur für 1\.15 eingerichtet .* nicht durchgeführt/),
    ).toBeVisible()
    await atWidths(anna, [1440, 390], () => expectAccessible(anna))
  })
})
