import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect } from './fixtures.ts'
import { ask, button, dialog, givenComplete, section, test } from './portal-fixtures.ts'
import { reportOf } from './portal-peer.ts'
import { said } from './said.ts'

const portalChoice = (page: Page) =>
  dialog(page).getByRole('checkbox', { name: 'Zuerst bei SIMAP veröffentlichen' })

async function openPublishing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

/** As soon as the portal allows. */
async function publish(page: Page): Promise<void> {
  await openPublishing(page)
  await portalChoice(page).check()
  await dialog(page)
    .getByRole('radio', { name: /^Frühestmöglich/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Veröffentlichung zurücknehmen', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Veröffentlichung zurücknehmen', exact: true }).click()
  await expect(said(page, 'Die Veröffentlichung wurde zurückgenommen.')).toBeVisible()
}

async function stop(page: Page): Promise<void> {
  await button(page, 'Veröffentlichung stoppen').click()
  await dialog(page).getByRole('button', { name: 'Veröffentlichung stoppen' }).click()
}

test.describe('with the server gone for a moment', () => {
  test.use({
    allowConsoleErrors: [[/WebSocket connection/, /ERR_CONNECTION/, /Failed to fetch/], { scope: 'test' }],
  })

  test('a notice is followed to its publication through two failures and a restart', async ({
    clerk,
    publisher,
    peer,
  }) => {
    test.setTimeout(300_000)
    const id = await givenComplete(publisher.url, 'Solarpark am Deich')
    peer.submitting('fail', 'fail', 'hangKept')
    await clerk.goto(`/projekte/${id}`)
    await openPublishing(clerk)
    await portalChoice(clerk).check()
    await expect(dialog(clerk).getByText('erst 48 Stunden, nachdem SIMAP')).toBeVisible()
    await atWidths(clerk, [1440, 390], () => expectAccessible(clerk))
    await clerk.keyboard.press('Escape')
    await publish(clerk)
    await expect(said(clerk, 'Die Bekanntmachung wird an SIMAP übermittelt.')).toBeVisible()
    await expect(clerk.getByText('Diese Bekanntmachung geht zuerst zu SIMAP.')).toBeVisible()
    await expect(section(clerk).getByText('SIMAP meldet einen eigenen Fehler.')).toBeVisible()
    await expect(clerk.getByRole('link', { name: 'Bearbeiten' })).toHaveCount(0)

    await expect.poll(() => peer.received.length, { timeout: 30_000 }).toBe(3)
    await publisher.kill()
    await publisher.start()
    await clerk.goto(`/projekte/${id}`)
    await expect(section(clerk).getByText('Eingereicht').first()).toBeVisible({ timeout: 30_000 })
    expect(peer.received).toHaveLength(3)
    const { businessId = '' } = peer.received.at(-1) ?? {}
    await expect(section(clerk).getByText(businessId)).toBeVisible()
    await expect(section(clerk).getByText('Üblich sind bis zu 5 Werktage.')).toBeVisible()
    await expect(button(clerk, 'Veröffentlichung stoppen')).toBeEnabled()
    await atWidths(clerk, [1000, 390], () => expectAccessible(clerk))

    peer.move(businessId, 'PUBLISHING')
    await expect(button(clerk, 'Veröffentlichung stoppen')).toBeDisabled()
    await expect(section(clerk).getByText('Hier gibt es nichts zu stoppen')).toBeVisible()
    peer.move(businessId, 'PUBLISHED', { number: '00654321-2026', date: '2026-11-18' })
    await expect(section(clerk).getByText('00654321-2026')).toBeVisible()
    await expect(section(clerk).getByText('18.11.2026', { exact: true })).toBeVisible()
    await expect(section(clerk).getByRole('list', { name: 'Verlauf' }).getByRole('listitem')).toHaveText([
      /Wartet auf die Übermittlung/,
      /Wird übermittelt/,
      /Eingereicht/,
      /Wird veröffentlicht/,
      /Veröffentlicht/,
    ])
    await expect(clerk.getByText('SIMAP hat die Bekanntmachung veröffentlicht.')).toBeVisible()
    expect(peer.received).toHaveLength(3)
    await expectAccessible(clerk)
  })
})

