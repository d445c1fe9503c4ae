import { contact } from '@allmende/domain/organizations/test-contact.ts'
import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { mailedLink } from './mails.ts'

const password = 'Moorweide hinterm Deich 42'
const next = (page: Page) => page.getByRole('button', { name: 'Weiter' }).click()
/** In a toast; the history of messages has it in a longer sentence. */
const said = (page: Page, text: string) => page.getByText(text, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Absenden' })
const step = (page: Page, n: number) => page.getByRole('region', { name: new RegExp(`^Schritt ${n} von 3`) })

async function fillCompany(page: Page, name: string, more: Record<string, string> = {}) {
  const entries = {
    'Offizieller Name': name,
    'Straße und Hausnummer': 'Kai 1',
    Postleitzahl: '26382',
    Ort: 'Wilhelmshaven',
    Vorname: 'Wilma',
    Nachname: 'Watt',
    Telefon: '04421 1',
    'E-Mail-Adresse': 'post@watt.example',
    ...more,
  }
  for (const [label, value] of Object.entries(entries)) {
    await page.getByRole('textbox', { name: label }).fill(value)
  }
}

async function fillPassword(page: Page, first: string, second: string) {
  await page.getByLabel('Passwort *', { exact: true }).fill(first)
  await page.getByLabel('Passwort wiederholen').fill(second)
}

async function declare(page: Page) {
  await page.getByLabel('Ich bin vertretungsberechtigt').check()
  await page.getByLabel('Ich versichere, dass die angegebenen Daten korrekt sind.').check()
}

async function logIn(page: Page, email: string) {
  const login = page.getByRole('dialog', { name: 'Einloggen' })
  await login.getByLabel('E-Mail Adresse').fill(email)
  await login.getByLabel('Passwort', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test('a visitor registers a company, confirms by the mailed link and is in', async ({ visitor, shared }) => {
  test.slow()
  await visitor.goto('/projekte')
  await visitor.getByRole('table').getByRole('link').first().click()
  await visitor.getByRole('button', { name: 'Merken' }).click()
  const wanted = new URL(visitor.url()).pathname
  await visitor.getByRole('dialog', { name: 'Einloggen' }).getByRole('link', { name: 'Registrieren' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Registrierung' })).toBeVisible()
  await expect(visitor.getByRole('navigation', { name: /Pfad|Brotkrumen|Breadcrumb/i })).toHaveCount(0)
  await next(visitor)
  await expect(visitor.getByRole('alert').getByRole('link', { name: /Feld ist erforderlich/ })).toHaveCount(8)
  await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))

  await fillCompany(visitor, 'Gewinn auf www.watt.example', {
    'E-Mail-Adresse': 'kein at',
    Vorname: 'watt.com',
  })
  await next(visitor)
  await expect(visitor.getByText('Ein Name darf keinen Link enthalten').first()).toBeVisible()
  await expect(
    visitor.getByText('Ein Name darf keine Internet- oder E-Mail-Adresse enthalten').first(),
  ).toBeVisible()
  await fillCompany(visitor, 'Watt & Wasser GmbH', { 'E-Mail-Adresse': 'kein at' })
  await next(visitor)
  await expect(visitor.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').first()).toBeVisible()
  await fillCompany(visitor, 'Watt & Wasser GmbH', { Postleitzahl: '2638', Telefon: 'mobil' })
  await next(visitor)
  for (const fault of [
    'Postleitzahl: Eine deutsche Postleitzahl hat fünf Ziffern, zum Beispiel 26122',
    'Telefon: Bitte geben Sie eine Nummer mit Vorwahl ein, zum Beispiel +49 441 123456',
  ])
    await expect(visitor.getByRole('alert').getByRole('link', { name: fault })).toBeVisible()
  await expect(visitor.getByRole('textbox', { name: 'Postleitzahl' })).toHaveAccessibleDescription(
    /fünf Ziffern/,
  )
  await expect(visitor.getByRole('textbox', { name: 'Telefon' })).toHaveValue('mobil')
  await fillCompany(visitor, 'Watt & Wasser GmbH')
  await next(visitor)

  await expect(step(visitor, 2)).toBeFocused()
  await next(visitor)
  await expect(visitor.getByRole('alert').getByRole('link', { name: /Feld ist erforderlich/ })).toHaveCount(4)
  await visitor.getByLabel('Der Benutzer ist die Kontaktperson').check()
  await expect(step(visitor, 2).getByText('post@watt.example')).toBeVisible()
  await expect(visitor.getByLabel('Vorname')).toHaveCount(0)
  await visitor.getByLabel('Der Benutzer ist die Kontaktperson').uncheck()
  await visitor.getByLabel('Vorname').fill('Wanda')
  await visitor.getByLabel('Nachname').fill('Woge')
  await visitor.getByLabel('E-Mail-Adresse').fill('Wnada@Watt.Example')

  await fillPassword(visitor, 'passwort123', 'passwort12')
  await expect(visitor.getByText('Passwortstärke: Schwach')).toBeVisible()
  await next(visitor)
  await expect(visitor.getByText('Die Passwörter stimmen nicht überein.').first()).toBeVisible()
  await fillPassword(visitor, 'passwort123', 'passwort123')
  await next(visitor)
  await expect(visitor.getByText('Dieses Passwort ist zu leicht zu erraten.').first()).toBeVisible()
  await fillPassword(visitor, password, password)
  await expect(visitor.getByText('Passwortstärke: Stark')).toBeVisible()
  await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))
  await next(visitor)

  await expect(step(visitor, 3)).toContainText('Watt & Wasser GmbH')
  await expect(step(visitor, 3)).toContainText('Wanda Woge')
  await expect(submit(visitor)).toBeDisabled()
  await expect(visitor.getByText('Bitte bestätigen Sie beide Erklärungen.')).toBeVisible()
  await declare(visitor)
  await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))
  await submit(visitor).click()

  const login = visitor.getByRole('dialog', { name: 'Einloggen' })
  const sent = visitor.getByRole('heading', { level: 1, name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' })
  const way = visitor.getByRole('region', { name: 'So geht es weiter' })
  const help = visitor.getByRole('region', { name: 'Keine E-Mail erhalten?' })
  await expect(sent).toBeVisible()
  await expect(visitor).toHaveURL(/\/projekte\?message=registered$/)
  await expect(login).toBeHidden()
  await expect(way).toContainText('wnada@watt.example')
  await expect(help).toContainText('Spam-Ordner')
  await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))
  await visitor.reload()
  await expect(way).toContainText('wnada@watt.example')
  await help.getByRole('button', { name: 'E-Mail erneut zusenden' }).click()
  await expect(help.getByRole('alert')).toContainText('Bitte warten Sie noch 1 Minute.')

  // She has mistyped her address: everything is still there but the password.
  await help.getByRole('button', { name: 'Adresse ändern' }).click()
  await expect(visitor.getByLabel('E-Mail-Adresse')).toBeFocused()
  await expect(visitor.getByLabel('E-Mail-Adresse')).toHaveValue('Wnada@Watt.Example')
  await expect(visitor.getByLabel('Vorname')).toHaveValue('Wanda')
  await expect(visitor.getByLabel('Passwort *', { exact: true })).toHaveValue('')
  await expect(visitor.getByText('Sie ändern Ihre Registrierung mit der Adresse')).toBeVisible()
  await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))
  await visitor.getByRole('button', { name: 'Doch nichts ändern' }).click()
  await expect(sent).toBeVisible()
  await help.getByRole('button', { name: 'Adresse ändern' }).click()
  await visitor.getByLabel('E-Mail-Adresse').fill('wanda@watt.example')
  await fillPassword(visitor, password, password)
  await next(visitor)
  await expect(step(visitor, 3)).toContainText('Watt & Wasser GmbH')
  await declare(visitor)
  await submit(visitor).click()
  await expect(way).toContainText('wanda@watt.example')
  await visitor.getByRole('main').getByRole('button', { name: 'Einloggen' }).click()
  await logIn(visitor, 'wnada@watt.example')
  await expect(login.getByText('E-Mail-Adresse und Passwort passen nicht zusammen.')).toBeVisible()
  await visitor.keyboard.press('Escape')

  // Before the address is confirmed there is nothing to set up.
  const early = await shared.open()
  await early.goto('/login')
  await logIn(early, 'wanda@watt.example')
  await expect(early.getByRole('heading', { level: 1, name: 'E-Mail-Adresse bestätigen' })).toBeVisible()
  await expect(early.getByRole('img', { name: /QR-Code/ })).toHaveCount(0)
  await expectAccessible(early)

  await visitor.goto(await mailedLink(shared.url, 'wanda@watt.example', 'emailConfirmation'))
  await expect(login.getByText('Vielen Dank, Ihr Konto ist aktiv.')).toBeVisible()
  await expect(
    early.getByRole('heading', { level: 1, name: 'Zwei-Faktor-Authentifizierung einrichten' }),
  ).toBeVisible()
  await logIn(visitor, 'wanda@watt.example')
  await visitor.getByRole('button', { name: 'Überspringen' }).click()
  await visitor.getByRole('dialog').getByRole('button', { name: 'Überspringen' }).click()
  // She is where she was before she knew that she needs an account.
  await expect(visitor.getByRole('button', { name: 'Merken' })).toBeVisible()
  await expect(visitor).toHaveURL(new RegExp(`${wanted}$`))
  await visitor.getByRole('link', { name: 'Unternehmensdaten' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Watt & Wasser GmbH' })).toBeVisible()
})

