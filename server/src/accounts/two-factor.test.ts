import { generateSync } from 'otplib'
import { beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'

const platform = givenPlatform({ config: { trustProxy: ['127.0.0.1'] } })
const zoe = 'zwei.faktor@allmende.example'
const db = () => platform.current.database.db

/** The code an authenticator app shows, now or some steps away from then. */
const code = (secret: string, steps = 0, then = Date.now()) =>
  generateSync({ secret, epoch: Math.floor(then / 1000) + steps * 30 })
const enter = async (email = zoe) =>
  openSocket(platform.current.url, await logIn(platform.current.url, email))
const refusedWith = (exceptionTypeName: string, fields?: Record<string, string>) => ({
  data: { exceptionTypeName, ...(fields ? { fields } : {}) },
})

/** Zoe with the factor on, and its secret. */
async function withFactor(steps = -1, then = Date.now()): Promise<{ socket: TestSocket; secret: string }> {
  const socket = await enter()
  const secret = (await socket.call('getTwoFactorKey')) as string
  await socket.call('changeTwoFactorConfig', demoPassword, code(secret, steps, then), true, null)
  return { socket, secret }
}

beforeEach(async () => {
  await db()
    .updateTable('users')
    .set({ twoFactorEnabled: null, twoFactorSealed: null, twoFactorLastStep: null })
    .where('email', '=', zoe)
    .execute()
  await db().deleteFrom('loginAttempts').execute()
})

test('set up with QR code, code and password; the same code then opens this session, and no other', async () => {
  const socket = await enter()
  const png = Buffer.from((await socket.call('getTwoFactorQRCode')) as string, 'base64')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const secret = (await socket.call('getTwoFactorKey')) as string
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)

  const now = code(secret)
  const told = socket.heard('setSessionUser')
  expect(await socket.call('changeTwoFactorConfig', demoPassword, now, true, null)).toMatchObject({
    twoFactorEnabled: true,
  })
  expect(await told).toMatchObject([{ twoFactorEnabled: true }, false])
  expect(await socket.call('isAuthenticated')).toBe(false)

  const other = await enter()
  await expect(other.call('authenticate', now)).rejects.toMatchObject(refusedWith('AuthenticationException'))
  expect(await socket.call('authenticate', now)).toMatchObject({ email: zoe })
  const heardBefore = socket.notifications.length
  expect(socket.notifications.at(-1)).toMatchObject({
    method: 'setSessionUser',
    params: [{ email: zoe }, true],
  })
  expect(await socket.call('isAuthenticated')).toBe(true)
  // Nothing older than the answer arrives after it.
  for (const { params } of socket.notifications.slice(heardBefore)) expect(params[1]).toBe(true)
  await expect(socket.call('getTwoFactorQRCode')).rejects.toMatchObject(refusedWith('AccessDeniedException'))

  const types = await db()
    .selectFrom('auditEntries')
    .select('type')
    .where('userName', '=', zoe)
    .orderBy('id')
    .execute()
  expect(types.map(({ type }) => type).slice(-5)).toEqual([
    'LOGIN',
    'TWO_FACTOR_ENABLED',
    'LOGIN',
    'LOGIN_FAILED',
    'TWO_FACTOR_AUTHENTICATED',
  ])
  socket.close()
  other.close()
})

test('a code works once, also a step early or late, and not two steps away', async () => {
  const { secret } = await withFactor()
  const [first, second] = [await enter(), await enter()]
  const now = code(secret)
  expect(await first.call('authenticate', ` ${now} `)).toMatchObject({ email: zoe })
  await expect(second.call('authenticate', now)).rejects.toMatchObject(refusedWith('AuthenticationException'))
  await expect(second.call('authenticate', code(secret, 3))).rejects.toMatchObject(
    refusedWith('AuthenticationException'),
  )
  expect(await second.call('authenticate', code(secret, 1))).toMatchObject({ email: zoe })
  first.close()
  second.close()
})

test('five wrong codes end the session', async () => {
  await withFactor()
  const socket = await enter()
  const ended = socket.heard('logout')
  for (let count = 0; count < 5; count++) {
    await expect(socket.call('authenticate', '000000')).rejects.toMatchObject({
      data: {
        exceptionTypeName: 'AuthenticationException',
        message: 'Falscher Code. Bitte versuchen Sie es erneut.',
      },
    })
  }
  expect(await ended).toEqual([])
  // They counted as failed logins of this account from this address.
  await expect(logIn(platform.current.url, zoe)).rejects.toThrow('Zu viele Fehlversuche')
  socket.close()
})

test('five wrong codes end the session also when they come at the same instant', async () => {
  const { socket: setUp, secret } = await withFactor()
  const socket = await enter()
  const ended = socket.heard('logout')
  const guesses = [1, 2, 3, 4, 5, 6].map(() => socket.call('authenticate', '000000'))
  const answers = await Promise.allSettled(guesses)
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await ended).toEqual([])
  await db().deleteFrom('loginAttempts').execute()
  await expect(socket.call('authenticate', code(secret))).rejects.toThrow('Bitte melden Sie sich an.')
  for (const open of [setUp, socket]) open.close()
})

