import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { logIn, openSocket, givenPlatform } from '../test-platform.ts'
import { hashToken } from './tokens.ts'

const platform = givenPlatform({ config: { trustProxy: ['127.0.0.1'] } })
const anna = 'anna.amt@allmende.example'

/** Tries to log in from some address, as a trusted proxy reports it. */
async function attempt(username: string, password: string, address: string, language = 'de') {
  const answer = await fetch(`${platform.current.url}/api/v1/login`, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
    headers: { 'x-forwarded-for': address, 'accept-language': language },
  })
  return {
    status: answer.status,
    token: answer.headers.get('x-auth-token'),
    body: (await answer.json()) as Record<string, unknown>,
  }
}
const db = () => platform.current.database.db
const entries = (type: string) =>
  db()
    .selectFrom('auditEntries')
    .select(['userName', 'content'])
    .where('type', '=', type)
    .orderBy('id')
    .execute()

test('the right password opens a session whose token only the browser knows', async () => {
  const { status, token, body } = await attempt(` ${anna.toUpperCase()} `, demoPassword, '10.0.0.1')
  expect([status, body['email'], body['roles']]).toEqual([200, anna, ['SYSTEM_USER']])
  expect(JSON.stringify(body)).not.toMatch(/password|hash|secret/i)
  const stored = await db().selectFrom('sessions').selectAll().where('userEmail', '=', anna).execute()
  expect(stored.map(({ tokenHash }) => tokenHash)).toContainEqual(hashToken(token as string))
  expect(JSON.stringify(stored)).not.toContain(token)
  expect((await entries('LOGIN')).at(-1)).toMatchObject({ userName: anna })
})

test('a wrong password, an unknown user and a deactivated one are answered alike and logged', async () => {
  await db()
    .updateTable('users')
    .set({ state: 'DISABLED' })
    .where('email', '=', 'clara.kaemmerei@allmende.example')
    .execute()
  const answers = [
    await attempt(anna, 'wrong', '10.0.0.2'),
    await attempt('nobody@nowhere.example', demoPassword, '10.0.0.2'),
    await attempt('clara.kaemmerei@allmende.example', demoPassword, '10.0.0.2'),
  ]
  for (const { status, token, body } of answers) {
    expect([status, token]).toEqual([401, null])
    expect(body).toEqual({
      timestamp: expect.any(String),
      status: 401,
      message: 'Login fehlgeschlagen.',
      path: '/api/v1/login',
    })
  }
  expect((await attempt(anna, 'wrong', '10.0.0.2', 'en')).body['message']).toBe('Login failed.')
  const failed = await entries('LOGIN_FAILED')
  expect(failed.map(({ userName }) => userName)).toEqual([
    anna,
    'unbekannt',
    'clara.kaemmerei@allmende.example',
    anna,
  ])
  expect(JSON.stringify(failed)).not.toContain('nobody@nowhere.example')
})

test('empty fields are named, a body that is no form is refused', async () => {
  expect((await attempt('', '', '10.0.0.3')).status).toBe(400)
  const answer = await fetch(`${platform.current.url}/api/v1/login`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect([answer.status, await answer.json()]).toMatchObject([400, { status: 400, path: '/api/v1/login' }])
})

test('the sixth try after five failures has to wait, even with the right password; other addresses do not', async () => {
  for (let count = 0; count < 5; count++) expect((await attempt(anna, 'guess', '10.0.0.4')).status).toBe(401)
  const slowed = await attempt(anna, demoPassword, '10.0.0.4')
  expect(slowed.status).toBe(429)
  expect(slowed.body['message']).toMatch(
    /^Zu viele Fehlversuche\. Bitte versuchen Sie es in (29|30) Sekunden erneut\.$/,
  )
  expect((await attempt(anna, demoPassword, '10.0.0.5')).status).toBe(200)
})

test('a burst of guesses at the same instant cannot outrun the count', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 30 }, () => attempt('bernd.bau@allmende.example', 'guess', '10.0.0.6')),
  )
  expect(statuses.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(25)
})

