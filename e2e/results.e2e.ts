import type { Page } from '@playwright/test'
import { ask } from './asked.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { day } from './running-tender.ts'
import { said } from './said.ts'
import { patient, travelTo, whileAway } from './time-travel.ts'

test.use({ serverEnv: patient, allowConsoleErrors: [whileAway, { scope: 'test' }] })

const widths = [1440, 1000, 390]
const dialog = (page: Page) => page.getByRole('dialog')
const results = (page: Page) => page.getByRole('region', { name: 'Ergebnisbekanntmachung' })

type Part = { offerId: number; organizationName: string }
type Lot = { id: number; outcome: string | null; offersByRound: { offers: Part[] }[] }

/** The tender of the demo whose offers are open: three for one lot, the other has ended. */
async function decidedTender(url: string): Promise<{ path: string; lotId: number; parts: Part[] }> {
  const asked = { search: 'Photovoltaik', types: [0] }
  const [found] = (await ask(url, 'anna', 'getAllProjects', asked)) as { id: number }[]
  const { lots } = (await ask(url, 'anna', 'getProject', found?.id)) as { lots: Lot[] }
  const lot = lots.find(({ outcome }) => outcome === null)
  const parts = lot?.offersByRound.flatMap(({ offers }) => offers) ?? []
  return { path: `/projekte/${found?.id}`, lotId: lot?.id ?? 0, parts }
}

test('an award leads to a result notice that is checked, published and read by everyone', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const { path, lotId, parts } = await decidedTender(server.url)
  const winner = parts.find(({ organizationName }) => organizationName.startsWith('Moorblick'))
  const losers = parts.filter((part) => part !== winner)
  const reasons = Object.fromEntries(losers.map(({ offerId }) => [offerId, 'Die Pacht ist geringer.']))
  const waived = { reasons, withoutWaiting: 'Der Bau muss vor dem Winter beginnen.' }
  await ask(server.url, 'anna', 'awardLot', lotId, winner?.offerId, waived)

  const anna = await server.open('anna')
  await anna.goto(path)
  await expect(results(anna).getByRole('listitem')).toHaveText([
    /Dach des Bauhofs.*Veröffentlicht/,
    /Entwurf/,
  ])
  await atWidths(anna, widths, () => expectAccessible(anna))
  await results(anna)
    .getByRole('link', { name: /^Entwurf öffnen/ })
    .click()
  await expect(anna.getByRole('heading', { level: 1, name: /^Ergebnis: Photovoltaik/ })).toBeVisible()
  const draft = new URL(anna.url()).pathname
  // The contract is of today, and the standard wants the notice of it to be sent later.
  await expect(said(anna, /ist noch 1 Angabe zu ergänzen oder zu prüfen/)).toBeVisible()
  const check = anna.getByRole('button', { name: 'Bekanntmachung prüfen' })
  await check.click()
  await expect(anna.getByText(/Der Vertrag ist vom heutigen Tag\. .* ab morgen/)).toHaveCount(1)
  await anna.waitForLoadState('networkidle')

  await travelTo(server, new Date(Date.now() + day))
  await anna.goto(draft)
  await expect(said(anna, 'Alle erforderlichen Angaben der Bekanntmachung sind gemacht.')).toBeVisible()
  await check.click()
  await expect(said(anna, /keine Beanstandungen|nichts zu beanstanden|Keine Fehler/i)).toBeVisible()
  await atWidths(anna, widths, () => expectAccessible(anna))

  const visitor = await server.open()
  await visitor.goto(draft)
  await expect(visitor.getByRole('heading', { level: 1, name: /nicht gefunden/i })).toBeVisible()

  await anna.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await dialog(anna).getByRole('radio', { name: 'Sofort' }).check()
  await dialog(anna).getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(dialog(anna)).toBeHidden()

  await visitor.goto(draft)
  const notice = (name: string) => visitor.getByRole('region', { name, exact: true })
  await expect(notice('Bekanntmachung')).toContainText('Moorblick Solar GmbH & Co. KG')
  const received = (page: ReturnType<typeof notice>) => page.getByText('3', { exact: true })
  await expect(received(notice('Bekanntmachung'))).toBeVisible()
  for (const loser of losers)
    await expect(visitor.getByText(loser.organizationName, { exact: false })).toHaveCount(0)
  await atWidths(visitor, widths, () => expectAccessible(visitor))
  await visitor.getByLabel('Sprache').selectOption('English')
  await expect(notice('Notice')).toContainText('Moorblick Solar GmbH & Co. KG')
  await expect(received(notice('Notice'))).toBeVisible()

  await anna.getByRole('link', { name: 'Zur Ausschreibung' }).click()
  await expect(results(anna).getByRole('listitem').last()).toContainText('Veröffentlicht')
})

test('whoever ends a lot is told that the draft lies ready', async ({ server }) => {
  test.setTimeout(120_000)
  const { path } = await decidedTender(server.url)
  const anna = await server.open('anna')
  await anna.goto(path)
  await anna.getByRole('button', { name: 'Aktionen', exact: true }).click()
  await anna.getByRole('menuitem', { name: 'Los beenden' }).click()
  const lot = dialog(anna).getByRole('radio', { name: /Grundschule/ })
  await lot.check()
  await dialog(anna).getByRole('textbox', { name: 'Begründung' }).fill('Das Los wird neu ausgeschrieben.')
  await dialog(anna).getByRole('button', { name: 'Los beenden', exact: true }).click()
  await expect(said(anna, /Entwurf der Ergebnisbekanntmachung liegt/)).toBeVisible()
  await anna.getByLabel('Sprache').selectOption('English')
  const section = anna.getByRole('region', { name: 'Result notice' })
  await expect(section.getByRole('link', { name: /^Open draft: Result of LOT-0001/ })).toBeVisible()
})
