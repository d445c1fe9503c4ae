import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
const open = async (email: string) =>
  openSocket(platform.current.url, await logIn(platform.current.url, email))
type User = {
  email: string
  version: number
  roles: string[]
  givenName: string
  surName: string
  contact: object
}
const emails = (users: unknown) => (users as User[]).map(({ email }) => email)

let admin: TestSocket
let dora: TestSocket
beforeAll(async () => {
  admin = await open('admin@allmende.example')
  dora = await open('dora@deich-erdbau.example')
})

test('lists show one side, sorted by e-mail, filtered, searched and in pages', async () => {
  expect(emails(await admin.call('getUsers', ['SYSTEM_USER', 'SYSTEM_ADMIN']))).toEqual([
    'admin@allmende.example',
    'anna.amt@allmende.example',
    'bernd.bau@allmende.example',
    'clara.kaemmerei@allmende.example',
    'zwei.faktor@allmende.example',
  ])
  const external = ['ORGANIZATION_USER', 'ORGANIZATION_ADMIN']
  expect(emails(await admin.call('getUsers', external, { organizationId: 1 }))).toEqual([
    'dora@deich-erdbau.example',
    'emil@deich-erdbau.example',
  ])
  expect(emails(await admin.call('getUsers', external, { search: 'ERD funke' }))).toEqual([])
  expect(emails(await admin.call('getUsers', external, { search: '%' }))).toEqual([])
  expect(emails(await admin.call('getUsers', external, { search: 'fritz FUNKE' }))).toEqual([
    'fritz@geest-energie.example',
  ])
  expect(emails(await admin.call('getUsers', external, { offset: 1, limit: 1 }))).toEqual([
    'emil@deich-erdbau.example',
  ])
  expect(await admin.call('countUsers', external)).toBe(6)
})

test('who is logged in is counted by her account: strangers behind her address do not slow her, nor she them', async () => {
  const ask = (asking: TestSocket) =>
    asking.call('createUser', {
      email: 'fritz@geest-energie.example',
      givenName: 'F',
      surName: 'F',
      roles: ['ORGANIZATION_USER'],
    })
  const conflict = { data: { exceptionTypeName: 'ConflictException' } }
  const address = '127.0.0.1'
  const stranger = { email: 'conflict', address, at: new Date() }
  for (let n = 0; n < 60; n++)
    await db()
      .insertInto('loginAttempts')
      .values({ id: randomUUID(), ...stranger })
      .execute()
  for (let n = 0; n < 5; n++) await expect(ask(dora)).rejects.toMatchObject(conflict)
  await expect(ask(dora)).rejects.toMatchObject({ data: { exceptionTypeName: 'RateLimitException' } })
  const counted = await db().selectFrom('loginAttempts').select('id').where('address', '=', address).execute()
  expect(counted).toHaveLength(60)
  await db().deleteFrom('loginAttempts').execute()
})

test('an organization’s administrator sees and creates only her own people', async () => {
  expect(emails(await dora.call('getUsers', ['ORGANIZATION_USER', 'ORGANIZATION_ADMIN']))).toEqual([
    'dora@deich-erdbau.example',
    'emil@deich-erdbau.example',
  ])
  const gerd = {
    email: 'gerd@deich-erdbau.example',
    givenName: 'Gerd',
    surName: 'Graben',
    roles: ['ORGANIZATION_USER'],
  }
  expect(await dora.call('createUser', gerd)).toMatchObject({
    email: gerd.email,
    organizationId: 1,
    roles: ['ORGANIZATION_USER'],
  })
  const { key } = await db()
    .selectFrom('outbox')
    .select('key')
    .where('recipient', '=', gerd.email)
    .executeTakeFirstOrThrow()
  expect(key).toBe('inviteByOrganizationAdmin')
  await expect(
    dora.call('createUser', { ...gerd, email: 'h@x.example', roles: ['SYSTEM_ADMIN'] }),
  ).rejects.toMatchObject({
    data: { exceptionTypeName: 'AccessDeniedException' },
  })
  await expect(dora.call('createUser', gerd)).rejects.toMatchObject({
    data: { exceptionTypeName: 'ConflictException', fields: { '0.email': expect.any(String) } },
  })
})

