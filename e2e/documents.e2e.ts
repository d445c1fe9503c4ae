import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

const documentsOf = '/projekte/2/dokumente'
const table = (page: Page) => page.getByRole('table')
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name })
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const file = (name: string, content: Buffer, mimeType = 'application/octet-stream') => ({
  name,
  mimeType,
  buffer: content,
})

async function choose(page: Page, files: ReturnType<typeof file>[], button = 'Dateien auswählen') {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).first().click(),
  ])
  await chooser.setFiles(files)
}

async function fromMenu(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Aktionen für ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a clerk fills the rooms of a draft: uploads, renames, replaces, deletes, makes a room', async ({
  server,
}) => {
  const anna = await server.open('anna')
  await anna.goto('/projekte/1')
  await anna.getByRole('link', { name: 'Dokumente', exact: true }).click()
  await expect(anna.getByRole('heading', { level: 2, name: 'Dokumente' })).toBeVisible()
  await expect(row(anna, 'Leistungsbeschreibung.pdf')).toBeVisible()

  const [plan, list] = [randomBytes(700_000), Buffer.from('Position;Menge\r\n1;20\r\n')]
  await choose(anna, [file('Lageplan.bin', plan), file('Mengen.csv', list, 'text/csv')])
  await expect(row(anna, 'Lageplan.bin')).toContainText('700 KB')
  await expect(row(anna, 'Mengen.csv')).toContainText('22 Bytes')
  await expect(row(anna, 'Lageplan.bin')).toContainText(sha256(plan).slice(0, 8))

  await fromMenu(anna, 'Mengen.csv', 'Umbenennen')
  const naming = anna.getByRole('dialog', { name: 'Wie soll das Dokument heißen?' })
  await naming.getByRole('textbox', { name: 'Name' }).fill('Lageplan.bin')
  await naming.getByRole('button', { name: 'Umbenennen' }).click()
  await expect(naming).toContainText('Im Datenraum gibt es schon ein Dokument mit diesem Namen.')
  await naming.getByRole('textbox', { name: 'Name' }).fill('Mengen:liste.csv')
  await naming.getByRole('button', { name: 'Umbenennen' }).click()
  await expect(told(anna, 'Das Dokument heißt jetzt „Mengen_liste.csv“.')).toBeVisible()
  await expect(row(anna, 'Mengen_liste.csv')).toBeVisible()

  const newer = randomBytes(1000)
  const [chooser] = await Promise.all([
    anna.waitForEvent('filechooser'),
    fromMenu(anna, 'Lageplan.bin', 'Ersetzen'),
  ])
  await chooser.setFiles(file('Lageplan neu.bin', newer))
  const replacing = anna.getByRole('dialog', { name: '„Lageplan.bin“ durch „Lageplan neu.bin“ ersetzen?' })
  await expect(replacing).toContainText('wird die bisherige gelöscht')
  await replacing.getByRole('button', { name: 'Ersetzen' }).click()
  await expect(row(anna, 'Lageplan.bin')).toContainText(sha256(newer).slice(0, 8))

  await fromMenu(anna, 'Mengen_liste.csv', 'Löschen')
  const asking = anna
    .getByRole('alertdialog', { name: '„Mengen_liste.csv“ löschen?' })
    .or(anna.getByRole('dialog', { name: '„Mengen_liste.csv“ löschen?' }))
  await asking.getByRole('button', { name: 'Löschen' }).click()
  await expect(row(anna, 'Mengen_liste.csv')).toHaveCount(0)
  await expect(anna.locator(':focus')).toContainText('Lageplan.bin')

  await choose(anna, [file('lageplan.BIN', plan)])
  await expect(told(anna, '„lageplan.BIN“ heißt im Datenraum „lageplan (2).BIN“.')).toBeVisible()

  await anna.getByRole('button', { name: 'Datenraum anlegen' }).click()
  const making = anna.getByRole('dialog', { name: 'Welchen Datenraum möchten Sie anlegen?' })
  await making.getByRole('textbox', { name: 'Name' }).fill('Pläne')
  await making.getByRole('textbox', { name: 'Beschreibung' }).fill('Alle Pläne zum Vorhaben')
  await making.getByRole('button', { name: 'Datenraum anlegen' }).click()
  await expect(anna.getByRole('heading', { name: 'Pläne' })).toBeVisible()
  await expect(anna.getByText('Noch keine Dokumente.')).toBeVisible()

  const bernd = await server.open('bernd')
  await bernd.goto('/projekte/1/dokumente')
  const renaming = (page: Page) => page.getByRole('dialog', { name: 'Wie soll der Datenraum heißen?' })
  for (const page of [anna, bernd])
    await page.getByRole('button', { name: 'Pläne umbenennen', exact: true }).click()
  await renaming(bernd).getByRole('textbox', { name: 'Beschreibung' }).fill('Pläne und Schnitte')
  await renaming(bernd).getByRole('button', { name: 'Speichern' }).click()
  await renaming(anna).getByRole('textbox', { name: 'Name' }).fill('Planunterlagen')
  await renaming(anna).getByRole('button', { name: 'Meine Eingaben behalten' }).click()
  await renaming(anna).getByRole('button', { name: 'Speichern' }).click()
  await expect(anna.getByRole('heading', { name: 'Planunterlagen' })).toBeVisible()
  await expect(anna.getByText('Pläne und Schnitte')).toBeVisible()

  await anna.goto('/projekte/bearbeiten/1')
  await anna.getByRole('button', { name: 'Ausschreibungs-Dokumente löschen' }).click()
  await expect(anna.getByRole('alert').filter({ hasText: 'liegen noch Dokumente' })).toBeVisible()
  await expect(anna.getByRole('button', { name: 'Ausschreibungs-Dokumente löschen' })).toBeVisible()

  await anna.goto('/projekte/1/audit-log')
  for (const said of ['Raum angelegt', 'Datei gelöscht', 'Datei hochgeladen'])
    await expect(anna.getByText(said).first()).toBeVisible()
})

