import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { day, drafts, runTender } from './running-tender.ts'

test('a company expresses its interest; staff and late-comers read why they do not', async ({ server }) => {
  const { path } = await runTender(server.url, drafts.interest, 2, {
    applicationDeadline: new Date(Date.now() + 3 * day),
  })
  const fritz = await server.open('fritz')
  await fritz.goto(path)
  await fritz.getByRole('button', { name: 'Teilnehmen', exact: true }).click()
  const joining = fritz.getByRole('dialog', { name: 'An dieser Ausschreibung teilnehmen?' })
  await expect(joining).toContainText('Sie bekunden Ihr Interesse.')
  await joining.getByRole('button', { name: 'Teilnehmen' }).click()
  await expect(fritz.getByText('Interesse bekundet', { exact: true })).toBeVisible()
  await expect(fritz.getByRole('region', { name: 'Ihre Teilnahme' })).toContainText('Noch nicht begonnen')
  await expect(fritz.getByRole('button', { name: 'Teilnehmen', exact: true })).toHaveCount(0)
  await expect(fritz).toHaveURL(new RegExp(`${path}$`))
  await expectAccessible(fritz)

  // Before its competition a negotiated procedure is for those who are invited.
  const other = await runTender(server.url, drafts.negotiated, 2, {
    applicationDeadline: new Date(Date.now() + 3 * day),
    offerDeadline: new Date(Date.now() + 5 * day),
  })
  await fritz.goto(other.path)
  await expect(
    fritz.getByText('An diesem Verfahren können zurzeit nur eingeladene Unternehmen teilnehmen.'),
  ).toBeVisible()
  const clara = await server.open('clara')
  await clara.goto(path)
  await expect(clara.getByRole('region', { name: /^Lose/ })).toBeVisible()
  await expect(clara.getByRole('button', { name: 'Teilnehmen', exact: true })).toHaveCount(0)
})