test('the session it was set up in may repeat that one code, not one another session has used', async () => {
  // Of one moment: both codes are still good should the next step begin meanwhile.
  const then = Date.now()
  const { socket: setUp, secret } = await withFactor(0, then)
  const other = await enter()
  expect(await other.call('authenticate', code(secret, 1, then))).toMatchObject({ email: zoe })
  await expect(setUp.call('authenticate', code(secret, 1, then))).rejects.toMatchObject(
    refusedWith('AuthenticationException'),
  )
  expect(await setUp.call('authenticate', code(secret, 0, then))).toMatchObject({ email: zoe })
  for (const open of [setUp, other]) open.close()
})

test('what one session was set up with is forgotten when another sets the factor up anew', async () => {
  const { socket: first } = await withFactor()
  const admin = await enter('admin@allmende.example')
  await admin.call('changeTwoFactorConfig', null, null, null, zoe)
  const { socket: second } = await withFactor()
  const kept = await db()
    .selectFrom('sessions')
    .select('setUpStep')
    .where('userEmail', '=', zoe)
    .where('setUpStep', 'is not', null)
    .execute()
  expect(kept).toHaveLength(1)
  for (const open of [first, admin, second]) open.close()
})

test('logging in again gives no new guesses at the code: after five the next one waits', async () => {
  const { secret } = await withFactor()
  for (let count = 0; count < 3; count++) {
    const socket = await enter()
    for (const _guess of [1, 2]) await socket.call('authenticate', '000000').catch(() => null)
    socket.close()
  }
  await expect(enter()).rejects.toThrow('Zu viele Fehlversuche')
  await db().deleteFrom('loginAttempts').execute()
  const socket = await enter()
  expect(await socket.call('authenticate', code(secret))).toMatchObject({ email: zoe })
  expect(await db().selectFrom('loginAttempts').select('id').execute()).toEqual([])
  socket.close()
})

test('a wrong password or code leaves the factor undecided and names the field', async () => {
  const socket = await enter()
  const secret = (await socket.call('getTwoFactorKey')) as string
  await expect(socket.call('changeTwoFactorConfig', 'wrong', code(secret), true, null)).rejects.toMatchObject(
    refusedWith('ValidationException', { 0: 'Das Passwort ist falsch.' }),
  )
  await expect(
    socket.call('changeTwoFactorConfig', demoPassword, '123456', true, null),
  ).rejects.toMatchObject({
    data: { fields: { 1: 'Falscher Code. Bitte versuchen Sie es erneut.' } },
  })
  await expect(socket.call('changeTwoFactorConfig', null, code(secret), true, null)).rejects.toMatchObject(
    refusedWith('ValidationException', { 0: 'Feld ist erforderlich' }),
  )
  expect(await socket.call('isAuthenticated')).toBe(true)
  socket.close()
})

test('skipping decides against it, once; the factor can still be set up later', async () => {
  const socket = await enter()
  expect(await socket.call('changeTwoFactorConfig', null, null, false, null)).toMatchObject({
    twoFactorEnabled: false,
  })
  await expect(socket.call('changeTwoFactorConfig', null, null, false, null)).rejects.toMatchObject(
    refusedWith('AccessDeniedException'),
  )
  expect(await socket.call('getTwoFactorKey')).toEqual(expect.any(String))
  socket.close()
})

test('switching it off needs a full login, password and code', async () => {
  const { secret } = await withFactor()
  const socket = await enter()
  await expect(
    socket.call('changeTwoFactorConfig', demoPassword, code(secret), false, null),
  ).rejects.toMatchObject(refusedWith('SecondFactorRequiredException'))
  await socket.call('authenticate', code(secret))
  expect(
    await socket.call('changeTwoFactorConfig', demoPassword, code(secret, 1), false, null),
  ).toMatchObject({ twoFactorEnabled: false })
  socket.close()
})

test('an administrator resets it; the person then decides anew', async () => {
  await withFactor()
  const admin = await enter('admin@allmende.example')
  expect(await admin.call('changeTwoFactorConfig', null, null, null, zoe)).toMatchObject({
    twoFactorEnabled: null,
  })
  expect(await (await enter()).call('isAuthenticated')).toBe(true)
  admin.close()
})

test('where the settings demand it, nobody gets in or around without', async () => {
  await db().updateTable('settings').set({ twoFactorAuthenticationRequired: true }).execute()
  const socket = await enter('clara.kaemmerei@allmende.example')
  expect(await socket.call('isAuthenticated')).toBe(false)
  await expect(socket.call('getOrganizations', 'CLIENT')).rejects.toMatchObject(
    refusedWith('SecondFactorRequiredException'),
  )
  await expect(socket.call('changeTwoFactorConfig', null, null, false, null)).rejects.toMatchObject(
    refusedWith('AccessDeniedException'),
  )
  const secret = (await socket.call('getTwoFactorKey')) as string
  await socket.call('changeTwoFactorConfig', demoPassword, code(secret), true, null)
  await socket.call('authenticate', code(secret))
  expect(await socket.call('getOrganizations', 'CLIENT')).toEqual(expect.any(Array))
  await db().updateTable('settings').set({ twoFactorAuthenticationRequired: false }).execute()
  socket.close()
})

