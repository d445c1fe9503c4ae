import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openedDocument } from './opened-document.ts'
import { loginToken, people } from './people.ts'

const entries = (page: Page) => page.getByRole('button', { name: /Einzelheiten anzeigen$/ })
const rowOf = (page: Page, words: RegExp | string) => page.getByRole('row').filter({ hasText: words })

async function chooseEvent(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Ereignis' }).fill(name.slice(0, 12))
  await page.getByRole('option', { name, exact: true }).click()
}

test('the administrator sees a login arrive, opens it, filters and takes it home as PDF', async ({
  shared: server,
}) => {
  const admin = await server.open('admin')
  await admin.goto('/audit-log')
  await expect(admin.getByRole('heading', { level: 1, name: 'Audit-Log' })).toBeVisible()
  await expect(rowOf(admin, people.admin).first()).toContainText('Anmeldung')

  await loginToken(server.url, 'fritz')
  const arrived = rowOf(admin, people.fritz).filter({ hasText: 'Anmeldung' }).first()
  await expect(admin.getByRole('row').nth(1)).toContainText(people.fritz)
  await arrived.getByRole('button').click()
  const detail = admin.getByRole('complementary', { name: /^Eintrag vom \d/ })
  await expect(detail).toContainText(people.fritz)
  await expect(detail).toContainText(/\d{1,2}\. \p{L}+ \d{4}, \d\d:\d\d:\d\d Uhr/u)
  await expect(detail).toContainText(/Kennung des Eintrags\s*\d{10,16}/)
  await expect(detail).not.toContainText(/[0-9a-f]{64}/)
  await expectAccessible(admin)
  await detail.getByRole('button', { name: 'Schließen' }).click()
  await expect(detail).toBeHidden()

  await chooseEvent(admin, 'Einladung angenommen')
  await expect(admin).toHaveURL(/ereignis=INVITE_ACCEPTED/)
  await expect(rowOf(admin, 'Anmeldung')).toHaveCount(0)
  await expect(rowOf(admin, people.emil)).toHaveCount(1)
  await admin.getByRole('textbox', { name: 'Bis' }).fill('01.01.2020')
  await expect(admin.getByText('Zu dieser Auswahl gibt es keinen Eintrag')).toBeVisible()
  await admin.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(admin).toHaveURL(/\/audit-log$/)

  await chooseEvent(admin, 'Anmeldung')
  const pdf = await openedDocument(admin, () =>
    admin.getByRole('button', { name: 'Als PDF herunterladen' }).click(),
  )
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
})

test('on a phone the entries are cards and the detail is a dialog', async ({ admin }) => {
  await admin.setViewportSize({ width: 390, height: 844 })
  await admin.goto('/audit-log?ereignis=USER_CREATED')
  await entries(admin).first().click()
  const dialog = admin.getByRole('dialog', { name: /^Eintrag vom \d/ })
  await expect(dialog).toContainText('Benutzer angelegt')
  await expectAccessible(admin)
  await admin.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(entries(admin).first()).toBeFocused()
  await atWidths(admin, [390, 1000, 1440], () => expectAccessible(admin))
})

test('by keyboard alone: open an entry, close it, go on where one was', async ({ admin }) => {
  await admin.goto('/audit-log')
  await entries(admin).nth(2).focus()
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('heading', { level: 2, name: /^Eintrag/ })).toBeFocused()
  await admin.keyboard.press('Escape')
  await expect(entries(admin).nth(2)).toBeFocused()
})

test('the address names the project, and the breadcrumb leads back', async ({ admin }) => {
  await admin.goto('/audit-log/4711')
  await expect(admin.getByRole('heading', { level: 1, name: 'Audit-Log zu Projekt 4711' })).toBeVisible()
  await expect(admin.getByLabel('Projektnummer')).toHaveValue('4711')
  await expect(admin.getByText('Zu dieser Auswahl gibt es keinen Eintrag')).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('main').getByRole('link', { name: 'Audit-Log' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Audit-Log', exact: true })).toBeVisible()
  await admin.getByLabel('Sprache').selectOption('English')
  await expect(admin.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
})

test('who works on a tender reads its log, from its page and back; a colleague does not', async ({
  bernd,
  clara,
}) => {
  await bernd.goto('/projekte#entwurf')
  await bernd.getByRole('link', { name: /^Betrieb der öffentlichen Parkflächen/ }).click()
  await bernd.getByRole('link', { name: 'Audit-Log' }).click()
  await expect(rowOf(bernd, people.anna).filter({ hasText: 'Ausschreibung angelegt' })).toHaveCount(1)
  await expect(rowOf(bernd, 'Anmeldung')).toHaveCount(0)
  await expect(bernd.getByLabel('Projektnummer')).toHaveCount(0)
  await atWidths(bernd, [1440, 390], () => expectAccessible(bernd))
  const address = new URL(bernd.url()).pathname
  await bernd
    .getByRole('main')
    .getByRole('link', { name: /^Betrieb der/ })
    .click()
  await expect(bernd.getByRole('heading', { level: 1, name: /^Betrieb der/ })).toBeVisible()

  await clara.goto(address)
  await expect(clara.getByRole('heading', { level: 1, name: /nicht gefunden/ })).toBeVisible()
})
