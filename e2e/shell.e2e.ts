import type { Page } from '@playwright/test'
import { atWidths, expectAccessible, expectToFit } from './accessible.ts'
import { expect, test } from './fixtures.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })

const internal = [
  'Öffentliche Entwürfe Archiv',
  'Standorte Liste Karte',
  'Auftraggeber Bieter',
  'Interne Externe',
].flatMap((section) => section.split(' '))
const system = ['Einstellungen', 'Formulare', 'Audit-Log', 'Grundstückseinstellungen', 'Versionshinweise']
const bidder = ['Öffentliche Merkliste Einladungen Teilnahmen Bewerbungen Archiv', 'Liste Karte'].flatMap(
  (section) => section.split(' '),
)

test('everyone finds the places of her role', async ({ visitor, admin, anna, dora, emil }) => {
  const expected: [Page, string[]][] = [
    [visitor, ['Öffentliche', 'Archiv', 'Liste', 'Karte']],
    [admin, [...internal, ...system]],
    [anna, internal],
    [dora, [...bidder, 'Unternehmensdaten', 'Benutzer']],
    [emil, [...bidder, 'Eigene Daten']],
  ]
  for (const [page, places] of expected) {
    await page.goto('/projekte')
    await expect(sidebar(page).getByRole('link')).toHaveText(places)
  }
})

test('every place opens, marks itself and has a title', async ({ admin }) => {
  await admin.goto('/projekte')
  for (const place of [...internal, ...system]) {
    const link = sidebar(admin).getByRole('link', { name: place, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(admin).toHaveTitle(/.+ – Allmende$/)
  }
  await atWidths(admin, [1440, 1000, 390], () => expectAccessible(admin))
})

test('on a small screen the sidebar is a drawer', async ({ anna }) => {
  await anna.setViewportSize({ width: 390, height: 844 })
  await anna.goto('/projekte')
  await expect(sidebar(anna)).toBeHidden()
  const menu = anna.getByRole('button', { name: 'Menü öffnen' })

  await menu.click()
  await expect(anna.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  await expectAccessible(anna)
  await anna.keyboard.press('Escape')
  await expect(anna.getByRole('dialog')).toBeHidden()
  await expect(menu).toBeFocused()

  await menu.click()
  await sidebar(anna).getByRole('link', { name: 'Bieter' }).click()
  await expect(anna).toHaveURL(/\/bieter$/)
  await expect(anna.getByRole('dialog')).toBeHidden()
})

test('the top bar fits a phone, also with the bell of the last messages', async ({ visitor, anna }) => {
  for (const page of [visitor, anna]) {
    await page.goto('/_bausteine')
    await page.getByRole('button', { name: 'Erfolg melden' }).click()
    const bar = page.getByRole('banner')
    for (const [language, bell] of [
      ['Deutsch', 'Letzte Meldungen'],
      ['English', 'Recent messages'],
    ] as const) {
      await bar.getByRole('combobox').selectOption(language)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(bar.getByRole('button', { name: bell })).toBeInViewport({ ratio: 1 })
        await expect(bar.getByRole('button').last()).toBeInViewport({ ratio: 1 })
        await expect
          .poll(() => bar.evaluate(({ scrollWidth }) => scrollWidth), `${language}, ${width} px`)
          .toBeLessThanOrEqual(width)
        await expectToFit(page)
      }
    }
  }
})

test('system pages are for administrators', async ({ anna, admin }) => {
  for (const path of [
    '/einstellungen',
    '/changelog',
    '/formulare',
    '/audit-log',
    '/grundstueckseinstellungen',
  ]) {
    await anna.goto(path)
    await expect(anna.getByRole('heading', { level: 1, name: 'Keine Berechtigung' })).toBeVisible()
  }
  await expectAccessible(anna)
  await anna.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(anna).toHaveURL(/\/wizard\/1$/)
  await admin.goto('/changelog')
  await expect(admin.getByRole('heading', { level: 1, name: 'Versionshinweise' })).toBeVisible()
})

test('an unknown address says so and offers ways out', async ({ visitor }) => {
  await visitor.goto('/gibt/es/nicht')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
  await atWidths(visitor, [1440, 1000, 390], () => expectAccessible(visitor))
  await visitor.getByRole('link', { name: 'Öffentliche Ausschreibungen' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ausschreibungen' })).toBeVisible()
})

test('every page leads to the legal texts, in both languages', async ({ visitor }) => {
  await visitor.goto('/')
  for (const title of ['Impressum', 'Datenschutz', 'Barrierefreiheit', 'Technische Parameter']) {
    await visitor.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(visitor).toHaveTitle(`${title} – Allmende`)
    await expectAccessible(visitor)
  }
  await visitor.getByLabel('Sprache').selectOption('English')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Technical parameters' })).toBeVisible()
})

test('the keyboard alone gets to the content and through the account menu', async ({ dora }) => {
  await dora.goto('/projekte')
  await expect(sidebar(dora)).toBeVisible()
  await dora.keyboard.press('Tab')
  await expect(dora.getByRole('button', { name: 'Zum Inhalt springen' })).toBeFocused()
  await dora.keyboard.press('Enter')
  await expect(dora.getByRole('main')).toBeFocused()

  const account = dora.getByRole('button', { name: /^Konto von Dora/ })
  await account.focus()
  await dora.keyboard.press('Enter')
  await expect(dora.getByRole('menuitem', { name: 'Eigene Daten' })).toBeFocused()
  await expectAccessible(dora)
  await dora.keyboard.press('Enter')
  await expect(dora).toHaveURL(/\/benutzer\/dora(@|%40)deich-erdbau\.example$/)
  await expect(dora.getByRole('main')).toBeFocused()
})

test('hash links come to rest 30 px below the top bar, other pages start at the top', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 1000, height: 500 })
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.goto('/_bausteine')
  const section = visitor.getByRole('main').getByRole('region').nth(1)
  await expect(section).toBeVisible()
  const id = await section.getAttribute('id')
  await visitor.evaluate((hash) => history.pushState(null, '', `#${hash}`), id)
  await expect.poll(async () => (await section.boundingBox())?.y).toBeCloseTo(86, 0)

  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  expect(await visitor.evaluate(() => window.scrollY)).toBe(0)
})