test('who lost the invitation gets another; the link of the first ends', async () => {
  const email = 'hilke@deich-erdbau.example'
  const links = async () => {
    const mails = db().selectFrom('outbox').select(['key', 'values']).where('recipient', '=', email)
    return (await mails.orderBy('id').execute()).map(({ key, values }) => ({
      key,
      token: new URL(String(values['link']), 'http://x').searchParams.get('token'),
    }))
  }
  const hilke = { email, givenName: 'Hilke', surName: 'Harms', roles: ['ORGANIZATION_USER'] }
  expect(await dora.call('createUser', hilke)).toMatchObject({ invited: true })
  await expect(dora.call('resendInvitation', email)).rejects.toMatchObject({
    data: { exceptionTypeName: 'RateLimitException', message: expect.stringContaining('noch 1 Minute') },
  })
  const before = { created: new Date(Date.now() - 60_000), expires: new Date(Date.now() - 1) }
  await db().updateTable('oneTimeTokens').set(before).where('email', '=', email).execute()
  expect(await admin.call('resendInvitation', email)).toBe(null)
  const { content } = await db()
    .selectFrom('auditEntries')
    .select('content')
    .where('type', '=', 'INVITE_RESENT')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(content)).toMatchObject({ userName: 'admin@allmende.example', data: { user: email } })

  const [first, second] = await links()
  expect([first?.key, second?.key]).toEqual(['inviteByOrganizationAdmin', 'inviteBySystemAdminExtern'])
  const visitor = await openSocket(platform.current.url)
  await expect(visitor.call('getPasswordLink', first?.token)).rejects.toThrow(/abgelaufen/)
  await visitor.call('changePassword', null, second?.token, 'Moorweide hinterm Deich 42')
  expect(await dora.call('getUser', email)).toMatchObject({ invited: false, state: 'ACTIVE' })
  await expect(dora.call('resendInvitation', email)).rejects.toMatchObject({
    data: { exceptionTypeName: 'ConflictException' },
  })
  visitor.close()
})

test('a change is kept with what changed; a stale one is refused and nothing is overwritten', async () => {
  const before = (await admin.call('getUser', 'emil@deich-erdbau.example')) as User
  const { email, version, surName } = before
  const changed = (await dora.call('updateUser', {
    email,
    version,
    givenName: 'Emil Erich',
    surName,
    contact: { city: 'Bremen' },
  })) as User
  expect(changed).toMatchObject({
    givenName: 'Emil Erich',
    version: version + 1,
    contact: { city: 'Bremen' },
  })
  await expect(
    admin.call('updateUser', { email, version, givenName: 'Anders', surName }),
  ).rejects.toMatchObject({
    data: {
      exceptionTypeName: 'ConflictException',
      message: 'Jemand anderes hat diese Daten inzwischen geändert.',
    },
  })
  const { content } = await db()
    .selectFrom('auditEntries')
    .select('content')
    .where('type', '=', 'USER_CHANGED')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(content).data).toEqual({
    user: email,
    changes: [
      { label: 'Vorname', oldValue: 'Emil', newValue: 'Emil Erich' },
      { label: 'Ort', oldValue: null, newValue: 'Bremen' },
    ],
  })
})

test('nobody raises herself: roles and organization in a change of one’s own are not read', async () => {
  const emil = await open('emil@deich-erdbau.example')
  const { email, version, givenName, surName } = (await emil.call(
    'getUser',
    'emil@deich-erdbau.example',
  )) as User
  const raised = { email, version, givenName, surName, roles: ['ORGANIZATION_ADMIN'], organizationId: 2 }
  expect(await emil.call('updateUser', raised)).toMatchObject({
    roles: ['ORGANIZATION_USER'],
    organizationId: 1,
  })
  emil.close()
})

test('an outsider needs an organization, an insider has none, nobody is both', async () => {
  const user = { email: 'neu@allmende.example', givenName: 'N', surName: 'N' }
  for (const [roles, organizationId, field] of [
    [['ORGANIZATION_USER'], null, '0.organizationId'],
    [['SYSTEM_USER'], 1, '0.organizationId'],
    [['SYSTEM_USER', 'ORGANIZATION_USER'], 1, '0.roles'],
    [['ORGANIZATION_USER'], 4711, '0.organizationId'],
  ] as const) {
    await expect(admin.call('createUser', { ...user, roles, organizationId })).rejects.toMatchObject({
      data: { exceptionTypeName: 'ValidationException', fields: { [field]: expect.any(String) } },
    })
  }
})

test('deactivation ends every session at once; activation lets in again', async () => {
  const fritz = await open('fritz@geest-energie.example')
  await fritz.call('isAuthenticated')
  const ended = fritz.heard('logout')
  expect(await admin.call('setUserState', 'fritz@geest-energie.example', 'DISABLED')).toMatchObject({
    state: 'DISABLED',
  })
  expect(await ended).toEqual([])
  await expect(open('fritz@geest-energie.example')).rejects.toThrow('Login fehlgeschlagen')
  await admin.call('setUserState', 'fritz@geest-energie.example', 'ACTIVE')
  const again = await open('fritz@geest-energie.example')
  expect(await again.call('isAuthenticated')).toBe(true)
  for (const socket of [fritz, again]) socket.close()
})

test('the last administrator stays, and nobody deactivates or deletes herself', async () => {
  const self = 'admin@allmende.example'
  for (const [method, ...args] of [
    ['setUserState', self, 'DISABLED'],
    ['deleteUser', self],
  ] as const) {
    await expect(admin.call(method, ...args)).rejects.toMatchObject({
      data: { exceptionTypeName: 'AccessDeniedException' },
    })
  }
  const { version, givenName, surName } = (await admin.call('getUser', self)) as User
  await expect(
    admin.call('updateUser', { email: self, version, givenName, surName, roles: ['SYSTEM_USER'] }),
  ).rejects.toMatchObject({
    data: { message: expect.stringContaining('mindestens eine aktive') },
  })
})

