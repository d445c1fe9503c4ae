import { atWidths, expectAccessible } from './accessible.ts'
import { expect } from './fixtures.ts'
import { ask, button, dialog, givenComplete, section, test } from './portal-fixtures.ts'
import { reportOf } from './portal-peer.ts'
import { said } from './said.ts'

const inTwoDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString()

test('a cancelled tender tells SIMAP; what it rejects is mended in its form and sent again', async ({
  clerk,
  publisher,
  peer,
}) => {
  test.setTimeout(300_000)
  const { url } = publisher
  const id = await givenComplete(url, 'Windpark am Sund')
  await ask(url, 'updateProjectStage', { id, stage: 2, published: inTwoDays(), portal: true }, null, null)
  await ask(url, 'publishToSIMAP', id)
  await expect.poll(() => peer.received.length, { timeout: 30_000 }).toBe(1)
  peer.move(peer.received[0]?.businessId ?? '', 'PUBLISHED', { number: '00111111-2026', date: '2026-11-18' })

  const location = '/ContractNotice/cac:ProcurementProject[1]/cbc:Name[1]'
  peer.rejecting(reportOf({ rule: 'BR-BT-00021-0101', location, text: 'Der Titel ist zu allgemein.' }))
  peer.submitting('reject')
  await clerk.goto(`/projekte/${id}`)
  await expect(section(clerk).getByText('00111111-2026')).toBeVisible({ timeout: 30_000 })
  await clerk.getByRole('button', { name: 'Aktionen', exact: true }).click()
  await clerk.getByRole('menuitem', { name: 'Aufheben' }).click()
  await expect(dialog(clerk).getByText('von selbst an SIMAP übermittelt')).toBeVisible()
  await dialog(clerk).getByRole('textbox', { name: 'Begründung' }).fill('Der Bedarf ist entfallen.')
  await dialog(clerk).getByRole('button', { name: 'Ausschreibung aufheben' }).click()
  await expect(said(clerk, 'Die Ausschreibung wurde aufgehoben.')).toBeVisible()

  const timeline = section(clerk).getByRole('list', { name: 'Bekanntmachungen' })
  await expect(
    timeline.getByRole('heading', { level: 3, name: 'Bekanntmachung der Aufhebung' }),
  ).toBeVisible()
  const objections = section(clerk).getByRole('region', { name: 'Beanstandungen von SIMAP' })
  await expect(objections.getByRole('listitem')).toHaveText(/Der Titel ist zu allgemein\./, {
    timeout: 30_000,
  })
  await atWidths(clerk, [1440, 1000, 390], () => expectAccessible(clerk))

  await objections.getByRole('link', { name: 'Zum Feld' }).click()
  await expect(clerk).toHaveURL(/\/projekte\/bearbeiten\/\d+\?bekanntmachung=\d+#/)
  await expect(
    clerk.getByRole('heading', { level: 1, name: 'Bekanntmachung der Aufhebung überarbeiten' }),
  ).toBeVisible()
  const title = clerk.getByRole('textbox', { name: 'Titel' }).first()
  await expect(clerk.getByText('SIMAP: Der Titel ist zu allgemein.')).toBeVisible()
  await atWidths(clerk, [1440, 390], () => expectAccessible(clerk))
  await title.fill('Windpark am Sund, Aufhebung')
  const reason = clerk.getByRole('textbox', { name: 'Begründung' })
  await expect(reason).toHaveValue('Der Bedarf ist entfallen.')
  await reason.fill('')
  await expect(clerk.getByText('Bitte geben Sie eine Begründung an.').first()).toBeVisible()
  await reason.fill('Der Bedarf ist weggefallen.')
  const description = clerk.getByRole('textbox', { name: 'Beschreibung der Änderung' })
  await description.fill('Das Verfahren endet ohne Zuschlag.')
  await clerk.getByRole('button', { name: 'Speichern' }).click()
  await expect(said(clerk, 'Gespeichert. Übermittelt wird die Bekanntmachung erst')).toBeVisible()

  await expect(section(clerk).getByText('überarbeitet und noch nicht wieder übermittelt')).toBeVisible()
  await button(clerk, 'Erneut an SIMAP übermitteln').click()
  await dialog(clerk).getByRole('button', { name: 'Erneut an SIMAP übermitteln' }).click()
  await expect(
    timeline.getByRole('heading', { name: 'Bekanntmachung der Aufhebung, Version 02' }),
  ).toBeVisible()
  await expect.poll(() => peer.received.length, { timeout: 30_000 }).toBe(3)
  const last = peer.received.at(-1)
  expect(last?.xml).toContain('Windpark am Sund, Aufhebung')
  expect(last?.xml).toContain('>Der Bedarf ist weggefallen.<')
  expect(last?.xml).toContain('>Das Verfahren endet ohne Zuschlag.<')
  expect(last?.xml).toContain(`>${peer.received[0]?.businessId}<`)
  peer.move(last?.businessId ?? '', 'PUBLISHED', { number: '00222222-2026', date: '2026-11-20' })
  await expect(section(clerk).getByText('00222222-2026')).toBeVisible({ timeout: 30_000 })
  const download = clerk.waitForEvent('download')
  await button(clerk, 'Übermitteltes XML herunterladen').last().click()
  expect((await download).suggestedFilename()).toMatch(/^bekanntmachung-\d+-\d+\.xml$/)
})

test('in English the timeline says the same', async ({ clerk, publisher, peer }) => {
  test.slow()
  const { url } = publisher
  const id = await givenComplete(url, 'Solarpark am Sund')
  await ask(url, 'updateProjectStage', { id, stage: 2, published: inTwoDays(), portal: true }, null, null)
  await ask(url, 'publishToSIMAP', id)
  await expect.poll(() => peer.received.length, { timeout: 30_000 }).toBe(1)
  await clerk.goto(`/projekte/${id}`)
  await clerk.getByLabel('Sprache', { exact: true }).selectOption('English')
  const timeline = clerk.getByRole('list', { name: 'Notices' })
  await expect(timeline.getByRole('heading', { name: 'First notice' })).toBeVisible()
  await expect(timeline.getByRole('button', { name: 'Stop publication' })).toBeVisible()
  await expectAccessible(clerk)
})
