import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLocation, makeParcel } from '../parcels/test-parcel.ts'
import { givenPlatform, openSocket, type TestSocket } from '../test-platform.ts'
import { addListed, asArchived, asDraft, asScheduled } from './test-listed-tenders.ts'
import { bernd, clara, socketOf } from './test-tenders.ts'

const platform = givenPlatform()
const sockets: Record<string, TestSocket> = {}
let parcel: number
let hiddenParcel: number

beforeAll(async () => {
  const { current } = platform
  const { db } = current.database
  const people = {
    admin: 'admin@allmende.example',
    'an editor': bernd,
    'staff outside the team': clara,
    'a bidder': 'dora@deich-erdbau.example',
  }
  for (const [who, email] of Object.entries(people)) sockets[who] = await socketOf(current, email)
  sockets['a visitor'] = await openSocket(current.url)
  const clerk = sockets['admin'] as TestSocket
  const siel = await makeLocation(clerk, 'Am Kleinen Siel')
  parcel = (await makeParcel(clerk, 'Weide', siel, { isPublic: true, publicFields: [] })).id
  hiddenParcel = (await makeParcel(clerk, 'Acker', siel)).id
  const link = async (name: string, facts: object) => {
    const id = await addListed(db, { name, ...facts })
    await db
      .insertInto('tenderLots')
      .values({
        tenderId: id,
        position: 1,
        identifier: 'LOT-0001',
        name: '',
        applicationDeadline: null,
        offerDeadline: null,
        propertyIds: [parcel, hiddenParcel],
      })
      .execute()
    await db
      .insertInto('tenderTeam')
      .values({ tenderId: id, position: 1, userEmail: bernd, role: 'EDITOR' })
      .execute()
  }
  await link('public', {})
  await link('draft', asDraft)
  await link('scheduled', asScheduled)
  await link('archived', asArchived)
  await addListed(db, { name: 'elsewhere' })
})
afterAll(() => Object.values(sockets).forEach((socket) => socket.close()))

test.each([
  ['admin', ['archived', 'draft', 'public', 'scheduled']],
  ['an editor', ['archived', 'draft', 'public', 'scheduled']],
  ['staff outside the team', ['archived', 'public']],
  ['a bidder', ['archived', 'public']],
  ['a visitor', ['archived', 'public']],
])('%s knows of a parcel’s tenders: %j', async (who, expected) => {
  const socket = sockets[who] as TestSocket
  const rows = (await socket.call('getProjectsByPropertyId', parcel)) as { id: number; name: string }[]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(expected)
  const { projects, projectId } = (await socket.call('getPropertyById', parcel)) as {
    projects: { id: number; name: string }[]
    projectId: number
  }
  expect(projects.map(({ name }) => name).toSorted()).toEqual(expected)
  expect(projects.every((project) => Object.keys(project).length === 2)).toBe(true)
  expect(projectId).toBe(projects[0]?.id)
})

test.each(['a bidder', 'a visitor'])('of an internal parcel %s learns nothing', async (who) => {
  const socket = sockets[who] as TestSocket
  for (const method of ['getProjectsByPropertyId', 'getPropertyById'])
    await expect(socket.call(method, hiddenParcel)).rejects.toThrow('Nicht gefunden')
})
