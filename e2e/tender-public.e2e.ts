import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { expect, test } from './fixtures.ts'
import { said } from './said.ts'

const lots = (page: Page) => page.getByRole('region', { name: /^(Lose|Lots)/ })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
      return label ?? element?.textContent ?? ''
    })
  for (let steps = 0; steps < 60 && !name.test(await focused()); steps++) await page.keyboard.press('Tab')
  expect(await focused()).toMatch(name)
}

test('the clock publishes while nobody is logged in, a visitor finds it by a word stem, and one lot begins', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const visitor = await server.open()
  await visitor.goto('/projekte')
  await visitor.getByRole('searchbox', { name: 'Ausschreibung Suchen' }).fill('Parkfläche')
  await expect(said(visitor, 'Kein Eintrag passt zu Suche und Filtern')).toBeVisible()
  const published = new Date(Date.now() + 4000).toISOString()
  await ask(server.url, 'anna', 'updateProjectStage', { id: 1, stage: 2, published }, null, null)
  const found = visitor.getByRole('table').getByRole('link')
  await expect(found).toHaveText([/Betrieb der öffentlichen Parkflächen/], { timeout: 30_000 })
  await found.click()
  await expect(title(visitor)).toContainText('Parkflächen')
  await expect(lots(visitor).getByText('Veröffentlicht')).toHaveCount(2)

  const bernd = await server.open('bernd')
  await bernd.goto('/projekte/1')
  await expect(title(bernd)).toContainText('Parkflächen')
  await tabTo(bernd, /^Teilnahmewettbewerb starten$/)
  await bernd.keyboard.press('Enter')
  await expect(bernd.getByRole('dialog')).toBeVisible()
  await tabTo(bernd, /^LOT-0001/)
  await bernd.keyboard.press('Space')
  await expect(bernd.getByRole('checkbox', { name: /^LOT-0001/ })).not.toBeChecked()
  await tabTo(bernd, /^(Teilnahmewettbewerb )?[Ss]tarten$/)
  await bernd.keyboard.press('Enter')
  await expect(said(bernd, 'Der Teilnahmewettbewerb wurde gestartet.')).toBeVisible()
  // Whoever looks at it sees it begin.
  await expect(lots(visitor).getByRole('row', { name: /LOT-0002/ })).toContainText('Teilnahmewettbewerb bis')
  await expect(lots(visitor).getByRole('row', { name: /LOT-0001/ })).toContainText('Veröffentlicht')
  await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))
})

test('interest is asked for; a notice is made from an older one, published and put away', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const anna = await server.open('anna')
  const publish = async () => {
    await anna.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await anna.getByRole('dialog').getByRole('radio', { name: 'Sofort' }).check()
    await anna.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await expect(said(anna, 'Die Ausschreibung wurde veröffentlicht.')).toBeVisible()
  }
  await anna.goto('/projekte/3')
  await publish()
  const dora = await server.open('dora')
  await dora.goto('/projekte/3')
  await dora.getByRole('button', { name: 'Merken' }).click()
  await dora.goto('/projekte#merkliste')
  await expect(dora.getByRole('table').getByRole('link')).toContainText(['Solarpark Moorkuhlen'])

  await anna.goto('/projekte')
  await anna.getByRole('searchbox', { name: 'Ausschreibung Suchen' }).fill('Mittagessen')
  const found = anna.getByRole('table').getByRole('link')
  await expect(found).toHaveText([/^Vorinformation: Mittagessen/])
  await found.click()
  await expect(title(anna)).toContainText('Vorinformation')
  const older = new URL(anna.url()).pathname
  await anna.getByRole('button', { name: 'Aktionen' }).click()
  await anna.getByRole('menuitem', { name: 'Als Vorlage für eine neue Ausschreibung' }).click()
  await expect(said(anna, /beginnt mit den Angaben von „Vorinformation/)).toBeVisible()
  await anna.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(title(anna)).toContainText('Vorinformation')
  const notice = new URL(anna.url()).pathname
  expect(notice).not.toBe(older)
  await publish()
  const visitor = await server.open()
  await visitor.goto(notice)
  await expect(title(visitor)).toContainText('Vorinformation')
  await anna.getByRole('button', { name: 'Aktionen' }).click()
  await anna.getByRole('menuitem', { name: 'Archivieren' }).click()
  await anna.getByRole('dialog').getByRole('button', { name: 'Archivieren', exact: true }).click()
  await expect(said(anna, 'Die Ausschreibung wurde archiviert.')).toBeVisible()
  await visitor.goto('/projekte#archiv')
  await expect(visitor.getByRole('link', { name: /Vorinformation: Mittagessen/ })).toBeVisible()
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('list, page and menu of a tender', async ({ server }) => {
    const anna = await server.open('anna')
    await anna.goto('/projekte/15')
    await expect(lots(anna).getByText('Applications under review').first()).toBeVisible()
    await anna.getByRole('button', { name: 'Actions', exact: true }).click()
    await expect(anna.getByRole('menuitem', { name: 'Archive' })).toHaveAccessibleDescription(
      /once all of its lots have ended/,
    )
    await anna.keyboard.press('Escape')
    await atWidths(anna, [1440, 390], () => expectAccessible(anna))
  })
})
