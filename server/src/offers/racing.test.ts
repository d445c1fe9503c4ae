import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import {
  after,
  begin,
  deadlines,
  givenCourse,
  publishedTender,
  refused,
  second,
} from '../tenders/course/test-course.ts'
import { dora, emil, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { actingAsSystem } from '../rpc/system.ts'
import { checkedFile } from '../rooms/checked-file.ts'
import { listDocumentsEver } from '../rooms/documents.queries.ts'
import { doorsOf } from './test-doors.ts'
import { endingOf, senderOf } from './test-sender.ts'
import { applicant, lotOf, openFiled, upload } from './test-story.ts'

const course = givenCourse()
const { call } = course
const door = doorsOf(course)
const admin = 'admin@allmende.example'
const deadline = deadlines.applicationDeadline
beforeEach(() => course.at(begin))

const given = async (...files: string[]) => {
  const tender = await publishedTender(course, 3)
  const part = await applicant(course, dora, tender, ...(files.length > 0 ? files : ['Antrag.txt']))
  await course.everythingSaid()
  return { tender, ...part }
}
const submit = (email: string, offerId: number) => call(email, 'updateOfferStage', offerId, 1, null)
const receiptsOf = async (offerId: number) => (await call(dora, 'getSubmissions', offerId)).submissions
const stageOf = async (tenderId: number) => (await call(dora, 'getOffersByProjectId', tenderId))[0]?.stage
const entries = async (type: string) => (await course.logged()).filter((entry) => entry.startsWith(type))
const confirm = (email: string, id: number, stage: 4 | 7 = 4) =>
  call(email, 'updateProjectStage', { id, stage }, null, demoPassword)
const seen = async (id: number) => (await call(anna, 'getProject', id)) as TeamTender
const doneOf = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.map(({ status }) => status === 'fulfilled')

describe('two submissions at once', () => {
  test.each([
    ['by one person', dora, dora],
    ['by two people of the company', dora, emil],
  ])('%s give two receipts, and the one that took effect last is opened', async (_who, one, other) => {
    const { tender, offerId, room } = await given()
    const both = await Promise.all([
      submit(one, offerId),
      upload(course, other, room, 'Zwei.txt').then(() => submit(other, offerId)),
    ])
    const receipts = await receiptsOf(offerId)
    expect(receipts.map(({ receiptId }) => receiptId).toSorted()).toEqual(
      both.map(({ receiptId }) => receiptId).toSorted(),
    )
    expect(await entries('APPLICATION_SUBMITTED')).toHaveLength(2)
    await openFiled(course, tender, 4)
    const listed = (await call(bernd, 'listDocuments', room.id)).map(({ id }) => id)
    const last = receipts.at(-1)?.files?.map(({ documentId }) => documentId) ?? []
    expect(listed.toSorted()).toEqual(last.toSorted())
    expect((await receiptsOf(offerId)).map(({ openedAt }) => openedAt)).toEqual([null, course.now])
  })

  test('with one id are one: one receipt, one entry in the log, the same answer', async () => {
    const { offerId } = await given()
    const send = await senderOf(course, dora)
    const id = randomUUID()
    const [one, other] = await Promise.all([
      send(id, 'updateOfferStage', [offerId, 1, null]),
      send(id, 'updateOfferStage', [offerId, 1, null]),
    ])
    expect(one).toMatchObject({ result: { receiptId: expect.any(Number) } })
    expect(other).toEqual(one)
    expect(await receiptsOf(offerId)).toHaveLength(1)
    expect(await entries('APPLICATION_SUBMITTED')).toHaveLength(1)
    // Answered from what was kept, also by another process.
    const elsewhere = await senderOf(course, dora, course.anotherHouse())
    expect(await elsewhere(id, 'updateOfferStage', [offerId, 1, null])).toEqual(one)
    expect(await entries('APPLICATION_SUBMITTED')).toHaveLength(0)
  })
})

describe('against the deadline', () => {
  test('the millisecond of the arrival decides, in whatever order the calls are worked on', async () => {
    const { tender, offerId } = await given()
    const send = await senderOf(course, dora)
    const at = (milliseconds: number) =>
      send(randomUUID(), 'updateOfferStage', [offerId, 1, null], after(milliseconds, deadline))
    const endings = (await Promise.all([1, 0, -1].map(at))).map(endingOf)
    expect(endings).toEqual(['StageException', 'done', 'done'])
    // The clock has long been there when a call that arrived in time is worked on.
    course.at(after(5 * second, deadline))
    await course.tick(tender.id)
    expect(endingOf(await at(0))).toBe('done')
    expect(endingOf(await at(1))).toBe('StageException')
    const { refused: kept, submissions } = await call(dora, 'getSubmissions', offerId)
    expect(kept.map(({ at: when }) => when)).toEqual([after(1, deadline), after(1, deadline)])
    expect(submissions.map(({ receivedAt }) => receivedAt.getTime() <= deadline.getTime())).toEqual([
      true,
      true,
      true,
    ])
  })

  test('an upload that ends after it is refused and explained, and nothing of it is kept', async () => {
    const { offerId, room } = await given()
    course.at(after(-second, deadline))
    const late = () => after(1, deadline)
    const form = new Response(withFile('Spät.txt', 'zu spät'))
    const headers = Object.fromEntries(form.headers)
    const body = () => Readable.fromWeb(form.body as never)
    const before = await stored()
    const sent = await door(dora, `/api/v1/files/${room.id}`, {
      verb: 'POST',
      headers,
      body: body(),
      arrived: late,
    })
    expect(sent).toMatchObject({
      refused: 'StageException',
      message: expect.stringMatching(/10:00:00,001 Uhr/),
    })
    expect(await stored()).toEqual(before)

    const tus = { 'tus-resumable': '1.0.0', 'upload-length': '4', 'upload-metadata': 'filename U3DDpHQudHh0' }
    const begun = await door(dora, `/api/v1/uploads?room=${room.id}`, { verb: 'POST', headers: tus })
    const location = begun.served?.headers?.['location'] ?? ''
    const patch = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': '4',
    }
    const content = Readable.from([Buffer.from('spät'.slice(0, 4), 'latin1')])
    const patched = await door(dora, location, {
      verb: 'PATCH',
      headers: patch,
      body: content,
      arrived: late,
    })
    expect(patched).toMatchObject({
      refused: 'StageException',
      message: expect.stringContaining('Teilnahmefrist'),
    })
    expect((await call(dora, 'listDocuments', room.id)).map(({ name }) => name)).toEqual(['Antrag.txt'])
    expect((await call(dora, 'getSubmissions', offerId)).uploads).toHaveLength(1)
  })
})

