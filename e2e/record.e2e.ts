import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openedDocument } from './opened-document.ts'
import { day, drafts, runTender } from './running-tender.ts'
import { said } from './said.ts'

const soon = (days: number) => new Date(Date.now() + days * day)

test('the record says what is missing; the team supplies it, and it stands in the PDF', async ({
  server,
}) => {
  test.setTimeout(180_000)
  const { path } = await runTender(server.url, drafts.negotiated, 3, {
    applicationDeadline: soon(40),
    offerDeadline: soon(90),
  })
  const anna = await server.open('anna')
  await anna.goto(path)
  await anna.getByRole('link', { name: 'Vergabevermerk', exact: true }).click()
  const write = anna.getByRole('button', { name: 'In den Anmerkungen ergänzen: Wahl des Verfahrens' })
  await expect(write).toBeVisible()
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))

  await write.click()
  const remarks = anna.getByRole('textbox', { name: 'Anmerkungen der Vergabestelle' })
  await expect(remarks.getByRole('heading', { name: 'Wahl des Verfahrens' })).toBeVisible()
  await expect(remarks).toBeFocused()
  await anna.keyboard.type('Weil verhandelt werden muss.')
  await anna.getByRole('button', { name: 'Speichern' }).click()
  await expect(said(anna, 'Die Anmerkungen sind gespeichert.')).toBeVisible()
  await expect(write).toHaveCount(0)

  const pdf = await openedDocument(anna, () => anna.getByRole('button', { name: 'Vermerk als PDF' }).click())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

  const dora = await server.open('dora')
  await dora.goto(`${path}/vergabevermerk`)
  await expect(dora.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
})
