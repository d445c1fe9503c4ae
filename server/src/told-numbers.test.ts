import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from './test-platform.ts'

const platform = givenPlatform()
let admin: TestSocket
beforeAll(async () => {
  const { url } = platform.current
  admin = await openSocket(url, await logIn(url, 'admin@allmende.example'))
})
afterAll(() => admin.close())

/** What has to be random wherever it stands; `told-numbers.test.ts` of the domain says of every id which it is. */
const random = /^(offer|room|document|receipt|letter|message|replyToMessage)Id$/
const lists = /^(notices|openings|informationRooms|documents|messages|rooms|offers|log|invitations)$/

/** Every number in an answer that would count, with the way to it. */
function countingIn(value: unknown, way: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => countingIn(one, way))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => countingIn(inner, [...way, key]))
  const [list = '', key = ''] = way.slice(-2)
  const isRandom = random.test(key) || (key === 'id' && lists.test(list))
  return typeof value === 'number' && isRandom && value < 2 ** 32 ? [`${way.join('.')}: ${value}`] : []
}

test('in what the demo answers, nothing that has to be random counts', async () => {
  const projects = (await admin.call('getAllProjects', { limit: 1000 })) as { id: number }[]
  expect(projects.length).toBeGreaterThan(2)
  const found: string[] = []
  let looked = 0
  for (const { id } of projects) {
    const answers = {
      project: await admin.call('getProject', id),
      offers: await admin.call('getOffersByProjectId', id),
      rooms: await admin.call('getRoomsByProjectId', id),
      messages: await admin.call('getMessages', id, null),
      notices: await admin.call('getNotices', id),
      invitations: await admin.call('getInvitations', id),
      log: await admin.call('getLogEntries', id, null),
    }
    looked += JSON.stringify(answers).length
    found.push(...countingIn(answers, []))
  }
  expect(looked).toBeGreaterThan(10_000)
  expect(found).toEqual([])
})
