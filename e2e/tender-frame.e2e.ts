import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Bereiche der Ausschreibung' })
const parking = /^Betrieb der öffentlichen Parkflächen/

test('every page of a tender hangs in one frame: its menu leads to parts and pages, its title stays', async ({
  anna,
}) => {
  await anna.goto('/projekte#entwurf')
  await anna.getByRole('link', { name: parking }).click()
  await expect(title(anna, parking)).toBeVisible()
  const entries = menu(anna).getByRole('link')
  await expect(entries).toHaveText([
    'Details',
    'Prüfung der Bekanntmachung',
    'Veröffentlichung bei SIMAP',
    'Überblick',
    'Lose',
    'Verlauf',
    'Bekanntmachung',
    'Teilnehmer',
    'Dokumente',
    'Nachrichten',
    'Vergabevermerk',
    'Audit-Log',
  ])
  await expect(menu(anna).getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page')
  await entries.filter({ hasText: 'Überblick' }).click()
  await expect(anna).toHaveURL(/\/projekte\/\d+#ueberblick$/)
  await expect(anna.getByRole('heading', { level: 2, name: 'Überblick' })).toBeInViewport()

  await entries.filter({ hasText: 'Audit-Log' }).click()
  await expect(anna).toHaveURL(/\/projekte\/\d+\/audit-log$/)
  await expect(anna).toHaveTitle(/^Audit-Log, Betrieb der öffentlichen Parkflächen/)
  await expect(title(anna, parking)).toBeVisible()
  await expect(anna.getByRole('heading', { level: 2, name: 'Audit-Log' })).toBeVisible()
  await expect(entries).toHaveText([
    'Details',
    'Teilnehmer',
    'Dokumente',
    'Nachrichten',
    'Vergabevermerk',
    'Audit-Log',
  ])
  await expect(anna.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Audit-Log')
  await atWidths(anna, [1440, 1000, 390], () => expectAccessible(anna))
  await anna.goBack()
  await expect(anna.getByRole('heading', { level: 2, name: 'Überblick' })).toBeVisible()
})

test('on a phone the menu of a tender is a choice', async ({ anna }) => {
  await anna.setViewportSize({ width: 390, height: 844 })
  await anna.goto('/projekte/1')
  const choice = anna.getByRole('combobox', { name: 'Zum Bereich' })
  await expect(menu(anna).getByRole('link')).toHaveCount(0)
  await choice.selectOption('Audit-Log')
  await expect(anna).toHaveURL(/\/projekte\/1\/audit-log$/)
  await expect(anna.getByRole('heading', { level: 2, name: 'Audit-Log' })).toBeVisible()
  await choice.selectOption('Details')
  await expect(anna).toHaveURL(/\/projekte\/1$/)
  await choice.selectOption('– Überblick')
  await expect(anna.getByRole('heading', { level: 2, name: 'Überblick' })).toBeInViewport()
})

test('an address with a sign out of place opens the tender all the same', async ({ anna }) => {
  await anna.goto('/projekte/1#%')
  await expect(menu(anna).getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page')
})

test('whoever may not know of a tender finds none of its pages, nor does a number that is none', async ({
  clara,
}) => {
  for (const address of ['/projekte/1', '/projekte/1/audit-log', '/projekte/0', '/projekte/99999']) {
    await clara.goto(address)
    await expect(title(clara, 'Seite nicht gefunden')).toBeVisible()
    await expect(menu(clara)).toHaveCount(0)
  }
})
