import { expect } from '@playwright/test'
import { ask } from './asked.ts'
import { loginToken, type Person } from './people.ts'

type Room = { id: number; type: string; stage: number | null; lotId: number | null }
type Offer = { id: number; organizationId: number }

/** Puts a file into each of the rooms that somebody fills for a phase. */
async function fillRooms(serverUrl: string, person: Person, tenderId: number, stage: 4 | 7, name: string) {
  const rooms = (await ask(serverUrl, person, 'getRoomsByProjectId', tenderId)) as Room[]
  for (const room of rooms.filter((one) => one.type === 'CONTRACTOR' && one.stage === stage)) {
    const form = new FormData()
    form.append('file[]', new Blob([`${name} von ${person}`], { type: 'text/plain' }), name)
    const headers = { 'x-auth-token': await loginToken(serverUrl, person) }
    const answer = await fetch(`${serverUrl}/api/v1/files/${room.id}`, {
      method: 'POST',
      headers,
      body: form,
    })
    expect(answer.status, await answer.text()).toBeLessThan(300)
  }
}

/** Joins a tender and submits an application for every lot that can be had. */
export async function apply(
  serverUrl: string,
  person: Person,
  tenderId: number,
  fileName: string,
): Promise<Offer> {
  const offer = (await ask(serverUrl, person, 'createOffer', { id: tenderId })) as Offer
  await fillRooms(serverUrl, person, tenderId, 4, fileName)
  await ask(serverUrl, person, 'updateOfferStage', offer.id, 1, null)
  return offer
}
