import type { Locator, Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { apply, open } from './filed.ts'
import { expect, test } from './fixtures.ts'
import { day, drafts, hour, runTender } from './running-tender.ts'
import { said } from './said.ts'
import { patient, travelTo, whileAway } from './time-travel.ts'

test.use({ serverEnv: patient, allowConsoleErrors: [whileAway, { scope: 'test' }] })

const widths = [1440, 1000, 390]
const [deich, geest, hafen] = ['Deich & Erdbau GmbH', 'Geest Energie eG', 'Wesermarsch Hafenbau AG']

const dialog = (page: Page) => page.getByRole('dialog')
const board = (page: Page) => page.getByRole('region', { name: 'Verfahrensstand' })
const column = (page: Page, name: string) => board(page).getByRole('region', { name: new RegExp(`^${name}`) })
const card = (page: Page, columnName: string, company: string) =>
  column(page, columnName).getByRole('listitem').filter({ hasText: company })
const submit = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

async function chooseLot(page: Page, lot: RegExp): Promise<void> {
  await board(page).getByRole('combobox', { name: 'Los' }).click()
  await page.getByRole('option', { name: lot }).click()
}

const middleOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('nothing to be seen')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) }
}

/** Takes a card by its handle and holds it over a column. */
async function carry(page: Page, what: Locator, over: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  const from = await middleOf(what.getByRole('button', { name: /verschieben$/ }))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const to = await middleOf(over)
  await page.mouse.move(to.x, to.y, { steps: 8 })
}

