import { expect, test } from 'vitest'
import { keepHouse } from '../assembly/housekeeping.ts'
import { quietHouse } from '../assembly/quiet-house.ts'
import { testConfig, testGround } from '../test-config.ts'
import { givenPlatform, logIn, openSocket } from '../test-platform.ts'
import { contact } from '@allmende/domain/organizations/test-contact.ts'

/** Several people register with one address; only whoever reads its mail knows who of them she is. */
const platform = givenPlatform()
const db = () => platform.current.database.db
const url = () => platform.current.url
const day = 24 * 60 * 60_000

const real = { name: 'Real GmbH', password: 'Moorweide hinterm Deich 42' }
const strange = { name: 'Fremd GmbH', password: 'Der Fremde kennt es 17' }

async function ask(method: string, params: unknown[], token = '') {
  const answer = await fetch(`${url()}/api/v1/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
    headers: token ? { 'x-auth-token': token } : {},
  })
  return (await answer.json()) as { result?: unknown; error?: { data: Record<string, unknown> } }
}

/** Each case has companies of its own: what one confirmed is known to the next. */
const companyOf = (email: string, { name }: typeof real) => `${name} ${email.split('@')[0]}`
const register = (email: string, one: typeof real) =>
  ask('registerOrganization', [
    { name: companyOf(email, one), contact },
    { email, givenName: 'Wilma', surName: 'Watt', password: one.password },
  ])

const mails = async (email: string) => {
  const sent = await db()
    .selectFrom('outbox')
    .select('values')
    .where('recipient', '=', email)
    .where('key', '=', 'emailConfirmation')
    .orderBy('id')
    .execute()
  return sent.map(({ values }) => ({
    company: values['organizationName'],
    token: new URL(String(values['link']), 'http://x').searchParams.get('token') ?? '',
  }))
}
const companies = async (email: string) => {
  const names = [real, strange].map((one) => companyOf(email, one))
  return db()
    .selectFrom('organizations')
    .select(['name', 'confirmed'])
    .where('name', 'in', names)
    .orderBy('id')
    .execute()
}
const deletions = async (email: string) => {
  const entries = await db()
    .selectFrom('auditEntries')
    .select('content')
    .where('type', '=', 'USER_DELETED')
    .orderBy('id')
    .execute()
  return entries.map(({ content }) => JSON.parse(content).data).filter(({ user }) => user === email)
}

test.each([
  ['first', 'vorher', [real, strange]],
  ['second', 'nachher', [strange, real]],
] as const)(
  'who registered %s is confirmed by her own link, with her own password',
  async (_when, name, order) => {
    const email = `${name}@x.example`
    for (const one of order) expect((await register(email, one)).error).toBe(undefined)
    const [first, second] = await mails(email)
    expect([first?.company, second?.company]).toEqual(order.map((one) => companyOf(email, one)))
    const own = order[0] === real ? first : second
    const other = order[0] === real ? second : first

    expect((await ask('confirmEmail', [own?.token])).result).toEqual({ email, state: 'ACTIVE' })
    expect(await logIn(url(), email, real.password)).toEqual(expect.any(String))
    await expect(logIn(url(), email, strange.password)).rejects.toThrow('Login fehlgeschlagen')
    expect(await companies(email)).toEqual([{ name: companyOf(email, real), confirmed: true }])
    expect(await deletions(email)).toEqual([{ user: email, organization: companyOf(email, strange) }])
    expect((await ask('confirmEmail', [other?.token])).result).toBe(null)
  },
)

test('until then the first is as it was: her password, her session, her link sent again', async () => {
  const email = 'bleibt@x.example'
  await register(email, real)
  const socket = await openSocket(url(), await logIn(url(), email, real.password))
  await register(email, strange)
  await expect(socket.call('getOrganization', 1)).rejects.toMatchObject({
    data: { exceptionTypeName: 'EmailNotConfirmedException' },
  })
  await db()
    .updateTable('oneTimeTokens')
    .set({ created: new Date(Date.now() - 61_000) })
    .execute()
  await socket.call('resendEmail')
  const [, stranger, again] = await mails(email)
  expect(again?.company).toBe(companyOf(email, real))
  const ended = socket.heard('logout')
  expect((await ask('confirmEmail', [stranger?.token])).result).toMatchObject({ state: 'ACTIVE' })
  expect(await ended).toEqual([])
  expect((await ask('confirmEmail', [again?.token])).result).toBe(null)
  socket.close()
})

test('several at the same instant block nobody, and one link is followed', async () => {
  const email = 'zugleich@x.example'
  const answers = await Promise.all([real, strange, real].map((one) => register(email, one)))
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined])
  const sent = await mails(email)
  const results = await Promise.all(sent.map(({ token }) => ask('confirmEmail', [token])))
  expect(results.filter(({ result }) => result)).toHaveLength(1)
  expect(await companies(email)).toMatchObject([{ confirmed: true }])
})

test('a link of someone else takes nothing from an account that was made meanwhile', async () => {
  const admin = await logIn(url(), 'admin@allmende.example')
  const email = 'inzwischen@x.example'
  await register(email, real)
  await register(email, strange)
  const colleague = { email, givenName: 'K', surName: 'K', roles: ['SYSTEM_USER'] }
  expect((await ask('createUser', [colleague], admin)).error).toBe(undefined)
  for (const { token } of await mails(email)) expect((await ask('confirmEmail', [token])).result).toBe(null)
  expect((await ask('getUser', [email], admin)).result).toMatchObject({ invited: true, organizationId: null })
  expect(await companies(email)).toEqual([])
  expect(await deletions(email)).toEqual(
    [real, strange].map((one) => ({ user: email, organization: companyOf(email, one) })),
  )
})

test('staff take an address back that a company invited and nobody came with; their own invitation stays', async () => {
  const admin = await logIn(url(), 'admin@allmende.example')
  const email = 'besetzt@x.example'
  expect((await invite(email, real)).error).toBe(undefined)
  const theirs = { ...colleague(email), roles: ['SYSTEM_USER'] }
  expect((await ask('createUser', [theirs], admin)).result).toMatchObject({ organizationId: null })
  expect(await deletions(email)).toEqual([{ user: email, organization: 'Deich & Erdbau GmbH' }])
  expect((await ask('createUser', [theirs], admin)).error?.data).toMatchObject({
    exceptionTypeName: 'ConflictException',
  })
  expect((await invite(email, real)).error?.data).toMatchObject({ exceptionTypeName: 'ConflictException' })
})

const dora = 'dora@deich-erdbau.example'
const colleague = (email: string) => ({ email, givenName: 'K', surName: 'K', roles: ['ORGANIZATION_USER'] })
const invitationOf = async (email: string) => {
  const { values } = await db()
    .selectFrom('outbox')
    .select('values')
    .where('recipient', '=', email)
    .where('key', '=', 'inviteByOrganizationAdmin')
    .executeTakeFirstOrThrow()
  return new URL(String(values['link']), 'http://x').searchParams.get('token') ?? ''
}

test.each([
  ['before', 'zuvor', [register, invite]],
  ['after', 'danach', [invite, register]],
] as const)(
  'a company that invites an address takes nothing from who registered with it %s: the link followed decides',
  async (_when, name, steps) => {
    const [email, other] = [`${name}@x.example`, `${name}-bleibt@x.example`]
    for (const address of [email, other])
      for (const step of steps) expect((await step(address, real)).error).toBe(undefined)

    const [own] = await mails(email)
    expect((await ask('confirmEmail', [own?.token])).result).toEqual({ email, state: 'ACTIVE' })
    expect(await logIn(url(), email, real.password)).toEqual(expect.any(String))
    expect(await companies(email)).toEqual([{ name: companyOf(email, real), confirmed: true }])
    expect(await deletions(email)).toEqual([{ user: email, organization: 'Deich & Erdbau GmbH' }])
    const late = await ask('changePassword', [null, await invitationOf(email), strange.password])
    expect(late.error).toBeDefined()

    const accepted = await ask('changePassword', [null, await invitationOf(other), strange.password])
    expect(accepted.error).toBe(undefined)
    expect(await logIn(url(), other, strange.password)).toEqual(expect.any(String))
    expect(await companies(other)).toEqual([])
    expect(await deletions(other)).toEqual([{ user: other, organization: companyOf(other, real) }])
    const [lost] = await mails(other)
    expect((await ask('confirmEmail', [lost?.token])).result).toBe(null)
  },
)

async function invite(email: string, _one: typeof real) {
  return ask('createUser', [colleague(email)], await logIn(url(), dora))
}

test('a company invites no more than fifty users a day; staff are not counted', async () => {
  const token = await logIn(url(), dora)
  const before = await db()
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('organizations.name', '=', 'Deich & Erdbau GmbH')
    .where('users.created', '>', new Date(Date.now() - day))
    .executeTakeFirstOrThrow()
  const addresses = Array.from({ length: 55 }, (_, index) => `viele-${index}@x.example`)
  const answers = []
  for (const email of addresses) answers.push(await ask('createUser', [colleague(email)], token))
  const refused = answers.filter(({ error }) => error)
  expect(refused).toHaveLength(5 + Number(before.count))
  expect(refused[0]?.error?.data).toMatchObject({
    exceptionTypeName: 'RateLimitException',
    message: expect.stringMatching(/in 24 Stunden/),
  })
  const admin = await logIn(url(), 'admin@allmende.example')
  expect(
    (await ask('createUser', [{ ...colleague('staff@x.example'), organizationId: 1 }], admin)).error,
  ).toBe(undefined)
})

test('who sets a new password by mail has the account to herself', async () => {
  const email = 'vergesslich@x.example'
  await register(email, real)
  await register(email, strange)
  await ask('sendPasswordResetMail', [email])
  const { values } = await db()
    .selectFrom('outbox')
    .select('values')
    .where('recipient', '=', email)
    .where('key', '=', 'passwordReset')
    .executeTakeFirstOrThrow()
  const token = new URL(String(values['link']), 'http://x').searchParams.get('token')
  expect((await ask('changePassword', [null, token, 'Sturmflut am Siel 1962'])).error).toBe(undefined)
  for (const mail of await mails(email)) expect((await ask('confirmEmail', [mail.token])).result).toBe(null)
  await expect(logIn(url(), email, strange.password)).rejects.toThrow('Login fehlgeschlagen')
  expect(await companies(email)).toEqual([{ name: companyOf(email, real), confirmed: true }])
  expect(await deletions(email)).toEqual([{ user: email, organization: companyOf(email, strange) }])
})

test('after seven days all of them are forgotten, the log keeps their names', async () => {
  const email = 'alle@x.example'
  await register(email, real)
  await register(email, strange)
  const house = quietHouse(db(), testConfig(platform.current.database.source), testGround())
  await keepHouse(house, new Date(Date.now() + 6.9 * day))
  expect(await companies(email)).toHaveLength(2)
  await keepHouse(house, new Date(Date.now() + 7.1 * day))
  expect(await companies(email)).toEqual([])
  expect(await db().selectFrom('rivalRegistrations').select('email').execute()).toEqual([])
  expect(await deletions(email)).toEqual(
    expect.arrayContaining(
      [real, strange].map((one) => ({ user: email, organization: companyOf(email, one) })),
    ),
  )
})
