import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { mailedLink } from './mails.ts'
import { people } from './people.ts'
import { said } from './said.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const rows = (page: Page) => page.getByRole('table').getByRole('link')

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Aktionen' }).click()
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

test('lists by side, found by organization and by typing', async ({ server }) => {
  const [admin, anna, dora, emil] = await Promise.all([
    server.open('admin'),
    server.open('anna'),
    server.open('dora'),
    server.open('emil'),
  ])
  await admin.goto('/benutzer')
  await expect(rows(admin)).toHaveText([
    'Dora Deichgräf',
    'Emil Erdmann',
    'Fritz Funke',
    'Gesa Gerdes',
    'Hinnerk Harms',
    'Imke Ihnen',
  ])
  await atWidths(admin, [1440, 390], () => expectAccessible(admin))
  const filter = admin.getByRole('combobox', { name: 'Nach Organisation filtern' })
  await filter.fill('geest')
  await expect(admin.getByRole('listbox').getByRole('option')).toHaveText([/Geest Energie/])
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await expect(rows(admin)).toHaveText(['Fritz Funke'])
  await expect(admin).toHaveURL(/\?oid=2$/)
  await admin.getByRole('button', { name: 'Auswahl leeren' }).click()
  await expect(rows(admin)).toHaveCount(6)
  await admin.getByRole('searchbox').fill('ERDMANN emil')
  await expect(rows(admin)).toHaveText(['Emil Erdmann'])

  await anna.goto('/benutzer?oid=1')
  await expect(rows(anna)).toHaveText(['Dora Deichgräf', 'Emil Erdmann'])
  await expect(anna.getByRole('link', { name: 'Benutzer anlegen' })).toBeHidden()
  await rows(anna).first().click()
  await expect(anna.getByText('Organisations-Administrator')).toBeVisible()
  await expect(anna.getByRole('textbox', { name: 'Vorname' })).toBeHidden()

  await dora.goto('/benutzer')
  await expect(rows(dora)).toHaveText(['Dora Deichgräf', 'Emil Erdmann'])
  await expect(dora.getByText('Nach Organisation filtern')).toBeHidden()
  await emil.goto('/benutzer')
  await expect(heading(emil, 'Keine Berechtigung')).toBeVisible()
  await emil.goto('/benutzer/fritz@geest-energie.example')
  await expect(heading(emil, 'Seite nicht gefunden')).toBeVisible()
})

test('a colleague is invited, sets a password and logs in; the administrator sees it happen', async ({
  server,
}) => {
  const dora = await server.open('dora')
  await dora.goto('/benutzer')
  await dora.getByRole('link', { name: 'Benutzer anlegen' }).click()
  const save = dora.getByRole('button', { name: 'Speichern' })
  await expect(save).toBeDisabled()
  await expect(dora.getByText('Bitte prüfen Sie noch: Vorname, Nachname, E-Mail-Adresse')).toBeVisible()
  await atWidths(dora, [1440, 390], () => expectAccessible(dora))
  await dora.getByLabel('Vorname').fill('Gerd')
  await dora.getByLabel('Nachname').fill('<b>Graben</b>')
  await dora.getByLabel('E-Mail-Adresse').fill('emil@deich-erdbau.example')
  await save.click()
  await expect(said(dora, 'Der Benutzer konnte nicht gespeichert werden.')).toBeVisible()
  await expect(said(dora, 'Diese E-Mail-Adresse wurde bereits registriert.')).toBeVisible()
  await dora.getByLabel('E-Mail-Adresse').fill('Gerd@Deich-Erdbau.example')
  await save.click()
  await expect(said(dora, 'Der Benutzer wurde gespeichert.')).toBeVisible()
  await expect(dora.getByRole('row', { name: /Gerd <b>Graben<\/b> Eingeladen/ })).toBeVisible()
  await expect(dora.getByText('(inaktiv)')).toHaveCount(0)
  await atWidths(dora, [1440, 390], () => expectAccessible(dora))
  await dora.getByText('Gerd <b>Graben</b>').click()
  await dora.getByRole('button', { name: 'Einladung erneut senden' }).click()
  await expect(said(dora, /Die letzte E-Mail wurde gerade erst gesendet/)).toBeVisible()
  await expectAccessible(dora)
  await dora.goBack()

  const gerd = await server.open()
  await gerd.goto(await mailedLink(server.url, 'gerd@deich-erdbau.example', 'inviteByOrganizationAdmin'))
  await expect(heading(gerd, 'Einladung annehmen')).toBeVisible()
  await gerd.getByLabel('Neues Passwort').fill('Moorweide hinterm Deich 42')
  await gerd.getByLabel('Passwort wiederholen').fill('Moorweide hinterm Deich 42')
  await gerd.getByRole('button', { name: 'Passwort festlegen' }).click()
  const login = gerd.getByRole('dialog', { name: 'Einloggen' })
  await expect(
    login.getByText('Vielen Dank, Ihr Konto ist aktiv. Sie können sich jetzt einloggen.'),
  ).toBeVisible()
  await login.getByLabel('E-Mail Adresse').fill('gerd@deich-erdbau.example')
  await login.getByLabel('Passwort', { exact: true }).fill('Moorweide hinterm Deich 42')
  await gerd.keyboard.press('Enter')
  await expect(heading(gerd, 'Zwei-Faktor-Authentifizierung einrichten')).toBeVisible()
  await expect(dora.getByText('Gerd <b>Graben</b>', { exact: true })).toBeVisible()
})

