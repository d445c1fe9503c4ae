import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

// The map begins with all there is: what other stories add elsewhere would draw its markers together.
test('a visitor finds a parcel on the map and in the list, also by an address somebody shared', async ({
  server,
}) => {
  const visitor = await server.open()
  await test.step('from the locations to one parcel', async () => {
    await visitor.goto('/grundstuecke')
    const groups = visitor.getByRole('region', { name: 'Grundstücke nach Standort' })
    await expect(groups.getByRole('button', { name: 'Unbekannter Standort' })).toBeVisible()
    const marker = visitor.getByRole('button', { name: /^Ortsmitte Auwiesen, \d+ Grundstücke$/ })
    await expect(marker).toBeVisible()
    await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))
    await marker.click()
    await expect(marker).toBeHidden()
    const links = visitor.getByRole('link', { name: 'Dorfstraße 7', exact: true })
    // Once in the list, once on the map.
    await expect(links).toHaveCount(2)
    await links.first().focus()
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Dorfstraße 7' })).toBeVisible()
  })

  await test.step('a shared filter holds where its fields are not shown, and can be taken away', async () => {
    await visitor.goto('/grundstuecke?nutzung=photovoltaik&bebaut=vielleicht&archiv=ja&seite=x#liste')
    const found = visitor.getByRole('region', { name: 'Grundstücke nach Standort' })
    await expect(found.getByRole('link')).toHaveText(['Moorkuhlen Nord'])
    await expect(visitor.getByRole('button', { name: 'Filter', exact: true })).toBeHidden()
    await expect(found.getByText('Intern')).toBeHidden()
    const chips = visitor.getByRole('list', { name: 'Aktive Filter' })
    await expect(chips.getByRole('button')).toHaveText(['Erlaubte Nutzung: photovoltaik'])
    await chips.getByRole('button').click()
    await expect(visitor).toHaveURL(/\/grundstuecke(\?seite=x)?#liste$/)
    await expect(found.getByRole('link').nth(3)).toBeVisible()
    await visitor.goBack()
    await expect(found.getByRole('link')).toHaveText(['Moorkuhlen Nord'])
  })
})

test('staff filters, searches and creates a parcel', async ({ anna }) => {
  const found = anna.getByRole('region', { name: 'Grundstücke nach Standort' })

  const engines: string[] = []
  anna.on('request', (request) => {
    if (/\/(engine|MapCanvas)-/.test(request.url())) engines.push(request.url())
  })

  await test.step('what is typed and chosen stands in the address', async () => {
    await anna.goto('/grundstuecke#liste')
    await anna.getByRole('button', { name: 'Filter', exact: true }).click()
    await anna.getByRole('textbox', { name: 'Name' }).fill('deichstraße')
    await expect(anna).toHaveURL(/\?name=deichstra%C3%9Fe#liste$/)
    await anna.getByRole('radiogroup', { name: 'Bebaut' }).getByRole('radio', { name: 'Ja' }).check()
    await expect(anna).toHaveURL(/bebaut=ja/)
    await expect(found.getByRole('link', { name: /^Deichstraße/ }).first()).toBeVisible()
    await expect(found.getByRole('link', { name: /^Dorfstraße/ })).toHaveCount(0)
    await atWidths(anna, [1440, 390], () => expectAccessible(anna))
    await anna.goBack()
    await expect(anna).not.toHaveURL(/bebaut/)
    await expect(anna.getByRole('textbox', { name: 'Name' })).toHaveValue('deichstraße')
    await anna.getByRole('textbox', { name: 'Name' }).fill('gibt es nicht')
    await expect(anna.getByText('Kein Grundstück passt zu den Filtern')).toBeVisible()
    await anna.getByRole('button', { name: 'Alle Filter zurücksetzen' }).last().click()
    await anna.getByRole('checkbox', { name: 'Archivierte Grundstücke' }).check()
    await expect(found.getByRole('link', { name: /^\(Archiviert\)/ }).first()).toBeVisible()
    expect(engines, 'a list loads no map').toEqual([])
  })

  await test.step('a new parcel needs a name and a location', async () => {
    await anna.goto('/grundstuecke')
    await anna.getByRole('button', { name: 'Neues Grundstück' }).click()
    const dialog = anna.getByRole('dialog', { name: 'Grundstück anlegen' })
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await expect(dialog.getByText('Feld ist erforderlich')).toHaveCount(2)
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Wendehammer am Siel')
    await dialog.getByRole('combobox', { name: 'Standort' }).fill('geest')
    await anna.getByRole('option', { name: 'Geestrand' }).click()
    await expectAccessible(anna)
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await expect(anna).toHaveURL(/\/grundstuecke\/\d+\?bearbeiten=1/)
  })

  await test.step('the top bar finds it', async () => {
    await anna.goto('/grundstuecke#liste')
    await anna.keyboard.press('Control+k')
    await anna.getByRole('combobox', { name: 'Überall suchen' }).fill('wendehammer')
    const hits = anna.getByRole('group', { name: 'Grundstücke' })
    await hits.getByRole('option', { name: 'Alle Treffer in der Liste zeigen' }).click()
    await expect(found.getByRole('link')).toHaveText(['Wendehammer am Siel'])
    await expect(found.getByText('Intern')).toBeVisible()
  })
})
