import type { Page } from '@playwright/test'
import { demoPassword } from '../demo/people.ts'
import { expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { expect, test } from './fixtures.ts'
import { loginToken, type Person } from './people.ts'
import { day, drafts, hour, runTender } from './running-tender.ts'
import { patient, travelTo, whileAway } from './time-travel.ts'

test.use({ serverEnv: patient, allowConsoleErrors: [whileAway, { scope: 'test' }] })

const id = drafts.continuous
type Joined = { id: number }
type Room = { id: number; type: string; stage: number | null }

/** Joins, puts a document into each room of the application and submits it. */
async function apply(url: string, person: Person): Promise<number> {
  const { id: offerId } = (await ask(url, person, 'createOffer', { id })) as Joined
  const rooms = (await ask(url, person, 'getRoomsByProjectId', id)) as Room[]
  for (const room of rooms.filter(({ type, stage }) => type === 'CONTRACTOR' && stage === 4)) {
    const body = new FormData()
    body.append('file[]', new Blob([`Antrag von ${person}`]), 'Antrag.txt')
    const headers = { 'x-auth-token': await loginToken(url, person) }
    expect((await fetch(`${url}/api/v1/files/${room.id}`, { method: 'POST', headers, body })).status).toBe(
      200,
    )
  }
  await ask(url, person, 'updateOfferStage', offerId, 1, null)
  return offerId
}

const earlier = (page: Page) => page.getByRole('region', { name: 'Frühere Bewerbungen' })

test('who was not admitted in one round reads why and applies again for the next', async ({ server }) => {
  test.setTimeout(240_000)
  const now = Date.now()
  const { path } = await runTender(server.url, id, 3, {
    applicationDeadline: new Date(now + hour),
    deadlinePeriodDays: 1,
    finalDeadline: new Date(now + 5 * day),
    offerDeadline: null,
  })
  const chosen = await apply(server.url, 'fritz')
  const denied = await apply(server.url, 'dora')
  await travelTo(server, new Date(now + 2 * hour))
  for (const editor of ['anna', 'bernd'] as const)
    await ask(server.url, editor, 'updateProjectStage', { id, stage: 4 }, null, demoPassword)
  const reasons = { [denied]: 'Der Nachweis der Eignung fehlt.' }
  await ask(server.url, 'anna', 'updateProjectStage', { id, stage: 5 }, null, null, [chosen], { reasons })

  const dora = await server.open('dora')
  await dora.goto(`${path}/bewerbung`)
  await expect(dora.getByText('Nicht zugelassen', { exact: true })).toBeVisible()
  await expect(dora.getByText('Der Nachweis der Eignung fehlt.')).toBeVisible()
  await dora.getByRole('button', { name: 'Erneut bewerben' }).click()
  const asking = dora.getByRole('dialog', { name: 'Erneut um die Teilnahme bewerben?' })
  await expect(asking).toContainText(/Teilnahmeantrag in Runde 2 bis /)
  await asking.getByRole('button', { name: 'Erneut bewerben' }).click()
  await expect(dora.getByText('In Arbeit', { exact: true })).toBeVisible()
  await expect(dora.getByText('Runde 2', { exact: true })).toBeVisible()
  await earlier(dora)
    .getByRole('button', { name: /Runde 1$/ })
    .click()
  await expect(earlier(dora)).toContainText('Der Nachweis der Eignung fehlt.')
  await expect(earlier(dora).getByRole('button', { name: 'Antrag.txt herunterladen' })).toBeVisible()
  await expectAccessible(dora)
})