describe('against the opening', () => {
  test('nobody opens before ten seconds have passed; what arrived in time is then in it or was refused, never lost', async () => {
    const { tender, offerId, room } = await given()
    course.at(after(10 * second - 1, deadline))
    expect(await refused(confirm(bernd, tender.id))).toBe('StageException')
    course.pass(1)
    await confirm(bernd, tender.id)
    const send = await senderOf(course, dora)
    const [filed] = await Promise.all([
      send(randomUUID(), 'updateOfferStage', [offerId, 1, null], deadline),
      confirm(anna, tender.id),
    ])
    const { submissions, refused: kept } = await call(dora, 'getSubmissions', offerId)
    const lot = (await seen(tender.id)).lots[0]
    expect([lot?.stage, lot?.openings.length]).toEqual([4, 1])
    if (endingOf(filed) === 'done') {
      expect(submissions).toMatchObject([{ openedAt: course.now }])
      expect(await call(bernd, 'listDocuments', room.id)).toHaveLength(1)
    } else {
      expect([submissions, kept.length]).toEqual([[], 1])
      expect(await refused(call(bernd, 'listDocuments', room.id))).toBe('AccessDeniedException')
    }
  })

  test('the same second confirmation twice opens once', async () => {
    const { tender, offerId } = await given()
    await submit(dora, offerId)
    course.at(after(10 * second, deadline))
    await confirm(bernd, tender.id)
    await course.everythingSaid()
    const send = await senderOf(course, anna)
    const params = [{ id: tender.id, stage: 4 }, null, demoPassword]
    const id = randomUUID()
    const endings = await Promise.all(
      [id, id, randomUUID()].map((one) => send(one, 'updateProjectStage', params)),
    )
    expect(endings.map(endingOf).filter((ending) => ending === 'done').length).toBeGreaterThan(0)
    expect(await send(id, 'updateProjectStage', params)).toEqual(endings[0])
    expect((await seen(tender.id)).lots[0]?.openings).toHaveLength(1)
    expect(await entries('OPENED')).toHaveLength(1)
    expect((await receiptsOf(offerId)).map(({ openedAt }) => openedAt)).toEqual([course.now])
  })
})

