import type { Locator, Page } from '@playwright/test'
import { demoPassword } from '../demo/people.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { expect, type PrivateServer, test } from './fixtures.ts'
import { people } from './people.ts'
import { day, drafts, runTender } from './running-tender.ts'
import { said } from './said.ts'

const tender = drafts.negotiated
const widths = [1440, 1000, 390]
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string | RegExp) => dialog(page).getByRole('textbox', { name })
const menuEntry = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Bereiche der Ausschreibung' })
    .getByRole('link', { name: /^Nachrichten/ })
const row = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject })
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Letzte Meldungen/ })

/** A tender that companies can apply for. */
const running = async ({ url }: PrivateServer): Promise<string> => {
  const deadlines = {
    applicationDeadline: new Date(Date.now() + 20 * day),
    offerDeadline: new Date(Date.now() + 60 * day),
  }
  return `${(await runTender(url, tender, 3, deadlines)).path}/nachrichten`
}

async function write(page: Page, subject: string, text: string): Promise<void> {
  await field(page, 'Betreff').fill(subject)
  await field(page, /^Text/).fill(text)
}

async function attach(page: Page | Locator, within: Page, name: string): Promise<void> {
  const [chooser] = await Promise.all([
    within.waitForEvent('filechooser'),
    button(page, 'Dateien auswählen').click(),
  ])
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })
  await expect(page.getByRole('button', { name: `${name} entfernen` })).toBeVisible()
}

test('a question reaches the authority live, is answered to all without a name, and later ones find it', async ({
  server,
}) => {
  test.slow()
  const path = await running(server)
  await ask(server.url, 'fritz', 'createOffer', { id: tender })
  const anna = await server.open('anna')
  await anna.goto(path)
  await expect(anna.getByText('Noch keine Nachrichten')).toBeVisible()
  await expect(menuEntry(anna)).toHaveText(/^Nachrichten/)

  const dora = await server.open('dora')
  await dora.goto(`/projekte/${tender}`)
  await button(dora, 'Frage stellen').click()
  await expect(dialog(dora)).toContainText('Bitte geben Sie einen Betreff ein.')
  await expect(button(dialog(dora), 'Senden')).toBeDisabled()
  await write(dora, 'Zufahrt', 'Wir von der Deich & Erdbau GmbH fragen: ist die Zufahrt frei?')
  await atWidths(dora, widths, () => expectAccessible(dora))
  await button(dialog(dora), 'Senden').click()
  await expect(said(dora, 'Die Nachricht wurde gesendet.')).toBeVisible()
  await expect(row(dora, 'Zufahrt')).toBeVisible()

  await expect(row(anna, 'Zufahrt')).toContainText('Neu')
  await expect(menuEntry(anna)).toContainText('1 neu')
  await expect(bell(anna)).toHaveAccessibleName(/\d neue Nachricht/)
  await bell(anna).press('Enter')
  await expectAccessible(anna)
  // The demo's own messages wait there, too.
  const waiting = anna
    .getByRole('dialog', { name: 'Letzte Meldungen', includeHidden: true })
    .getByRole('link', { name: /Parkflächen/, includeHidden: true })
  await expect(waiting).toHaveCount(1)
  await waiting.press('Enter')
  await expect(waiting).toBeHidden()
  await expect(anna.getByRole('heading', { level: 3, name: 'Zufahrt' })).toBeFocused()
  await expect(menuEntry(anna)).toHaveText(/^Nachrichten,?\s*$/)
  await expect(waiting).toHaveCount(0)
  await atWidths(anna, widths, () => expectAccessible(anna))

  await anna.getByRole('link', { name: 'Allen antworten, ohne den Fragesteller zu nennen' }).click()
  await expect(dialog(anna)).toContainText('Wir von der Deich & Erdbau GmbH fragen')
  await expect(field(anna, /^So lesen es alle/)).toHaveAccessibleDescription(/Hier steht noch: Deich, Erdbau/)
  await expect(field(anna, 'Betreff')).toHaveValue('Antwort auf eine Bieterfrage')
  await field(anna, /^Antwort an alle/).fill('Ja, sie ist frei.')
  await button(dialog(anna), 'Senden').click()
  const asked = anna.getByRole('dialog', { name: 'Der Fragesteller könnte erkannt werden' })
  await expect(asked).toContainText('Deich, Erdbau')
  await expect(button(asked, 'Zurück und ändern')).toBeFocused()
  await anna.keyboard.press('Enter')
  await expect(asked).toBeHidden()
  await field(anna, /^So lesen es alle/).fill('Ist die Zufahrt frei?')
  await expect(field(anna, /^So lesen es alle/)).not.toHaveAccessibleDescription(/Hier steht noch/)
  await field(anna, 'Betreff').fill('Frage zur Zufahrt')
  await atWidths(anna, widths, () => expectAccessible(anna))
  await button(dialog(anna), 'Senden').click()
  await expect(said(anna, 'Die Nachricht wurde gesendet.')).toBeVisible()

  await ask(server.url, 'gesa', 'createOffer', { id: tender })
  const gesa = await server.open('gesa')
  await gesa.goto(path)
  await row(gesa, 'Frage zur Zufahrt').getByRole('link').click()
  const message = gesa.getByRole('article')
  await expect(message).toContainText('Ist die Zufahrt frei?')
  await expect(message).toContainText('Ja, sie ist frei.')
  await expect(gesa.getByRole('main')).not.toContainText('Deich')

  const visitor = await server.open()
  await visitor.goto(`/projekte/${tender}/dokumente`)
  await visitor.getByRole('link', { name: '1 Frage und Antwort' }).click()
  await expect(visitor).toHaveURL(`/projekte/${tender}#fragen`)
  for (const page of [`/projekte/${tender}`, path]) {
    await visitor.goto(page)
    const answers = visitor.getByRole('region', { name: 'Fragen und Antworten' })
    await expect(answers).toContainText('Ist die Zufahrt frei?')
    await expect(answers).toContainText('Ja, sie ist frei.')
    await expect(visitor.getByRole('main')).not.toContainText('Deich')
    await expectAccessible(visitor)
  }
})

