import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  after,
  begin,
  day,
  givenCourse,
  publishedTender,
  refusal,
  second,
} from '../tenders/course/test-course.ts'
import { dora, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd, clara } from '../tenders/test-tenders.ts'
import { doorsOf } from './test-doors.ts'
import { applicant, lotOf, openFiled } from './test-story.ts'

/** What somebody reaches for: a room of dora's with a document in it, in the state it is named after. */
type Sealed = { room: Room; documentId: number; offerId: number; now: Date }

const course = givenCourse()
const { call } = course
const door = doorsOf(course)
const admin = 'admin@allmende.example'
const secret = 'Geheimer Preis.pdf'
const team = [bernd, anna, admin]
const outsiders = [clara, fritz]
const nick = (email: string) => email.replace(/[.@].*$/, '')

const deadlinePast = after(11 * second, after(40 * day))

/** Another bidder whose application is opened, so that the lot goes on without dora's. */
async function opened(tender: Awaited<ReturnType<typeof publishedTender>>): Promise<void> {
  const { offerId } = await applicant(course, fritz, tender, 'Antrag.txt')
  await call(fritz, 'updateOfferStage', offerId, 1, null)
}

const rounds = {
  type: 5,
  applicationDeadline: after(40 * day),
  deadlinePeriodDays: 10,
  finalDeadline: after(80 * day),
} as const

const states = {
  'submitted, before the opening': async () => {
    const tender = await publishedTender(course, 3)
    const { offerId, room } = await applicant(course, dora, tender, secret)
    await call(dora, 'updateOfferStage', offerId, 1, null)
    course.at(deadlinePast)
    return { offerId, room }
  },
  'never submitted, in a lot that was opened': async () => {
    const tender = await publishedTender(course, 3)
    const part = await applicant(course, dora, tender, secret)
    await opened(tender)
    await openFiled(course, tender, 4)
    return part
  },
  'withdrawn, in a lot that was opened': async () => {
    const tender = await publishedTender(course, 3)
    const { offerId, room } = await applicant(course, dora, tender, secret)
    await call(dora, 'updateOfferStage', offerId, 1, null)
    await call(dora, 'updateOfferStage', offerId, 0, null)
    await opened(tender)
    await openFiled(course, tender, 4)
    return { offerId, room }
  },
  'too late, in a lot that was opened': async () => {
    const tender = await publishedTender(course, 3)
    const { offerId, room } = await applicant(course, dora, tender, secret)
    await opened(tender)
    course.at(after(1, after(40 * day)))
    await refusal(call(dora, 'updateOfferStage', offerId, 1, null))
    await openFiled(course, tender, 4)
    return { offerId, room }
  },
  'of a lot that was ended': async () => {
    const tender = await publishedTender(course, 3)
    const { offerId, room } = await applicant(course, dora, tender, secret)
    await call(dora, 'updateOfferStage', offerId, 1, null)
    course.at(deadlinePast)
    await call(anna, 'endLot', lotOf(tender), 'Kein Bedarf')
    return { offerId, room }
  },
  'of a tender that was cancelled': async () => {
    const tender = await publishedTender(course, 3)
    const { offerId, room } = await applicant(course, dora, tender, secret)
    await call(dora, 'updateOfferStage', offerId, 1, null)
    await call(anna, 'updateProjectStage', { id: tender.id, stage: 8 }, null, null, undefined, {
      reason: 'Kein Bedarf',
    })
    return { offerId, room }
  },
  'in the waiting room of the next round': async () => {
    const tender = await publishedTender(course, 3, rounds)
    await opened(tender)
    await openFiled(course, tender, 4)
    const { offerId, room } = await applicant(course, dora, tender, secret)
    await call(dora, 'updateOfferStage', offerId, 1, null)
    await call(anna, 'endLot', lotOf(tender), 'Kein Bedarf')
    return { offerId, room }
  },
} satisfies Record<string, () => Promise<Pick<Sealed, 'offerId' | 'room'>>>

const tus = { 'tus-resumable': '1.0.0', 'upload-length': '5', 'upload-metadata': 'filename bmV1LnR4dA==' }
const asked = async (answer: Promise<unknown>): Promise<string | null> => {
  const no = await refusal(answer)
  expect(JSON.stringify(no)).not.toContain('Preis')
  return no.exceptionTypeName
}

