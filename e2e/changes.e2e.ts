import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { apply } from './filed.ts'
import { expect, test } from './fixtures.ts'
import { day, drafts, runTender } from './running-tender.ts'
import { said } from './said.ts'

const widths = [1440, 1000, 390]
const soon = (days: number) => new Date(Date.now() + days * day)
const germanDay = (time: Date) =>
  new Intl.DateTimeFormat('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(time)

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Änderung nach der Veröffentlichung' })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Titel' }).first()
/** The form of a change, opened at the title of the tender. */
const atTitle = (id: number) => `/projekte/bearbeiten/${id}#GR-Procedure_GR-Procedure-Purpose`
const banner = (page: Page) => page.getByText('Es gibt eine noch nicht bekannt gemachte Änderung.')

async function running(url: string): Promise<{ id: number; path: string }> {
  const { path } = await runTender(url, drafts.negotiated, 3, {
    applicationDeadline: soon(10),
    offerDeadline: soon(60),
  })
  return { id: drafts.negotiated, path }
}

test('a deadline and a text change after companies have applied: announced, confirmed by one, submitted again by the other', async ({
  server,
}) => {
  test.setTimeout(300_000)
  const { id, path } = await running(server.url)
  await apply(server.url, 'dora', id)
  await apply(server.url, 'fritz', id)
  const anna = await server.open('anna')
  const extended = germanDay(soon(45))

  await test.step('the menu leads to the deadline that runs', async () => {
    await anna.goto(path)
    await button(anna, 'Aktionen').click()
    await expect(anna.getByRole('menuitem', { name: 'Ändern', exact: true })).toBeVisible()
    await anna.getByRole('menuitem', { name: 'Frist verlängern' }).click()
    await expect(title(anna, 'Ausschreibung ändern')).toBeVisible()
    await expect(anna.getByLabel('Teilnahmefrist: Datum').first()).toBeFocused()
    await expect(panel(anna)).toContainText('Noch nichts')
    await expect(anna.getByRole('region', { name: 'Informationsräume' })).toContainText(
      'Räume gehören nicht zur Änderung',
    )
    await expect(anna.getByRole('button', { name: /^Entfernen: .* Los/ })).toHaveCount(0)
  })

  await test.step('what is typed is told on top and leads to its field', async () => {
    await anna.goto(atTitle(id))
    await expect(titleField(anna)).toHaveValue(/Parkflächen in Auwiesen/)
    await titleField(anna).fill('Betrieb der neuen Parkflächen in Auwiesen')
    await anna.getByLabel('Teilnahmefrist: Datum').first().fill(extended)
    await expect(panel(anna)).toContainText('Bisher geändert: 2 Angaben')
    await panel(anna).getByRole('button', { name: 'Teilnahmefrist', exact: true }).press('Enter')
    await expect(anna.getByLabel('Teilnahmefrist: Datum').first()).toBeFocused()
    await panel(anna).getByRole('button', { name: 'Alt und neu vergleichen' }).press('Enter')
    await expect(panel(anna).locator('ins', { hasText: 'neuen' })).toBeVisible()
    await atWidths(anna, widths, () => expectAccessible(anna))
    await button(anna, 'Änderung speichern').click()
  })

  await test.step('saved it is compared, and nobody outside sees it', async () => {
    await expect(anna).toHaveURL(new RegExp(`${path}/aenderungen$`))
    const pending = anna.getByRole('region', { name: 'Noch nicht bekannt gemacht' })
    await expect(pending.getByRole('row', { name: /Teilnahmefrist/ })).toContainText(extended)
    await expect(pending.locator('ins', { hasText: 'neuen' })).toBeVisible()
    await atWidths(anna, widths, () => expectAccessible(anna))
    const dora = await server.open('dora')
    await dora.goto(path)
    await expect(title(dora, 'Betrieb der öffentlichen Parkflächen in Auwiesen')).toBeVisible()
    await dora.close()
    await anna.goto(path)
    await expect(banner(anna)).toBeVisible()
    await anna.getByRole('link', { name: 'Vorschau' }).click()
    await expect(anna.getByText('So sieht die Ausschreibung nach der Bekanntmachung aus.')).toBeVisible()
    await expect(anna.getByRole('region', { name: 'Überblick' })).toContainText(extended)
    await expectAccessible(anna)
  })

  await test.step('announced with a reason', async () => {
    await button(anna, 'Änderung bekanntmachen').click()
    const asking = anna.getByRole('dialog', { name: 'Änderung bekanntmachen?' })
    await expect(asking).toContainText('2 Unternehmen haben bereits eingereicht.')
    await expect(asking).toContainText(`neu `)
    await expect(asking.getByRole('textbox', { name: 'Mitteilung' })).toHaveValue(
      /^Geändert wurde: Teilnahmefrist; .*Titel\.$/,
    )
    await expect(asking.getByRole('button', { name: 'Änderung bekanntmachen' })).toBeDisabled()
    await asking.getByRole('textbox', { name: 'Begründung' }).fill('Zwei Flächen sind hinzugekommen.')
    await atWidths(anna, widths, () => expectAccessible(anna))
    await asking.getByRole('button', { name: 'Änderung bekanntmachen' }).click()
    await expect(said(anna, 'Die Änderung wurde bekannt gemacht.')).toBeVisible()
    await anna.goto(`${path}/aenderungen`)
    const versions = anna.getByRole('region', { name: 'Bekannt gemachte Fassungen' })
    await expect(versions.getByRole('heading', { level: 3 })).toHaveText(['Fassung 2', 'Fassung 1'])
    await expect(versions).toContainText('Zwei Flächen sind hinzugekommen.')
    await expect(
      anna.getByRole('region', { name: 'Zwei Fassungen vergleichen' }).locator('ins', { hasText: 'neuen' }),
    ).toBeVisible()
    await expectAccessible(anna)
    await versions.getByRole('link', { name: 'Lesen: Fassung 1' }).click()
    await expect(anna.getByText(/^Diese Fassung war ab dem/)).toBeVisible()
  })

  await test.step('one bidder confirms, with the keyboard and in English', async () => {
    const dora = await server.open('dora')
    await dora.goto(`${path}/bewerbung`)
    await expect(dora.getByText('Die Ausschreibung wurde geändert')).toBeVisible()
    await expect(dora.getByText('Begründung: Zwei Flächen sind hinzugekommen.')).toBeVisible()
    await atWidths(dora, widths, () => expectAccessible(dora))
    await dora.getByLabel('Sprache', { exact: true }).selectOption('English')
    await expect(dora.getByRole('row', { name: /^Application deadline/ })).toContainText(extended)
    await dora.getByRole('button', { name: /^Confirm change/ }).press('Enter')
    await expect(dora.getByText('You have confirmed the change.')).toBeVisible()
    await expect(dora.getByText('The tender has been changed')).toHaveCount(0)
    await dora.reload()
    await expect(dora.getByRole('heading', { level: 2, name: 'Application' })).toBeVisible()
    await expect(dora.getByText('The tender has been changed')).toHaveCount(0)
  })

  await test.step('the team sees who has not', async () => {
    await anna.goto(`${path}/teilnehmer`)
    await anna.getByRole('link', { name: /Geest/ }).first().click()
    await expect(anna.getByRole('region', { name: /^Stand/ })).toContainText('noch nicht bestätigt')
    await anna.goto(`${path}/teilnehmer`)
    await anna.getByRole('link', { name: 'Deich & Erdbau GmbH' }).first().click()
    await expect(anna.getByRole('region', { name: /^Stand/ })).toBeVisible()
    await expect(anna.getByText('noch nicht bestätigt')).toHaveCount(0)
  })

  await test.step('the other submits again', async () => {
    const fritz = await server.open('fritz')
    await fritz.goto(`${path}/bewerbung`)
    await fritz.getByRole('button', { name: 'Erneut einreichen', exact: true }).click()
    await fritz
      .getByRole('button', { name: /erneut einreichen$/i })
      .last()
      .click()
    await fritz
      .getByRole('dialog')
      .getByRole('button', { name: /einreichen$/ })
      .click()
    await expect(said(fritz, 'Ihr Teilnahmeantrag ist eingegangen')).toBeVisible()
    await expect(fritz.getByText('Die Ausschreibung wurde geändert')).toHaveCount(0)
  })
})

