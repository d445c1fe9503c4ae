import { contact } from '@allmende/domain/organizations/test-contact.ts'
import { beforeEach, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket } from '../test-platform.ts'
import { tidyAccounts } from './accounts.housekeeping.ts'
import { newToken } from './tokens.ts'

/** The browser that has registered corrects what it registered, and has the mail sent again; nobody else does. */
const platform = givenPlatform()
const db = () => platform.current.database.db
const url = () => platform.current.url
const password = 'Moorweide hinterm Deich 42'
const day = 24 * 60 * 60_000

// All come from one address here, from which only so many may register.
beforeEach(() => db().deleteFrom('registrations').execute())

async function ask(method: string, ...params: unknown[]) {
  const answer = await fetch(`${url()}/api/v1/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
  })
  const { result, error } = (await answer.json()) as {
    result?: unknown
    error?: { data: { exceptionTypeName: string; message: string } }
  }
  return error ? error.data : result
}

const register = (name: string, email: string, ...receipt: string[]) =>
  ask(
    'registerOrganization',
    { name, contact },
    { email, givenName: 'Wilma', surName: 'Watt', password },
    ...receipt,
  )

/** The tokens mailed to an address, oldest first. */
async function tokensTo(email: string): Promise<string[]> {
  const sent = await db()
    .selectFrom('outbox')
    .select('values')
    .where('recipient', '=', email)
    .where('key', '=', 'emailConfirmation')
    .orderBy('id')
    .execute()
  return sent.map(({ values }) => new URL(String(values['link']), 'http://x').searchParams.get('token') ?? '')
}
const newestTo = async (email: string) => (await tokensTo(email)).at(-1)

/** As if everything about the address had happened so long ago. */
async function letPass(milliseconds: number) {
  const earlier = (time: Date) => new Date(time.getTime() - milliseconds)
  for (const { tokenHash, created } of await db().selectFrom('oneTimeTokens').selectAll().execute())
    await db()
      .updateTable('oneTimeTokens')
      .set({ created: earlier(created) })
      .where('tokenHash', '=', tokenHash)
      .execute()
  for (const { tokenHash, expires } of await db().selectFrom('rivalRegistrations').selectAll().execute())
    await db()
      .updateTable('rivalRegistrations')
      .set({ expires: earlier(expires) })
      .where('tokenHash', '=', tokenHash)
      .execute()
  for (const { id, at } of await db().selectFrom('confirmationMails').selectAll().execute())
    await db()
      .updateTable('confirmationMails')
      .set({ at: earlier(at) })
      .where('id', '=', id)
      .execute()
  for (const { id, created } of await db().selectFrom('organizations').select(['id', 'created']).execute())
    await db()
      .updateTable('organizations')
      .set({ created: earlier(created) })
      .where('id', '=', id)
      .execute()
}

const closed = { exceptionTypeName: 'NotFoundException' }
const tooSoon = {
  exceptionTypeName: 'RateLimitException',
  message: expect.stringContaining('noch 1 Minute.'),
}
const minute = 61_000

test('the mail is sent again to who holds the receipt, not in a flood; the newest link works', async () => {
  const receipt = newToken()
  await register('Nochmal GmbH', 'nochmal@x.example', receipt)
  expect(await ask('resendRegistrationMail', receipt)).toMatchObject(tooSoon)
  expect(await ask('resendRegistrationMail', newToken())).toMatchObject(closed)
  expect(await tokensTo('nochmal@x.example')).toHaveLength(1)
  await letPass(minute)
  expect(await ask('resendRegistrationMail', receipt)).toBe(null)
  const [first, second] = await tokensTo('nochmal@x.example')
  expect(await ask('confirmEmail', first)).toBe(null)
  expect(await ask('confirmEmail', second)).toMatchObject({ state: 'ACTIVE' })
  expect(await ask('resendRegistrationMail', receipt)).toMatchObject(closed)
})

test('it works as well for who registered with an address that somebody else used first', async () => {
  const [first, second] = [newToken(), newToken()]
  await register('Erste GmbH', 'beide@x.example', first)
  await register('Zweite GmbH', 'beide@x.example', second)
  await letPass(minute)
  expect(await ask('resendRegistrationMail', second)).toBe(null)
  // However many registered with it: it is one mailbox, but none of them is told of the others.
  expect(await ask('resendRegistrationMail', first)).toBe(null)
  const [, former, newest, ...more] = await tokensTo('beide@x.example')
  expect(more).toEqual([])
  expect(await ask('confirmEmail', former)).toBe(null)
  expect(await ask('confirmEmail', newest)).toMatchObject({ state: 'ACTIVE' })
  const left = await db()
    .selectFrom('organizations')
    .select(['name', 'confirmed'])
    .where('name', 'in', ['Erste GmbH', 'Zweite GmbH'])
    .execute()
  expect(left).toEqual([{ name: 'Zweite GmbH', confirmed: true }])
  expect(await ask('resendRegistrationMail', first)).toMatchObject(closed)
})

test('one mailbox gets a few confirmations and then ever fewer, whoever asks; each is answered as if it had been sent', async () => {
  const email = 'flut@x.example'
  const receipts = Array.from({ length: 6 }, newToken)
  for (const [at, receipt] of receipts.entries())
    expect(await register(`Flut ${at} GmbH`, email, receipt)).toMatchObject({ name: `Flut ${at} GmbH` })
  expect(await tokensTo(email)).toHaveLength(3)
  for (const receipt of receipts) expect(await ask('resendRegistrationMail', receipt)).toMatchObject(tooSoon)
  await letPass(minute)
  for (const receipt of receipts) expect(await ask('resendRegistrationMail', receipt)).toBe(null)
  expect(await tokensTo(email)).toHaveLength(4)
  await letPass(minute)
  const last = receipts.at(-1) ?? ''
  expect(await ask('resendRegistrationMail', last)).toBe(null)
  expect(await tokensTo(email)).toHaveLength(4)
  await letPass(2 * minute)
  expect(await ask('resendRegistrationMail', last)).toBe(null)
  expect(await tokensTo(email)).toHaveLength(5)
  expect(await ask('confirmEmail', await newestTo(email))).toMatchObject({ email, state: 'ACTIVE' })
})

test('where no mail goes out, the link that did goes on working', async () => {
  const [email, receipt] = ['voll@x.example', newToken()]
  await register('Voll 1 GmbH', email, receipt)
  for (const name of ['Voll 2 GmbH', 'Voll 3 GmbH']) await register(name, email, newToken())
  const [own] = await tokensTo(email)
  const token = await logIn(url(), email, password)
  await letPass(minute)
  await register('Voll 4 GmbH', email, newToken())
  expect(await ask('resendRegistrationMail', receipt)).toBe(null)
  await letPass(minute)
  const socket = await openSocket(url(), token)
  expect(await socket.call('resendEmail')).toBe(null)
  socket.close()
  expect(await tokensTo(email)).toHaveLength(4)
  expect(await ask('confirmEmail', own)).toMatchObject({ email, state: 'ACTIVE' })
})

test('how long she has to wait tells nobody what others did with the address', async () => {
  const [first, second, control] = [newToken(), newToken(), newToken()]
  await register('Alteingesessen GmbH', 'alt-neu@x.example', first)
  await letPass(60 * minute)
  expect(await ask('resendRegistrationMail', first)).toBe(null)
  await register('Dazugekommen GmbH', 'alt-neu@x.example', second)
  await register('Unbenutzt GmbH', 'unbenutzt@x.example', control)
  expect(await ask('resendRegistrationMail', second)).toEqual(await ask('resendRegistrationMail', control))
  expect(await ask('resendRegistrationMail', first)).toMatchObject({
    message: expect.stringMatching(/noch 2[01] Minuten/),
  })
  await letPass(minute)
  for (const receipt of [second, control]) expect(await ask('resendRegistrationMail', receipt)).toBe(null)
})

test('a corrected address takes the place of the mistyped one, whose link and login end', async () => {
  const receipt = newToken()
  await register('Tippfehler GmbH', 'wlima@x.example', receipt)
  const early = await openSocket(url(), await logIn(url(), 'wlima@x.example', password))
  const ended = early.heard('logout')
  expect(await register('Tippfehler GmbH', 'wilma@x.example', receipt)).toMatchObject({
    name: 'Tippfehler GmbH',
  })
  expect(await ended).toEqual([])
  early.close()
  expect(await ask('confirmEmail', await newestTo('wlima@x.example'))).toBe(null)
  await expect(logIn(url(), 'wlima@x.example', password)).rejects.toThrow('Login fehlgeschlagen')
  expect(await ask('confirmEmail', await newestTo('wilma@x.example'))).toMatchObject({ state: 'ACTIVE' })
  const entries = await db()
    .selectFrom('auditEntries')
    .select(['type', 'userName', 'content'])
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
  expect(entries.find(({ type }) => type === 'USER_DELETED')).toMatchObject({ userName: 'wilma@x.example' })
  expect(entries.find(({ type }) => type === 'USER_DELETED')?.content).toContain('wlima@x.example')
})

test('with the same address she is not her own rival; what waits beside another can be corrected, too', async () => {
  const [mine, other] = [newToken(), newToken()]
  await register('Selbe GmbH', 'selbe@x.example', mine)
  await register('Selbe Adresse GmbH', 'selbe@x.example', mine)
  expect(
    await db()
      .selectFrom('rivalRegistrations')
      .select('email')
      .where('email', '=', 'selbe@x.example')
      .execute(),
  ).toEqual([])
  await register('Andere GmbH', 'selbe@x.example', other)
  await register('Andere GmbH', 'andere@x.example', other)
  expect(await ask('confirmEmail', (await tokensTo('selbe@x.example'))[2])).toBe(null)
  expect(await ask('confirmEmail', await newestTo('andere@x.example'))).toMatchObject({
    email: 'andere@x.example',
  })
  expect(await ask('confirmEmail', (await tokensTo('selbe@x.example'))[1])).toMatchObject({ state: 'ACTIVE' })
})

test('a correction that is refused leaves everything as it was', async () => {
  const receipt = newToken()
  await register('Bleibt GmbH', 'bleibt@x.example', receipt)
  expect(await register('Bleibt GmbH', 'dora@deich-erdbau.example', receipt)).toMatchObject({
    exceptionTypeName: 'ConflictException',
  })
  expect(await ask('confirmEmail', await newestTo('bleibt@x.example'))).toMatchObject({ state: 'ACTIVE' })
})

test('without the receipt nobody takes anything; what is confirmed stays, whatever receipt comes', async () => {
  const receipt = newToken()
  await register('Meine GmbH', 'meine@x.example', receipt)
  await register('Meine GmbH', 'fremd@x.example', newToken())
  expect(await ask('confirmEmail', await newestTo('meine@x.example'))).toMatchObject({ state: 'ACTIVE' })
  expect(await register('Meine zweite GmbH', 'zweite@x.example', receipt)).toMatchObject({
    name: 'Meine zweite GmbH',
  })
  expect(await logIn(url(), 'meine@x.example', password)).toEqual(expect.any(String))
})

test('staff have no use for one, and after seven days it is forgotten', async () => {
  const admin = await openSocket(url(), await logIn(url(), 'admin@allmende.example'))
  const receipt = newToken()
  const user = { email: 'geladen@x.example', givenName: 'G', surName: 'G' }
  await admin.call('registerOrganization', { name: 'Geladen GmbH', contact }, user, receipt)
  expect(await ask('resendRegistrationMail', receipt)).toMatchObject(closed)
  admin.close()
  await register('Alt GmbH', 'alt@x.example', receipt)
  await tidyAccounts(db(), new Date(Date.now() + 8 * day))
  expect(await ask('resendRegistrationMail', receipt)).toMatchObject(closed)
})