test('what the portal rejects leads to the field, and is sent again as the next version', async ({
  clerk,
  publisher,
  peer,
}) => {
  test.slow()
  const id = await givenComplete(publisher.url, 'Solarpark am Moor')
  const location = '/ContractNotice/cac:ProcurementProjectLot[1]/cac:ProcurementProject[1]/cbc:Name[1]'
  peer.rejecting(reportOf({ rule: 'BR-BT-00021-0101', location, text: 'Der Titel ist zu allgemein.' }))
  peer.submitting('reject')
  await clerk.goto(`/projekte/${id}`)
  await publish(clerk)
  const objections = section(clerk).getByRole('region', { name: 'Beanstandungen von SIMAP' })
  await expect(objections.getByRole('listitem')).toHaveText(
    /„Titel“: Der Titel ist zu allgemein\. Regel BR-BT-00021-0101/,
  )
  await atWidths(clerk, [1440, 390], () => expectAccessible(clerk))
  await expect(section(clerk).getByText('nehmen Sie die Veröffentlichung zurück')).toBeVisible()
  await takeBack(clerk)
  await objections.getByRole('link', { name: 'Zum Feld' }).click()
  await expect(clerk).toHaveURL(/\/projekte\/bearbeiten\/\d+#GR-Lot-1/)
  await expect(clerk.getByRole('heading', { level: 1, name: 'Bearbeiten' })).toBeVisible()

  await clerk.goto(`/projekte/${id}`)
  await publish(clerk)
  await expect(section(clerk).getByRole('heading', { name: 'Version 02' })).toBeVisible()
  await expect(clerk.getByText('Version der Bekanntmachung').locator('xpath=..')).toContainText('02')
  await expect(objections).toHaveCount(0)
  await button(clerk, 'Version 01').click()
  await expect(objections.getByRole('listitem')).toHaveText(/„Titel“: Der Titel ist zu allgemein\./)
  await expect(button(clerk, 'Veröffentlichung stoppen')).toBeEnabled()
  await clerk.goto(`/projekte/bearbeiten/${id}`)
  await expect(clerk.getByRole('heading', { level: 1, name: 'Der Entwurf ist gesperrt' })).toBeVisible()
  await expectAccessible(clerk)
  await clerk.getByRole('link', { name: 'Zur Ausschreibung' }).click()

  await stop(clerk)
  await expect(said(clerk, 'Die Veröffentlichung wurde gestoppt.')).toBeVisible()
  await expect(section(clerk).getByText('Gestoppt').first()).toBeVisible()
  await takeBack(clerk)
  await expect(clerk.getByRole('link', { name: 'Bearbeiten' })).toBeVisible()
})

test('a notice the portal confirmed and lost is missed, and can be sent again', async ({
  clerk,
  publisher,
  peer,
}) => {
  test.slow()
  const id = await givenComplete(publisher.url, 'Solarpark am Wald')
  peer.submitting('forget')
  await clerk.goto(`/projekte/${id}`)
  await publish(clerk)
  await expect(section(clerk).getByText('kennt die Bekanntmachung aber nicht')).toBeVisible({
    timeout: 30_000,
  })
  await stop(clerk)
  await button(clerk, 'Erneut bei SIMAP veröffentlichen').click()
  await dialog(clerk).getByRole('button', { name: 'Bei SIMAP veröffentlichen' }).click()
  await expect(section(clerk).getByRole('heading', { name: 'Version 02' })).toBeVisible()
})

test('where the portal cannot be chosen the dialog says why', async ({ clerk, publisher }) => {
  const { url } = publisher
  const xml = await ask<string>(url, 'exportNotice', await givenComplete(url, 'Solarpark am Hang'))
  const strange = xml.replaceAll(/(<cbc:CompanyID>)[^<]+/g, '$1DE-4711')
  const { id } = await ask<{ id: number }>(url, 'importNotice', strange)
  await clerk.goto(`/projekte/${id}`)
  await expect(clerk.getByText('(ORG-0001) – Vergabestelle')).toBeVisible()
  await expect(section(clerk).getByText('wählen Sie beim Veröffentlichen')).toBeVisible()
  await openPublishing(clerk)
  await expect(
    dialog(clerk).getByText(
      'Achtung: Nicht alle erforderlichen Felder wurden ausgefüllt. Die Veröffentlichung bei SIMAP ist nur möglich, wenn alle erforderlichen Felder ausgefüllt sind.',
    ),
  ).toBeVisible()
  await expect(portalChoice(clerk)).toBeDisabled()
  await clerk.keyboard.press('Escape')
  await clerk.getByRole('button', { name: 'Bekanntmachung prüfen' }).click()
  await expect(clerk.getByText(/Das Verfahren benötigt eine Vergabestelle\./).first()).toBeVisible()

  // Its documents would be found at an address that nobody outside can reach.
  await clerk.goto('/projekte/1')
  await openPublishing(clerk)
  await expect(portalChoice(clerk)).toBeDisabled()
  await expect(dialog(clerk).getByText(/noch keine öffentliche Adresse gegeben/)).toBeVisible()
})

test('without a portal the dialog explains what can be done instead', async ({ anna, demoServer }) => {
  const id = await givenComplete(demoServer.url, 'Solarpark am See')
  await anna.goto(`/projekte/${id}`)
  await openPublishing(anna)
  await expect(portalChoice(anna)).toBeDisabled()
  await expect(dialog(anna).getByText('ist keine Verbindung zu SIMAP eingerichtet')).toBeVisible()
  await atWidths(anna, [1440, 390], () => expectAccessible(anna))
})
