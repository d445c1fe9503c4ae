import { sayDay, startOfDay } from '@allmende/domain/times.ts'
import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { expect, type PrivateServer, test } from './fixtures.ts'
import { openedDocument } from './opened-document.ts'
import { day } from './running-tender.ts'
import { said } from './said.ts'
import { patient, travelTo, whileAway } from './time-travel.ts'

test.use({ serverEnv: patient, allowConsoleErrors: [whileAway, { scope: 'test' }] })

const widths = [1440, 1000, 390]
const [deich, geest, solar] = ['Deich & Erdbau GmbH', 'Geest Energie eG', 'Moorblick Solar GmbH & Co. KG']

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const comparison = (page: Page) => page.getByRole('region', { name: 'Angebote im Vergleich' })
const ownPart = (page: Page) => page.getByRole('region', { name: /Ihre Teilnahme|Your part/ })
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

type Found = { id: number; lots: { id: number }[] }

/** Three offers for a roof lie open in the demo; its other lot has ended. */
async function roofs({ url }: PrivateServer) {
  const [row] = (await ask(url, 'anna', 'getAllProjects', {
    search: 'Photovoltaik',
    types: [0, 2, 5],
  })) as Found[]
  const { id, lots } = (await ask(url, 'anna', 'getProject', row?.id)) as Found
  return { path: `/projekte/${id}`, id, lotId: lots[0]?.id }
}

/** By keyboard alone: chooses a winner and gives all others one reason. */
async function announce(page: Page, winner: string, reason: string) {
  await button(page, 'Zuschlag ankündigen').press('Enter')
  const choice = dialog(page).getByRole('radio', { name: winner })
  await expect(confirm(page, 'Zuschlag ankündigen')).toBeDisabled()
  await choice.press('Space')
  await dialog(page).getByRole('textbox', { name: 'Gemeinsame Begründung' }).fill(reason)
  await confirm(page, 'Bei allen ohne Begründung einsetzen').press('Enter')
}

