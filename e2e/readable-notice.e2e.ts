import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openedDocument } from './opened-document.ts'

const notice = (page: Page, name = 'Bekanntmachung') => page.getByRole('region', { name, exact: true })
const panels = (page: Page, name?: string) => notice(page, name).getByRole('heading', { level: 3 })

test('the notice is read on the page of its tender, in the order of the form and in both languages', async ({
  anna,
}) => {
  test.slow()
  await anna.goto('/projekte/1')
  await expect(panels(anna)).toHaveText([
    '1 Vertragspartei und Dienstleister',
    '2 Verfahren',
    /^3\.1 Los LOT-0001: /,
    /^3\.2 Los LOT-0002: /,
    '4 Organisationen',
    '5 Metadaten',
  ])
  const buyer = notice(anna).getByRole('heading', { name: 'Beschaffer', exact: true })
  await expect(buyer).toBeVisible()
  await expect(notice(anna).getByRole('definition').first()).toHaveText('Gemeinde Auwiesen (ORG-0001)')
  await expect(notice(anna).getByText('2.400.000 €')).toBeVisible()
  await expect(
    notice(anna)
      .getByText(/\(63712400\)$/)
      .first(),
  ).toBeVisible()
  await expect(notice(anna).getByText('120 Monate').first()).toBeVisible()
  await expect(
    notice(anna)
      .getByText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/)
      .first(),
  ).toBeVisible()
  await atWidths(anna, [1440, 1000, 390], () => expectAccessible(anna))

  await panels(anna).first().getByRole('button').press('Enter')
  await expect(buyer).toBeHidden()
  await notice(anna).getByRole('button', { name: 'Alle aufklappen' }).click()
  await expect(buyer).toBeVisible()
  await notice(anna).getByRole('button', { name: 'Alle zuklappen' }).click()
  await expect(notice(anna).getByRole('definition')).toHaveCount(0)

  await anna.getByLabel('Sprache').selectOption('English')
  await expect(panels(anna, 'Notice').nth(2)).toHaveText(/^3\.1 Lot LOT-0001: /)
})

test('it is taken along as PDF', async ({ bernd }) => {
  await bernd.goto('/projekte/1')
  const button = notice(bernd).getByRole('button', { name: 'Als PDF öffnen' })
  const pdf = await openedDocument(bernd, () => button.click())
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
})
