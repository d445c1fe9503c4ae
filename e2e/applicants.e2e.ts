import { ask } from './asked.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { said } from './said.ts'

const widths = [1440, 1000, 390]

/** The address of a tender of the demo. */
async function tenderNamed(serverUrl: string, name: string): Promise<string> {
  const [found] = (await ask(serverUrl, 'anna', 'getAllProjects', { search: name, types: [0, 2, 5] })) as {
    id: number
  }[]
  return `/projekte/${found?.id}`
}

test('the team reads who takes part and how each company stands', async ({ anna, shared }) => {
  test.setTimeout(120_000)
  const path = await tenderNamed(shared.url, 'Nahwärmenetz')
  await anna.goto(`${path}/teilnehmer`)
  const list = anna.getByRole('table', { name: 'Teilnehmer' })
  const denied = list.getByRole('row', { name: /Deich & Erdbau/ })
  await expect(denied).toContainText('Nicht zugelassen')
  await expect(denied).toContainText('Begründung: Der verlangte Nachweis')
  await atWidths(anna, widths, () => expectAccessible(anna))
  await denied.getByRole('link', { name: 'Deich & Erdbau GmbH' }).press('Enter')
  await expect(anna.getByRole('heading', { level: 2, name: 'Deich & Erdbau GmbH' })).toBeVisible()
  const way = anna.getByRole('navigation', { name: 'Sie sind hier' })
  await expect(way.getByText('Deich & Erdbau GmbH')).toBeVisible()
  await expect(anna.getByRole('region', { name: 'Unternehmen' })).toContainText('28199 Bremen')
  await expect(anna.getByRole('region', { name: 'Stand' })).toContainText('Der verlangte Nachweis')
  const filed = anna.getByRole('region', { name: 'Einreichungen' })
  await expect(filed.getByText('Geöffnet').first()).toBeVisible()
  await expect(filed).toContainText('Zeitpunkt festgestellt')
  await expect(filed).toContainText('vollständiger Eingang auf diesem Server')
  await expect(filed.getByRole('row', { name: /Teilnahmeantrag\.pdf .* [0-9a-f]{64}/ })).toBeVisible()
  await expect(anna.getByRole('button', { name: /Teilnahmeantrag\.pdf/ }).first()).toBeVisible()
  await anna.getByRole('link', { name: /^Nächstes: / }).click()
  await expect(anna.getByRole('heading', { level: 2, name: 'Deich & Erdbau GmbH' })).toHaveCount(0)
  await anna.getByRole('link', { name: 'Vorheriges: Deich & Erdbau GmbH' }).click()
  await expect(anna.getByRole('heading', { level: 2, name: 'Deich & Erdbau GmbH' })).toBeVisible()
  await anna.getByRole('link', { name: 'Zur Liste' }).click()
  await expect(denied).toBeVisible()
  await anna.goto(`${await tenderNamed(shared.url, 'Hafencafé')}/bewerber`)
  await anna
    .getByRole('row', { name: /Moorblick/ })
    .getByRole('link')
    .click()
  const late = anna.getByRole('region', { name: 'Nicht angenommene Versuche' }).getByRole('row').last()
  await expect(late).toContainText('vollständiger Eingang auf diesem Server')
  await atWidths(anna, widths, () => expectAccessible(anna))
  for (const nobody of ['999999', 'unsinn', '0'])
    await test.step(nobody, async () => {
      await anna.goto(`${path}/bieter/${nobody}`)
      await expect(anna.getByRole('heading', { level: 1, name: /nicht gefunden/i })).toBeVisible()
    })
})

test('what waits for the next round is told as sealed, in English too', async ({ anna, shared }) => {
  const path = await tenderNamed(shared.url, 'Batteriespeicher')
  await anna.goto(`${path}/teilnehmer`)
  const waiting = anna.getByRole('row', { name: /Deich & Erdbau/ })
  await expect(waiting).toContainText('Im Warteraum')
  await expect(waiting).toContainText('Verschlossen bis zur Öffnung')
  await anna.getByRole('button', { name: 'Aktionen', exact: true }).click()
  await expect(anna.getByRole('menuitem', { name: /^Warteraum öffnen, Runde 2/ })).toBeVisible()
  await anna.keyboard.press('Escape')
  await waiting.getByRole('link').click()
  await expect(said(anna, 'Runde 2')).toBeVisible()
  await anna.getByLabel('Sprache', { exact: true }).selectOption('English')
  await expect(said(anna, 'In the waiting room')).toBeVisible()
  await expect(said(anna, 'Filed, and sealed until two people open the content together')).toBeVisible()
})

test('a room for one company alone is made beside its own', async ({ server }) => {
  const path = await tenderNamed(server.url, 'Carsharing')
  const anna = await server.open('anna')
  await anna.goto(`${path}/bewerber`)
  await expect(anna.getByRole('heading', { level: 2, name: 'Interessenten' })).toBeVisible()
  await anna.getByRole('row', { name: /Geest/ }).getByRole('link').click()
  await anna.getByRole('button', { name: 'Datenraum anlegen' }).click()
  const making = anna.getByRole('dialog')
  await making.getByRole('textbox', { name: 'Name' }).fill('Rückfragen')
  await making.getByRole('textbox', { name: 'Beschreibung' }).fill('Was noch offen ist')
  await making.getByRole('button', { name: 'Datenraum anlegen' }).click()
  const room = anna.getByRole('region', { name: 'Rückfragen' })
  await expect(room).toContainText('Nur für dieses Unternehmen')
  await expect(room.getByRole('button', { name: /Dateien auswählen/ }).first()).toBeVisible()
  await expectAccessible(anna)
})
