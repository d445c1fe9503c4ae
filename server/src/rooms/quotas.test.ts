import { randomInt } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { allowed, Refusal } from '@allmende/domain/verdict.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { systemStep } from '../rpc/system.ts'
import { givenPlatform } from '../test-platform.ts'
import { roomTarget } from './room-target.ts'
import { seenRoom } from './seen-rooms.ts'
import { german, newRoom, personAt, roomAt, toldBy } from './test-room.ts'
import { randomContent, type Sender, sendByTus, tus } from './test-uploads.ts'

const largest = 500_000
const platform = givenPlatform({
  config: {
    files: {
      s3: null,
      limits: { largest, perRoom: 900_000, perOrganization: 1_000_000, perTempRoom: 1e6, reserve: 0 },
    },
  },
})
let anna: Sender
beforeAll(async () => {
  anna = await personAt(platform.current.url)
})
const newTestRoom = async () => roomAt(anna, await newRoom(anna))

test('a room takes no more than it may, what is on its way included, and again once there is room', async () => {
  const room = await newTestRoom()
  await sendByTus(anna, room.target, 'eins.bin', randomContent(400_000))
  const coming = await room.begin('unterwegs.bin', 400_000)
  const full = [409, expect.stringMatching(/Der Datenraum fasst höchstens 900 KB/)]
  expect(await toldBy(await tus(anna).create(room.target, 'zwei.bin', 200_000, german))).toEqual(full)
  expect(await toldBy(await room.sendForm({ 'formular.bin': randomContent(200_000) }))).toEqual(full)
  expect((await tus(anna).remove(coming)).status).toBe(204)
  await sendByTus(anna, room.target, 'zwei.bin', randomContent(500_000))
  expect(await room.documents()).toHaveLength(2)
})

test('of two files that only fit one by one, sent at once, one is taken', async () => {
  const room = await newTestRoom()
  const answers = await Promise.all(
    ['a.bin', 'b.bin'].map((name) => room.sendForm({ [name]: randomContent(470_000) })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await room.documents()).toHaveLength(1)
})

/** A room of a bidder, as it will be once bidders take part. */
async function roomOf(organizationId: number, type: 'CONTRACTOR' | 'CLIENT' = 'CONTRACTOR'): Promise<number> {
  const id = 2 ** 40 + randomInt(2 ** 32)
  const facts = { type, position: 99, name: 'Angebot', description: '', stage: 7, lotId: null, offerId: 1 }
  await platform.current.database.db
    .insertInto('rooms')
    .values({ id, tenderId: 1, ownerEmail: null, organizationId, ...facts, created: new Date() })
    .execute()
  return id
}

/** Why a room would not take a file of so many bytes; null where it would. */
async function refusalIn(roomId: number, length: number): Promise<string | null> {
  const step = systemStep({
    load: (context) => seenRoom(context, roomId),
    allow: () => allowed,
    run: async (context, seen) => {
      await roomTarget.admit(context, seen, { name: 'x.pdf', length }, { room: roomId })
      return true
    },
    record: () => null,
  })
  try {
    await platform.current.act(step, new Date())
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.verdict.reason
    throw error
  }
}

test('the rooms of one bidder take no more together; what the authority keeps for it does not count', async () => {
  const { db } = platform.current.database
  const [company, other] = [1, 2]
  const [own, second, others, kept] = [
    await roomOf(company),
    await roomOf(company),
    await roomOf(other),
    await roomOf(company, 'CLIENT'),
  ]
  const source = await newTestRoom()
  for (const [name, roomId] of [
    ['angebot.bin', own],
    ['preise.bin', own],
    ['behalten.bin', kept],
  ] as const) {
    await sendByTus(anna, source.target, name, randomContent(400_000))
    await db.updateTable('documents').set({ roomId }).where('name', '=', name).execute()
  }
  expect(await refusalIn(second, 200_001)).toBe('organizationFull')
  expect(await refusalIn(second, 200_000)).toBeNull()
  expect(await refusalIn(own, 100_001)).toBe('roomFull')
  expect(await refusalIn(others, 400_000)).toBeNull()
  expect(await refusalIn(kept, 400_000)).toBeNull()
})

test('a form whose file is longer than any may be ends where it becomes too large', async () => {
  const room = await newTestRoom()
  const sending = request(`${anna.url}/api/v1/files/${room.target.split('=').at(-1)}`, {
    method: 'POST',
    headers: {
      'x-auth-token': anna.token,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(2 * largest),
      ...german,
    },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    sending.once('response', resolve).once('error', reject),
  )
  sending.write('--x\r\ncontent-disposition: form-data; name="file[]"; filename="lang.bin"\r\n\r\n')
  sending.write(randomContent(largest + 1000))
  const answer = await answered
  expect([answer.statusCode, await text(answer)]).toEqual([413, expect.stringContaining('höchstens 500 KB')])
  sending.on('error', () => undefined).destroy()
  expect(await room.documents()).toEqual([])
})

test('all rooms of a company in one phase of a tender hold ten thousand documents together', async () => {
  const { db } = platform.current.database
  await db.updateTable('documents').set({ removed: new Date() }).execute()
  const [full, next] = [await roomOf(3), await roomOf(3)]
  const source = await newTestRoom()
  await sendByTus(anna, source.target, 'vorlage.bin', randomContent(10))
  await sql`
    insert into documents (id, line_id, room_id, file_id, name, name_key, created, created_by)
    select 900000000 + n, 900000000 + n, ${full}, file_id, 'd' || n, 'd' || n, now(), created_by
    from documents, generate_series(1, 9999) as n where documents.name = 'vorlage.bin'`.execute(db)
  expect(await refusalIn(next, 10)).toBeNull()
  await db.updateTable('documents').set({ roomId: full }).where('name', '=', 'vorlage.bin').execute()
  expect(await refusalIn(next, 10)).toBe('tooManyDocumentsOfPhase')
  await db.updateTable('documents').set({ removed: new Date() }).where('roomId', '=', full).execute()
  expect(await refusalIn(next, 10)).toBeNull()
})

test('a form is taken whole or not at all where a room is nearly full, and its files get names of their own', async () => {
  const { db } = platform.current.database
  const room = await newTestRoom()
  await sendByTus(anna, room.target, 'plan.bin', randomContent(10))
  const [first] = await room.documents()
  await sql`
    insert into documents (id, line_id, room_id, file_id, name, name_key, created, created_by)
    select 800000000 + n, 800000000 + n, room_id, file_id, 'e' || n, 'e' || n, now(), created_by
    from documents, generate_series(1, 9997) as n where documents.id = ${first?.id}`.execute(db)
  const files = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, randomContent(5)]))
  expect(await toldBy(await room.sendForm(files(['a.bin', 'b.bin', 'c.bin'])))).toEqual([
    409,
    expect.stringContaining('höchstens 10000 Dokumente'),
  ])
  expect((await room.sendForm(files(['plan.bin', 'PLAN.bin']))).status).toBe(200)
  const names = (await room.documents()).map(({ name }) => name).filter((name) => /plan/i.test(name))
  expect(names.toSorted()).toEqual(['PLAN (3).bin', 'plan (2).bin', 'plan.bin'])
})
