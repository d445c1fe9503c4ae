import type { Locator, Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect } from './fixtures.ts'
import { type Draft, givenOldDraft } from './old-drafts.ts'
import { ask, dialog, test } from './portal-fixtures.ts'
import { said } from './said.ts'

/** Follows what the form says is missing. */
async function goTo(page: Page, missing: string): Promise<Locator> {
  const found = page.getByRole('region', { name: 'Prüfung', exact: true })
  await found.getByRole('button', { name: missing }).first().click()
  const field = page.locator('input:focus, textarea:focus')
  await expect(field).toBeVisible()
  return field
}

async function choose(page: Page, missing: string, option: string) {
  const field = await goTo(page, missing)
  await field.fill(option)
  await page.getByRole('option', { name: option }).filter({ visible: true }).first().click()
  await page.keyboard.press('Tab')
}

async function type(page: Page, missing: string, text: string) {
  await (await goTo(page, missing)).fill(text)
  await page.keyboard.press('Tab')
}

test('a draft of 1.7 is taken to 1.15 by keyboard, filled up and published at the portal', async ({
  clerk,
  publisher,
  peer,
}) => {
  test.slow()
  const { id } = await givenOldDraft(publisher.url, 'Solarpark am alten Deich')
  await clerk.goto(`/projekte/${id}`)
  await expect(clerk.getByText('Es gibt die neuere Fassung 1.15.')).toBeVisible()
  await clerk.getByRole('link', { name: 'Auf Fassung 1.15 umstellen …' }).press('Enter')
  await expect(clerk.getByRole('heading', { level: 1, name: 'Auf Fassung 1.15 umstellen' })).toBeVisible()
  const anew = clerk.getByRole('region', { name: 'Neu anzugeben (1)' })
  await expect(anew).toContainText('Diese Auswahl gibt es in der neuen Fassung nicht mehr.')
  await expect(clerk.getByRole('region', { name: 'Geht verloren (0)' })).toContainText(
    'Keine Angabe geht verloren.',
  )
  await clerk.getByRole('button', { name: 'Angaben an anderer Stelle' }).press('Enter')
  await expect(clerk.getByRole('region', { name: /^Kommt von selbst mit/ })).toContainText('Künftig unter:')
  await atWidths(clerk, [1440, 390], () => expectAccessible(clerk))

  const picker = anew.getByRole('combobox')
  await picker.focus()
  await expect(clerk.getByRole('option').filter({ visible: true }).first()).toBeVisible()
  await clerk.keyboard.press('ArrowDown')
  // Whoever works by keyboard sees which one is marked before she takes it.
  await expect(clerk.locator('[data-combobox-selected]')).toHaveCount(1)
  await clerk.keyboard.press('Enter')
  await expect(picker).not.toHaveValue('')
  const take = clerk.getByRole('button', { name: 'Übernehmen …' })
  await take.press('Enter')
  await expect(dialog(clerk)).toContainText('Danach neu anzugeben: 0. Es gehen verloren: 0.')
  await clerk.keyboard.press('Escape')
  expect((await ask<Draft>(publisher.url, 'getProject', id)).sdkVersion).toBe('1.7')
  await take.press('Enter')
  await dialog(clerk).getByRole('button', { name: 'Umstellen und speichern' }).press('Enter')
  await expect(said(clerk, 'Der Entwurf steht jetzt in der Fassung 1.15.')).toBeVisible()
  await expect(clerk).toHaveURL(new RegExp(`/projekte/${id}$`))
  await expect(clerk.getByText('Es gibt die neuere Fassung')).toHaveCount(0)

  await clerk.goto(`/projekte/bearbeiten/${id}`)
  await choose(clerk, 'Quelle der Eignungskriterien', 'Bekanntmachung')
  await type(clerk, 'Beschreibung des Eignungskriteriums', 'Zwei Bagger')
  await choose(clerk, 'Ausschlussgründe – Quelle', 'Auftragsunterlagen')
  await choose(clerk, 'Tätigkeit des öffentlichen Auftraggebers', 'Umwelt')
  await type(clerk, 'Informationen über die Überprüfungsfristen:', 'Binnen 30 Tagen')
  // Of the procedure, and of the lot.
  for (const _place of [1, 2]) await choose(clerk, '(NUTS): Diese Angabe ist erforderlich', 'Ammerland')
  await expect(clerk.getByText('Keine offenen Punkte')).toBeVisible()
  await clerk.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(said(clerk, 'Das Verfahren wurde gespeichert.')).toBeVisible()
  await clerk.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await dialog(clerk).getByRole('checkbox', { name: 'Zuerst bei SIMAP veröffentlichen' }).check()
  await dialog(clerk)
    .getByRole('radio', { name: /^Frühestmöglich/ })
    .check()
  await dialog(clerk).getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(dialog(clerk)).toHaveCount(0)
  await expect.poll(() => peer.received.at(-1)?.xml, { timeout: 60_000 }).toContain('eforms-sdk-1.15')
})

test('what a colleague saves meanwhile is not lost, in English too', async ({ clerk, publisher }) => {
  const { id, version, panels } = await givenOldDraft(publisher.url, 'Solarpark am neuen Deich')
  await clerk.goto(`/projekte/umstellen/${id}`)
  await clerk.getByRole('combobox', { name: 'Sprache', exact: true }).selectOption('en')
  await expect(clerk.getByRole('heading', { level: 1, name: 'Change to version 1.15' })).toBeVisible()
  const anew = clerk.getByRole('region', { name: 'To be chosen anew (1)' })
  await expect(anew).toBeVisible()
  await ask(publisher.url, 'updateProject', { id, version, panels, description: 'Ufer' })
  await expect(clerk.getByText('Somebody else has changed the draft meanwhile.')).toBeVisible()
  await clerk.getByRole('button', { name: 'Apply …' }).click()
  await dialog(clerk).getByRole('button', { name: 'Change and save' }).click()
  await expect(said(clerk, 'The draft is now in version 1.15.')).toBeVisible()
  const after = await ask<Draft>(publisher.url, 'getProject', id)
  expect(after).toMatchObject({ sdkVersion: '1.15', version: version + 2 })
})
