import { expect } from '@playwright/test'
import { demoPassword } from '../demo/people.ts'
import { ask } from './asked.ts'
import { loginToken, type Person } from './people.ts'

type Room = { id: number; type: string; stage: number | null; lotId: number | null; readOnly: string | null }
export type Offer = { id: number; organizationId: number }

/** For which lots, all of them where none are named, and what the document is called. */
type Filing = { lotIds?: readonly number[]; fileName?: string }

async function upload(serverUrl: string, person: Person, roomId: number, name: string): Promise<void> {
  const body = new FormData()
  body.append('file[]', new Blob([`${name} von ${person}`], { type: 'text/plain' }), name)
  const headers = { 'x-auth-token': await loginToken(serverUrl, person) }
  const answer = await fetch(`${serverUrl}/api/v1/files/${roomId}`, { method: 'POST', headers, body })
  expect(answer.status, await answer.text()).toBe(200)
}

/** Puts a document into each room that somebody fills for a phase, and submits. */
async function file(
  serverUrl: string,
  person: Person,
  tenderId: number,
  phase: { room: 4 | 7; stage: 1 | 6 },
  { lotIds, fileName = 'Unterlagen.txt' }: Filing,
): Promise<Offer> {
  const offer = (await ask(serverUrl, person, 'createOffer', { id: tenderId })) as Offer
  const rooms = (await ask(serverUrl, person, 'getRoomsByProjectId', tenderId)) as Room[]
  const own = rooms.filter(
    ({ type, stage, lotId, readOnly }) =>
      type === 'CONTRACTOR' &&
      stage === phase.room &&
      readOnly === null &&
      (lotIds?.includes(lotId ?? 0) ?? true),
  )
  for (const room of own) await upload(serverUrl, person, room.id, fileName)
  await ask(serverUrl, person, 'updateOfferStage', offer.id, phase.stage, lotIds ?? null)
  return offer
}

/** A company takes part and applies; of lots it leaves out it stays registered. */
export const apply = (serverUrl: string, person: Person, tenderId: number, filing: Filing = {}) =>
  file(serverUrl, person, tenderId, { room: 4, stage: 1 }, filing)

/** A company that is asked for an offer, or may make one at once, submits it. */
export const offer = (serverUrl: string, person: Person, tenderId: number, filing: Filing = {}) =>
  file(serverUrl, person, tenderId, { room: 7, stage: 6 }, filing)

/** Anna and Bernd open what was filed, for every lot that can be opened. */
export async function open(serverUrl: string, tenderId: number, stage: 4 | 7): Promise<void> {
  for (const person of ['anna', 'bernd'] as const)
    await ask(serverUrl, person, 'updateProjectStage', { id: tenderId, stage }, null, demoPassword)
}
