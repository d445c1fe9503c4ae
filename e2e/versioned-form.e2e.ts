import type { Page } from '@playwright/test'
import { demoPassword } from '../demo/people.ts'
import { expect, test } from './fixtures.ts'
import { people } from './people.ts'
import { said } from './said.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).last()

test('what was typed when the session ended is offered after the login', async ({ server }) => {
  const anna = await server.open('anna')
  await anna.goto('/auftraggeber')
  await anna.getByRole('link', { name: 'Gemeinde Auwiesen', exact: true }).click()
  await anna.getByRole('link', { name: 'Bearbeiten' }).click()
  await field(anna, 'Telefon').fill('+49 4204 555777')
  const address = anna.url()

  // The session ends in another tab, less than a second after the last key.
  const other = await anna.context().newPage()
  await other.goto('/')
  await other.evaluate(() => localStorage.removeItem('allmende.token'))
  await expect(anna.getByRole('button', { name: 'Einloggen' }).first()).toBeVisible()
  await expect(anna.getByRole('dialog', { name: 'Seite verlassen?' })).toHaveCount(0)

  await anna.goto(address)
  const dialog = anna.getByRole('dialog', { name: 'Einloggen' })
  await dialog.getByLabel('E-Mail Adresse').fill(people.anna)
  await dialog.getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await anna.keyboard.press('Enter')
  await anna.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(field(anna, 'Telefon')).toHaveValue('+49 4204 555777')
})

test('what the server has by now is not offered as unsaved', async ({ server }) => {
  const anna = await server.open('anna')
  await anna.goto('/auftraggeber')
  await anna.getByRole('link', { name: 'Gemeinde Auwiesen', exact: true }).click()
  await anna.getByRole('link', { name: 'Bearbeiten' }).click()
  await field(anna, 'Telefon').fill('+49 4204 555888')
  const address = anna.url()
  // Closed as if on the way of saving: the browser keeps what was typed, and the same is saved elsewhere.
  await anna.goto('about:blank')
  const admin = await server.open('admin')
  await admin.goto(address)
  await field(admin, 'Telefon').fill('+49 4204 555888')
  await save(admin).click()
  // Saving leads to the page of the authority.
  await expect(admin.getByRole('link', { name: 'Bearbeiten' })).toBeVisible()

  await anna.goto(address)
  await expect(field(anna, 'Telefon')).toHaveValue('+49 4204 555888')
  await expect(anna.getByRole('button', { name: 'Wiederherstellen' })).toHaveCount(0)
})

test('a user’s form says when it was saved, and asks before unsaved changes are left', async ({
  shared: server,
}) => {
  const admin = await server.open('admin')
  await admin.goto(`/benutzer/${people.clara}`)
  await field(admin, 'Telefon').fill('+49 4204 1')
  await expect(admin.getByText('Nicht gespeicherte Änderungen')).toBeVisible()
  await admin.getByRole('link', { name: 'Interne', exact: true }).click()
  const question = admin.getByRole('dialog', { name: 'Seite verlassen?' })
  await question.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
  await save(admin).click()
  await expect(said(admin, 'Der Benutzer wurde gespeichert.')).toBeVisible()
  await expect(said(admin, /^Gespeichert/)).toBeVisible()
  await admin.getByRole('link', { name: 'Interne', exact: true }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Interne Benutzer' })).toBeVisible()
})

test('date and time of a deadline are fields with ids of their own, also those of a lot', async ({
  anna,
}) => {
  await anna.goto('/projekte/anlage/EU-19?type=0')
  await expect(anna.getByRole('textbox', { name: 'Angebotsfrist: Uhrzeit' }).first()).toBeVisible()
  await anna.goto(`${anna.url()}#GR-Lot-1`)
  await expect(anna.getByRole('textbox', { name: 'Angebotsfrist: Uhrzeit' })).toHaveCount(2)
  const ids = await anna
    .getByRole('textbox', { name: /frist: (Datum|Uhrzeit)$/ })
    .evaluateAll((inputs) => inputs.map(({ id }) => id))
  expect(ids).toHaveLength(8)
  expect(new Set(ids).size).toBe(8)
  const all = await anna.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
})