test('an award is announced, waited for and given; everyone learns hers, and all is put away', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const { path, id, lotId } = await roofs(server)
  const [anna, dora] = [await server.open('anna'), await server.open('dora')]
  await dora.goto(path)
  await expect(ownPart(dora)).toContainText('Ihr Angebot wurde geöffnet und wird gewertet.')
  await anna.goto(path)
  const row = comparison(anna).getByRole('row').filter({ hasText: deich })
  await expect(row).toContainText('Angebot.pdf')

  // Two clerks note something of the same offer.
  await row.getByRole('button', { name: 'Bemerkung schreiben: Deich' }).click()
  await dialog(anna).getByRole('textbox', { name: 'Bemerkung' }).fill('Statik prüfen')
  const offers = (await ask(server.url, 'bernd', 'getOffersByProjectId', id)) as {
    id: number
    organization: { name: string }
  }[]
  const offerId = offers.find(({ organization }) => organization.name === deich)?.id
  await ask(server.url, 'bernd', 'setOfferRemark', lotId, offerId, { version: 0, text: 'Gute Referenzen' })
  await expect(dialog(anna).getByRole('cell', { name: 'Gute Referenzen' })).toBeVisible()
  await dialog(anna)
    .getByRole('button', { name: /behalten/ })
    .click()
  await expect(dialog(anna).getByRole('textbox', { name: 'Bemerkung' })).toHaveValue('Statik prüfen')
  await confirm(anna, 'Speichern').click()
  await expect(row).toContainText('Statik prüfen')

  await announce(anna, geest, 'Die Pacht lag unter der des besten Angebots.')
  const own = dialog(anna).getByRole('textbox', { name: `Begründung für ${solar}` })
  await own.fill('Die Ladesäule war nicht gefragt.')
  await confirm(anna, 'Was mitgeteilt wird').click()
  await expect(dialog(anna).getByText(`An ${deich}`)).toBeVisible()
  await expect(dialog(anna).getByText(`Für den Zuschlag vorgesehen: ${geest}`).first()).toBeVisible()
  await atWidths(anna, widths, () => expectAccessible(anna))
  await confirm(anna, 'Zuschlag ankündigen').press('Enter')
  await expect(said(anna, 'Der Zuschlag ist angekündigt.')).toBeVisible()
  await expect(comparison(anna)).toContainText(
    /Zuschlag möglich ab [A-Z][a-z]\., \d\d\.\d\d\.\d{4}, 0?0:00 Uhr \(noch 1\d Tage\)/,
  )
  await expect(comparison(anna)).toContainText('Für den Zuschlag vorgesehen')

  // One letter goes by post: the lot waits for it, and nobody else reads of it.
  const lastDay = ownPart(dora).getByText(/frühestens am \d\d\.\d\d\.\d{4}/)
  const named = await lastDay.textContent()
  const letters = comparison(anna).getByRole('list', { name: 'Schreiben an die anderen Unternehmen' })
  await letters.getByRole('button', { name: `Versand erfassen: ${solar}` }).click()
  await expect(confirm(anna, 'Versand erfassen')).toBeDisabled()
  await dialog(anna).getByRole('textbox', { name: 'Versandt am' }).fill(sayDay(new Date()))
  await dialog(anna).getByRole('radio', { name: 'Per Post' }).check()
  await expect(dialog(anna)).toContainText('frühestens am')
  await atWidths(anna, widths, () => expectAccessible(anna))
  await confirm(anna, 'Versand erfassen').click()
  await expect(said(anna, 'Der Versand ist erfasst.')).toBeVisible()
  await expect(letters).toContainText('Auf anderem Weg versandt')
  await expect(letters).toContainText('per Post')
  await expect(comparison(anna)).toContainText(
    new RegExp(`Zuschlag möglich ab .* ${sayDay(startOfDay(new Date(), 16))}, 0?0:00 Uhr`),
  )
  await expect(letters.getByRole('button', { name: `Versand erfassen: ${solar}` })).toHaveCount(0)
  await expect(lastDay).toHaveText(named ?? '')
  await button(anna, 'Aktionen').click()
  const award = anna.getByRole('menuitem', { name: 'Zuschlag erteilen' })
  await expect(award).toHaveAttribute('aria-disabled', 'true')
  await expect(award).toHaveAccessibleDescription(/Wartefrist des § 134 GWB/)
  await anna.keyboard.press('Escape')
  await atWidths(anna, widths, () => expectAccessible(anna))

  await expect(ownPart(dora)).toContainText('Nicht berücksichtigt')
  await expect(ownPart(dora)).toContainText('Die Pacht lag unter der des besten Angebots.')
  await expect(ownPart(dora)).toContainText(`Der Zuschlag soll an ${geest} gehen, frühestens am`)
  await expect(dora.getByText(solar)).toHaveCount(0)
  const letter = ownPart(dora).getByRole('button', { name: /^Mitteilung vom .* \(PDF\)/ })
  expect((await openedDocument(dora, () => letter.click())).subarray(0, 5).toString()).toBe('%PDF-')
  await atWidths(dora, widths, () => expectAccessible(dora))

  for (const page of [anna, dora]) await page.close()
  await travelTo(server, new Date(Date.now() + 17 * day))
  const [clerk, winner] = [await server.open('anna'), await server.open('fritz')]
  await winner.setViewportSize({ width: 390, height: 844 })
  await winner.goto(path)
  await expect(ownPart(winner)).toContainText('Geöffnet')
  await clerk.goto(path)
  await expect(comparison(clerk)).toContainText('Die Wartefrist ist abgelaufen, wenn alle Schreiben')
  await button(clerk, 'Zuschlag erteilen').click()
  await expect(dialog(clerk).getByText(geest).first()).toBeVisible()
  await expect(dialog(clerk).getByText(/Für \d von \d Schreiben ist kein Versand erfasst/)).toBeVisible()
  await confirm(clerk, 'Zuschlag erteilen').click()
  await expect(said(clerk, 'Der Zuschlag ist erteilt.')).toBeVisible()
  await expect(ownPart(winner)).toContainText('Ihr Unternehmen hat den Zuschlag erhalten.')
  await expectAccessible(winner)
  const won = ownPart(winner).getByRole('button', { name: /^Mitteilung vom .*LOT-0001/ })
  expect((await openedDocument(winner, () => won.click())).subarray(0, 5).toString()).toBe('%PDF-')

  await expect(clerk.getByRole('link', { name: 'Ergebnisbekanntmachung prüfen' })).toBeVisible()
  await expect(clerk.getByRole('region', { name: 'Überblick' })).toContainText('Vergeben')
  await button(clerk, 'Aktionen').click()
  await clerk.getByRole('menuitem', { name: 'Archivieren' }).click()
  await confirm(clerk, 'Archivieren').click()
  await expect(clerk.getByText(/wurde am .* archiviert/)).toBeVisible()
  await expect(comparison(clerk).getByRole('button', { name: /Bemerkung zu/ })).toHaveCount(0)
  await expect(comparison(clerk)).toContainText('Statik prüfen')
})