test('who was denied is let in after all, who never applied is not, and others see it at once', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const now = Date.now()
  const { path, lots } = await runTender(server.url, drafts.negotiated, 3, {
    applicationDeadline: new Date(now + hour),
    offerDeadline: new Date(now + 4 * day),
  })
  const [first, second] = lots.map(({ id }) => id)
  if (!first || !second) throw new Error('two lots are needed')
  const { id: dora } = await apply(server.url, 'dora', drafts.negotiated, { lotIds: [first, second] })
  await apply(server.url, 'fritz', drafts.negotiated, { lotIds: [first, second] })
  await ask(server.url, 'gesa', 'createOffer', { id: drafts.negotiated })
  await travelTo(server, new Date(now + 2 * hour))
  await open(server.url, drafts.negotiated, 4)

  const anna = await server.open('anna')
  await anna.goto(path)
  await expect(card(anna, 'Teilnahmewettbewerb', deich)).toContainText('geöffnet')
  await anna.getByRole('button', { name: 'Verhandlung starten', exact: true }).click()
  const decision = (company: string) => dialog(anna).getByRole('radiogroup', { name: company })
  await decision(deich).getByRole('radio', { name: 'Zulassen', exact: true }).check()
  await decision(geest).getByRole('radio', { name: 'Nicht zulassen' }).check()
  await expect(submit(anna, 'Verhandlung starten')).toBeDisabled()
  await dialog(anna)
    .getByRole('textbox', { name: `Begründung der Absage an ${geest}` })
    .fill('Der Nachweis der Eignung fehlt.')
  await atWidths(anna, widths, () => expectAccessible(anna))
  await submit(anna, 'Verhandlung starten').click()
  await expect(said(anna, 'Die Verhandlung wurde gestartet.')).toBeVisible()

  const bernd = await server.open('bernd')
  await bernd.goto(path)
  const denied = card(anna, 'Teilnahmewettbewerb', geest)
  await expect(denied).toContainText('Nicht zugelassen')
  await expect(denied).toContainText('Der Nachweis der Eignung fehlt.')
  await expect(card(bernd, 'Teilnahmewettbewerb', geest)).toBeVisible()
  await atWidths(anna, widths, () => expectAccessible(anna))

  const whyNot = 'Zum Angebot kann nur aufgefordert werden, solange für das Los die Angebotsphase läuft.'
  await carry(anna, denied, column(anna, 'Angebot'))
  await expect(column(anna, 'Angebot')).toContainText(whyNot)
  await expect(column(anna, 'Verhandlung')).toContainText('Hier loslassen')
  await anna.mouse.up()
  await expect(anna.getByRole('status').filter({ hasText: whyNot })).toBeVisible()
  await expect(denied).toBeVisible()

  await carry(anna, denied, column(anna, 'Verhandlung'))
  await anna.mouse.up()
  await expect(dialog(anna)).toContainText('Die Absage wird zurückgenommen')
  await expectAccessible(anna)
  await submit(anna, 'Zur Verhandlung zulassen').click()
  await expect(said(anna, `${geest} nimmt an der Verhandlung teil.`)).toBeVisible()
  await expect(card(anna, 'Verhandlung', geest)).toContainText('Zur Verhandlung zugelassen')
  await expect(card(bernd, 'Verhandlung', geest)).toBeVisible()
  await expect(board(bernd).locator('output')).toHaveText(`${geest} steht jetzt in der Spalte Verhandlung.`)

  await chooseLot(anna, /^LOT-0002/)
  await card(anna, 'Teilnahmewettbewerb', hafen)
    .getByRole('button', { name: `Aktionen für ${hafen}` })
    .click()
  const letIn = anna.getByRole('menuitem', { name: 'Zur Verhandlung zulassen' })
  await expect(letIn).toHaveAttribute('aria-disabled', 'true')
  await expect(letIn).toHaveAccessibleDescription(/hat keinen Teilnahmeantrag eingereicht.*§ 51 Abs\. 3 VgV/)
  await expectAccessible(anna)
  await anna.keyboard.press('Escape')
  await card(anna, 'Teilnahmewettbewerb', geest)
    .getByRole('button', { name: `${geest} verschieben` })
    .focus()
  await anna.keyboard.press('Space')
  await anna.keyboard.press('ArrowRight')
  await expect(board(anna).locator('output')).toHaveText('Spalte Verhandlung: möglich.')
  await anna.keyboard.press('ArrowRight')
  await expect(board(anna).locator('output')).toContainText('Spalte Angebot: nicht möglich.')
  await anna.keyboard.press('ArrowLeft')
  await anna.keyboard.press('Space')
  await expect(dialog(anna)).toContainText('Die Absage wird zurückgenommen')
  await dialog(anna).getByRole('textbox', { name: 'Begründung' }).fill('Der Nachweis lag doch bei.')
  await submit(anna, 'Zur Verhandlung zulassen').press('Enter')
  await expect(card(anna, 'Verhandlung', geest)).toBeVisible()
  // She was the last who could be moved: with nothing left to drag there is no grip to come back to.
  await expect(anna.getByRole('button', { name: /verschieben$/ })).toHaveCount(0)
  await expect(card(anna, 'Verhandlung', geest).getByRole('link', { name: geest })).toBeFocused()

  const reason = { reason: 'Die Sache eilt.' }
  const offers = { id: drafts.negotiated, stage: 6 }
  await ask(server.url, 'bernd', 'updateProjectStage', offers, [first], null, [dora], reason)
  await bernd.setViewportSize({ width: 390, height: 844 })
  await board(bernd).getByRole('combobox', { name: 'Spalte' }).click()
  await bernd.getByRole('option', { name: 'Verhandlung (1)' }).click()
  await expect(bernd.getByRole('button', { name: `${geest} verschieben` })).toBeHidden()
  await card(bernd, 'Verhandlung', geest)
    .getByRole('button', { name: `Aktionen für ${geest}` })
    .click()
  await expect(bernd.getByRole('menuitem', { name: 'Zur Verhandlung zulassen' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessible(bernd)
  await bernd.getByRole('menuitem', { name: 'Zum Angebot auffordern' }).click()
  await submit(bernd, 'Zum Angebot auffordern').click()
  await expect(said(bernd, `${geest} ist zum Angebot aufgefordert.`)).toBeVisible()
  await bernd.setViewportSize({ width: 1440, height: 900 })
  await bernd.getByLabel('Sprache', { exact: true }).selectOption('English')
  const english = bernd.getByRole('region', { name: 'State of the procedure' })
  await expect(english.getByRole('region', { name: 'Offer 2 companies' })).toContainText('Invited to offer')
})

test('nobody applied: the board leads out; what waits for a round stays closed', async ({ server }) => {
  test.setTimeout(240_000)
  const now = Date.now()
  const deadlines = { applicationDeadline: new Date(now + hour), offerDeadline: new Date(now + 4 * day) }
  const empty = await runTender(server.url, drafts.negotiated, 3, deadlines)
  const rounds = await runTender(server.url, drafts.continuous, 3, {
    applicationDeadline: new Date(now + hour),
    deadlinePeriodDays: 1,
    finalDeadline: new Date(now + 5 * day),
    offerDeadline: null,
  })
  const roundLots = rounds.lots.map(({ id }) => id)
  await apply(server.url, 'dora', drafts.continuous, { lotIds: roundLots })
  await travelTo(server, new Date(now + 2 * hour))
  await open(server.url, drafts.continuous, 4)
  await apply(server.url, 'fritz', drafts.continuous, { lotIds: roundLots })

  const anna = await server.open('anna')
  await anna.goto(rounds.path)
  await expect(card(anna, 'Teilnahmewettbewerb', deich)).toContainText('Antrag in Prüfung')
  await expect(column(anna, 'Warteraum')).toContainText('Runde 2: 1 Antrag wartet')
  await expect(board(anna)).not.toContainText(geest)
  await atWidths(anna, widths, () => expectAccessible(anna))

  await anna.goto(empty.path)
  await expect(board(anna)).toContainText('ist kein Teilnahmeantrag eingegangen')
  await open(server.url, drafts.negotiated, 4)
  await expect(board(anna)).toContainText('Bitte beenden Sie das Los ohne Zuschlag.')
  await expectAccessible(anna)
  await board(anna).getByRole('button', { name: 'Los beenden' }).click()
  await expect(dialog(anna).getByRole('radio', { name: /^LOT-0001/ })).toBeChecked()
  await dialog(anna).getByRole('textbox', { name: 'Begründung' }).fill('Niemand hat sich beworben.')
  await submit(anna, 'Los beenden').click()
  await expect(said(anna, 'Das Los wurde beendet.')).toBeVisible()
})