test('a text that no browser could draw is read and answered as it was typed', async ({ server }) => {
  const path = await running(server)
  const { id: offerId, organizationId } = (await ask(server.url, 'dora', 'createOffer', { id: tender })) as {
    id: number
    organizationId: number
  }
  const line = { projectId: tender, offerId, messageSubject: '', messageText: '>'.repeat(20_000) }
  const { id } = (await ask(server.url, 'dora', 'sendMessage', line)) as { id: number }
  const anna = await server.open('anna')
  await anna.goto(`/projekte/${tender}/bewerber/${organizationId}#nachrichten`)
  await expect(anna.getByRole('region', { name: 'Nachrichten' })).toContainText('Ohne Gestaltung angezeigt')
  await anna.goto(`${path}#allen-${id}`)
  await expect(field(anna, /^So lesen es alle/)).toContainText('>>>>')
})

test('who has not joined is told to before she files', async ({ server }) => {
  test.slow()
  const path = await running(server)
  const gesa = await server.open('gesa')
  await gesa.goto(path)
  await button(gesa, 'Frage stellen').click()
  await write(gesa, 'Angebot', 'Anbei.')
  await attach(dialog(gesa), gesa, 'Angebot.txt')
  await button(dialog(gesa), 'Senden').click()
  await expect(dialog(gesa)).toContainText('Dafür nehmen Sie zuerst teil.')
  await atWidths(gesa, widths, () => expectAccessible(gesa))
  await dialog(gesa).getByRole('link', { name: 'Ja, zur Ausschreibung' }).click()
  await expect(gesa).toHaveURL(new RegExp(`/projekte/${tender}$`))
})