test('an announcement is withdrawn and made for another; the typed text survives a refusal', async ({
  server,
}) => {
  test.setTimeout(180_000)
  const { path, id, lotId } = await roofs(server)
  const anna = await server.open('anna')
  await anna.goto(path)
  await announce(anna, geest, 'Die Pacht lag unter der des besten Angebots.')
  // Somebody else was faster.
  const offers = (await ask(server.url, 'bernd', 'getOffersByProjectId', id)) as {
    id: number
    organization: { name: string }
  }[]
  const of = (name: string) => offers.find(({ organization }) => organization.name === name)?.id ?? 0
  const reasons = { [of(deich)]: 'Teurer', [of(solar)]: 'Teurer' }
  await ask(server.url, 'bernd', 'announceAward', lotId, of(geest), reasons)
  await expect(comparison(anna)).toContainText(`Zuschlag an ${geest} angekündigt`)
  await confirm(anna, 'Zuschlag ankündigen').click()
  await expect(dialog(anna).getByText('Der Zuschlag konnte nicht angekündigt werden.')).toBeVisible()
  await expect(dialog(anna).getByRole('textbox', { name: 'Gemeinsame Begründung' })).toHaveValue(/Pacht/)
  // What was written is not thrown away by a key, and the question itself is left by the same one.
  const question = anna.getByRole('dialog', { name: 'Eingaben verwerfen?' })
  await anna.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused()
  await anna.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(dialog(anna).getByRole('textbox', { name: 'Gemeinsame Begründung' })).toHaveValue(/Pacht/)
  await anna.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(anna.getByRole('dialog')).toHaveCount(0)

  const [dora, fritz] = [await server.open('dora'), await server.open('fritz')]
  await dora.goto(path)
  await fritz.goto(path)
  await expect(ownPart(dora)).toContainText('Nicht berücksichtigt')
  await button(anna, 'Aktionen').click()
  await anna.getByRole('menuitem', { name: 'Ankündigung zurücknehmen' }).click()
  await expect(dialog(anna)).toContainText(`für ${geest}`)
  await dialog(anna).getByRole('textbox', { name: 'Begründung' }).fill('Rechenfehler in der Wertung')
  await confirm(anna, 'Ankündigung zurücknehmen').click()
  await expect(said(anna, 'Die Ankündigung ist zurückgenommen.')).toBeVisible()
  await expect(ownPart(dora)).toContainText('gilt seit dem')
  await expect(ownPart(dora)).toContainText('Rechenfehler in der Wertung')

  await announce(anna, deich, 'Nach der neuen Wertung lag ein anderes Angebot vorn.')
  await confirm(anna, 'Zuschlag ankündigen').press('Enter')
  await expect(comparison(anna)).toContainText(`Zuschlag an ${deich} angekündigt`)
  await fritz.getByLabel('Sprache', { exact: true }).selectOption('English')
  await expect(ownPart(fritz)).toContainText(`The contract is meant to go to ${deich}`)
  await expect(ownPart(dora)).toContainText('gilt seit dem')
  await expect(ownPart(dora).getByRole('button', { name: /^Mitteilung vom/ })).toHaveCount(1)
})
