import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { addSession } from '../server/src/accounts/sessions.queries.ts'
import type { Db } from '../server/src/database/schema.ts'
import { call } from '../server/src/rooms/test-uploads.ts'
import { growPeople } from './people.ts'

export type Bidder = { token: string; offerId: number; roomId: number }

/** A clerk of the demo data, whose draft is published for offers at once. */
const [clerk, draft] = ['anna.amt@allmende.example', 1]
const limits = { idle: 3_600_000, absolute: 43_200_000 }
const day = 86_400_000

async function ask<Result>(
  url: string,
  token: string,
  method: string,
  ...params: unknown[]
): Promise<Result> {
  const { result, error } = await call({ url, token }, method, ...params)
  if (error) throw new Error(`${method}: ${error.message}`)
  return result as Result
}

export async function sendFile(url: string, { token, roomId }: Bidder, bytes: Buffer): Promise<number> {
  const form = new FormData()
  form.append('file[]', new Blob([new Uint8Array(bytes)]), 'Angebot.bin')
  const answer = await fetch(`${url}/api/v1/files/${roomId}`, {
    method: 'POST',
    headers: { 'x-auth-token': token },
    body: form,
  })
  await answer.arrayBuffer()
  return answer.status
}

const piece = randomBytes(50_000)

/** The same over a line that takes so many bytes a second. */
export async function sendSlowly(
  url: string,
  { token, roomId }: Bidder,
  length: number,
  bytesPerSecond: number,
): Promise<void> {
  const boundary = 'stueck'
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file[]"; filename="Angebot.bin"\r\n\r\n`,
  )
  const end = Buffer.from(`\r\n--${boundary}--\r\n`)
  const pieces = Math.ceil(length / piece.length)
  async function* body() {
    yield head
    for (let sent = 0; sent < pieces; sent++) {
      yield piece
      await pause((piece.length / bytesPerSecond) * 1000)
    }
    yield end
  }
  const answer = await fetch(`${url}/api/v1/files/${roomId}`, {
    method: 'POST',
    headers: {
      'x-auth-token': token,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(head.length + pieces * piece.length + end.length),
    },
    body: Readable.toWeb(Readable.from(body())) as ReadableStream,
    duplex: 'half',
  } as RequestInit)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`an upload was answered ${answer.status}`)
}

/** So many companies that have put their offer into its room and have not submitted it yet. */
export async function gatherCrowd(
  db: Db,
  url: string,
  size: number,
): Promise<{ tenderId: number; bidders: Bidder[] }> {
  const now = new Date()
  const anna = await addSession(db, clerk, true, now, limits)
  const { version, panels } = await ask<{ version: number; panels: unknown }>(url, anna, 'getProject', draft)
  const offerDeadline = new Date(now.getTime() + 40 * day)
  await ask(url, anna, 'updateProject', {
    id: draft,
    version,
    panels,
    applicationDeadline: null,
    offerDeadline,
  })
  await ask(url, anna, 'updateProjectStage', { id: draft, stage: 6, published: now }, null, null)
  await growPeople(db, 0, size * 5)
  const bidders: Bidder[] = []
  const one = async (number: number) => {
    const token = await addSession(db, `person.${number * 5}@firma.example`, true, now, limits)
    const { id: offerId } = await ask<{ id: number }>(url, token, 'createOffer', { id: draft })
    const rooms = await ask<{ id: number; type: string; stage: number }[]>(
      url,
      token,
      'getRoomsByProjectId',
      draft,
    )
    const own = rooms.filter(({ type, stage }) => type === 'CONTRACTOR' && stage === 7)
    const [room] = own
    if (!room) throw new Error('a bidder without a room')
    for (const { id } of own)
      await sendFile(url, { token, offerId, roomId: id }, Buffer.from(`Angebot ${number}`))
    bidders.push({ token, offerId, roomId: room.id })
  }
  const numbers = Array.from({ length: size }, (_, index) => index + 1)
  const inTurn = async () => {
    for (let next = numbers.shift(); next !== undefined; next = numbers.shift()) await one(next)
  }
  await Promise.all(Array.from({ length: 8 }, inTurn))
  return { tenderId: draft, bidders }
}

/** From here on the offers are due then; nobody is told. */
export async function setDeadline(db: Db, tenderId: number, deadline: Date): Promise<void> {
  await sql`update tender_lots set offer_deadline = ${deadline} where tender_id = ${tenderId}`.execute(db)
  const due = new Date(deadline.getTime() + 1)
  await sql`update tenders set deadline = ${deadline}, due = ${due} where id = ${tenderId}`.execute(db)
}