test('a deactivated user is out at once in another browser, and in again when activated', async ({
  server,
}) => {
  const emil = await server.open('emil')
  await emil.goto('/benutzer/emil@deich-erdbau.example')
  await expect(heading(emil, 'Eigene Daten')).toBeVisible()
  const admin = await server.open('admin')
  await admin.goto('/benutzer/emil@deich-erdbau.example')
  await choose(admin, 'Benutzer deaktivieren')
  await expect(said(admin, 'Das Benutzer-Konto wurde deaktiviert.')).toBeVisible()
  await expect(admin.getByText('Deaktiviert', { exact: true })).toBeVisible()
  await expect(emil.getByRole('dialog', { name: 'Einloggen' })).toBeVisible()
  await expect(emil.getByRole('button', { name: /Emil Erdmann/ })).toBeHidden()
  await choose(admin, 'Benutzer aktivieren')
  await expect(said(admin, 'Das Benutzer-Konto wurde aktiviert.')).toBeVisible()
  await choose(admin, 'Passwort zurücksetzen')
  await expect(said(admin, 'Das Passwort wurde zurückgesetzt.')).toBeVisible()
  await choose(admin, 'Benutzer löschen')
  await expect(said(admin, 'Dieses Konto wurde schon benutzt. Es kann nur deaktiviert werden.')).toBeVisible()
})

test('who deactivates one of the last two of a team is told, and the tender says so', async ({ server }) => {
  const admin = await server.open('admin')
  await admin.goto(`/benutzer/${people.bernd}`)
  await admin.getByRole('button', { name: 'Aktionen' }).click()
  await admin.getByRole('menuitem', { name: 'Benutzer deaktivieren' }).click()
  const question = admin.getByRole('dialog', { name: 'Bernd Bau deaktivieren?' })
  await expect(question).toContainText('weniger als zwei aktive Sachbearbeiter an: „Betrieb der öffentlichen')
  await expectAccessible(admin)
  await question.getByRole('button', { name: 'Benutzer deaktivieren' }).click()
  await expect(said(admin, 'Das Benutzer-Konto wurde deaktiviert.')).toBeVisible()

  const anna = await server.open('anna')
  await anna.goto('/projekte/1')
  await expect(anna.getByText(/weniger als zwei aktive Sachbearbeiter/)).toBeVisible()
  await anna.getByRole('link', { name: 'Zum Team' }).click()
  await expect(anna.getByRole('row', { name: /Bernd Bau \(inaktiv\)/ })).toBeVisible()
  await expect(anna.getByText('Weniger als zwei dieser Personen können sich einloggen.')).toBeVisible()
})

test('two administrators in one form: nothing typed is lost', async ({ server }) => {
  const [one, other] = [await server.open('admin'), await server.open('admin')]
  for (const page of [one, other]) {
    await page.goto('/benutzer/emil@deich-erdbau.example')
    await expect(page.getByLabel('Vorname')).toHaveValue('Emil')
  }
  await other.getByLabel('Telefon').fill('0441 2')
  await one.getByLabel('Nachname').fill('Erdmann-Moor')
  await one.getByRole('button', { name: 'Speichern' }).click()
  await expect(said(one, 'Der Benutzer wurde gespeichert.')).toBeVisible()
  await expect(said(other, 'Jemand anderes hat diese Daten inzwischen geändert.')).toBeVisible()
  await expect(other.getByLabel('Telefon')).toHaveValue('0441 2')
  await atWidths(other, [1440, 390], () => expectAccessible(other))
  await other.getByRole('button', { name: 'Meine Eingaben behalten' }).click()
  await expect(other.getByLabel('Nachname')).toHaveValue('Erdmann-Moor')
  await other.getByRole('button', { name: 'Speichern' }).click()
  await expect(said(other, 'Der Benutzer wurde gespeichert.')).toBeVisible()
})

test('an internal user, by keyboard and in English', async ({ shared: server }) => {
  const admin = await server.open('admin')
  await admin.goto('/benutzer/intern')
  await admin.getByLabel('Sprache').selectOption('English')
  await expect(heading(admin, 'Internal users')).toBeVisible()
  await admin.getByRole('link', { name: 'Create user' }).focus()
  await admin.keyboard.press('Enter')
  await admin.getByLabel('First name').focus()
  await admin.keyboard.type('Hanna')
  await admin.keyboard.press('Tab')
  await admin.keyboard.type('Hafen')
  await admin.keyboard.press('Tab')
  await admin.keyboard.type('hanna@allmende.example')
  await admin.keyboard.press('Enter')
  await expect(said(admin, 'The user has been saved.')).toBeVisible()
  await expect(admin.getByRole('row', { name: /Hanna Hafen Invited/ })).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('link', { name: /Hanna Hafen/ }).click()
  await admin.getByRole('button', { name: 'Actions' }).click()
  await admin.getByRole('menuitem', { name: 'Delete user' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete user' }).click()
  await expect(said(admin, 'The user has been deleted.')).toBeVisible()
  await expect(admin.getByText('Hanna Hafen')).toBeHidden()
})
