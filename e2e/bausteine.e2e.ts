import type { Locator, Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

const editorName = 'Beschreibung des Grundstücks'

async function openPage(visitor: Page): Promise<Page> {
  await visitor.goto('/_bausteine')
  // The page has everything at once and comes in a chunk of its own; a busy machine needs its time.
  await expect(visitor.getByRole('heading', { name: 'Bausteine', level: 1 })).toBeVisible({ timeout: 30_000 })
  return visitor
}

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

test('choices are made by keyboard alone, found without their accent; several become chips', async ({
  visitor,
}) => {
  const page = await openPage(visitor)
  const state = page.getByRole('combobox', { name: 'Bundesland' }).first()
  await state.focus()
  await page.keyboard.type('thuri')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Thüringen'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(state).toHaveValue('Thüringen')
  await state.locator('..').getByRole('button', { name: 'Auswahl leeren' }).click()
  await expect(state).toHaveValue('')

  const uses = page.getByRole('combobox', { name: 'Zulässige Nutzungen' }).first()
  await uses.focus()
  await page.keyboard.type('bild')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Bildung'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const remove = page.getByRole('button', { name: 'Bildung entfernen' })
  await expect(remove).toBeVisible()
  await remove.click()
  await expect(remove).toBeHidden()
})

const typedDates = [
  ['31.12.26', '31.12.2026', '2026-12-31'],
  ['1.3.2027', '01.03.2027', '2027-03-01'],
] as const

test('a day is typed in any way, or picked from the calendar by keyboard; the week begins on Monday', async ({
  visitor,
}) => {
  const page = await openPage(visitor)
  const times = section(page, 'Datum und Uhrzeit')
  const day = times.getByRole('textbox', { name: 'Tag der Veröffentlichung' }).first()
  for (const [typed, shown, kept] of typedDates) {
    await day.fill(typed)
    await day.press('Tab')
    await expect(day).toHaveValue(shown)
    await expect(times.getByText(`Gespeichert als ${kept}`)).toBeVisible()
  }
  await day.fill('31.11.2026')
  await day.press('Tab')
  await expect(day).toHaveValue('31.11.2026')
  await expect(day).toHaveAccessibleDescription(/^Diesen Tag gibt es nicht, oder er liegt zu fern\./)
  await day.fill('Silvester')
  await day.press('Tab')
  await expect(day).toHaveAccessibleDescription('Das ist kein Datum. Bitte schreiben Sie es wie 31.12.2026.')

  await day.fill('15.11.2026')
  await page.getByRole('button', { name: 'Tag der Veröffentlichung: Kalender öffnen' }).first().press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Kalender' })
  await expect(calendar.getByText('Mo', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await calendar.getByRole('button', { name: 'Nächster Monat' }).press('Enter')
  await calendar.getByRole('button', { name: '24 Dezember 2026' }).press('Enter')
  await expect(day).toHaveValue('24.12.2026')
  await expect(calendar).toBeHidden()
})

test('a deadline is German time, also across the change to summer time', async ({ visitor }) => {
  const page = await openPage(visitor)
  const times = section(page, 'Datum und Uhrzeit')
  const date = times.getByRole('textbox', { name: 'Ende der Angebotsfrist: Datum' }).first()
  const time = times.getByRole('textbox', { name: 'Ende der Angebotsfrist: Uhrzeit' }).first()
  await date.fill('1.7.27')
  await time.fill('930')
  await time.press('Tab')
  await expect(time).toHaveValue('09:30')
  await expect(times.getByText('Gespeichert als 2027-07-01T07:30:00.000Z')).toBeVisible()
})

test('a form names its faults at the top and leads to the fields', async ({ visitor }) => {
  const page = await openPage(visitor)
  const form = section(page, 'Formular')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form.getByText('Bitte prüfen Sie Ihre Angaben: 4 Felder')).toBeVisible()
  await form.getByRole('link', { name: /^Ort:/ }).click()
  await expect(form.getByRole('textbox', { name: 'Ort' })).toBeFocused()
  await form.getByRole('textbox', { name: 'Bezeichnung' }).fill('Wohnpark Am Anger')
  await form.getByRole('textbox', { name: 'E-Mail Adresse' }).fill('bauamt@oehringen.example')
  await form.getByRole('textbox', { name: 'Postleitzahl' }).fill('74613')
  await form.getByRole('textbox', { name: 'Ort' }).fill('Öhringen')
  await expect(form.getByText('Nicht gespeicherte Änderungen')).toBeVisible()
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible()
})

test('unsaved entries survive a reload and are offered again', async ({ visitor }) => {
  const page = await openPage(visitor)
  const form = section(page, 'Formular')
  await form.getByRole('textbox', { name: 'Bezeichnung' }).fill('Gewerbehof Mühlbachaue')
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(form.getByText(/^Es gibt nicht gespeicherte Eingaben vom/)).toBeVisible()
  await form.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(form.getByRole('textbox', { name: 'Bezeichnung' })).toHaveValue('Gewerbehof Mühlbachaue')
  page.once('dialog', (question) => question.accept())
})

test('leaving a page with unsaved changes asks first', async ({ visitor }) => {
  const page = await openPage(visitor)
  await section(page, 'Formular').getByRole('textbox', { name: 'Bezeichnung' }).fill('Entwurf')
  await section(page, 'Tabelle').getByRole('link').first().click()
  const question = page.getByRole('dialog', { name: 'Seite verlassen?' })
  await expect(question).toContainText('Ungespeicherte Änderungen gehen verloren.')
  await expect(question.getByRole('button', { name: 'Auf der Seite bleiben' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/_bausteine$/)
})

test('ten thousand rows sort, search, filter and page', async ({ visitor }) => {
  const page = await openPage(visitor)
  const list = section(page, 'Tabelle')
  await list.getByLabel('Zeilen').selectOption('10000')
  await expect(list.getByText('10.000 Einträge')).toBeVisible()
  await expect(list.getByText('1–100 von 10.000')).toBeVisible()

  await list.getByRole('button', { name: 'Ort', exact: true }).click()
  await expect(list.getByRole('columnheader', { name: 'Ort' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(list.getByRole('row').nth(1)).toContainText('Aachen')
  await list.getByRole('button', { name: 'Ort', exact: true }).click()
  await expect(list.getByRole('columnheader', { name: 'Ort' })).toHaveAttribute('aria-sort', 'descending')
  await expect(list.getByRole('row').nth(1)).toContainText('Zwickau')

  await list.getByRole('button', { name: 'Filtern nach Stand' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Veröffentlicht' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(list.getByText('2.500 von 10.000 Einträgen')).toBeVisible()

  await list.getByRole('searchbox').fill('ahrenweg zwickau')
  await expect(list.getByRole('row').nth(1)).toContainText('Ährenweg')
  await list.getByRole('button', { name: 'Suche leeren' }).click()

  await list.getByRole('button', { name: 'Nächste Seite' }).click()
  await expect(list.getByText('101–200 von 2.500')).toBeVisible()
  await list.getByRole('button', { name: 'Filter Stand: Veröffentlicht entfernen' }).click()
  await expect(list.getByText('1–100 von 10.000')).toBeVisible()

  await list.getByLabel('Einträge je Seite').selectOption('10000')
  await expect(list.getByText('1–10.000 von 10.000')).toBeVisible()
  expect(await list.getByRole('row').count()).toBeLessThan(200)
})

test('an empty table says why, a failed one keeps what was there', async ({ visitor }) => {
  const page = await openPage(visitor)
  const list = section(page, 'Tabelle')
  await list.getByLabel('Zeilen').selectOption('0')
  await expect(list.getByText('Noch keine Ausschreibungen')).toBeVisible()
  await list.getByLabel('Zeilen').selectOption('stale')
  await expect(list.getByRole('alert')).toContainText('Sie sehen den letzten Stand')
  await expect(list.getByRole('row')).toHaveCount(8)
  await list.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(list.getByRole('alert')).toBeHidden()
})

test('a dangerous question preselects the harmless answer and gives the focus back', async ({ visitor }) => {
  const page = await openPage(visitor)
  const ask = page.getByRole('button', { name: 'Gefährliche Frage stellen' })
  await ask.press('Enter')
  const question = page.getByRole('dialog', { name: 'Ausschreibung aufheben?' })
  await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Antwort: Nein')).toBeVisible()
  await expect(ask).toBeFocused()
  await ask.press('Enter')
  await question.getByRole('button', { name: 'Ausschreibung aufheben' }).click()
  await expect(page.getByText('Antwort: Ja')).toBeVisible()
})

test('a toast goes after five seconds, stays while hovered, and can be read again', async ({ visitor }) => {
  await visitor.clock.install()
  const page = await openPage(visitor)
  await page.getByRole('button', { name: 'Erfolg melden' }).click()
  const toast = page
    .getByRole('region', { name: 'Meldungen', exact: true })
    .getByText('Der Benutzer wurde gespeichert.')
  await expect(toast).toBeVisible()
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 10)
  await page.clock.runFor(4_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()
  await section(page, 'Meldungen und Fragen').getByRole('button', { name: 'Letzte Meldungen' }).click()
  await expect(page.getByRole('dialog', { name: 'Letzte Meldungen' })).toContainText(
    'Der Benutzer wurde gespeichert.',
  )
})

test('a file is uploaded with progress, refused with a reason, canceled and tried again', async ({
  visitor,
}) => {
  const page = await openPage(visitor)
  const files = section(page, 'Dateien und Fortschritt')
  const plan = files.getByRole('group', { name: 'Lageplan' })
  const choose = async (name: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      plan.getByRole('button', { name: 'Datei auswählen' }).press('Enter'),
    ])
    await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from('Inhalt') })
  }
  await choose('plan.exe')
  await expect(files.getByText('Erlaubt: PDF, PNG.', { exact: false }).last()).toContainText('plan.exe')
  await choose('plan.pdf')
  await expect(files.getByText('plan.pdf wird hochgeladen')).toBeVisible()
  await files.getByRole('button', { name: 'Abbrechen' }).first().click()
  await expect(files.getByText('plan.pdf: Hochladen abgebrochen.')).toBeVisible()
  await files.getByRole('button', { name: 'Erneut hochladen' }).click()
  await expect(files.getByText('plan.pdf wurde hochgeladen.')).toBeVisible()
})

test('a file can be dropped', async ({ visitor }) => {
  const page = await openPage(visitor)
  const zone = page.getByRole('group', { name: 'Gutachten (schlägt fehl)' })
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Inhalt'], 'gutachten.pdf'))
    return transfer
  })
  await zone.dispatchEvent('drop', { dataTransfer })
  await expect(page.getByText('gutachten.pdf konnte nicht hochgeladen werden.')).toBeVisible()
})

test('formatted text goes through the editor and comes back as markdown', async ({ visitor }) => {
  const page = await openPage(visitor)
  const text = section(page, 'Gestalteter Text')
  const editor = text.getByRole('textbox', { name: editorName })
  await editor.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('## Zufahrt')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Nur über den ')
  await text.getByRole('button', { name: 'Fett' }).click()
  await page.keyboard.type('Ährenweg')
  await expect(text.getByText('## Zufahrt\n\nNur über den **Ährenweg**')).toBeVisible()
  await expect(text.getByRole('heading', { name: 'Zufahrt' })).toHaveCount(2)
})

test('everything is accessible in light and dark, wide and narrow', async ({ visitor }) => {
  test.slow()
  const page = await openPage(visitor)
  await expect(page.getByRole('textbox', { name: editorName })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await atWidths(page, [1440, 390], async (width) => {
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
})
