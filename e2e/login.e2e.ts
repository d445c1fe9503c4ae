import type { Page } from '@playwright/test'
import { demoPassword } from '../demo/people.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { said } from './said.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Einloggen' })

async function fill(page: Page, email: string, password: string) {
  const dialog = dialogOf(page)
  await dialog.getByLabel('E-Mail Adresse').fill(email)
  await dialog.getByLabel('Passwort', { exact: true }).fill(password)
}

const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Konto von ${name}` })

test('a protected page asks for the login and opens afterwards', async ({ visitor }) => {
  await visitor.goto('/benutzer/intern')
  await expect(dialogOf(visitor)).toBeVisible()
  await expect(visitor).toHaveURL(/\/$/)
  await fill(visitor, '  Anna.Amt@Allmende.Example ', demoPassword)
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL(/\/benutzer\/intern$/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Interne Benutzer' })).toBeVisible()
  await expect(accountOf(visitor, 'Anna Amt')).toBeVisible()
  await visitor.reload()
  await expect(accountOf(visitor, 'Anna Amt')).toBeVisible()
})

test('a blocked navigation leaves the visitor where she was', async ({ visitor }) => {
  await visitor.goto('/projekte')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ausschreibungen' })).toBeVisible()
  await visitor.evaluate(() => history.pushState(null, '', '/organisation'))
  await expect(dialogOf(visitor)).toBeVisible()
  await expect(visitor).toHaveURL(/\/projekte$/)
  await visitor.keyboard.press('Escape')
  await expect(dialogOf(visitor)).toBeHidden()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ausschreibungen' })).toBeVisible()
})

test('a failed login says so and keeps what was typed', async ({ server }) => {
  const page = await server.open()
  await page.goto('/login')
  await expect(page).toHaveURL(/\/$/)
  await dialogOf(page).getByRole('button', { name: 'Einloggen' }).click()
  await expect(page.getByText('Feld ist erforderlich')).toHaveCount(2)

  await fill(page, 'anna.amt@allmende.example', 'falsch')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Login fehlgeschlagen.' })).toBeVisible()
  await expect(dialogOf(page).getByLabel('E-Mail Adresse')).toHaveValue('anna.amt@allmende.example')
  await expect(dialogOf(page).getByLabel('Passwort', { exact: true })).toHaveValue('falsch')
  await expectAccessible(page)

  const wait = dialogOf(page).getByText(/Bitte versuchen Sie es in \d+ Sekunden erneut/)
  await expect(async () => {
    await dialogOf(page).getByRole('button', { name: 'Einloggen' }).click()
    await expect(wait).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('a wrong login is said in the dialog and at the fields; the complaint goes with the next try', async ({
  visitor,
}) => {
  await visitor.goto('/login')
  await fill(visitor, 'clara.kaemmerei@allmende.example', 'Wiese-Am-Fluss-7')
  await visitor.keyboard.press('Enter')
  const dialog = dialogOf(visitor)
  await expect(dialog.getByRole('alert')).toHaveText('E-Mail-Adresse und Passwort passen nicht zusammen.')
  await expect(dialog.getByLabel('E-Mail Adresse')).toHaveAccessibleDescription(
    'Bitte prüfen Sie die Adresse.',
  )
  await expect(dialog.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription(
    'Bitte prüfen Sie das Passwort, auch Groß- und Kleinschreibung.',
  )
  const complaint = visitor.getByRole('alert').filter({ hasText: 'Login fehlgeschlagen.' })
  await expect(complaint).toBeVisible()
  // Whoever points at a message keeps it; it goes all the same.
  await complaint.hover()
  await dialog.getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await visitor.keyboard.press('Enter')
  await expect(accountOf(visitor, 'Clara Kämmerei')).toBeVisible()
  await expect(complaint).toBeHidden({ timeout: 1000 })
})

test('the dialog of a wrong login fits every width', async ({ visitor }) => {
  await visitor.goto('/login')
  await fill(visitor, 'clara.kaemmerei@allmende.example', 'Wiese-Am-Fluss-7')
  await visitor.keyboard.press('Enter')
  await expect(dialogOf(visitor).getByRole('alert')).toBeVisible()
  await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))
})

test('the address can say why a login is needed', async ({ visitor }) => {
  const reasons = {
    nr_mes: 'Um der Vergabestelle eine Nachricht zu senden, benötigen Sie ein Konto.',
    nr_wat: 'Um sich eine Ausschreibung zu merken, benötigen Sie ein Konto.',
    nr_app: 'Um sich zu bewerben, benötigen Sie ein Konto.',
    registered: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  }
  for (const [message, text] of Object.entries(reasons)) {
    await visitor.goto(`/projekte?message=${message}`)
    await expect(dialogOf(visitor).getByText(text)).toBeVisible()
  }
  await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))
  await visitor.keyboard.press('Escape')
  await expect(dialogOf(visitor)).toBeHidden()
  await expect(visitor).toHaveURL(/\/projekte$/)
})

test('the dialog leads to registration and to a new password', async ({ visitor }) => {
  await visitor.goto('/login')
  await dialogOf(visitor).getByRole('link', { name: 'Passwort vergessen' }).click()
  await expect(visitor).toHaveURL(/\/passwort-reset$/)
  await expect(dialogOf(visitor)).toBeHidden()
  await visitor.getByRole('banner').getByRole('button', { name: 'Einloggen' }).click()
  await dialogOf(visitor).getByRole('link', { name: 'Registrieren' }).click()
  await expect(visitor).toHaveURL(/\/registrierung$/)
})

test('logging out is asked for, and other tabs follow', async ({ shared: server }) => {
  const page = await server.open('anna')
  await page.goto('/benutzer/anna.amt@allmende.example')
  await page.getByLabel('Telefon').fill('0441 1')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(said(page, 'Der Benutzer wurde gespeichert.')).toBeVisible()
  const otherTab = await page.context().newPage()
  await otherTab.goto('/projekte')
  await expect(accountOf(otherTab, 'Anna Amt')).toBeVisible()

  const logOut = async () => {
    await accountOf(page, 'Anna Amt').click()
    await page.getByRole('menuitem', { name: 'Ausloggen' }).click()
    await expect(page.getByText('Möchten Sie sich wirklich ausloggen?')).toBeVisible()
  }
  await logOut()
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await expect(accountOf(page, 'Anna Amt')).toBeVisible()
  await logOut()
  await page.getByRole('dialog').getByRole('button', { name: 'Ausloggen' }).click()

  await expect(page).toHaveURL(/\/$/)
  await expect(dialogOf(page)).toBeHidden()
  await expect(otherTab.getByRole('banner').getByRole('button', { name: 'Einloggen' })).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Einloggen' }).click()
  await fill(page, 'emil@deich-erdbau.example', demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projekte$/)
  await expect(accountOf(otherTab, 'Emil Erdmann')).toBeVisible()
  // What was said to Anna is not for Emil to read.
  await page.getByRole('button', { name: 'Letzte Meldungen' }).click()
  await expect(said(page, 'Es gibt noch keine Meldungen.')).toBeVisible()
})

test('before the idle limit the page offers to stay, then logs out and remembers the place', async ({
  shared: server,
}) => {
  const page = await server.open('anna')
  await page.clock.install()
  await page.goto('/benutzer')
  await expect(accountOf(page, 'Anna Amt')).toBeVisible()
  // A list that is still being fetched would count as somebody working.
  await expect(page.getByRole('link', { name: 'Dora Deichgräf' })).toBeVisible()
  const warning = page.getByRole('dialog', { name: 'Möchten Sie angemeldet bleiben?' })

  await page.clock.fastForward('58:30')
  await expect(warning.getByText(/in 1:[0-3]\d Minuten/)).toBeVisible()
  await expectAccessible(page)
  await warning.getByRole('button', { name: 'Angemeldet bleiben' }).click()
  await page.clock.fastForward(2000)
  await expect(warning).toBeHidden()

  await page.clock.fastForward('59:00')
  await expect(warning).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect(dialogOf(page).getByText('Sie wurden ausgeloggt.')).toBeVisible()
  await fill(page, 'anna.amt@allmende.example', demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/benutzer$/)
})

test('whoever has not decided about the second factor is asked first', async ({ zwei }) => {
  await zwei.goto('/projekte')
  await expect(
    zwei.getByRole('heading', { level: 1, name: 'Zwei-Faktor-Authentifizierung einrichten' }),
  ).toBeVisible()
  await expect(zwei.getByRole('navigation', { name: 'Hauptnavigation' })).toBeHidden()
  await atWidths(zwei, [1440, 390], () => expectAccessible(zwei))
  await zwei.getByRole('main').getByRole('button', { name: 'Ausloggen' }).click()
  await expect(zwei.getByRole('heading', { level: 1, name: 'Ausschreibungen' })).toBeVisible()
})