test('a visitor writes, is asked to log in and goes on where she was', async ({ server }) => {
  const path = await running(server)
  const visitor = await server.open()
  await visitor.goto(path)
  await expect(visitor.getByText('Nach dem Einloggen lesen Sie hier')).toBeVisible()
  await button(visitor, 'Frage stellen').click()
  await write(visitor, 'Frist', 'Bis wann?')
  await visitor.waitForTimeout(1000)
  await visitor.reload()
  await expect(field(visitor, 'Betreff')).toHaveValue('Frist')
  await expect(field(visitor, /^Text/)).toHaveText('Bis wann?')
  await expect(dialog(visitor)).toContainText('Dateien können Sie anhängen, sobald Sie eingeloggt sind.')
  await button(dialog(visitor), 'Senden').click()
  const login = visitor.getByRole('dialog', { name: 'Einloggen' })
  await expect(login).toContainText('Um der Vergabestelle eine Nachricht zu senden, benötigen Sie ein Konto.')
  await expect(dialog(visitor)).toHaveCount(1)
  await login.getByLabel('E-Mail').fill(people.dora)
  await login.getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await visitor.keyboard.press('Enter')
  await expect(dialog(visitor)).toContainText('Bitte prüfen Sie Ihre Nachricht und senden Sie sie ab.')
  await expect(field(visitor, 'Betreff')).toHaveValue('Frist')
  await expect(field(visitor, /^Text/)).toHaveText('Bis wann?')
  await button(dialog(visitor), 'Senden').click()
  await expect(row(visitor, 'Frist')).toBeVisible()

  await button(visitor, 'Frage stellen').click()
  await expect(field(visitor, 'Betreff')).toHaveValue('')
})

test('an offer sent as a message is caught, and the draft stays', async ({ server }) => {
  test.slow()
  const path = await running(server)
  await ask(server.url, 'dora', 'createOffer', { id: tender })
  const dora = await server.open('dora')
  await dora.goto(path)
  await button(dora, 'Frage stellen').click()
  await write(dora, 'Unser Angebot', 'Anbei.')
  await attach(dialog(dora), dora, 'Angebot.txt')
  await button(dialog(dora), 'Senden').click()
  const guard = dora.getByRole('dialog', { name: 'Ist das Ihr Angebot oder Teilnahmeantrag?' })
  await expect(guard).toBeVisible()
  await atWidths(dora, widths, () => expectAccessible(dora))
  await guard.getByRole('link', { name: 'Ja, zum verschlossenen Datenraum' }).click()
  await expect(dora).toHaveURL(/\/bewerbung$/)

  const again = await dora.context().newPage()
  await again.goto(path)
  await button(again, 'Frage stellen').click()
  await expect(field(again, 'Betreff')).toHaveValue('Unser Angebot')
  await expect(dialog(again).getByText('Angebot.txt', { exact: true })).toBeVisible()
  await field(again, 'Betreff').fill('Ein Lageplan')
  await button(dialog(again), 'Senden').click()
  await button(dialog(again), 'Nein, als Nachricht senden').click()
  await expect(row(again, 'Ein Lageplan')).toBeVisible()

  const anna = await server.open('anna')
  await anna.goto(path)
  await row(anna, 'Ein Lageplan').getByRole('link').click()
  await expect(anna.getByRole('article').getByText('Angebot.txt', { exact: true })).toBeVisible()
  await expectAccessible(anna)
})

