import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'
import { findClientsByKeys, findOrganizationTypes } from './organizations.queries.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
let admin: TestSocket
let dora: TestSocket

const asPerson = async (email: string) =>
  openSocket(platform.current.url, await logIn(platform.current.url, email))

beforeAll(async () => {
  admin = await asPerson('admin@allmende.example')
  dora = await asPerson('dora@deich-erdbau.example')
})
afterAll(() => [admin, dora].forEach((socket) => socket.close()))

const contact = {
  department: 'Vergabe',
  givenName: 'Anke',
  surName: 'Amt',
  street: 'Markt 1',
  zip: '26382',
  city: 'Wilhelmshaven',
  country: 'DEU',
  email: 'vergabe@stadt.example',
  phone: '04421 1',
  url: 'https://stadt.example',
}
test('however many organizations are meant, the database is asked once', async () => {
  const ids = Array.from({ length: 70_000 }, (_, at) => at + 1)
  expect((await findOrganizationTypes(db(), ids)).get(1)).toBe('CONTRACTOR')
})

const client = (name: string) => ({ name, type: 'CLIENT', nutsCode: 'DE945', contact })

type Stored = { id: number; name: string; version: number; contact: object }
const own = async () => (await dora.call('getOrganization', 1)) as Stored

const lastEntry = (type: 'ORGANIZATION_CREATED' | 'ORGANIZATION_CHANGED') =>
  db()
    .selectFrom('auditEntries')
    .selectAll()
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

test('a client is created, logged, and stands in the list where its name belongs', async () => {
  for (const name of ['Ämter am Deich', 'Amt 10', 'Amt 9', 'Zweckverband']) {
    await admin.call('createOrganization', client(name))
  }
  expect(await lastEntry('ORGANIZATION_CREATED')).toMatchObject({ userName: 'admin@allmende.example' })
  const listed = (await admin.call('getOrganizations', 'CLIENT')) as Stored[]
  expect(listed.map(({ name }) => name)).toEqual([
    'Amt 9',
    'Amt 10',
    'Ämter am Deich',
    'Gemeinde Auwiesen',
    'Zweckverband',
  ])
})

test('a client that is known already is refused at the organization', async () => {
  await expect(admin.call('createOrganization', client('gemeinde AUWIESEN'))).resolves.toBeTruthy()
  const sameTown = { ...client('Gemeinde  Auwiesen'), contact: { ...contact, zip: '27321' } }
  await expect(admin.call('createOrganization', sameTown)).rejects.toMatchObject({
    data: { exceptionTypeName: 'ConflictException', fields: { 0: expect.stringContaining('Organisation') } },
  })
})

test('an organization’s administrator changes its data; the log says what', async () => {
  const before = await own()
  const after = await dora.call('updateOrganization', {
    ...before,
    contact: { ...before.contact, phone: '0421 99', facsimile: '', projectUrl: 'https://x.example' },
  })
  expect(after).toMatchObject({ version: before.version + 1, contact: { phone: '0421 99' } })
  expect((after as Stored).contact).not.toHaveProperty('facsimile')
  expect((after as Stored).contact, 'only clients have a buyer profile').not.toHaveProperty('projectUrl')
  expect(JSON.stringify(await lastEntry('ORGANIZATION_CHANGED'))).toContain('0421 99')
})

test('who comes second is told so and overwrites nothing', async () => {
  const before = await own()
  const told = dora.heard('storeChanged')
  await admin.call('updateOrganization', { ...before, registrationCourt: 'Amtsgericht Bremen' })
  expect(await told).toEqual(['organization', 1])
  await expect(
    dora.call('updateOrganization', { ...before, registrationCourt: 'Amtsgericht Verden' }),
  ).rejects.toMatchObject({
    data: {
      exceptionTypeName: 'ConflictException',
      message: 'Jemand anderes hat diese Daten inzwischen geändert.',
    },
  })
  expect(await own()).toMatchObject({ registrationCourt: 'Amtsgericht Bremen' })
})

test('nobody escapes a client’s required fields by calling it a bidder', async () => {
  const created = (await admin.call('createOrganization', client('Kreis Artland'))) as Stored
  const { nutsCode: _none, ...disguised } = { ...created, nutsCode: '', type: 'CONTRACTOR' }
  await expect(admin.call('updateOrganization', disguised)).rejects.toMatchObject({
    data: { exceptionTypeName: 'ValidationException', fields: { '0.type': expect.any(String) } },
  })
})

test('additional fields of all four kinds survive a change', async () => {
  const before = await own()
  const additionalFields = [
    { label: 'Zertifikat', contentId: 'a', stringValue: 'ISO <script>' },
    { label: 'Beschäftigte', contentId: 'b', longValue: 1200 },
    { label: 'Tariftreue', contentId: 'c', booleanValue: false },
    { label: 'Gewerke', contentId: 'd', listValue: ['Erdbau', 'Wasserbau'] },
  ]
  expect(await dora.call('updateOrganization', { ...before, additionalFields })).toMatchObject({
    additionalFields,
  })
})

test('more numbers are looked up at once than a statement takes parameters', async () => {
  const [known] = (await admin.call('getOrganizations', 'CLIENT')) as [Stored]
  await admin.call('updateOrganization', { ...known, identificationNumber: '03-361/001' })
  const unknown = Array.from({ length: 66_000 }, (_, at) => `X${at}`)
  const found = await findClientsByKeys(db(), [...unknown, '03361001'])
  expect([...found].map(([key, { id }]) => [key, id])).toEqual([['03361001', known.id]])
})