test('before the e-mail is confirmed nothing of it is shown or decided', async () => {
  const emil = 'emil@deich-erdbau.example'
  const setState = (state: 'ACTIVE' | null) =>
    db().updateTable('users').set({ state, twoFactorEnabled: null }).where('email', '=', emil).execute()
  const held = refusedWith('EmailNotConfirmedException')
  await setState(null)
  for (const required of [false, true]) {
    await db().updateTable('settings').set({ twoFactorAuthenticationRequired: required }).execute()
    const socket = await enter(emil)
    await expect(socket.call('getTwoFactorKey')).rejects.toMatchObject(held)
    await expect(socket.call('getTwoFactorQRCode')).rejects.toMatchObject(held)
    await expect(socket.call('changeTwoFactorConfig', null, null, false, null)).rejects.toMatchObject(held)
    await expect(
      socket.call('changeTwoFactorConfig', demoPassword, '123456', true, null),
    ).rejects.toMatchObject(held)
    expect(await socket.call('resendEmail')).toBe(null)
    await db().deleteFrom('oneTimeTokens').where('email', '=', emil).execute()
    socket.close()
  }
  await db().updateTable('settings').set({ twoFactorAuthenticationRequired: false }).execute()
  await setState('ACTIVE')
  const socket = await enter(emil)
  expect(await socket.call('getTwoFactorKey')).toEqual(expect.any(String))
  socket.close()
})

const secretOf = async (email: string) =>
  (
    await db()
      .selectFrom('users')
      .select('twoFactorSealed')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).twoFactorSealed

test('a key that does not count yet is discarded with every new password, one that counts stays', async () => {
  const better = 'Moorweide hinterm Deich 42'
  const socket = await enter()
  await socket.call('getTwoFactorKey')
  await socket.call('changePassword', demoPassword, null, better)
  expect(await secretOf(zoe)).toBe(null)
  socket.close()

  await db()
    .updateTable('users')
    .set({ twoFactorEnabled: true, twoFactorSealed: Buffer.from('counts') })
    .where('email', '=', zoe)
    .execute()
  const visitor = await openSocket(platform.current.url)
  await visitor.call('sendPasswordResetMail', zoe)
  const { values } = await db()
    .selectFrom('outbox')
    .select('values')
    .where('recipient', '=', zoe)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await visitor.call('changePassword', null, String(values['link']).split('token=')[1], demoPassword)
  expect(await secretOf(zoe)).toEqual(Buffer.from('counts'))
  visitor.close()
})

test('skipping it is in the log, and so is every wrong password and code', async () => {
  const clara = 'clara.kaemmerei@allmende.example'
  await db()
    .updateTable('users')
    .set({ twoFactorEnabled: null, twoFactorLastStep: null })
    .where('email', '=', clara)
    .execute()
  const logged = async () =>
    (
      await db()
        .selectFrom('auditEntries')
        .select(['type', 'content'])
        .where('userName', '=', clara)
        .orderBy('id')
        .execute()
    ).map(({ type, content }) => [type, JSON.parse(content).data.changes?.[0]?.newValue ?? null])
  const socket = await enter(clara)
  const before = (await logged()).length
  await socket.call('changeTwoFactorConfig', null, null, false, null)
  const secret = (await socket.call('getTwoFactorKey')) as string
  for (const args of [
    ['wrong', code(secret), true, null],
    [demoPassword, '000000', true, null],
  ])
    await socket.call('changeTwoFactorConfig', ...args).catch(() => null)
  await socket.call('changePassword', 'wrong', null, 'Moorweide hinterm Deich 42').catch(() => null)
  await socket.call('changeTwoFactorConfig', demoPassword, code(secret), true, null)
  await socket.call('authenticate', '000000').catch(() => null)
  expect((await logged()).slice(before)).toEqual([
    ['TWO_FACTOR_DISABLED', 'übersprungen'],
    ['LOGIN_FAILED', null],
    ['LOGIN_FAILED', null],
    ['LOGIN_FAILED', null],
    ['TWO_FACTOR_ENABLED', null],
    ['LOGIN_FAILED', null],
  ])
  await db().updateTable('users').set({ twoFactorEnabled: false }).where('email', '=', clara).execute()
  socket.close()
})

test('guesses at the code are counted one by one, whatever moment they came at', async () => {
  const { secret } = await withFactor()
  const socket = await enter()
  const guesses = await Promise.allSettled([1, 2, 3, 4].map(() => socket.call('authenticate', '000000')))
  expect(guesses.every(({ status }) => status === 'rejected')).toBe(true)
  await logIn(platform.current.url, zoe)
  expect(await db().selectFrom('loginAttempts').select('id').execute()).toHaveLength(4)
  expect(await socket.call('authenticate', code(secret))).toMatchObject({ email: zoe })
  socket.close()
})