test('two people change one tender: who comes second compares and loses nothing; a change can be taken back', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const { id, path } = await running(server.url)
  const [anna, admin] = [await server.open('anna'), await server.open('admin')]
  for (const page of [anna, admin]) {
    await page.goto(atTitle(id))
    await expect(titleField(page)).toHaveValue(/Parkflächen/)
  }
  await titleField(anna).fill('Annas Parkplätze')
  await admin.getByRole('textbox', { name: 'Interne Kennung' }).first().fill('P-7')
  await button(admin, 'Änderung speichern').click()
  await expect(admin).toHaveURL(new RegExp(`${path}/aenderungen$`))
  const notice = anna
    .getByRole('status')
    .filter({ hasText: 'Jemand anderes hat diese Daten inzwischen geändert.' })
  await expect(notice.getByRole('row', { name: /Interne Kennung/ })).toBeVisible()
  await notice.getByRole('button', { name: 'Meine Eingaben behalten' }).click()
  await expect(titleField(anna)).toHaveValue('Annas Parkplätze')
  await expect(panel(anna)).toContainText('Bisher geändert: 2 Angaben')
  await button(anna, 'Änderung speichern').click()
  await expect(anna).toHaveURL(new RegExp(`${path}/aenderungen$`))
  await expect(anna.getByRole('row', { name: /Interne Kennung/ }).first()).toBeVisible()

  await button(anna, 'Änderung verwerfen').click()
  const asking = anna.getByRole('dialog', { name: 'Änderung verwerfen?' })
  await expectAccessible(anna)
  await asking.getByRole('button', { name: 'Änderung verwerfen' }).click()
  await expect(said(anna, 'Die Änderung wurde verworfen.')).toBeVisible()
  await anna.goto(path)
  await expect(title(anna, /Betrieb der öffentlichen Parkflächen/)).toBeVisible()
  await expect(banner(anna)).toHaveCount(0)
  await anna.goto(atTitle(id))
  await expect(titleField(anna)).toHaveValue(/Betrieb der öffentlichen Parkflächen/)
  await expect(panel(anna)).toContainText('Noch nichts')
})

test('what began with its offer phase may change as a whole, and asks for no deadline of a phase left out', async ({
  server,
}) => {
  await runTender(server.url, drafts.negotiated, 6, { applicationDeadline: null, offerDeadline: soon(60) })
  const anna = await server.open('anna')
  await anna.goto(`/projekte/bearbeiten/${drafts.negotiated}#GR-Lot-1`)
  const lot = anna.getByRole('region', { name: 'Abweichende Fristen' }).first()
  await expect(lot.getByLabel('Angebotsfrist: Datum')).toBeEditable()
  await expect(anna.getByLabel('Teilnahmefrist: Datum')).toHaveCount(0)
  await expectAccessible(anna)
})
