import { expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket } from '../test-platform.ts'
import { contact } from '@allmende/domain/organizations/test-contact.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
const password = 'Moorweide hinterm Deich 42'

const company = (name: string, more = {}) => ({ name, type: 'CLIENT', contact, ...more })
const wilma = (email: string) => ({
  email,
  givenName: 'Wilma',
  surName: 'Watt',
  password,
  roles: ['SYSTEM_ADMIN'],
  state: 'ACTIVE',
})

/** The path in the newest mail to someone. */
async function mailedLink(to: string, key: string): Promise<string> {
  const { values } = await db()
    .selectFrom('outbox')
    .select('values')
    .where('recipient', '=', to)
    .where('key', '=', key as never)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return values['link'] as string
}
const tokenIn = (link: string) => new URL(link, 'http://x').searchParams.get('token') as string

test('a company registers, confirms by mail and is in; nothing it says makes it more than a bidder', async () => {
  const socket = await openSocket(platform.current.url)
  const organization = await socket.call(
    'registerOrganization',
    company('Watt & Wasser GmbH'),
    wilma('wilma@watt.example'),
  )
  expect(organization).toMatchObject({ name: 'Watt & Wasser GmbH', type: 'CONTRACTOR' })
  expect(organization).not.toHaveProperty('nutsCode')

  const unconfirmed = await openSocket(
    platform.current.url,
    await logIn(platform.current.url, 'wilma@watt.example', password),
  )
  await expect(unconfirmed.call('getOrganization', 1)).rejects.toMatchObject({
    data: { exceptionTypeName: 'EmailNotConfirmedException' },
  })
  const link = await mailedLink('wilma@watt.example', 'emailConfirmation')
  expect(link).toMatch(/^\/\?token=[\w-]{43}$/)
  const told = unconfirmed.heard('setSessionUser')
  expect(await socket.call('confirmEmail', tokenIn(link))).toEqual({
    email: 'wilma@watt.example',
    state: 'ACTIVE',
  })
  expect(await told).toMatchObject([{ state: 'ACTIVE', roles: ['ORGANIZATION_ADMIN'] }, true])
  expect(await unconfirmed.call('isAuthenticated')).toBe(true)
  expect(await socket.call('confirmEmail', tokenIn(link))).toBe(null)
  const events = await db()
    .selectFrom('auditEntries')
    .select('type')
    .where('userName', '=', 'wilma@watt.example')
    .orderBy('id')
    .execute()
  expect(events.map(({ type }) => type)).toEqual(['ORGANIZATION_CREATED', 'LOGIN', 'EMAIL_CONFIRMED'])
  for (const open of [socket, unconfirmed]) open.close()
})

test('the confirmation is mailed again on request, but not in a flood; the old link ends', async () => {
  const socket = await openSocket(platform.current.url)
  await socket.call('registerOrganization', company('Zweite Post GmbH'), wilma('zweite@post.example'))
  await socket.call('login', 'zweite@post.example', password)
  const first = await mailedLink('zweite@post.example', 'emailConfirmation')
  await expect(socket.call('resendEmail')).rejects.toMatchObject({
    data: { exceptionTypeName: 'RateLimitException', message: expect.stringContaining('noch 1 Minute.') },
  })
  expect(await mailedLink('zweite@post.example', 'emailConfirmation')).toBe(first)
  await db()
    .updateTable('oneTimeTokens')
    .set({ created: new Date(Date.now() - 61_000) })
    .execute()
  await socket.call('resendEmail')
  const second = await mailedLink('zweite@post.example', 'emailConfirmation')
  expect(second).not.toBe(first)
  expect(await socket.call('confirmEmail', tokenIn(first))).toBe(null)
  expect(await socket.call('confirmEmail', tokenIn(second))).toMatchObject({ state: 'ACTIVE' })
  socket.close()
})

test.each([
  [
    'the same VAT id written otherwise',
    company('Andere GmbH', { vat: 'de 812 345 678' }),
    { 0: expect.stringContaining('Organisation') },
  ],
  [
    'the same name and postal code',
    { ...company('  deich & ERDBAU gmbh'), contact: { ...contact, zip: '28199' } },
    { 0: expect.any(String) },
  ],
])('%s is a duplicate', async (_case, organization, fields) => {
  const socket = await openSocket(platform.current.url)
  await expect(
    socket.call('registerOrganization', organization, wilma('neu@neu.example')),
  ).rejects.toMatchObject({
    data: { exceptionTypeName: 'ConflictException', fields },
  })
  socket.close()
})

test('the same company may be registered by several; who confirms first has it, even at the same instant', async () => {
  const socket = await openSocket(platform.current.url)
  const emails = [1, 2, 3].map((n) => `gleich${n}@x.example`)
  await Promise.all(
    emails.map((email) => socket.call('registerOrganization', company('Gleichzeitig AG'), wilma(email))),
  )
  const links = await Promise.all(emails.map((email) => mailedLink(email, 'emailConfirmation')))
  const outcomes = await Promise.allSettled(links.map((link) => socket.call('confirmEmail', tokenIn(link))))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const users = await db()
    .selectFrom('users')
    .select('email')
    .where('email', 'in', emails)
    .where('state', '=', 'ACTIVE')
    .execute()
  expect(users).toHaveLength(1)
  socket.close()
})

