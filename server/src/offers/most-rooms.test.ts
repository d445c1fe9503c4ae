import { reasons } from '@allmende/domain/reasons.ts'
import type { NewRoom } from '@allmende/domain/rooms/rooms.contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { addRoom } from '../rooms/rooms.queries.ts'
import { begin, givenCourse, publishedTender } from '../tenders/course/test-course.ts'
import { dora, fritz } from '../tenders/people/test-announced.ts'
import { anna } from '../tenders/test-tenders.ts'

const course = givenCourse()
const { call } = course
let [projectId, lotId, deich, geest] = [0, 0, 0, 0]

beforeAll(async () => {
  course.at(begin)
  const tender = await publishedTender(course, 3)
  ;[projectId, lotId] = [tender.id, tender.lots[0]?.id ?? 0]
  deich = (await call(dora, 'createOffer', { id: projectId })).id
  geest = (await call(fritz, 'createOffer', { id: projectId })).id
})

const ofAuthority = (more: Partial<NewRoom> = {}): NewRoom => ({
  projectId,
  name: 'Pläne',
  description: 'Zum Lesen',
  type: 'CLIENT',
  ...more,
})
const own = (): NewRoom => ({ ...ofAuthority(), type: 'CONTRACTOR', stage: 4, lotId })
const told = (email: string, room: NewRoom) =>
  call(email, 'createRoom', room).then(
    () => 'done',
    ({ message }: Error) => /"message":"([^"]+)"/.exec(message)?.[1] ?? message,
  )

test('the rooms of the authority and those of each bidder have bounds of their own', async () => {
  for (let index = 0; index < 100; index++)
    await addRoom(course.db(), { ...own(), offerId: deich, attempt: 1 }, begin)
  expect(await told(dora, own())).toBe(
    'Sie können in einer Ausschreibung höchstens 100 eigene Datenräume anlegen. Bitte benutzen Sie einen vorhandenen.',
  )
  expect(await told(fritz, own())).toBe('done')

  for (let index = 0; index < 495; index++)
    await addRoom(course.db(), { ...ofAuthority(), attempt: null }, begin)
  const answers = []
  for (let index = 0; index < 6; index++) answers.push(await told(anna, ofAuthority()))
  expect(answers).toContain('done')
  expect(answers.at(-1)).toBe(
    'Die Vergabestelle hat in einer Ausschreibung höchstens 500 Datenräume. Bitte benutzen Sie einen vorhandenen.',
  )
  expect(await told(fritz, own())).toBe('done')
})

test('whom a room of the authority would be for is not looked up for a bidder', async () => {
  const { organizationId } = (await call(fritz, 'getOffersByProjectId', projectId))[0] ?? {}
  const rooms: Partial<NewRoom>[] = [
    { offerId: geest },
    { offerId: 2 ** 40 },
    { offerId: geest, organizationId: organizationId ?? 0 },
    { offerId: geest, organizationId: 4711 },
    { organizationId: organizationId ?? 0 },
    { lotId: 4711 },
    {},
  ]
  const answers = new Set<string>()
  for (const room of rooms) answers.add(await told(dora, ofAuthority(room)))
  expect([...answers]).toEqual([reasons.wrongRole.de])
})

test('who has a tender open in its form is not refused to save it because of what a bidder does with her rooms', async () => {
  const opened = await call(anna, 'getProject', projectId)
  const room = await call(fritz, 'createRoom', own())
  await call(fritz, 'updateRoom', {
    id: room.id,
    version: room.version,
    name: 'Skizzen',
    description: 'Eigene',
  })
  expect(await call(anna, 'getProject', projectId)).toEqual(opened)
})
