import { expect, test } from './fixtures.ts'

const drafts = '/projekte#entwurf'

test('on a wide screen the heads of the columns sort, and type 0 is called Ausschreibung', async ({
  anna,
}) => {
  await anna.goto(drafts)
  await expect(anna.getByRole('columnheader')).toHaveText([
    'Titel',
    'Erstellt',
    'Vergabestelle',
    'Phase',
    'Abgabefrist',
  ])
  const order = anna.getByRole('combobox', { name: 'Sortieren nach' })
  await expect(order).toHaveValue('published desc')
  await expect(order.getByRole('option')).toHaveCount(10)
  await anna.getByRole('columnheader', { name: 'Titel' }).getByRole('button').click()
  await expect(anna.getByRole('columnheader', { name: 'Titel' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(order.getByRole('option', { selected: true })).toHaveText('Titel, aufsteigend')
  const rows = anna.getByRole('table').getByRole('link')
  const ascending = (await rows.allTextContents()).toSorted((one, other) => one.localeCompare(other, 'de'))
  await expect(rows).toHaveText(ascending)
  await anna.getByRole('columnheader', { name: 'Titel' }).getByRole('button').click()
  await expect(rows).toHaveText(ascending.toReversed())

  await anna.getByRole('button', { name: /Art der Ausschreibung/ }).click()
  await expect(anna.getByRole('checkbox', { name: 'Ausschreibung', exact: true })).toBeVisible()
  await expect(anna.getByRole('checkbox', { name: 'Verhandlungsverfahren', exact: true })).toHaveCount(0)
})

test('where there is less room the authority is left out, and every column can be read', async ({ anna }) => {
  await anna.setViewportSize({ width: 1000, height: 800 })
  await anna.goto(drafts)
  const heads = anna.getByRole('columnheader')
  await expect(heads).toHaveText(['Titel', 'Erstellt', 'Phase', 'Abgabefrist'])
  const widths = await heads.evaluateAll((cells) => cells.map((cell) => cell.clientWidth))
  expect(Math.min(...widths)).toBeGreaterThan(100)

  await anna.goto('/projekte')
  const badge = anna
    .getByRole('cell', { name: /^Teilnahmewettbewerb bis \w\w\., [\d.]+, [\d:]+ Uhr$/ })
    .first()
  await expect(badge).toBeVisible()
  // The word on one line, the day and the time on two more at most.
  const lines = await badge.locator('[data-word]').evaluate((one) => (one.clientHeight - 4) / 20)
  expect(lines).toBeLessThan(4)
})

test('below 992 px a tender is a card with its facts, sorted by a menu of ten', async ({ anna }) => {
  await anna.setViewportSize({ width: 991, height: 900 })
  await anna.goto(drafts)
  const card = anna.getByRole('article').filter({ hasText: 'Betrieb der öffentlichen Parkflächen' })
  await expect(card.getByRole('term')).toHaveText([
    'Beschreibung',
    'Vergabestelle',
    'Veröffentlicht',
    'Abgabefrist',
    'Phase',
  ])
  await expect(card.getByRole('definition').last()).toHaveText('Entwurf')

  const order = anna.getByRole('combobox', { name: 'Sortieren nach' })
  await expect(order).toHaveValue('published desc')
  await expect(order.getByRole('option')).toHaveText(
    ['Abgabefrist', 'Phase', 'Vergabestelle', 'Veröffentlicht', 'Archiviert'].flatMap((title) => [
      `${title}, aufsteigend`,
      `${title}, absteigend`,
    ]),
  )
  await order.selectOption('Vergabestelle, aufsteigend')
  await expect(order).toHaveValue('organization asc')
  const buyers = anna.getByRole('article').getByRole('definition').nth(1)
  await expect(buyers.first()).toBeVisible()
  const sorted = await anna
    .getByRole('article')
    .evaluateAll((cards) => cards.map((one) => one.querySelectorAll('dd')[1]?.textContent ?? ''))
  expect(sorted).toEqual(sorted.toSorted((one, other) => one.localeCompare(other, 'de')))

  await anna.goto('/projekte#archiv')
  const cancelled = anna.getByRole('article').filter({ hasText: 'Campingplatz hinter dem Deich' })
  await expect(cancelled.getByRole('term')).toHaveCount(6)
  await expect(cancelled.getByRole('term').nth(1)).toHaveText('Archiviert')
  await expect(cancelled.getByRole('definition').last()).toHaveText('Aufgehoben')
  await expect(anna.getByRole('link', { name: /^Bürgerbus/ })).toBeVisible()
})
