import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listLogEntries } from '../audit/audit.queries.ts'
import { givenPlatform } from '../test-platform.ts'
import { german, newRoom, personAt, roomAt, toldBy } from './test-room.ts'
import { call, type Sender, sendByTus } from './test-uploads.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
const sealedRoom = 2 ** 41
const secretName = 'Angebot Deich & Erdbau.pdf'
const emails = {
  projectAdmin: 'anna.amt@allmende.example',
  editor: 'bernd.bau@allmende.example',
  systemAdmin: 'admin@allmende.example',
  clerkOutside: 'clara.kaemmerei@allmende.example',
  otherBidder: 'fritz@geest-energie.example',
}
let people: Record<keyof typeof emails, Sender>
let documentId: number
/** Signed while the document lay in a room that was open. */
let link: string
let zip: string

beforeAll(async () => {
  const { url } = platform.current
  const found = Object.entries(emails).map(async ([who, email]) => [who, await personAt(url, email)])
  people = Object.fromEntries(await Promise.all(found))
  const owner = await db()
    .selectFrom('users')
    .select('organizationId')
    .where('email', '=', 'dora@deich-erdbau.example')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('rooms')
    .values({
      id: sealedRoom,
      tenderId: 1,
      ownerEmail: null,
      type: 'CONTRACTOR',
      position: 50,
      name: 'Angebot',
      description: '',
      stage: 7,
      organizationId: owner.organizationId,
      offerId: 1,
      lotId: null,
      created: new Date(),
    })
    .execute()
  const anna = people.projectAdmin
  const open = await newRoom(anna)
  await sendByTus(anna, roomAt(anna, open).target, secretName, Buffer.from('%PDF-1.4 Preis: 1 Euro'))
  documentId = (await roomAt(anna, open).named(secretName))?.id ?? 0
  link = await roomAt(anna, open).linkTo(secretName)
  zip = (await call(anna, 'getZipLink', open)).result
  await db().updateTable('documents').set({ roomId: sealedRoom }).where('id', '=', documentId).execute()
})
beforeEach(() => db().deleteFrom('outbox').execute())

const lastEntry = async () => (await listLogEntries(db(), { projectId: 1, type: null }, { limit: 1 }))[0]
const told = async (sender: Sender, path: string) =>
  toldBy(await fetch(new URL(path, sender.url), { headers: { 'x-auth-token': sender.token, ...german } }))

/** What goes to the log and into mails of one try: the room and who it was, and nothing of what lies in it. */
async function expectReported(email: string) {
  const entry = await lastEntry()
  expect(entry).toMatchObject({
    type: 'SEALED_ACCESS_REFUSED',
    userName: email,
    roomId: sealedRoom,
    projectId: 1,
  })
  const mails = await db().selectFrom('outbox').select(['key', 'recipient', 'values']).execute()
  expect(mails).toMatchObject([
    {
      key: 'openSealedInformationAttempted',
      recipient: emails.projectAdmin,
      values: { userName: 'Anna Amt', roomName: 'Angebot' },
    },
  ])
  for (const secret of [secretName, 'Deich', '.pdf', String(documentId)])
    expect(JSON.stringify([entry?.data, mails])).not.toContain(secret)
}

const methods = [
  ['listDocuments', () => [sealedRoom]],
  ['getDownloadLink', () => [sealedRoom, secretName]],
  ['getDownloadLink', () => [sealedRoom, 'gibt es nicht.pdf']],
  ['getZipLink', () => [sealedRoom]],
] as const
const insiders = ['projectAdmin', 'editor', 'systemAdmin'] as const
const outsiders = ['clerkOutside', 'otherBidder'] as const

describe.each([...insiders, ...outsiders])('%s', (who) => {
  const isInside = (insiders as readonly string[]).includes(who)

  test.each(methods)('gets nothing of a sealed room by %s', async (method, params) => {
    const { error, result } = await call(people[who], method, ...params())
    expect(result).toBeUndefined()
    expect(error?.data?.exceptionTypeName).toBe(isInside ? 'AccessDeniedException' : 'NotFoundException')
    expect(JSON.stringify(error)).not.toContain('.pdf')
    await expectReported(emails[who])
  })

  test('gets no preview of what lies in it', async () => {
    const [status, message] = await told(people[who], `/api/v1/previews/${documentId}`)
    expect(status).toBe(isInside ? 403 : 404)
    expect(message).not.toContain('Deich')
    await expectReported(emails[who])
  })
})

test('a link that was signed before is good for nothing, and its use is reported', async () => {
  const [status, message] = await told(people.projectAdmin, link)
  expect([status, message]).toEqual([403, expect.stringContaining('versiegelt')])
  await expectReported(emails.projectAdmin)
})

test('an archive of another room holds nothing of it', async () => {
  const answer = await fetch(new URL(zip, people.projectAdmin.url))
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer()).includes('Angebot')).toBe(false)
})

test('by the lasting address nobody gets it, whoever asks', async () => {
  const address = `/api/v1/documents/${documentId}/x.pdf`
  for (const sender of Object.values(people)) expect((await told(sender, address))[0]).toBe(404)
})

test('neither by renaming, deleting nor replacing does the authority get at it', async () => {
  const { projectAdmin } = people
  for (const [method, ...params] of [
    ['renameDocument', documentId, 'neu.pdf'],
    ['deleteDocument', documentId],
    ['createPublicLink', documentId],
    ['getUploadLink', sealedRoom],
    ['getUploadLink', sealedRoom, { replaces: documentId }],
  ] as const) {
    const { error } = await call(projectAdmin, method, ...params)
    expect(error?.data?.exceptionTypeName).toBe('AccessDeniedException')
    expect(JSON.stringify(error)).not.toContain('Deich')
  }
})

test('looking at the rooms of the tender is no try', async () => {
  const { result } = await call(people.editor, 'getRoomsByProjectId', 1)
  expect(result).toContainEqual(expect.objectContaining({ id: sealedRoom, sealed: true }))
  expect(JSON.stringify(result)).not.toContain(secretName)
  expect(await db().selectFrom('outbox').selectAll().execute()).toEqual([])
})
