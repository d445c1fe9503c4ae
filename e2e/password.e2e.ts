import type { Page } from '@playwright/test'
import { demoPassword } from '../demo/people.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { mailedLink } from './mails.ts'
import { said } from './said.ts'

const emil = 'emil@deich-erdbau.example'
const better = 'Moorweide hinterm Deich 42'
const unusable = 'Dieser Link ist abgelaufen oder wurde schon benutzt.'
const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Einloggen' })

async function logIn(page: Page, email: string, password: string) {
  await loginDialog(page).getByLabel('E-Mail Adresse').fill(email)
  await loginDialog(page).getByLabel('Passwort', { exact: true }).fill(password)
  await loginDialog(page).getByRole('button', { name: 'Einloggen' }).click()
}

async function setPassword(page: Page, password: string, repeat = password) {
  await page.getByLabel('Neues Passwort').fill(password)
  await page.getByLabel('Passwort wiederholen').fill(repeat)
}

test('forgotten: the mailed link sets a new one, once; sessions elsewhere end', async ({ server }) => {
  const open = await server.open('emil')
  await open.goto('/projekte')
  await expect(open.getByRole('button', { name: /Emil Erdmann/ })).toBeVisible()

  const page = await server.open()
  await page.goto('/login')
  await loginDialog(page).getByRole('link', { name: 'Passwort vergessen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passwort zurücksetzen' })).toBeVisible()
  await atWidths(page, [1440, 390], () => expectAccessible(page))
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(said(page, 'Feld ist erforderlich')).toBeVisible()
  await page.getByLabel('E-Mail Adresse').fill('emil.deich-erdbau')
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(said(page, 'Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeVisible()
  await expect(page.getByLabel('E-Mail Adresse')).toHaveValue('emil.deich-erdbau')
  await page.getByLabel('E-Mail Adresse').fill(` ${emil.toUpperCase()} `)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Wenn es zu ${emil} ein Konto gibt`)).toBeVisible()

  const link = await mailedLink(server.url, emil, 'passwordReset')
  await page.goto(link)
  await expect(page.getByText(`Legen Sie ein neues Passwort für ${emil} fest.`)).toBeVisible()
  await setPassword(page, 'emil erdmann', 'anders')
  await page.getByRole('button', { name: 'Passwort festlegen' }).click()
  await expect(said(page, 'Die Passwörter stimmen nicht überein.')).toBeVisible()
  await setPassword(page, 'passwort1234')
  await expect(page.getByText('Passwortstärke: Schwach')).toBeVisible()
  await page.getByRole('button', { name: 'Passwort festlegen' }).click()
  await expect(said(page, /zu leicht zu erraten/)).toBeVisible()
  await atWidths(page, [1440, 390], () => expectAccessible(page))

  await setPassword(page, better)
  await expect(page.getByText('Passwortstärke: Stark')).toBeVisible()
  await page.getByRole('button', { name: 'Passwort festlegen' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(said(page, 'Das Passwort wurde geändert.')).toBeVisible()
  await expect(open.getByRole('button', { name: /Emil Erdmann/ })).toBeHidden()

  await page.goto(link)
  await expect(page.getByText(unusable)).toBeVisible()
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expect(page.getByLabel('E-Mail Adresse')).toBeVisible()

  await page.goto('/login')
  await logIn(page, emil, better)
  await expect(page.getByRole('button', { name: /Emil Erdmann/ })).toBeVisible()
})

test('an unknown address gets the same answer', async ({ visitor }) => {
  await visitor.goto('/passwort-reset')
  await visitor.getByLabel('E-Mail Adresse').fill('niemand@nirgends.example')
  await visitor.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(visitor.getByText('Wenn es zu niemand@nirgends.example ein Konto gibt')).toBeVisible()
})

test('a confirmation link that is none says so on any page, and the token leaves the address', async ({
  visitor,
  anna,
}) => {
  await visitor.goto('/projekte?token=erfunden#öffentlich')
  const dialog = visitor.getByRole('dialog', { name: unusable })
  await expect(dialog).toBeVisible()
  await expect(visitor).not.toHaveURL(/token/)
  await expectAccessible(visitor)
  await dialog.getByRole('button', { name: 'Einloggen' }).click()
  await expect(loginDialog(visitor)).toBeVisible()

  await anna.goto('/?token=erfunden')
  await expect(anna.getByRole('dialog', { name: unusable })).toBeVisible()
  await expect(anna.getByRole('button', { name: /Anna Amt/ })).toBeVisible()
})

test('changing one’s own needs the old one and logs out', async ({ server }) => {
  const page = await server.open('emil')
  await page.goto(`/benutzer/${emil}`)
  await page.getByLabel('Altes Passwort').fill('falsch')
  await setPassword(page, better)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(said(page, 'Das Passwort konnte nicht geändert werden.')).toBeVisible()
  await expect(said(page, 'Das Passwort ist falsch.')).toBeVisible()
  await page.getByLabel('Altes Passwort').fill(demoPassword)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(said(page, 'Das Passwort wurde geändert.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Einloggen' })).toBeVisible()
  await page.goto('/login')
  await logIn(page, emil, better)
  await expect(page.getByRole('button', { name: /Emil Erdmann/ })).toBeVisible()
})