test('what is known already is said, and nothing typed is lost', async ({ server }) => {
  test.slow()
  const page = await server.open()
  await page.goto('/registrierung')
  await fillCompany(page, 'Deich & Erdbau GmbH', { Postleitzahl: '28199' })
  await next(page)
  await page.getByLabel('Der Benutzer ist die Kontaktperson').check()
  await fillPassword(page, password, password)
  await next(page)
  await declare(page)
  await submit(page).click()
  await expect(
    page.getByText(
      'Dieses Unternehmen wurde bereits registriert. Bitten Sie den Verantwortlichen für das Unternehmen, ein Benutzer-Konto für Sie anzulegen.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Ort' })).toHaveValue('Wilhelmshaven')
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'Offizieller Name' }).fill('Deichbau Nord GmbH')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('dora@deich-erdbau.example')
  await next(page)
  await expect(page.getByLabel('Passwort *', { exact: true })).toHaveValue(password)
  await next(page)
  await declare(page)
  for (let n = 0; n < 4; n += 1) {
    if (n > 0) {
      await next(page)
      await declare(page)
    }
    await submit(page).click()
    await expect(
      page.getByText(
        'Diese E-Mail-Adresse wurde bereits registriert. Falls Sie Ihr Passwort vergessen haben, klicken Sie auf "Einloggen" und dann auf "Passwort vergessen".',
      ),
    ).toBeVisible()
  }
  await next(page)
  await declare(page)
  await submit(page).click()
  await expect(page.getByText('Die Registrierung war nicht möglich.')).toBeVisible()
  await expect(page.getByText(/Bitte versuchen Sie es in \d+ Sekunden erneut/)).toBeVisible()
  await expect(step(page, 3)).toContainText('Deichbau Nord GmbH')
})

