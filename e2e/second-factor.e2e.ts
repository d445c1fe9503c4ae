import type { Locator, Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { demoPassword } from '../demo/people.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { said } from './said.ts'

const setUpTitle = 'Zwei-Faktor-Authentifizierung einrichten'
const setUp = (page: Page) => page.getByRole('heading', { level: 1, name: setUpTitle })
/** Of a required field: the login's own has no star. */
const password = (part: Page | Locator) => part.getByLabel(/^Passwort \*$/)
const codeDialog = (page: Page) => page.getByRole('dialog', { name: 'Zwei-Faktor-Authentifizierung' })

/**
 * The code an authenticator app shows, some steps of 30 seconds ahead. A code is good once: the second one of a story
 * is the next, never the last, which would be too old if a step ended before it arrives.
 */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

async function shownSecret(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  const key = page.getByText(/^([A-Z2-7]{4} ?){8}$/)
  return (await key.innerText()).replaceAll(' ', '')
}

async function logIn(page: Page, email: string) {
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: 'Einloggen' })
  await dialog.getByLabel('E-Mail Adresse').fill(email)
  await dialog.getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Einloggen' }).click()
}

test('set up by the shown key, then asked for at the next login', async ({ server }) => {
  const page = await server.open()
  await logIn(page, 'zwei.faktor@allmende.example')
  await expect(setUp(page)).toBeVisible()
  const secret = await shownSecret(page)
  await atWidths(page, [1440, 390], () => expectAccessible(page))

  await page.getByLabel('Zwei-Faktor Code').fill('000000')
  await password(page).fill(demoPassword)
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(said(page, 'Falscher Code. Bitte versuchen Sie es erneut.')).toBeVisible()
  await expect(password(page)).toHaveValue(demoPassword)

  await page.getByLabel('Zwei-Faktor Code').fill(` ${codeOf(secret)} `)
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page).toHaveURL(/\/wizard\/1$/)
  await expect(codeDialog(page)).toBeHidden()

  const other = await server.open()
  await logIn(other, 'zwei.faktor@allmende.example')
  await expect(codeDialog(other)).toBeVisible()
  await atWidths(other, [1440, 390], () => expectAccessible(other))
  const next = codeDialog(other).getByRole('button', { name: 'Weiter' })
  await expect(next).toBeDisabled()
  await codeDialog(other).getByLabel('Zwei-Faktor Code').fill('000000')
  await next.click()
  await expect(said(other, 'Falscher Code. Bitte versuchen Sie es erneut.')).toBeVisible()
  await codeDialog(other).getByLabel('Zwei-Faktor Code').fill(codeOf(secret, 1))
  await other.keyboard.press('Enter')
  await expect(codeDialog(other)).toBeHidden()
  await expect(other).toHaveURL(/\/wizard\/1$/)
})

test('skipping is asked for; later it can be set up and switched off on one’s own page', async ({
  server,
}) => {
  const page = await server.open('zwei')
  await page.goto('/projekte')
  // The message at the field just left does not push the button away from under the click.
  await page.getByLabel('Zwei-Faktor Code').focus()
  await page.getByRole('button', { name: 'Überspringen' }).click()
  const question = page.getByRole('dialog', { name: 'Zwei-Faktor-Authentifizierung überspringen?' })
  await expect(
    question.getByText(
      'Die Zwei-Faktor-Authentifizierung erhöht die Sicherheit Ihres Kontos. Sind Sie sicher, dass Sie die Zwei-Faktor-Authentifizierung nicht aktivieren möchten?',
    ),
  ).toBeVisible()
  await question.getByRole('button', { name: 'Überspringen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ausschreibungen' })).toBeVisible()

  await page.goto('/benutzer/zwei.faktor@allmende.example')
  await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click()
  const secret = await shownSecret(page)
  await page.getByLabel('Zwei-Faktor Code').fill(codeOf(secret))
  await password(page).fill(demoPassword)
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByText('Eingerichtet. Beim Login wird')).toBeVisible()
  await expect(page).toHaveURL(/\/benutzer\/zwei/)

  await page.getByRole('button', { name: 'Ausschalten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zwei-Faktor-Authentifizierung ausschalten?' })
  await dialog.getByLabel('Zwei-Faktor Code').fill(codeOf(secret, 1))
  await password(dialog).fill(demoPassword)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ausschalten' }).click()
  await expect(page.getByText('Nicht eingerichtet.')).toBeVisible()
})

test('an administrator resets it and the person decides anew; leaving the dialog logs out', async ({
  server,
}) => {
  const zoe = await server.open('zwei')
  await zoe.goto('/projekte')
  const secret = await shownSecret(zoe)
  await zoe.getByLabel('Zwei-Faktor Code').fill(codeOf(secret))
  await password(zoe).fill(demoPassword)
  await zoe.getByRole('button', { name: 'Absenden' }).click()
  await expect(zoe.getByRole('heading', { level: 1, name: 'Ausschreibungen' })).toBeVisible()

  const elsewhere = await server.open()
  await logIn(elsewhere, 'zwei.faktor@allmende.example')
  await codeDialog(elsewhere).getByRole('button', { name: 'Ausloggen' }).click()
  await expect(elsewhere.getByRole('banner').getByRole('button', { name: 'Einloggen' })).toBeVisible()
  await expect(elsewhere.getByRole('dialog')).toBeHidden()

  const admin = await server.open('admin')
  await admin.goto('/benutzer/zwei.faktor@allmende.example')
  await admin.getByRole('button', { name: 'Aktionen' }).click()
  await admin.getByRole('menuitem', { name: 'Zwei-Faktor-Authentifizierung zurücksetzen' }).click()
  const question = admin.getByRole('dialog', { name: /Zoe .* zurücksetzen\?/ })
  await question.getByRole('button', { name: 'Zwei-Faktor-Authentifizierung zurücksetzen' }).click()
  await expect(said(admin, 'Die Zwei-Faktor-Authentifizierung wurde zurückgesetzt.')).toBeVisible()
  await expect(setUp(zoe)).toBeVisible()
})