test.describe('while the line comes and goes', () => {
  test.use({ allowConsoleErrors: true })

  test('an upload survives a cut line, a reload and a server that starts anew', async ({ server }) => {
    test.slow()
    const anna = await server.open('anna')
    await anna.goto('/projekte/1/dokumente')
    await expect(row(anna, 'Leistungsbeschreibung.pdf')).toBeVisible()
    const line = await anna.context().newCDPSession(anna)
    const slow = { offline: false, latency: 5, downloadThroughput: -1, uploadThroughput: 2_500_000 }
    await line.send('Network.emulateNetworkConditions', slow)
    const content = randomBytes(14_000_000)
    const gutachten = [file('Gutachten.bin', content)]
    const share = () =>
      anna
        .locator('progress')
        .first()
        .evaluate((bar) => (bar as HTMLProgressElement).value)
    const reaches = (least: number) => expect.poll(share, { timeout: 60_000 }).toBeGreaterThan(least)

    await choose(anna, gutachten)
    await reaches(10)
    await line.send('Network.emulateNetworkConditions', { ...slow, offline: true })
    await expect(anna.getByText('Verbindung unterbrochen, wird fortgesetzt …')).toBeVisible()
    await line.send('Network.emulateNetworkConditions', slow)
    await reaches(30)

    anna.once('dialog', (dialog) => void dialog.accept())
    await anna.reload()
    await line.send('Network.emulateNetworkConditions', slow)
    await expect(anna.getByText(/^Nicht abgeschlossen: Gutachten\.bin, /)).toBeVisible()
    await choose(anna, gutachten)
    await reaches(50)
    await server.stop()
    await server.start()
    await expect(row(anna, 'Gutachten.bin')).toContainText(sha256(content).slice(0, 8), { timeout: 90_000 })
  })
})

test('a PDF is looked at in the page, and a room is had as one archive', async ({ bernd }) => {
  await bernd.goto(documentsOf)
  await fromMenu(bernd, 'Leistungsbeschreibung.pdf', 'Vorschau')
  const preview = bernd.getByRole('dialog', { name: /Leistungsbeschreibung\.pdf/ })
  await expect(preview.locator('canvas').first()).toBeVisible()
  await bernd.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  const menu = bernd.getByRole('button', { name: 'Aktionen für Leistungsbeschreibung.pdf' })
  await expect(menu).toBeFocused()
  // By keyboard, and now that nothing has to be loaded first.
  await bernd.keyboard.press('Enter')
  await bernd.getByRole('menuitem', { name: 'Vorschau' }).press('Enter')
  await expect(preview.locator('canvas').first()).toBeVisible()
  await bernd.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(menu).toBeFocused()

  await bernd.context().grantPermissions(['clipboard-write'])
  await fromMenu(bernd, 'Leistungsbeschreibung.pdf', 'Prüfsumme kopieren')
  await expect(told(bernd, 'Prüfsumme kopiert')).toBeVisible()

  const [archive] = await Promise.all([
    bernd.waitForEvent('download'),
    bernd.getByRole('button', { name: /^Als ZIP herunterladen/ }).click(),
  ])
  expect(archive.suggestedFilename()).toBe('Ausschreibungs-Dokumente.zip')
  const [single] = await Promise.all([
    bernd.waitForEvent('download'),
    fromMenu(bernd, 'Flächenverzeichnis.csv', 'Herunterladen'),
  ])
  expect(single.suggestedFilename()).toBe('Flächenverzeichnis.csv')
  await atWidths(bernd, [1440, 1000, 390], () => expectAccessible(bernd))
})

test.describe('who is not in the team', () => {
  test.use({ allowConsoleErrors: true })

  test('finds neither rooms nor documents of a draft', async ({ clara, dora, visitor }) => {
    for (const page of [clara, dora, visitor]) {
      await page.goto(documentsOf)
      await expect(page.getByText(/nicht gefunden|loggen Sie sich|Loggen Sie sich/i).first()).toBeVisible()
      await expect(page.getByText('Leistungsbeschreibung.pdf')).toHaveCount(0)
    }
  })
})

test('what cannot be taken is told at once, and the line can be tried', async ({ anna }) => {
  await anna.goto(documentsOf)
  await choose(anna, [file('leer.txt', Buffer.alloc(0)), file('setup.exe', Buffer.from('MZ'))])
  await expect(anna.getByText('leer.txt ist leer.')).toBeVisible()
  await expect(anna.getByText(/Programme und Skripte werden nicht angenommen/)).toBeVisible()
  await expect(anna.getByText('Bitte prüfen Sie die Datei und laden Sie sie erneut hoch.')).toBeVisible()
  await anna.getByRole('button', { name: 'Hinweise schließen' }).click()
  await expect(anna.getByText('leer.txt ist leer.')).toBeHidden()
  await anna.getByRole('button', { name: 'Verbindung testen' }).click()
  await expect(anna.getByText(/^Hochladen: .* je Sekunde\. 100 MB brauchen /)).toBeVisible()
  await anna.getByText('Bis 1 GB je Datei, alle Formate außer Programmen und Skripten.').click()
  await expect(
    anna.getByText(/1\.000\.000\.000 Bytes, ein Datenraum fasst höchstens 50 GB und 10\.000 Dok/),
  ).toBeVisible()
  await anna.getByRole('link', { name: 'Technische Parameter' }).first().click()
  await expect(anna.getByText('Eine Datei hat höchstens 1 GB (1.000.000.000 Bytes).')).toBeVisible()
})