test('a reply is kept over a reload, sent by keyboard, and nobody else finds the draft', async ({
  server,
}) => {
  test.slow()
  const path = await running(server)
  await ask(server.url, 'dora', 'sendMessage', {
    projectId: tender,
    messageSubject: 'Zufahrt',
    messageText:
      'Frei? [hier](javascript:alert(1)) **fett**\n\n<iframe src="/"></iframe><script>alert(1)</script>',
  })
  const anna = await server.open('anna')
  await anna.goto(path)
  await row(anna, 'Zufahrt').getByRole('link').press('Enter')
  await expect(anna.getByRole('article').locator('strong', { hasText: 'fett' })).toBeVisible()
  await expect(anna.getByRole('article')).toContainText('<iframe src="/"></iframe><script>alert(1)</script>')
  await expect(anna.getByRole('article').locator('iframe, script, a[href^="javascript"]')).toHaveCount(0)
  await anna.getByRole('link', { name: 'Antworten', exact: true }).press('Enter')
  await expect(field(anna, 'Betreff')).toHaveValue('AW: Zufahrt')
  await field(anna, /^Text/).fill('Ja, sie ist frei.')
  await anna.waitForTimeout(1000)
  await anna.reload()
  await expect(field(anna, /^Text/)).toHaveText('Ja, sie ist frei.')

  const bernd = await server.open('bernd')
  await bernd.goto(new URL(anna.url()).pathname + new URL(anna.url()).hash)
  await expect(field(bernd, /^Text/)).toHaveText('')
  await button(dialog(anna), 'Senden').press('Enter')
  await expect(said(anna, 'Die Nachricht wurde gesendet.')).toBeVisible()

  const dora = await server.open('dora')
  await dora.setViewportSize({ width: 390, height: 844 })
  await dora.goto(path)
  await dora.getByRole('link', { name: /AW: Zufahrt/ }).click()
  await expect(dora.getByRole('article')).toContainText('Ja, sie ist frei.')
  await expect(dora.getByRole('article')).toContainText('Antwort auf')
  await expect(dora.getByRole('main')).not.toContainText(people.anna)
})

test('team and company talk about one part, the newest last', async ({ server }) => {
  test.slow()
  const path = await running(server)
  const { organizationId } = (await ask(server.url, 'dora', 'createOffer', { id: tender })) as {
    organizationId: number
  }
  const anna = await server.open('anna')
  await anna.goto(`/projekte/${tender}/bewerber/${organizationId}#nachrichten`)
  const talk = anna.getByRole('region', { name: 'Nachrichten' })
  await talk.getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Bitte reichen Sie den Nachweis nach.')
  await anna.keyboard.press('Control+Enter')
  await expect(talk.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(anna)

  const dora = await server.open('dora')
  await dora.goto(`${path}#gespraech`)
  await expect(dora.getByText('Bitte reichen Sie den Nachweis nach.')).toBeVisible()
  await dora.getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Bis morgen.')
  await button(dora, 'Senden').click()
  await expect(talk.getByRole('listitem').last()).toContainText('Bis morgen.')
  await atWidths(dora, widths, () => expectAccessible(dora))
})

test('the list is searched, sorted and named in both languages', async ({ server }) => {
  const path = await running(server)
  for (const [person, subject] of [
    ['dora', 'Zufahrt'],
    ['fritz', 'Anschluss'],
  ] as const)
    await ask(server.url, person, 'sendMessage', {
      projectId: tender,
      messageSubject: subject,
      messageText: `Frage zu ${subject}`,
    })
  const anna = await server.open('anna')
  await anna.goto(path)
  const subjects = anna.getByRole('row').getByRole('link')
  await expect(subjects).toHaveText([/^Anschluss/, /^Zufahrt/])
  await expect(anna.getByRole('columnheader', { name: 'Gesendet' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await anna.getByRole('columnheader', { name: 'Von' }).getByRole('button').click()
  await expect(anna.getByRole('columnheader', { name: 'Von' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(subjects).toHaveText([/^Zufahrt/, /^Anschluss/])
  await anna.getByRole('searchbox', { name: 'Nachrichten durchsuchen' }).fill('  anSCHluss ')
  await expect(subjects).toHaveText([/^Anschluss/])
  await button(anna, 'Nachricht schreiben').click()
  await expect(dialog(anna)).toContainText('Alle Teilnehmer')
  await dialog(anna).getByRole('combobox', { name: 'Empfänger' }).click()
  await anna.getByRole('option', { name: 'Geest Energie eG' }).click()
  await expect(button(dialog(anna), 'Alle Teilnehmer entfernen')).toHaveCount(0)
  await anna.keyboard.press('Escape')
  await atWidths(anna, widths, () => expectAccessible(anna))
  await anna.goto(path)
  await anna.getByLabel('Sprache', { exact: true }).selectOption('English')
  await expect(button(anna, 'Write a message')).toBeVisible()
})
