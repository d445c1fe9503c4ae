import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openedDocument } from './opened-document.ts'
import { people } from './people.ts'
import { demoPassword } from '../demo/people.ts'
import { day, drafts, hour, runTender } from './running-tender.ts'

const pdf = (name: string, words: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4 ${words}`),
})

/** With the keyboard alone, but for the window in which the system lets one choose a file. */
async function upload(page: Page, lot: RegExp, file: ReturnType<typeof pdf>) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('region', { name: lot }).getByRole('button', { name: 'Dateien auswählen' }).press('Enter'),
  ])
  await chooser.setFiles(file)
  await expect(
    page.getByRole('region', { name: lot }).getByRole('button', { name: `${file.name} herunterladen` }),
  ).toBeVisible()
}
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).press('Enter')
const inDialog = (page: Page, name: string, button: string) =>
  page.getByRole('dialog', { name }).getByRole('button', { name: button, exact: true }).press('Enter')
const state = (page: Page) => page.getByRole('region', { name: 'Stand der Einreichung' })
const submissions = (page: Page) => page.getByRole('region', { name: 'Einreichungen' })
const exactly = /\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}:\d{2},\d{3} Uhr/

test('a bidder takes part through the login and files for two lots with the keyboard: submits, changes, submits again, withdraws', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const { path } = await runTender(server.url, drafts.negotiated, 3, {
    applicationDeadline: new Date(Date.now() + 5 * hour),
    offerDeadline: new Date(Date.now() + 2 * day),
  })
  const dora = await server.open()
  await dora.goto(path)
  await press(dora, 'Teilnehmen')
  const login = dora.getByRole('dialog', { name: 'Einloggen' })
  await expect(login).toContainText('Um sich zu bewerben, benötigen Sie ein Konto.')
  await login.getByLabel('E-Mail Adresse').fill(people.dora)
  await login.getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await dora.keyboard.press('Enter')
  await expect(login).toBeHidden()
  await expect(dora).toHaveURL(new RegExp(`${path}$`))

  await press(dora, 'Teilnehmen')
  const joining = dora.getByRole('dialog', { name: 'An dieser Ausschreibung teilnehmen?' })
  await expect(joining.getByRole('listitem')).toHaveText([/^LOT-0001 .*Teilnahmeantrag bis /, /^LOT-0002 /])
  await expectAccessible(dora)
  await inDialog(dora, 'An dieser Ausschreibung teilnehmen?', 'Teilnehmen')
  await expect(dora).toHaveURL(new RegExp(`${path}/bewerbung$`))
  await expect(dora.getByRole('heading', { level: 2, name: 'Teilnahmeantrag' })).toBeVisible()
  const submit = dora.getByRole('button', { name: 'Teilnahmeantrag einreichen', exact: true })
  await expect(submit).toBeDisabled()
  await expect(
    dora.getByText('Es fehlen noch Dokumente: Teilnahmeantrag (LOT-0001, LOT-0002).'),
  ).toBeVisible()

  const emil = await server.open('emil')
  await emil.goto(`${path}/bewerbung`)
  await expect(emil.getByRole('heading', { name: /^LOT-0002/ })).toBeVisible()

  await upload(dora, /^LOT-0001/, pdf('Antrag.pdf', 'eins'))
  await upload(dora, /^LOT-0002/, pdf('Antrag Parkhaus.pdf', 'zwei'))
  await expect(dora.getByText('Teilnahmeantrag: 1 Dokument, 13 Bytes').first()).toBeVisible()
  await press(dora, 'Teilnahmeantrag einreichen')
  const asking = dora.getByRole('dialog', { name: 'Teilnahmeantrag jetzt einreichen?' })
  await expect(asking).toContainText('können Sie ändern, erneut einreichen oder zurückziehen')
  await inDialog(dora, 'Teilnahmeantrag jetzt einreichen?', 'Teilnahmeantrag einreichen')
  await expect(state(dora)).toContainText('Ihr Teilnahmeantrag ist eingegangen')
  await expect(state(dora)).toContainText(exactly)
  await expect(state(dora).getByRole('listitem')).toHaveText([
    /Antrag\.pdf.*LOT-0001, Teilnahmeantrag.*SHA-256 [0-9a-f]{64}/,
    /Antrag Parkhaus\.pdf.*LOT-0002, Teilnahmeantrag.*SHA-256 [0-9a-f]{64}/,
  ])
  await expect(state(dora)).toBeFocused()
  const receipt = await openedDocument(dora, () =>
    state(dora).getByRole('button', { name: 'Eingangsbestätigung herunterladen (PDF)' }).press('Enter'),
  )
  expect(receipt.subarray(0, 5).toString()).toBe('%PDF-')
  await atWidths(dora, [1440, 1000, 390], () => expectAccessible(dora))

  await expect(emil.getByText('Eingereicht', { exact: true })).toHaveCount(2)
  await upload(emil, /^LOT-0002/, pdf('Nachtrag.pdf', 'drei'))
  await expect(dora.getByRole('region', { name: /^LOT-0002/ })).toContainText(
    'Änderungen noch nicht eingereicht',
  )
  await expect(dora.getByRole('region', { name: /^LOT-0001/ })).not.toContainText('Änderungen')
  await press(dora, 'Geänderten Antrag erneut einreichen')
  await inDialog(dora, 'Teilnahmeantrag jetzt einreichen?', 'Geänderten Antrag erneut einreichen')
  await expect(submissions(dora).getByRole('button', { name: /^Teilnahmeantrag eingereicht: / })).toHaveCount(
    2,
  )
  await expect(state(dora).getByRole('listitem')).toHaveCount(2)

  await dora.setViewportSize({ width: 390, height: 844 })
  await press(dora, 'Teilnahmeantrag zurückziehen')
  const withdrawing = dora.getByRole('dialog', { name: 'Teilnahmeantrag zurückziehen?' })
  await withdrawing.getByRole('checkbox', { name: /^LOT-0001/ }).press('Space')
  await expectAccessible(dora)
  await inDialog(dora, 'Teilnahmeantrag zurückziehen?', 'Teilnahmeantrag zurückziehen')
  await expect(state(dora)).toContainText('Ihr Teilnahmeantrag ist zurückgezogen')
  await expect(dora.getByRole('region', { name: /^LOT-0001/ })).toContainText('Eingereicht')
  await expect(dora.getByRole('region', { name: /^LOT-0002/ })).toContainText('In Arbeit')
  await expect(submissions(emil).getByRole('button', { name: /^Zurückgezogen: / })).toBeVisible()
  await expect(
    submissions(emil).getByRole('region', { name: 'Verlauf' }).getByRole('listitem').first(),
  ).toContainText('Zurückgezogen für LOT-0002')
  await expectAccessible(emil)
  await press(dora, 'Teilnahmeantrag zurückziehen')
  await expect(withdrawing).toContainText('Zurückziehen für: LOT-0001')
  await dora.keyboard.press('Escape')

  await dora.setViewportSize({ width: 1440, height: 900 })
  await dora.goto(path)
  await expect(dora.getByRole('region', { name: 'Ihre Teilnahme' })).toContainText('In Arbeit')
  await dora.getByLabel('Sprache', { exact: true }).selectOption('English')
  await dora.getByRole('link', { name: 'Application', exact: true }).click()
  await expect(dora.getByRole('region', { name: 'Check and submit' })).toContainText('not submitted yet')
  await expect(dora.getByRole('region', { name: 'Submissions' })).toContainText('Application submitted:')
})