/** Every way to what lies in a room. */
const routes: Record<string, (email: string, sealed: Sealed) => Promise<string | null>> = {
  listDocuments: (email, { room }) => asked(call(email, 'listDocuments', room.id)),
  getDownloadLink: (email, { room }) => asked(call(email, 'getDownloadLink', room.id, secret)),
  'getDownloadLink of nothing': (email, { room }) =>
    asked(call(email, 'getDownloadLink', room.id, 'nichts.pdf')),
  getZipLink: (email, { room }) => asked(call(email, 'getZipLink', room.id)),
  preview: async (email, { documentId }) => (await door(email, `/api/v1/previews/${documentId}`)).refused,
  getUploadLink: (email, { room }) => asked(call(email, 'getUploadLink', room.id)),
  'getUploadLink in its place': (email, { room, documentId }) =>
    asked(call(email, 'getUploadLink', room.id, { replaces: documentId })),
  tus: async (email, { room }) =>
    (await door(email, `/api/v1/uploads?room=${room.id}`, { verb: 'POST', headers: tus })).refused,
  'a form': async (email, { room }) =>
    asked((await course.as(email)).upload(room.id, 'neu.txt', Buffer.from('neu'))),
  renameDocument: (email, { documentId }) => asked(call(email, 'renameDocument', documentId, 'neu.pdf')),
  deleteDocument: (email, { documentId }) => asked(call(email, 'deleteDocument', documentId)),
  updateRoom: (email, { room }) =>
    asked(call(email, 'updateRoom', { id: room.id, version: 1, name: 'neu', description: 'neu' })),
  createPublicLink: (email, { documentId }) => asked(call(email, 'createPublicLink', documentId)),
}

describe.each(Object.entries(states))('%s', (_state, make) => {
  let sealed: Sealed
  beforeAll(async () => {
    course.at(begin)
    const { room, offerId } = await make()
    const [document] = await call(dora, 'listDocuments', room.id)
    sealed = { room, offerId, documentId: document?.id ?? 0, now: course.now }
  })
  beforeEach(async () => {
    course.at(sealed.now)
    await course.everythingSaid()
  })

  test.each(Object.entries(routes))(
    'by %s nobody else gets anything, and each try is reported',
    async (_name, reach) => {
      for (const email of [...team, ...outsiders]) {
        const answer = await reach(email, sealed)
        expect([email, answer]).toEqual([
          email,
          team.includes(email) ? 'AccessDeniedException' : 'NotFoundException',
        ])
        expect([await course.logged(), await course.mailed()]).toEqual([
          [`SEALED_ACCESS_REFUSED ${nick(email)}`],
          ['openSealedInformationAttempted anna'],
        ])
      }
    },
  )

  test('looking at it as sealed is no try, and tells nothing', async () => {
    const { room, offerId, documentId } = sealed
    for (const email of team) {
      expect(await call(email, 'getRoom', room.id)).toMatchObject({ sealed: true, description: '' })
      const { submissions, uploads } = await call(email, 'getSubmissions', offerId)
      expect(submissions.map(({ files }) => files)).toEqual(submissions.map(() => null))
      expect(uploads).toEqual([])
      expect(JSON.stringify(await call(email, 'getLogEntries', room.projectId, null))).not.toContain('Preis')
    }
    for (const email of outsiders) {
      expect(await asked(call(email, 'getRoom', room.id))).toBe('NotFoundException')
      expect(await asked(call(email, 'getSubmissions', offerId))).toBe('NotFoundException')
      expect(await asked(call(email, 'updateOfferStage', offerId, 1, null))).toBe('NotFoundException')
    }
    // By a lasting address everyone is a visitor, and a visitor raises no alarm.
    for (const email of [...team, ...outsiders, null])
      expect((await door(email, `/api/v1/documents/${documentId}/x.pdf`)).refused).toBe('NotFoundException')
    expect((await door(null, `/api/v1/previews/${documentId}`)).refused).toBe('NotFoundException')
    expect([await course.logged(), await course.mailed()]).toEqual([[], []])
  })

  test('its own company reads it as before', async () => {
    expect(await call(dora, 'listDocuments', sealed.room.id)).toHaveLength(1)
  })
})

test('once opened, the team reads it, and of a later attempt nothing', async () => {
  course.at(begin)
  const tender = await publishedTender(course, 3, rounds)
  const { offerId, room } = await applicant(course, dora, tender, secret)
  await call(dora, 'updateOfferStage', offerId, 1, null)
  await openFiled(course, tender, 4)
  const other = await applicant(course, fritz, tender, 'Antrag.txt')
  await call(fritz, 'updateOfferStage', other.offerId, 1, null)
  course.at(after(11 * second, after(50 * day)))
  await openFiled(course, tender, 4)
  // Left behind by the second round she begins anew, with a room of its own.
  const again = await applicant(course, dora, tender, 'Zweiter Antrag.txt')
  await call(dora, 'updateOfferStage', offerId, 1, null)
  expect(again.room.id).not.toBe(room.id)
  await course.everythingSaid()
  for (const email of team) {
    expect((await call(email, 'listDocuments', room.id)).map(({ name }) => name)).toEqual([secret])
    const link = await call(email, 'getDownloadLink', room.id, secret)
    expect((await door(null, link)).bytes.toString()).toBe(`${secret} von ${dora}`)
  }
  for (const email of outsiders)
    expect(await asked(call(email, 'listDocuments', room.id))).toBe('NotFoundException')
  expect(await course.mailed()).toEqual([])
  expect(await asked(call(bernd, 'listDocuments', again.room.id))).toBe('AccessDeniedException')
  expect(await course.mailed()).toEqual(['openSealedInformationAttempted anna'])
})
