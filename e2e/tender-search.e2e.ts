import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { publishDrafts } from './listed-tenders.ts'

test('what was searched, filtered and sorted stays in the address, and every tab says what it has', async ({
  anna,
}) => {
  await anna.goto('/projekte#entwurf')
  const field = anna.getByRole('searchbox', { name: 'Ausschreibung Suchen' })
  await field.fill('öffentliche Parkfläche')
  const rows = anna.getByRole('table').getByRole('link')
  await expect(rows).toHaveText([/Betrieb der öffentlichen Parkflächen/])
  await expect(anna).toHaveURL(/\?suche=%C3%B6ffentliche(\+|%20)Parkfl%C3%A4che#/)
  const tabs = anna.getByRole('navigation', { name: 'Ausschreibungen nach Stand' })
  await expect(tabs.getByRole('link')).toHaveText([
    'Öffentliche 0 Treffer',
    'Entwürfe 1 Treffer',
    'Archiv 0 Treffer',
  ])

  await anna.getByRole('columnheader', { name: 'Titel' }).getByRole('button').click()
  await expect(anna).toHaveURL(/sortierung=name/)
  await rows.click()
  await expect(anna.getByRole('heading', { level: 1 })).toContainText('Parkflächen')
  await anna.goBack()
  await expect(field).toHaveValue('öffentliche Parkfläche')
  await anna.reload()
  await expect(field).toHaveValue('öffentliche Parkfläche')
  await expect(rows).toHaveCount(1)
  await expect(anna.getByRole('columnheader', { name: 'Titel' })).toHaveAttribute('aria-sort', 'ascending')

  await tabs.getByRole('link', { name: /Archiv/ }).click()
  await expect(field).toHaveValue('öffentliche Parkfläche')
  await expect(anna.getByText('Kein Eintrag passt zu Suche und Filtern')).toBeVisible()
})

test('the top bar finds tenders from anywhere, by keyboard alone', async ({ anna }) => {
  await anna.goto('/bieter')
  await expect(anna.getByRole('heading', { level: 1 })).toBeVisible()
  await anna.keyboard.press('Control+k')
  const dialog = anna.getByRole('dialog', { name: 'Wonach suchen Sie?' })
  const field = dialog.getByRole('combobox', { name: 'Überall suchen' })
  await expect(field).toBeFocused()
  await field.pressSequentially('säule')
  const group = dialog.getByRole('group', { name: 'Ausschreibungen' })
  await expect(group.getByRole('option')).toHaveText([
    /Aufbau und Betrieb öffentlicher Ladesäulen.*Gemeinde Auwiesen.*Entwurf/,
    'Alle Treffer in der Liste zeigen',
  ])
  await expect(dialog.getByRole('status')).toHaveText(/^1 Treffer/)
  await anna.keyboard.press('ArrowDown')
  await expect(group.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))
  await anna.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(anna.getByRole('heading', { level: 1 })).toContainText('Ladesäulen')
  const place = new URL(anna.url()).pathname

  await anna.getByRole('banner').getByRole('button', { name: 'Suchen' }).click()
  await expect(field).toHaveValue('')
  await field.fill('Unauffindbares')
  await expect(dialog.getByRole('status')).toHaveText(/^Nichts gefunden/)
  await anna.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(anna.getByRole('banner').getByRole('button', { name: 'Suchen' })).toBeFocused()
  expect(new URL(anna.url()).pathname).toBe(place)

  await anna.keyboard.press('Control+k')
  await field.fill('Betrieb')
  await anna.keyboard.press('Enter')
  await expect(anna).toHaveURL(/\/projekte\?suche=Betrieb$/)
  await expect(anna.getByRole('searchbox', { name: 'Ausschreibung Suchen' })).toHaveValue('Betrieb')
})

test('a visitor finds what is public by a word in another form, on a phone too; a bidder sees what she marked', async ({
  server,
}) => {
  test.slow()
  await publishDrafts(server)
  const [visitor, dora] = [await server.open(), await server.open('dora')]
  await visitor.goto('/projekte')
  await expect(visitor.getByRole('columnheader')).toHaveText([
    'Titel',
    'Veröffentlicht',
    'Vergabestelle',
    'Phase',
    'Abgabefrist',
  ])
  const tabs = visitor.getByRole('navigation', { name: 'Ausschreibungen nach Stand' })
  await expect(tabs.getByRole('link')).toHaveText(['Öffentliche', 'Archiv'])
  const rows = visitor.getByRole('row')
  await expect(rows.filter({ hasText: 'Parkflächen' })).toContainText(/noch 5 Std\. \d+ Min\./)
  await expect(rows.filter({ hasText: 'Ladesäulen' })).toContainText('abgelaufen')
  await visitor.getByRole('searchbox', { name: 'Ausschreibung Suchen' }).fill('Parkfläche')
  await expect(visitor.getByRole('table').getByRole('link')).toHaveText([/Parkflächen/])
  await atWidths(visitor, [1440, 1000, 390, 320], () => expectAccessible(visitor))

  await visitor.setViewportSize({ width: 390, height: 844 })
  await visitor.getByRole('banner').getByRole('button', { name: 'Suchen' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Wonach suchen Sie?' })
  await dialog.getByRole('combobox').fill('Betriebe')
  await dialog.getByRole('option', { name: /Parkflächen/ }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Parkflächen')

  await dora.goto('/projekte#merkliste')
  await expect(dora.getByRole('table').getByRole('link')).toHaveText([/Parkflächen.*Gemerkt/s])
  await dora.goto('/projekte#einladung')
  await dora.getByRole('link', { name: 'Öffentliche Ausschreibungen ansehen' }).click()
  await expect(dora.getByRole('table').getByRole('link', { name: /Parkflächen/ })).toBeVisible()
})