test('a password that is changed while it is being checked opens no session any more', async () => {
  const clerk = 'bernd.bau@allmende.example'
  const setHash = (passwordHash: string) =>
    db().updateTable('users').set({ passwordHash }).where('email', '=', clerk).execute()
  // So slow to check that the change falls into it.
  await setHash(
    await hash('old password', { algorithm: 2, memoryCost: 65_536, timeCost: 40, parallelism: 1 }),
  )
  const entering = attempt(clerk, 'old password', '10.0.0.8')
  await expect
    .poll(() => db().selectFrom('loginAttempts').select('id').where('address', '=', '10.0.0.8').execute(), {
      timeout: 30_000,
      interval: 20,
    })
    .toHaveLength(1)
  await setHash(await hash('new password'))
  expect((await entering).status).toBe(401)
  expect((await attempt(clerk, 'new password', '10.0.0.8')).status).toBe(200)
})

test('an address that guesses at many accounts is slowed, but not the person who usually logs in there', async () => {
  const office = '10.0.0.7'
  expect((await attempt(anna, demoPassword, office)).status).toBe(200)
  for (let count = 0; count < 50; count++) await attempt(`user${count}@x.example`, 'guess', office)
  expect((await attempt('bernd.bau@allmende.example', demoPassword, office)).status).toBe(429)
  expect((await attempt(anna, demoPassword, office)).status).toBe(200)
})

test('who is logged in goes on with her own account from a slowed address, and gains no guesses at others', async () => {
  const at = new Date()
  for (let n = 0; n < 50; n++)
    await db()
      .insertInto('loginAttempts')
      .values({ id: randomUUID(), email: `user${n}@x.example`, address: '10.0.0.9', at })
      .execute()
  const token = (await attempt('emil@deich-erdbau.example', demoPassword, '10.0.0.10')).token ?? ''
  const ask = async (method: string, ...params: unknown[]) => {
    const answer = await fetch(`${platform.current.url}/api/v1/rpc`, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
      headers: { 'x-forwarded-for': '10.0.0.9', 'x-auth-token': token },
    })
    return ((await answer.json()) as { error: { data: { exceptionTypeName: string } } }).error.data
      .exceptionTypeName
  }
  expect(await ask('login', anna, 'guess')).toBe('RateLimitException')
  expect(await ask('changePassword', 'wrong', null, 'Moorweide hinterm Deich 42')).toBe('ValidationException')
})

test('IPv6 addresses of one network count as one', async () => {
  for (let count = 0; count < 5; count++)
    await attempt('dora@deich-erdbau.example', 'guess', `2001:db8:1:2::${count + 1}`)
  expect((await attempt('dora@deich-erdbau.example', demoPassword, '2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await attempt('dora@deich-erdbau.example', demoPassword, '2001:db8:1:3::9')).status).toBe(200)
})

test('a user without a confirmed e-mail is answered like a visitor and told why', async () => {
  await db()
    .updateTable('users')
    .set({ state: null })
    .where('email', '=', 'emil@deich-erdbau.example')
    .execute()
  const socket = await openSocket(
    platform.current.url,
    await logIn(platform.current.url, 'emil@deich-erdbau.example'),
  )
  expect(await socket.call('isAuthenticated')).toBe(false)
  expect(socket.notifications[0]?.params[0]).not.toHaveProperty('state')
  socket.close()
})

test('a pending second factor is no full login', async () => {
  await db()
    .updateTable('users')
    .set({ twoFactorEnabled: true })
    .where('email', '=', 'fritz@geest-energie.example')
    .execute()
  const socket = await openSocket(
    platform.current.url,
    await logIn(platform.current.url, 'fritz@geest-energie.example'),
  )
  expect(await socket.call('isAuthenticated')).toBe(false)
  expect(socket.notifications[0]).toMatchObject({
    method: 'setSessionUser',
    params: [{ email: 'fritz@geest-energie.example' }, false],
  })
  socket.close()
})

test('a login that fails for our own reasons does not count against who knows the password', async () => {
  await sql`alter table sessions add constraint broken check (false) not valid`.execute(db())
  for (let count = 0; count < 6; count++)
    expect((await attempt(anna, demoPassword, '10.0.77.1')).token).toBe(null)
  await sql`alter table sessions drop constraint broken`.execute(db())
  expect((await attempt(anna, demoPassword, '10.0.77.1')).token).toEqual(expect.any(String))
})
