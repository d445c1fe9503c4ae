import { contract } from '@allmende/domain/contract.ts'
import { expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { methods } from '../assembly/methods.ts'
import { standingClock } from '../rpc/test-clock.ts'
import { givenPlatform, logIn, openSocket } from '../test-platform.ts'

const clock = standingClock()
const platform = givenPlatform({ offer: { contract, methods, clock } })
const db = () => platform.current.database.db
const better = 'Moorweide hinterm Deich 42'

async function resetLinks(to: string): Promise<string[]> {
  const mails = await db()
    .selectFrom('outbox')
    .select('values')
    .where('recipient', '=', to)
    .where('key', '=', 'passwordReset')
    .orderBy('id')
    .execute()
  return mails.map(
    ({ values }) => new URL(values['link'] as string, 'http://x').searchParams.get('token') as string,
  )
}

/** As if so much time had gone by since the links were mailed. */
async function makeOlder(email: string, seconds: number): Promise<void> {
  const links = await db().selectFrom('oneTimeTokens').selectAll().where('email', '=', email).execute()
  for (const { tokenHash, created } of links)
    await db()
      .updateTable('oneTimeTokens')
      .set({ created: new Date(created.getTime() - seconds * 1000) })
      .where('tokenHash', '=', tokenHash)
      .execute()
}

test('a forgotten password: the mailed link works once and ends every session', async () => {
  const emil = 'emil@deich-erdbau.example'
  const open = await openSocket(platform.current.url, await logIn(platform.current.url, emil))
  await open.call('isAuthenticated')
  const visitor = await openSocket(platform.current.url)
  expect(await visitor.call('sendPasswordResetMail', ' Emil@deich-erdbau.example')).toBe(null)
  const [token] = await resetLinks(emil)
  const ended = open.heard('logout')
  expect(await visitor.call('changePassword', null, token, better)).toBe(null)
  expect(await ended).toEqual([])
  await expect(visitor.call('changePassword', null, token, better)).rejects.toMatchObject({
    data: {
      exceptionTypeName: 'NotFoundException',
      message: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    },
  })
  await expect(logIn(platform.current.url, emil)).rejects.toThrow('Login fehlgeschlagen')
  expect(await logIn(platform.current.url, emil, better)).toEqual(expect.any(String))
  for (const socket of [open, visitor]) socket.close()
})

test('whoever asks learns nothing: unknown, deactivated and directory accounts get the same answer and no mail', async () => {
  const visitor = await openSocket(platform.current.url)
  await db()
    .updateTable('users')
    .set({ state: 'DISABLED' })
    .where('email', '=', 'clara.kaemmerei@allmende.example')
    .execute()
  await db()
    .updateTable('users')
    .set({ authenticationBackend: 'ldap' })
    .where('email', '=', 'bernd.bau@allmende.example')
    .execute()
  for (const email of [
    'nobody@nowhere.example',
    'clara.kaemmerei@allmende.example',
    'bernd.bau@allmende.example',
  ]) {
    clock.waits.length = 0
    expect(await visitor.call('sendPasswordResetMail', email)).toBe(null)
    expect(clock.waits).toEqual([300])
    expect(await resetLinks(email)).toEqual([])
  }
  visitor.close()
})

test('an expired link and one of another kind do not set a password', async () => {
  const visitor = await openSocket(platform.current.url)
  const fritz = 'fritz@geest-energie.example'
  await visitor.call('sendPasswordResetMail', fritz)
  const [token] = await resetLinks(fritz)
  expect(await visitor.call('confirmEmail', token)).toBe(null)
  await db()
    .updateTable('oneTimeTokens')
    .set({ expires: new Date(Date.now() - 1) })
    .execute()
  await expect(visitor.call('changePassword', null, token, better)).rejects.toMatchObject({
    data: { exceptionTypeName: 'NotFoundException' },
  })
  await expect(visitor.call('getPasswordLink', token)).rejects.toMatchObject({
    data: { exceptionTypeName: 'NotFoundException' },
  })
  visitor.close()
})

test('changing it needs the old one, ends every session, this one too, and is logged', async () => {
  const anna = 'anna.amt@allmende.example'
  const socket = await openSocket(platform.current.url, await logIn(platform.current.url, anna))
  await expect(socket.call('changePassword', null, null, better)).rejects.toMatchObject({
    data: { fields: { 0: 'Feld ist erforderlich' } },
  })
  await expect(socket.call('changePassword', 'wrong', null, better)).rejects.toMatchObject({
    data: { fields: { 0: 'Das Passwort ist falsch.' } },
  })
  await expect(socket.call('changePassword', demoPassword, null, 'passwort12')).rejects.toMatchObject({
    data: { fields: { 2: expect.stringContaining('zu leicht zu erraten') } },
  })
  const ended = socket.heard('logout')
  expect(await socket.call('changePassword', demoPassword, null, better)).toBe(null)
  await ended
  expect(await socket.call('isAuthenticated')).toBe(false)
  const { type } = await db()
    .selectFrom('auditEntries')
    .select('type')
    .where('userName', '=', anna)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(type).toBe('PASSWORD_CHANGED')
  socket.close()
})

test('who knows the old password is not slowed by new ones that are too weak', async () => {
  const fritz = 'fritz@geest-energie.example'
  const socket = await openSocket(platform.current.url, await logIn(platform.current.url, fritz))
  for (let count = 0; count < 6; count++) {
    await expect(socket.call('changePassword', demoPassword, null, 'passwort1234')).rejects.toMatchObject({
      data: { exceptionTypeName: 'ValidationException', fields: { 2: expect.stringContaining('erraten') } },
    })
  }
  socket.close()
})

test('whoever asks for another reset mail does not take away the link of the first; using one ends all', async () => {
  const admin = 'admin@allmende.example'
  const visitor = await openSocket(platform.current.url)
  await visitor.call('sendPasswordResetMail', admin)
  await makeOlder(admin, 61)
  await visitor.call('sendPasswordResetMail', admin)
  const [first, second] = await resetLinks(admin)
  expect(await visitor.call('getPasswordLink', second)).toEqual({ purpose: 'passwordReset', email: admin })
  expect(await visitor.call('changePassword', null, first, better)).toBe(null)
  await expect(visitor.call('changePassword', null, second, better)).rejects.toMatchObject({
    data: { exceptionTypeName: 'NotFoundException' },
  })
  visitor.close()
})

test('the more reset links are open, the longer the next mail waits', async () => {
  const dora = 'dora@deich-erdbau.example'
  const visitor = await openSocket(platform.current.url)
  const mailsAfter = async (seconds: number) => {
    await makeOlder(dora, seconds)
    await visitor.call('sendPasswordResetMail', dora)
    return (await resetLinks(dora)).length
  }
  expect(await mailsAfter(0)).toBe(1)
  expect(await mailsAfter(50)).toBe(1)
  expect(await mailsAfter(10)).toBe(2)
  expect(await mailsAfter(110)).toBe(2)
  expect(await mailsAfter(10)).toBe(3)
  expect(await mailsAfter(230)).toBe(3)
  expect(await mailsAfter(10)).toBe(4)
  visitor.close()
})