test('a known e-mail address is named as the second argument, and asking again and again is slowed', async () => {
  await db().deleteFrom('loginAttempts').execute()
  const socket = await openSocket(platform.current.url)
  const ask = (n: number) =>
    socket.call('registerOrganization', company(`Frage ${n} GmbH`), wilma('dora@deich-erdbau.example'))
  for (let n = 0; n < 5; n++) {
    await expect(ask(n)).rejects.toMatchObject({
      data: {
        exceptionTypeName: 'ConflictException',
        fields: { '1.email': expect.stringContaining('E-Mail-Adresse') },
      },
    })
  }
  await expect(ask(6)).rejects.toMatchObject({ data: { exceptionTypeName: 'RateLimitException' } })
  await db().deleteFrom('loginAttempts').execute()
  socket.close()
})

test('a burst of questions at the same instant cannot outrun the count', async () => {
  const sockets = await Promise.all([1, 2, 3].map(() => openSocket(platform.current.url)))
  const answers = await Promise.allSettled(
    Array.from({ length: 24 }, (_, n) =>
      sockets[n % 3]?.call(
        'registerOrganization',
        company(`Schwarm ${n} GmbH`),
        wilma('dora@deich-erdbau.example'),
      ),
    ),
  )
  const conflicts = answers.filter(
    (answer) => answer.status === 'rejected' && answer.reason.data.exceptionTypeName === 'ConflictException',
  )
  expect(conflicts.length).toBeLessThanOrEqual(5)
  await db().deleteFrom('loginAttempts').execute()
  for (const socket of sockets) socket.close()
})

test('weak passwords count as questions, for looking at them costs; what is done does not', async () => {
  const socket = await openSocket(platform.current.url)
  const register = (chosen: string) =>
    socket.call('registerOrganization', company('Wenke GmbH'), {
      ...wilma('wenke@watt.example'),
      password: chosen,
    })
  for (let n = 0; n < 5; n++) {
    await expect(register('passwort1234')).rejects.toMatchObject({
      data: { exceptionTypeName: 'ValidationException' },
    })
  }
  await expect(register(password)).rejects.toMatchObject({
    data: { exceptionTypeName: 'RateLimitException' },
  })
  await db().deleteFrom('loginAttempts').execute()
  await register(password)
  expect(await db().selectFrom('loginAttempts').select('id').execute()).toEqual([])
  socket.close()
})

test('every missing field is named at once; who registers herself needs a password', async () => {
  const socket = await openSocket(platform.current.url)
  const bare = { name: ' ', type: 'CONTRACTOR', contact: { email: 'x' } }
  await expect(
    socket.call('registerOrganization', bare, { email: '', givenName: '', surName: '' }),
  ).rejects.toMatchObject({
    code: -32602,
    data: {
      fields: {
        '0.name': 'Feld ist erforderlich',
        '0.contact.email': expect.any(String),
        '1.givenName': 'Feld ist erforderlich',
      },
    },
  })
  const { password: _none, ...invited } = wilma('ohne@passwort.example')
  await expect(
    socket.call('registerOrganization', company('Ohne Passwort GmbH'), invited),
  ).rejects.toMatchObject({
    data: { fields: { '1.password': 'Feld ist erforderlich' } },
  })
  socket.close()
})

test('a system administrator invites a company; its person sets a password and is in', async () => {
  const admin = await openSocket(
    platform.current.url,
    await logIn(platform.current.url, 'admin@allmende.example'),
  )
  const { password: _none, ...invited } = wilma('eingeladen@x.example')
  await admin.call('registerOrganization', company('Eingeladen KG'), invited)
  const link = await mailedLink('eingeladen@x.example', 'inviteBySystemAdminExtern')
  const visitor = await openSocket(platform.current.url)
  expect(await visitor.call('getPasswordLink', tokenIn(link))).toEqual({
    purpose: 'invitation',
    email: 'eingeladen@x.example',
  })
  await visitor.call('changePassword', null, tokenIn(link), password)
  expect(await logIn(platform.current.url, 'eingeladen@x.example', password)).toEqual(expect.any(String))
  for (const open of [admin, visitor]) open.close()
})

test('conflicts of staff do not slow the visitors behind the same address', async () => {
  await db().deleteFrom('loginAttempts').execute()
  const { url } = platform.current
  const admin = await openSocket(url, await logIn(url, 'admin@allmende.example'))
  for (let n = 0; n < 6; n++) {
    await expect(
      admin.call('registerOrganization', company(`Doppelt ${n}`), wilma('dora@deich-erdbau.example')),
    ).rejects.toMatchObject({ data: { exceptionTypeName: 'ConflictException' } })
  }
  const visitor = await openSocket(url)
  await visitor.call('registerOrganization', company('Nachbar GmbH'), wilma('nora@nachbar.example'))
  for (const open of [admin, visitor]) open.close()
})