test('two administrators who dismiss each other at the same instant do not both succeed', async () => {
  const anna = (await admin.call('getUser', 'anna.amt@allmende.example')) as User
  await admin.call('updateUser', { ...pick(anna), roles: ['SYSTEM_ADMIN'] })
  const second = await open('anna.amt@allmende.example')
  const outcomes = await Promise.allSettled([
    admin.call('setUserState', 'anna.amt@allmende.example', 'DISABLED'),
    second.call('setUserState', 'admin@allmende.example', 'DISABLED'),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await db()
    .updateTable('users')
    .set({ state: 'ACTIVE' })
    .where('email', 'in', ['admin@allmende.example', 'anna.amt@allmende.example'])
    .execute()
  second.close()
})

test('only who was never here can be deleted', async () => {
  admin = await open('admin@allmende.example')
  const nobody = { email: 'nie.da@allmende.example', givenName: 'Nie', surName: 'Da', roles: ['SYSTEM_USER'] }
  await admin.call('createUser', nobody)
  expect(await admin.call('deleteUser', nobody.email)).toBe(null)
  await expect(admin.call('getUser', nobody.email)).rejects.toMatchObject({
    data: { exceptionTypeName: 'NotFoundException' },
  })
  await expect(admin.call('deleteUser', 'fritz@geest-energie.example')).rejects.toMatchObject({
    data: { message: 'Dieses Konto wurde schon benutzt. Es kann nur deaktiviert werden.' },
  })
})

test('script in any text comes back as the text it is', async () => {
  const script = '<script>alert(1)</script>'
  const user = {
    email: 'script@allmende.example',
    givenName: script,
    surName: script,
    roles: ['SYSTEM_USER'],
    contact: { city: script },
  }
  expect(await admin.call('createUser', user)).toMatchObject({ givenName: script, contact: { city: script } })
})

const pick = ({ email, version, givenName, surName }: User) => ({ email, version, givenName, surName })

test('a visitor hears the same of people who exist and people who do not', async () => {
  const visitor = await openSocket(platform.current.url)
  for (const email of ['dora@deich-erdbau.example', 'nobody@nowhere.example']) {
    const calls = [
      visitor.call('getUser', email),
      visitor.call('updateUser', { email, givenName: 'A', surName: 'B', version: 1 }),
      visitor.call('setUserState', email, 'DISABLED'),
      visitor.call('deleteUser', email),
      visitor.call('changeTwoFactorConfig', null, null, null, email),
    ]
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes).toHaveLength(calls.length)
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ reason: { data: { exceptionTypeName: 'AuthenticationException' } } })
  }
  visitor.close()
})

test('a list says who was invited and has not come yet', async () => {
  const hella = { email: 'hella@deich-erdbau.example', givenName: 'Hella', surName: 'Hof' }
  await dora.call('createUser', { ...hella, roles: ['ORGANIZATION_USER'] })
  const external = ['ORGANIZATION_USER', 'ORGANIZATION_ADMIN']
  for (const [asking, filter] of [
    [dora, undefined],
    [admin, { organizationId: 1 }],
  ] as const) {
    const rows = (await asking.call('getUsers', external, ...(filter ? [filter] : []))) as {
      email: string
      invited: boolean
    }[]
    const invited = Object.fromEntries(rows.map((row) => [row.email, row.invited]))
    expect(invited).toMatchObject({ 'dora@deich-erdbau.example': false, [hella.email]: true })
  }
  await db().updateTable('users').set({ state: 'DISABLED' }).where('email', '=', hella.email).execute()
  expect(await dora.call('getUsers', external, { search: 'hella' })).toMatchObject([{ invited: false }])
})

test('whom a mandatory second factor would hold up is told to system administrators alone', async () => {
  const before = (await admin.call('getUsersWithoutSecondFactor')) as { total: number; names: string[] }
  expect(before).toMatchObject({ includesCaller: true })
  expect(before.names).toContain('Anna Amt')
  expect(before.names).not.toContain('Hella Hof')
  const setFactor = (email: string, twoFactorEnabled: boolean) =>
    db().updateTable('users').set({ twoFactorEnabled }).where('email', '=', email).execute()
  for (const email of ['anna.amt@allmende.example', 'admin@allmende.example']) await setFactor(email, true)
  // Her session was there before and has its code still to come.
  await db().updateTable('sessions').set({ twoFactorConfirmed: true }).execute()
  const after = (await admin.call('getUsersWithoutSecondFactor')) as typeof before
  expect(after).toMatchObject({ total: before.total - 2, includesCaller: false })
  expect(after.names).not.toContain('Anna Amt')
  for (const email of ['anna.amt@allmende.example', 'admin@allmende.example']) await setFactor(email, false)
  await expect(dora.call('getUsersWithoutSecondFactor')).rejects.toMatchObject({
    data: { exceptionTypeName: 'AccessDeniedException' },
  })
})