test.each([
  ['ending the lot', (tender: TeamTender) => call(anna, 'endLot', lotOf(tender), 'Kein Bedarf')],
  [
    'cancelling the tender',
    ({ id }: TeamTender) =>
      call(anna, 'updateProjectStage', { id, stage: 8 }, null, null, undefined, { reason: 'Kein Bedarf' }),
  ],
] as const)('against %s: filed and told, or refused and kept', async (_what, end) => {
  const { tender, offerId } = await given()
  const [isFiled] = doneOf(await Promise.allSettled([submit(dora, offerId), end(tender)]))
  const { submissions, refused: kept } = await call(dora, 'getSubmissions', offerId)
  expect([submissions.length, kept.length]).toEqual(isFiled ? [1, 0] : [0, 1])
  const mails = await course.mailed()
  expect(mails.filter((mail) => mail === 'applicationSubmitted dora')).toHaveLength(isFiled ? 1 : 0)
  expect(
    mails.filter((mail) => /^(applicationDenied|tenderCanceled) dora$/.test(mail)).length,
  ).toBeLessThanOrEqual(1)
  expect((await seen(tender.id)).lots[0]?.outcome).not.toBeNull()
  expect(await refused(submit(dora, offerId))).toBe('StageException')
})

test('against the removal of a file: what was in the list can be read, whether or not it is in the room', async () => {
  const { tender, offerId, room } = await given('Antrag.txt', 'Beilage.txt')
  const [id = 0] = (await call(dora, 'listDocuments', room.id))
    .filter(({ name }) => name === 'Beilage.txt')
    .map((one) => one.id)
  await Promise.all([submit(dora, offerId), call(emil, 'deleteDocument', id)])
  const filed = (await receiptsOf(offerId))[0]?.files ?? []
  await openFiled(course, tender, 4)
  const listed = await call(bernd, 'listDocuments', room.id)
  expect(listed.map(({ name }) => name).toSorted()).toEqual(filed.map(({ name }) => name).toSorted())
  for (const { name, documentId } of filed) {
    const { bytes } = await door(null, await call(bernd, 'getDownloadLink', room.id, name))
    expect(bytes.toString()).toBe(`${name} von ${dora}`)
    expect(listed.map((one) => one.id)).toContain(documentId)
  }
})

test('against the scanner: what was filed keeps its bytes, what was not does not', async () => {
  const { offerId, room } = await given('Antrag.txt', 'Virus.txt')
  const [virus] = (await call(dora, 'listDocuments', room.id)).filter(({ name }) => name === 'Virus.txt')
  const fileId = (await listDocumentsEver(course.db(), [virus?.id ?? 0]))[0]?.fileId ?? 0
  const found = actingAsSystem(course.house)(checkedFile, course.now, fileId, 'Eicar')
  const [settled] = await Promise.all([found, submit(dora, offerId)])
  const filed = (await receiptsOf(offerId))[0]?.files?.some(({ documentId }) => documentId === virus?.id)
  expect(settled).toEqual({ isKept: filed })
})

