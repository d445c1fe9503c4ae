import type { Locator, Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

const newConcession = '/projekte/anlage/EU-19?type=0&BT-01-notice=32014L0023'
const widths = [1440, 1000, 390]

/** The field as it is focused, its label too, between the bar at the top and the one with the buttons. */
async function expectReached(field: Locator): Promise<void> {
  await expect(field).toBeFocused()
  await expect.poll(() => field.evaluate(coveredBy), 'nothing covers the field or its label').toBe('')
}

/** What stands over the element; empty when one sees all of it, or as much as the window holds. */
function coveredBy(element: Element): string {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const foot = document.querySelector('main footer')?.getBoundingClientRect().top ?? window.innerHeight
  const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  const first = (label ? element.labels?.[0] : undefined) ?? element
  const { top } = first.getBoundingClientRect()
  const { bottom } = element.getBoundingClientRect()
  if (top < bar) return `top bar: ${top} above ${bar}`
  if (bottom > foot && top > bar + 60) return `bar with the buttons: ${bottom} below ${foot}`
  return ''
}

/** A form nobody has touched; leaving the one before asks nothing, as nothing was typed. */
async function openFresh(page: Page, address = newConcession): Promise<void> {
  await page.goto('/impressum')
  await page.goto(address)
  await expect(page.getByRole('button', { name: '2 Verfahren', exact: true })).toBeVisible({
    timeout: 30_000,
  })
}

test('a finding, a hit of the search and the menu lead to their place on a fresh form, at every width', async ({
  anna,
}) => {
  test.setTimeout(300_000)
  await atWidths(anna, widths, async (width) => {
    await openFresh(anna)
    if (width < 1200) await anna.getByRole('button', { name: /^Prüfung: \d/ }).click()
    await anna
      .getByRole('button', { name: /Einstufung des Haupterzeugnisses.* fehlt noch/ })
      .last()
      .click()
    const lot = anna.locator('#GR-Lot-1')
    await expectReached(lot.getByRole('combobox', { name: 'Haupteinstufung', exact: true }))

    await openFresh(anna)
    const search = anna.getByRole('combobox', { name: 'Im Formular suchen' })
    await search.fill('BT-745-Lot')
    await expect(anna.getByRole('option', { name: /BT-745-Lot/ })).toBeVisible()
    await search.press('ArrowDown')
    await search.press('Enter')
    await expectReached(anna.locator('#GR-Lot-1_GR-Lot-SubmissionInfo_GR-Lot-SubmissionMethod_BT-745-Lot'))

    for (const [part, focused] of [
      ['Sachbearbeiter', anna.getByRole('region', { name: 'Sachbearbeiter', exact: true })],
      ['2 Verfahren', anna.getByRole('button', { name: '2 Verfahren', exact: true })],
      ['3.1 Los', anna.getByRole('button', { name: '3.1 Los', exact: true })],
    ] as const) {
      await goToPart(anna, width, part)
      await expectReached(focused)
    }
    await expectAccessible(anna)
  })
})

/** By the menu beside the form, on a phone by the choice above it. */
async function goToPart(page: Page, width: number, part: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Abschnitte' })
  if (width >= 992) return menu.getByRole('link', { name: new RegExp(`^${part}`) }).click()
  const choice = menu.getByLabel('Zu Abschnitt')
  const label = await choice.locator('option').filter({ hasText: part }).first().textContent()
  await choice.selectOption({ label: label ?? '' })
}

test('a party that is not complete has its place in the menu, and a finding leads into the dialog', async ({
  anna,
}) => {
  await anna.setViewportSize({ width: 1440, height: 900 })
  await openFresh(anna)
  const menu = anna.getByRole('navigation', { name: 'Abschnitte' })
  const parties = anna.getByRole('dialog', { name: 'Parteien' })
  for (const again of [1, 2]) {
    await menu.getByRole('link', { name: /^Parteien/ }).click()
    await parties.getByRole('button', { name: 'Partei hinzufügen' }).click()
    await expect(parties.getByText(`ORG-000${again}`)).toBeVisible()
    await parties.getByRole('button', { name: 'Schließen' }).last().click()
  }
  await expect(menu.getByRole('link', { name: /^Parteien , \d+ Punkte offen/ })).toBeVisible()
  const finding = /ORG-0002 – Kontaktstelle – E-Mail.* fehlt noch/
  await anna
    .getByRole('button', { name: /^\d+ weitere.* anzeigen/ })
    .last()
    .click()
  await anna.getByRole('button', { name: finding }).click()
  const mail = parties.getByRole('textbox', { name: /^E-Mail/ }).last()
  await expect(mail).toBeFocused()
  await expect(mail).toBeInViewport({ ratio: 1 })
})

test('the menu marks where one is, and leads there again', async ({ anna }) => {
  await openFresh(anna)
  const menu = anna.getByRole('navigation', { name: 'Abschnitte' })
  const lot = menu.getByRole('link', { name: /^3\.1 Los/ })
  await lot.click()
  await expectReached(anna.getByRole('button', { name: '3.1 Los', exact: true }))
  await expect(lot).toHaveAttribute('aria-current', 'page')
  // What is drawn on the way up makes the way longer: one turns the wheel until one is there.
  await expect(async () => {
    await anna.mouse.wheel(0, -20_000)
    await expect(menu.getByRole('link', { name: /^Beschreibung/ })).toHaveAttribute('aria-current', 'page', {
      timeout: 1000,
    })
  }).toPass()
  await lot.click()
  await expectReached(anna.getByRole('button', { name: '3.1 Los', exact: true }))
})

test('an address leads to its field or part, also from the check of a saved tender', async ({ anna }) => {
  test.setTimeout(300_000)
  await atWidths(anna, widths, async () => {
    const edit = '/projekte/bearbeiten/1'
    await openFresh(anna, `${edit}#GR-Lot-2_GR-Lot-Purpose_GR-Lot-Description_BT-24-Lot`)
    await expectReached(anna.locator('#GR-Lot-2_GR-Lot-Purpose_GR-Lot-Description_BT-24-Lot'))
    // Higher than the window: one begins to read where it begins.
    await openFresh(anna, `${edit}#GR-Lot-2_GR-Lot-Review`)
    await expectReached(anna.getByRole('button', { name: /^3\.2\.\d Überprüfung/ }))
  })

  await anna.setViewportSize({ width: 390, height: 844 })
  await anna.goto('/projekte/3')
  await anna.getByRole('button', { name: 'Bekanntmachung prüfen' }).click()
  const way = anna.getByRole('link', { name: /^Zum Feld: / }).last()
  const field = (await way.getAttribute('href'))?.split('#')[1] ?? ''
  await way.click()
  await expectReached(anna.locator(`[id="${decodeURIComponent(field)}"]`))
})

test('whoever adds a part by keyboard types in its first field at once', async ({ anna }) => {
  test.slow()
  await openFresh(anna, `${newConcession}#GR-Lot-1`)
  await expect(anna.getByRole('button', { name: '3.1 Los', exact: true })).toBeFocused()
  for (const part of await anna.getByRole('button', { name: /^3\.1\.\d / }).all())
    if ((await part.getAttribute('aria-expanded')) === 'false') await part.click()
  const add = anna.getByRole('button', { name: 'Zuschlagskriterium hinzufügen', exact: true })
  await add.press('Enter')
  await add.press('Enter')
  const added = anna.getByRole('group', { name: 'Zuschlagskriterium 2', exact: true })
  await expect(added.getByRole('button', { name: /löschen/i }).first()).toBeVisible()
  await expect(added.locator('input, textarea, select').first()).toBeFocused()
})
