import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { said } from './said.ts'
import { sampleNotice } from './sample-notice.ts'

const choose = (page: Page, content: string | Buffer, name = 'bekanntmachung.xml') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/xml', buffer: Buffer.from(content) })

const title = 'Konzession zum Betrieb von Schnellladestationen'

test('a notice becomes a draft: notes, the original file, the buyer linked, the kind corrected, saved', async ({
  server,
}) => {
  test.slow()
  const anna = await server.open('anna')
  await anna.goto('/projekte/anlage')
  await expect(anna.getByRole('heading', { name: 'Bekanntmachung importieren' })).toBeVisible()
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))

  const xml = sampleNotice()
    .replace('eforms-sdk-1.7', 'eforms-sdk-1.9')
    .replace(/<\/cac:ProcurementProjectLot>/, '<cbc:Note>Bitte läuten</cbc:Note></cac:ProcurementProjectLot>')
  await choose(anna, xml)
  await expect(anna).toHaveURL(/\/projekte\/\d+$/)
  await expect(anna.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(anna.getByRole('heading', { level: 2, name: 'Importiert' })).toBeVisible()
  await expect(
    said(anna, /nach eForms-Fassung 1\.9 geschrieben und wurde nach Fassung 1\.7 gelesen/),
  ).toBeVisible()
  await expect(said(anna, 'Ohne Feld im Formular: 1')).toBeVisible()
  const note = anna.getByRole('listitem').filter({ hasText: 'Bitte läuten' })
  await expect(note).toContainText('Los 1 – Weitere Angabe: Bitte läuten')
  await expect(note.getByText('cbc:Note')).toBeHidden()
  await note.getByText('Pfad im XML').click()
  await expect(note.getByText(/ProcurementProjectLot\[1\]\/cbc:Note\[1\]$/)).toBeVisible()
  await expect(said(anna, 'Noch nicht zugeordnete Parteien: 1')).toBeVisible()
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))

  const [download] = await Promise.all([
    anna.waitForEvent('download'),
    anna.getByRole('button', { name: 'Originaldatei herunterladen' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toBe(xml)

  await anna.getByRole('link', { name: 'Parteien zuordnen' }).click()
  const parties = anna.getByRole('dialog', { name: 'Parteien' })
  const unlinked = parties.getByRole('button', { name: 'Stadt Bochum', exact: true })
  await expect(unlinked).toHaveAttribute('aria-expanded', 'true')
  await expect(unlinked).toBeFocused()
  await expect(parties.getByText('ORG-0001 – Nicht zugeordnet')).toBeVisible()
  // All that the file said of the party gives way to what we know of the organization, and can be brought back.
  const link = async () => {
    await parties.getByRole('combobox', { name: 'Organisation auf dieser Plattform' }).click()
    await anna.getByRole('option', { name: 'Gemeinde Auwiesen' }).click()
  }
  const name = parties.getByRole('textbox', { name: /^Offizielle Bezeichnung/ })
  const mail = parties.getByRole('textbox', { name: /^E-Mail/ }).first()
  const before = await mail.inputValue()
  await link()
  await expect(name).toHaveValue('Gemeinde Auwiesen')
  await expect(mail).not.toHaveValue(before)
  await expect(name).not.toBeEditable()
  await expect(name).toHaveAccessibleDescription(/Von der Organisation „Gemeinde Auwiesen“ übernommen/)
  await parties.getByRole('button', { name: 'Schließen' }).last().click()
  await anna.getByRole('link', { name: /^Parteien ,/ }).click()
  await parties.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(parties.getByRole('combobox', { name: 'Organisation auf dieser Plattform' })).toBeFocused()
  await expect(name).toHaveValue('Stadt Bochum')
  await expect(name).toBeEditable()
  await expect(mail).toHaveValue(before)
  await link()
  await expect(name).toHaveValue('Gemeinde Auwiesen')
  await parties.getByRole('button', { name: 'Auswahl leeren' }).first().click()
  await expect(name).toHaveValue('Stadt Bochum')
  await expect(name).toBeEditable()
  await expect(mail).toHaveValue(before)
  await link()
  await expect(name).toHaveValue('Gemeinde Auwiesen')
  await expectAccessible(anna)
  await parties.getByRole('button', { name: 'Schließen' }).last().click()

  await anna.getByRole('combobox', { name: 'Art der Ausschreibung' }).click()
  await anna.getByRole('option', { name: 'Bekanntmachung', exact: true }).click()
  await anna.getByRole('button', { name: 'Speichern' }).click()
  await expect(said(anna, 'Das Verfahren wurde gespeichert.')).toBeVisible()
  await expect(anna.getByText('Noch nicht zugeordnete Parteien')).toHaveCount(0)
  await expect(anna.getByRole('definition').filter({ hasText: /^Bekanntmachung$/ })).toBeVisible()
  await anna.getByRole('link', { name: 'Bearbeiten', exact: true }).click()
  await expect(anna.getByRole('combobox', { name: 'Art der Ausschreibung' })).toBeDisabled()
})

test('what is no notice is refused in words, and the next file can be chosen', async ({ clara }) => {
  await clara.goto('/projekte/anlage')
  const refusals: [string, string | Buffer, RegExp][] = [
    ['a page', '<html></html>', /keine eForms-Bekanntmachung: Ihr äußerstes Element ist „html“/],
    ['entities', '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>', /DOCTYPE/],
    ['cut off', sampleNotice().slice(0, 2000), /kein fehlerfreies XML \(Zeile \d+\)/],
    ['Latin-1', Buffer.from('<a>\xe4</a>', 'latin1'), /nicht in UTF-8 gespeichert/],
  ]
  for (const [name, content, words] of refusals) {
    await choose(clara, content)
    await expect(said(clara, words), name).toBeVisible()
  }
  await choose(clara, 'x', 'notiz.txt')
  await expect(said(clara, /notiz\.txt hat eine Dateiart/)).toBeVisible()
  await expectAccessible(clara)

  await choose(clara, sampleNotice())
  await expect(clara.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(said(clara, /Alle Angaben der Datei haben ein Feld gefunden/)).toBeVisible()
})