describe('who is deactivated in the middle', () => {
  test('files nothing any more by an open session; what her company filed stays and is opened', async () => {
    const { tender, offerId, room } = await given()
    const sends = [await senderOf(course, dora), await senderOf(course, emil)]
    await submit(dora, offerId)
    for (const email of [dora, emil]) await call(admin, 'setUserState', email, 'DISABLED')
    for (const send of sends)
      expect(endingOf(await send(randomUUID(), 'updateOfferStage', [offerId, 0, null]))).toBe(
        'AuthenticationException',
      )
    await openFiled(course, tender, 4)
    expect(await call(bernd, 'listDocuments', room.id)).toHaveLength(1)
    expect((await seen(tender.id)).lots[0]).toMatchObject({ stage: 4 })
    for (const email of [dora, emil]) {
      await call(admin, 'setUserState', email, 'ACTIVE')
      course.forget(email)
    }
    expect(await stageOf(tender.id)).toBe(2)
  })

  test('at the very moment: filed or refused, and the log says which', async () => {
    const { offerId } = await given()
    const send = await senderOf(course, emil)
    const [filed] = await Promise.all([
      send(randomUUID(), 'updateOfferStage', [offerId, 1, null]),
      call(admin, 'setUserState', emil, 'DISABLED'),
    ])
    const isFiled = endingOf(filed) === 'done'
    expect(isFiled || endingOf(filed) === 'AuthenticationException').toBe(true)
    expect(await receiptsOf(offerId)).toHaveLength(isFiled ? 1 : 0)
    expect(await entries('APPLICATION_SUBMITTED')).toHaveLength(isFiled ? 1 : 0)
    await call(admin, 'setUserState', emil, 'ACTIVE')
    course.forget(emil)
  })
})

test('rooms, documents and lots of others and of other tenders lead nowhere', async () => {
  const [mine, theirs] = [await given(), await publishedTender(course, 3)]
  const other = await applicant(course, fritz, theirs, 'Fremd.txt')
  const [own, foreign] = [
    (await call(dora, 'listDocuments', mine.room.id))[0]?.id ?? 0,
    (await call(fritz, 'listDocuments', other.room.id))[0]?.id ?? 0,
  ]
  const words = { name: 'Neu', description: 'Neu', type: 'CONTRACTOR', stage: 4 } as const
  const endings: [string, () => Promise<unknown>, string][] = [
    [
      'a document of another in the place of one',
      () => call(dora, 'getUploadLink', mine.room.id, { replaces: foreign }),
      'NotFoundException',
    ],
    [
      'one’s own in a room of another',
      () => call(dora, 'getUploadLink', other.room.id, { replaces: own }),
      'NotFoundException',
    ],
    [
      'a room of another',
      () => call(dora, 'updateRoom', { id: other.room.id, version: 1, name: 'x', description: 'x' }),
      'NotFoundException',
    ],
    [
      'a room for another’s part',
      () =>
        call(dora, 'createRoom', {
          ...words,
          projectId: theirs.id,
          offerId: other.offerId,
          lotId: lotOf(theirs),
        }),
      'AccessDeniedException',
    ],
    [
      'a room in a lot of another tender',
      () => call(dora, 'createRoom', { ...words, projectId: mine.tender.id, lotId: lotOf(theirs) }),
      'ValidationException',
    ],
    ['a lot that is not there', () => call(bernd, 'getOffersZipLink', 4711), 'NotFoundException'],
    [
      'submitting for a lot of another tender',
      () => call(dora, 'updateOfferStage', mine.offerId, 1, [lotOf(theirs)]),
      'NotFoundException',
    ],
    ['what another has filed', () => call(dora, 'getSubmissions', other.offerId), 'NotFoundException'],
  ]
  for (const [about, ask, ending] of endings) expect([about, await refused(ask())]).toEqual([about, ending])
  expect((await call(dora, 'listDocuments', mine.room.id)).map(({ id }) => id)).toEqual([own])
  expect((await call(fritz, 'listDocuments', other.room.id)).map(({ id }) => id)).toEqual([foreign])
})

const withFile = (name: string, content: string): FormData => {
  const form = new FormData()
  form.append('file[]', new Blob([content]), name)
  return form
}

/** Which files are stored, in the database and beside it. */
async function stored(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of course.house.services.storage.listWhole()) keys.push(key)
  return keys.toSorted()
}