test('a reload loses nothing but the password', async ({ visitor }) => {
  await visitor.goto('/registrierung')
  await fillCompany(visitor, 'Nebel & Söhne KG')
  await next(visitor)
  await visitor.getByLabel('Vorname').fill('Nele')
  await fillPassword(visitor, password, password)
  await visitor.reload()
  await visitor.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(visitor.getByRole('textbox', { name: 'Offizieller Name' })).toHaveValue('Nebel & Söhne KG')
  await next(visitor)
  await expect(visitor.getByLabel('Vorname')).toHaveValue('Nele')
  await expect(visitor.getByLabel('Passwort *', { exact: true })).toHaveValue('')
  expect(await visitor.evaluate(() => JSON.stringify(localStorage))).not.toContain(password)

  await visitor.getByRole('link', { name: 'Öffentliche' }).click()
  const question = visitor.getByRole('dialog', { name: 'Seite verlassen?' })
  await question.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
  await expect(visitor.getByLabel('Vorname')).toHaveValue('Nele')
})

test('a system administrator invites a bidder, who sets the password', async ({ admin, anna, shared }) => {
  test.slow()
  await anna.goto('/bieter')
  await expect(anna.getByRole('link', { name: 'Deich & Erdbau GmbH', exact: true })).toBeVisible()
  await expect(anna.getByRole('link', { name: 'Bieter einladen' })).toHaveCount(0)
  await anna.goto('/bieter/anlage')
  await expect(anna.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible()

  await admin.goto('/bieter')
  await admin.getByRole('link', { name: 'Bieter einladen' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Bieter einladen' })).toBeVisible()
  await fillCompany(admin, 'Torf & Ton AG', { 'E-Mail-Adresse': 'tilda@torf.example', Vorname: 'Tilda' })
  await next(admin)
  await expect(admin.getByLabel('Passwort wiederholen')).toHaveCount(0)
  await admin.getByLabel('Der Benutzer ist die Kontaktperson').check()
  await next(admin)
  await expect(admin.getByLabel('Ich bin vertretungsberechtigt')).toHaveCount(0)
  await submit(admin).click()
  await expect(said(admin, 'Das Unternehmen wurde gespeichert.')).toBeVisible()
  await expect(admin).toHaveURL(/\/bieter$/)
  await expect(admin.getByRole('link', { name: 'Torf & Ton AG', exact: true })).toBeVisible()

  const tilda = await shared.open()
  const link = await mailedLink(shared.url, 'tilda@torf.example', 'inviteBySystemAdminExtern')
  expect(link).toMatch(/^\/passwort-reset\?token=/)
  await tilda.goto(link)
  await expect(tilda.getByText('tilda@torf.example').first()).toBeVisible()
})

test('the wizard speaks English', async ({ visitor }) => {
  await visitor.goto('/registrierung')
  await visitor.getByLabel('Sprache').selectOption('English')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Registration' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Next' }).click()
  await expect(
    visitor.getByRole('alert').getByRole('link', { name: 'Official name: This field is required' }),
  ).toBeVisible()
  await expectAccessible(visitor)
})

test('of two who registered the same company the second to confirm is told who has it', async ({
  demoServer,
  visitor,
}) => {
  const company = { name: 'Zweimal da GmbH', contact }
  for (const email of ['erste@watt.example', 'zweite@watt.example']) {
    const user = { email, givenName: 'Wilma', surName: 'Watt', password }
    const call = { jsonrpc: '2.0', id: 1, method: 'registerOrganization', params: [company, user] }
    await fetch(`${demoServer.url}/api/v1/rpc`, { method: 'POST', body: JSON.stringify(call) })
  }
  await visitor.goto(await mailedLink(demoServer.url, 'erste@watt.example', 'emailConfirmation'))
  await expect(visitor.getByText('Vielen Dank, Ihr Konto ist aktiv.')).toBeVisible()
  await visitor.goto(await mailedLink(demoServer.url, 'zweite@watt.example', 'emailConfirmation'))
  await expect(
    visitor
      .getByText('Dieses Unternehmen wurde inzwischen von jemand anderem registriert', { exact: false })
      .first(),
  ).toBeVisible()
  await expectAccessible(visitor)
})
