import { beforeAll, expect, test } from 'vitest'
import { listLogEntries } from '../audit/audit.queries.ts'
import { givenPlatform, logIn } from '../test-platform.ts'
import { call, type Sender, tus } from './test-uploads.ts'

const platform = givenPlatform()
let anna: Sender
let bernd: Sender

beforeAll(async () => {
  const { url } = platform.current
  anna = { url, token: await logIn(url, 'anna.amt@allmende.example') }
  bernd = { url, token: await logIn(url, 'bernd.bau@allmende.example') }
})

const newest = async (type: 'ROOM_CREATED' | 'ROOM_CHANGED') =>
  (await listLogEntries(platform.current.database.db, { projectId: 2, type }, { limit: 1 }))[0]
const tender = async () => (await call(anna, 'getProject', 2)).result
const saved = async (project: { version: number }, informationRooms: unknown) =>
  call(anna, 'updateProject', {
    ...(await tender()),
    version: project.version,
    informationRooms,
  })
const faultsOf = ({ error }: Awaited<ReturnType<typeof call>>) => Object.keys(error?.data?.fields ?? {})
const words = { name: 'Pläne', description: 'Alle Pläne' }

test('a room that the form names has an id, keeps it when it is renamed, and goes only while it is empty', async () => {
  const before = await tender()
  const [first] = before.informationRooms
  expect(first.id).toBeGreaterThanOrEqual(2 ** 32)
  const renamed = await saved(before, [{ ...first, name: 'Unterlagen' }, words])
  expect(renamed.result.informationRooms).toEqual([
    { ...first, name: 'Unterlagen' },
    { ...words, id: expect.any(Number) },
  ])
  expect(await newest('ROOM_CREATED')).toMatchObject({ data: { room: 'Pläne' } })

  const [kept, added] = renamed.result.informationRooms
  const full = await saved(renamed.result, [added])
  expect(faultsOf(full)).toEqual(['0.informationRooms'])
  const upload = await tus(anna).create(`/api/v1/uploads?room=${added.id}`, 'unterwegs.txt', 10)
  expect(faultsOf(await saved(renamed.result, [kept]))).toEqual(['0.informationRooms'])
  await tus(anna).remove(upload.headers.get('location') ?? '')
  expect((await saved(renamed.result, [kept])).result.informationRooms).toEqual([kept])
})

test('a form that is older than its rooms overwrites nothing', async () => {
  const opened = await tender()
  const made = await call(bernd, 'createRoom', { ...words, projectId: 2, type: 'CLIENT' })
  expect((await saved(opened, opened.informationRooms)).error?.data?.exceptionTypeName).toBe(
    'ConflictException',
  )
  const now = await tender()
  expect(now.informationRooms.map(({ id }: { id: number }) => id)).toContain(made.result.id)
  const change = { id: made.result.id, version: made.result.version, name: 'Zeichnungen', description: 'Neu' }
  expect((await call(bernd, 'updateRoom', change)).result.name).toBe('Zeichnungen')
  expect(await newest('ROOM_CHANGED')).toMatchObject({
    data: {
      changes: expect.arrayContaining([{ label: 'Name', oldValue: 'Pläne', newValue: 'Zeichnungen' }]),
    },
  })
  expect((await saved(now, now.informationRooms)).error?.data?.exceptionTypeName).toBe('ConflictException')
  expect((await call(bernd, 'updateRoom', change)).error?.data?.exceptionTypeName).toBe('ConflictException')
})

test.each([
  ['a room of another tender', async () => [(await call(anna, 'getProject', 1)).result.informationRooms[0]]],
  ['one room twice', async () => Array.from({ length: 2 }, () => undefined)],
  ['a room that nobody has', async () => [{ ...words, id: 2 ** 40 }]],
])('a form does not take %s', async (_what, rooms) => {
  const now = await tender()
  const given = (await rooms()).map((room: unknown) => room ?? now.informationRooms[0])
  expect((await saved(now, given)).error?.data?.exceptionTypeName).toBe('ValidationException')
})

test.each([
  { offerId: 2 ** 40 },
  { organizationId: 1, offerId: 2 ** 40 },
  { organizationId: 4711 },
  { lotId: 99_999 },
])('a room for somebody who does not take part is refused: %j', async (ties) => {
  const { error } = await call(anna, 'createRoom', { ...words, projectId: 2, type: 'CLIENT', ...ties })
  expect(error?.data?.exceptionTypeName).toBe('ValidationException')
})
