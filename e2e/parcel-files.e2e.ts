import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { expect, test } from './fixtures.ts'
import { newParcel } from './own-parcel.ts'
import { drafts } from './running-tender.ts'
import { said } from './said.ts'

/** One that visitors see. */
async function publicParcel(serverUrl: string, name: string) {
  const parcel = await newParcel(serverUrl, name)
  await ask(serverUrl, 'anna', 'updateProperty', { id: parcel.id, version: 1, isPublic: true })
  return parcel
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const file = (page: Page, name: string) => button(page, `${name} herunterladen`)
type Chosen = { name: string; words: string | Buffer }
const pdf = (words: string | Buffer) => ({
  mimeType: 'application/pdf',
  buffer: typeof words === 'string' ? Buffer.from(`%PDF-1.4 ${words}`) : words,
})

async function newFolder(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(button(page, `In ${name} hochladen`)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
}

async function choose(page: Page, press: () => Promise<void>, chosen: Chosen) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()])
  await chooser.setFiles({ name: chosen.name, ...pdf(chosen.words) })
}

const chooseInDialog = (page: Page, chosen: Chosen) =>
  choose(page, () => dialog(page).getByRole('button', { name: 'Datei auswählen' }).click(), chosen)

/** How programs of Windows begin. */
const program = Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])

/** By keyboard alone. */
async function act(page: Page, name: string, action: string) {
  await button(page, `Aktionen für ${name}`).first().press('Enter')
  await page.getByRole('menuitem', { name: action }).press('Enter')
}

async function saved(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a clerk fills folders, visitors get what is public, and two people delete for good', async ({
  shared,
  anna,
  admin,
  visitor,
}) => {
  test.slow()
  const { path } = await publicParcel(shared.url, 'Moorkamp')
  await anna.goto(path)
  await button(anna, 'Neuer Ordner').click()
  await newFolder(anna, 'Boden')
  await act(anna, 'Boden', 'Neuer Unterordner')
  await newFolder(anna, 'Proben')

  await button(anna, 'In Boden hochladen').click()
  const save = dialog(anna).getByRole('button', { name: 'Speichern' })
  await expect(save).toBeDisabled()
  await chooseInDialog(anna, { name: 'scan0001.pdf', words: 'erste Fassung' })
  const name = dialog(anna).getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('scan0001.pdf')
  await name.fill('')
  await expect(save).toBeDisabled()
  await expectAccessible(anna)
  // Who leaves its ending out means the one it has.
  await name.fill('Baugrund')
  await dialog(anna).getByRole('switch').click()
  await save.click()
  await expect(said(anna, 'Datei erfolgreich hochgeladen')).toBeVisible()
  await expect(anna.getByRole('switch', { name: 'Baugrund.pdf: Öffentlich' })).toBeChecked()

  await visitor.goto(path)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Moorkamp' })).toBeVisible()
  await expect(visitor.getByText('Vorhandene Daten')).toHaveCount(0)
  await button(anna, 'Veröffentlichen').click()
  await dialog(anna).getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(file(visitor, 'Baugrund.pdf')).toBeVisible()

  await button(anna, 'In Proben hochladen').click()
  await chooseInDialog(anna, { name: 'Probe 1.pdf', words: 'intern' })
  await save.click()
  await expect(file(anna, 'Probe 1.pdf')).toBeVisible()
  await choose(anna, () => act(anna, 'Baugrund.pdf', 'Neue Version hochladen'), {
    name: 'neu.pdf',
    words: 'zweite Fassung',
  })
  await expect(button(anna, 'Archiv (1)')).toBeVisible()
  await act(anna, 'Baugrund.pdf', 'Frühere Versionen')
  const before = dialog(anna).getByRole('button', { name: 'Baugrund.pdf herunterladen' })
  expect((await saved(anna, () => before.click())).bytes.toString()).toContain('erste Fassung')
  await anna.keyboard.press('Escape')
  await act(anna, 'Probe 1.pdf', 'Umbenennen')
  await dialog(anna).getByRole('textbox', { name: 'Name' }).fill('Probe Nord')
  await anna.keyboard.press('Enter')
  await act(anna, 'Probe Nord.pdf', 'Verschieben')
  await dialog(anna).getByRole('combobox', { name: 'Ordner' }).fill('Boden')
  await anna.getByRole('option', { name: 'Boden', exact: true }).click()
  await dialog(anna).getByRole('button', { name: 'Verschieben' }).click()
  await expect(said(anna, '„Probe Nord.pdf“ liegt jetzt in Boden.')).toBeVisible()
  await expect(button(anna, 'Aktionen für Probe Nord.pdf')).toBeFocused()
  await button(anna, 'Archiv (1)').click()
  await atWidths(anna, [1440, 1000, 390], () => expectAccessible(anna))

  const public1 = await saved(visitor, () => file(visitor, 'Baugrund.pdf').click())
  expect(public1.bytes.toString()).toContain('zweite Fassung')
  const zip = await saved(visitor, () => button(visitor, 'Alles als ZIP herunterladen').click())
  expect(zip.bytes.includes('Baugrund.pdf')).toBe(true)
  expect(zip.bytes.includes('Probe')).toBe(false)
  await expect(visitor.getByRole('main').getByText(/Probe|Archiv \(|^Intern$/)).toHaveCount(0)
  await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))

  await act(anna, 'Baugrund.pdf', 'Archivieren')
  await expect(file(visitor, 'Baugrund.pdf')).toHaveCount(0)
  await expect(button(anna, 'Rückgängig')).toBeFocused()
  await button(anna, 'Rückgängig').press('Enter')
  await expect(file(visitor, 'Baugrund.pdf')).toBeVisible()
  await act(anna, 'Probe Nord.pdf', 'Archivieren')
  // Before that its menu is still the one in the folder.
  await expect(button(anna, 'Rückgängig')).toBeFocused()
  await act(anna, 'Probe Nord.pdf', 'Löschung beantragen')
  await dialog(anna).getByRole('button', { name: 'Löschung beantragen' }).click()
  await expect(said(anna, /^Sie haben die Löschung beantragt, .* \(noch 60 Min\.\)/)).toBeVisible()

  await admin.goto(path)
  await button(admin, 'Archiv (2)').click()
  await expect(
    said(admin, /^Löschung beantragt von anna\.amt@allmende\.example, noch (59|60) Min\./),
  ).toBeVisible()
  await button(admin, 'Löschung bestätigen: Probe Nord.pdf').click()
  await expect(dialog(admin).getByText(/anna\.amt@allmende\.example hat die Löschung um/)).toBeVisible()
  await dialog(admin).getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(said(admin, 'Datei wurde gelöscht')).toBeVisible()
  await expect(button(admin, 'Aktionen für Baugrund.pdf').last()).toBeFocused()
  await expect(button(anna, 'Archiv (1)')).toBeVisible()
  await expect(file(anna, 'Probe Nord.pdf')).toHaveCount(0)
})

