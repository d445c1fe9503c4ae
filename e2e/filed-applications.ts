import { expect } from '@playwright/test'
import { demoPassword } from '../demo/people.ts'
import { ask } from './asked.ts'
import { loginToken, type Person } from './people.ts'

type Room = { id: number; type: string; stage: number | null; lotId: number | null }

async function upload(serverUrl: string, person: Person, roomId: number, name: string): Promise<void> {
  const body = new FormData()
  body.append('file[]', new Blob([`${name} von ${person}`]), name)
  const headers = { 'x-auth-token': await loginToken(serverUrl, person) }
  const answer = await fetch(`${serverUrl}/api/v1/files/${roomId}`, { method: 'POST', headers, body })
  expect(answer.status, await answer.text()).toBe(200)
}

/** A company takes part and applies for these lots with one document each; of all others it stays registered. */
export async function apply(
  serverUrl: string,
  person: Person,
  tenderId: number,
  lotIds: readonly number[],
): Promise<number> {
  const { id } = (await ask(serverUrl, person, 'createOffer', { id: tenderId })) as { id: number }
  const rooms = (await ask(serverUrl, person, 'getRoomsByProjectId', tenderId)) as Room[]
  const own = rooms.filter(
    ({ type, stage, lotId }) => type === 'CONTRACTOR' && stage === 4 && lotIds.includes(lotId ?? 0),
  )
  for (const room of own) await upload(serverUrl, person, room.id, 'Antrag.txt')
  await ask(serverUrl, person, 'updateOfferStage', id, 1, lotIds)
  return id
}

/** Anna and Bernd open what was filed. */
export async function open(serverUrl: string, tenderId: number, stage: 4 | 7): Promise<void> {
  for (const person of ['anna', 'bernd'] as const)
    await ask(serverUrl, person, 'updateProjectStage', { id: tenderId, stage }, null, demoPassword)
}
