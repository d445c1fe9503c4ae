import { beforeEach, expect, test } from 'vitest'
import { logIn, openSocket, type TestSocket, givenPlatform } from '../test-platform.ts'
import { addFirstAdminToken } from './first-admin.queries.ts'
import { contact } from '@allmende/domain/organizations/test-contact.ts'

const platform = givenPlatform({ demo: false })
const password = 'Moorweide hinterm Deich 42'
const ada = { email: ' Ada@Amt.example ', givenName: 'Ada', surName: 'Amt' }
const db = () => platform.current.database.db

let socket: TestSocket
let token: string
beforeEach(async () => {
  await db().deleteFrom('users').execute()
  socket ??= await openSocket(platform.current.url)
  token = (await addFirstAdminToken(db(), null, new Date())) as string
})

test('the link makes one administrator, who can log in; then it is used up', async () => {
  expect(await socket.call('getFirstAdminSetup', token)).toEqual({ email: null })
  expect(await socket.call('createFirstAdmin', token, ada, password)).toBe(null)
  expect(await logIn(platform.current.url, 'ada@amt.example', password)).toEqual(expect.any(String))
  expect(
    await db().selectFrom('users').select(['email', 'roles', 'state', 'twoFactorEnabled']).execute(),
  ).toEqual([{ email: 'ada@amt.example', roles: ['SYSTEM_ADMIN'], state: 'ACTIVE', twoFactorEnabled: null }])
  const unusable = {
    data: {
      exceptionTypeName: 'NotFoundException',
      message: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    },
  }
  await expect(socket.call('createFirstAdmin', token, ada, password)).rejects.toMatchObject(unusable)
  await expect(socket.call('getFirstAdminSetup', token)).rejects.toMatchObject(unusable)
  expect(await addFirstAdminToken(db(), null, new Date())).toBe(null)
})

test('a link followed twice at the same instant makes one administrator', async () => {
  const attempts = ['a', 'b', 'c'].map((name) =>
    socket.call('createFirstAdmin', token, { ...ada, email: `${name}@amt.example` }, password),
  )
  const outcomes = await Promise.allSettled(attempts)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await db().selectFrom('users').select('email').execute()).toHaveLength(1)
})

test('where the address is fixed, no other is taken', async () => {
  await db().deleteFrom('oneTimeTokens').execute()
  token = (await addFirstAdminToken(db(), 'leitung@amt.example', new Date())) as string
  expect(await socket.call('getFirstAdminSetup', token)).toEqual({ email: 'leitung@amt.example' })
  await expect(socket.call('createFirstAdmin', token, ada, password)).rejects.toMatchObject({
    data: {
      exceptionTypeName: 'ValidationException',
      fields: { '1.email': expect.stringContaining('leitung@amt.example') },
    },
  })
})

test('an expired link is refused', async () => {
  const longAgo = new Date('2026-01-01T00:00:00Z')
  const expired = await addFirstAdminToken(db(), null, longAgo)
  await expect(socket.call('getFirstAdminSetup', expired)).rejects.toMatchObject({
    data: { exceptionTypeName: 'NotFoundException' },
  })
})

/** A stranger registers with an address that need not be hers. */
const register = (email: string, name: string) =>
  socket.call(
    'registerOrganization',
    { name, type: 'CONTRACTOR', contact },
    { email, givenName: 'Franka', surName: 'Fremd', password },
  )

test('whoever registered with her address before gives way to the administrator, and the log says so', async () => {
  for (const name of ['Fremd GmbH', 'Auch fremd GmbH']) await register('ada@amt.example', name)
  const stranger = await openSocket(platform.current.url)
  await stranger.call('login', 'ada@amt.example', password)
  const ended = stranger.heard('logout')
  const own = 'Heidekraut am Wegesrand 17'
  expect(await socket.call('createFirstAdmin', token, ada, own)).toBe(null)
  await ended
  await expect(logIn(platform.current.url, 'ada@amt.example', password)).rejects.toThrow('fehlgeschlagen')
  expect(await logIn(platform.current.url, 'ada@amt.example', own)).toEqual(expect.any(String))
  expect(await db().selectFrom('rivalRegistrations').select('email').execute()).toEqual([])
  const logged = await db()
    .selectFrom('auditEntries')
    .select(['type', 'content'])
    .where('type', '=', 'USER_DELETED')
    .where('userName', '=', 'ada@amt.example')
    .orderBy('id')
    .execute()
  expect(logged.map(({ content }) => JSON.parse(content).data.organization)).toEqual([
    'Fremd GmbH',
    'Auch fremd GmbH',
  ])
  stranger.close()
})

test('the link is offered as long as there is no administrator, whoever else has come', async () => {
  await register('eilig@fremd.example', 'Eilig GmbH')
  expect(await addFirstAdminToken(db(), null, new Date())).toEqual(expect.any(String))
})

test('where an administrator has come another way, a link that is still open makes no second one', async () => {
  await socket.call('createFirstAdmin', token, ada, password)
  await db().updateTable('users').set({ state: 'DISABLED' }).execute()
  const open = await addFirstAdminToken(db(), null, new Date())
  await db().updateTable('users').set({ state: 'ACTIVE' }).execute()
  const unusable = { data: { exceptionTypeName: 'NotFoundException' } }
  await expect(socket.call('getFirstAdminSetup', open)).rejects.toMatchObject(unusable)
  await expect(
    socket.call('createFirstAdmin', open, { ...ada, email: 'zwei@amt.example' }, password),
  ).rejects.toMatchObject(unusable)
})

test.each([
  ['kurz', { '2': 'Mindestens 10 Zeichen' }],
  ['passwort12', { '2': expect.stringContaining('zu leicht zu erraten') }],
  ['ada@amt.example', { '2': 'Das Passwort darf nicht die E-Mail-Adresse sein.' }],
])('the password %s is refused at its field', async (weak, fields) => {
  await expect(socket.call('createFirstAdmin', token, ada, weak)).rejects.toMatchObject({
    data: { exceptionTypeName: 'ValidationException', fields },
  })
})

test('missing names and a wrong address are named at their fields, all at once', async () => {
  await expect(
    socket.call('createFirstAdmin', token, { email: 'ada', givenName: ' ', surName: '' }, password),
  ).rejects.toMatchObject({
    code: -32602,
    data: {
      fields: {
        '1.email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
        '1.givenName': 'Feld ist erforderlich',
        '1.surName': 'Feld ist erforderlich',
      },
    },
  })
})