test.describe('on a bad line', () => {
  test.use({ allowConsoleErrors: [[/ERR_FAILED/, /ERR_ABORTED/, /status of 4/], { scope: 'test' }] })

  test('what was cut goes on, what fails says why, and a tender takes files of the parcel', async ({
    shared,
    anna,
  }, testInfo) => {
    test.slow()
    const { path } = await publicParcel(shared.url, 'Brookwiese')
    await anna.goto(path)
    await button(anna, 'In Kataster hochladen').click()
    await chooseInDialog(anna, { name: 'harmlos.pdf', words: program })
    await dialog(anna).getByRole('button', { name: 'Speichern' }).click()
    await expect(said(anna, 'Hochladen fehlgeschlagen')).toBeVisible()
    await anna.getByRole('alert').getByRole('button', { name: 'Schließen' }).first().click()

    const uploads = '**/api/v1/uploads/**'
    let cut = 0
    await anna.route(uploads, (route) => (++cut === 1 ? route.abort() : route.continue()))
    await button(anna, 'In Kataster hochladen').click()
    await chooseInDialog(anna, { name: 'Flurkarte.pdf', words: 'die Karte' })
    await dialog(anna).getByRole('button', { name: 'Speichern' }).click()
    await expect(file(anna, 'Flurkarte.pdf')).toBeVisible()
    expect(cut).toBeGreaterThan(1)
    await anna.unroute(uploads)

    // It is on its way when the page is left, and the server knows of it; the browser asks before that.
    const onDisk = testInfo.outputPath('Lageplan.pdf')
    await writeFile(onDisk, '%PDF-1.4 der Plan')
    await anna.route(uploads, () => undefined)
    const underway = anna.waitForRequest((request) => request.method() === 'PATCH')
    await button(anna, 'In Kataster hochladen').click()
    const [chooser] = await Promise.all([
      anna.waitForEvent('filechooser'),
      dialog(anna).getByRole('button', { name: 'Datei auswählen' }).click(),
    ])
    await chooser.setFiles(onDisk)
    await dialog(anna).getByRole('button', { name: 'Speichern' }).click()
    await expect(button(anna, 'Lageplan.pdf: Anhalten')).toBeVisible()
    await underway
    anna.once('dialog', (question) => void question.accept())
    await anna.reload()
    await anna.unroute(uploads)
    const [again] = await Promise.all([
      anna.waitForEvent('filechooser'),
      button(anna, 'Lageplan.pdf: Datei auswählen').click(),
    ])
    await again.setFiles(onDisk)
    await expect(file(anna, 'Lageplan.pdf')).toBeVisible()

    await anna.goto(`/projekte/${drafts.interest}/dokumente`)
    await anna
      .getByRole('button', { name: /^Weitere Aktionen für/ })
      .first()
      .press('Enter')
    await anna.getByRole('menuitem', { name: 'Aus Grundstück übernehmen' }).press('Enter')
    await dialog(anna).getByLabel('Grundstück suchen').fill('Brookwiese')
    await dialog(anna).getByRole('button', { name: 'Brookwiese auswählen' }).click()
    await dialog(anna)
      .getByRole('checkbox', { name: /^Flurkarte\.pdf/ })
      .check()
    await dialog(anna).getByRole('button', { name: '1 Datei übernehmen' }).click()
    await expect(said(anna, 'Dokumente wurden erfolgreich angehängt.')).toBeVisible()
    await expect(anna.getByRole('row').filter({ hasText: 'Flurkarte.pdf' })).toBeVisible()
  })
})
