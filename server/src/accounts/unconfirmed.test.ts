import { mostRegistrations } from '@allmende/domain/accounts/registrations.rules.ts'
import { beforeEach, expect, test } from 'vitest'
import { keepHouse } from '../assembly/housekeeping.ts'
import { quietHouse } from '../assembly/quiet-house.ts'
import { testConfig, testGround } from '../test-config.ts'
import { givenPlatform, logIn, openSocket } from '../test-platform.ts'
import { contact } from '@allmende/domain/organizations/test-contact.ts'
import { addRegistration } from './registrations.queries.ts'

const platform = givenPlatform({ config: { trustProxy: ['127.0.0.1'] } })
const db = () => platform.current.database.db
const house = () => quietHouse(db(), testConfig(platform.current.database.source), testGround())
const password = 'Moorweide hinterm Deich 42'
const day = 24 * 60 * 60_000

const company = (name: string, more = {}) => ({ name, contact, ...more })
const wilma = (email: string, more = {}) => ({
  email,
  givenName: 'Wilma',
  surName: 'Watt',
  password,
  ...more,
})

type Answer = { result?: unknown; error?: { code: number; data: Record<string, unknown> } }
let admin: string

async function ask(method: string, params: unknown[], { token = '', from = '10.3.0.1' } = {}) {
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
    headers: { 'x-forwarded-for': from, ...(token ? { 'x-auth-token': token } : {}) },
  })
  return (await answer.json()) as Answer
}
const register = (organization: object, user: object, from?: string) =>
  ask('registerOrganization', [organization, user], from === undefined ? {} : { from })

async function mailedToken(to: string, key: string): Promise<string> {
  const { values } = await db()
    .selectFrom('outbox')
    .select('values')
    .where('recipient', '=', to)
    .where('key', '=', key as never)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(values['link'] as string, 'http://x').searchParams.get('token') as string
}
const organizations = async (name: string) =>
  db().selectFrom('organizations').select(['id', 'confirmed']).where('name', '=', name).execute()
const logged = async (type: string) =>
  (
    await db().selectFrom('auditEntries').select(['userName', 'content']).where('type', '=', type).execute()
  ).map(({ userName, content }) => ({ userName, ...JSON.parse(content).data }))

beforeEach(async () => {
  admin = await logIn(platform.current.url, 'admin@allmende.example')
  await db().deleteFrom('registrations').execute()
  await db().deleteFrom('loginAttempts').execute()
})

test('from one address so many companies register a day and no more; elsewhere and by staff they go on', async () => {
  const fill = async (count: number) => {
    for (let n = 0; n < count; n++) await addRegistration(db(), '10.3.0.1', new Date(Date.now() - day / 2))
  }
  await fill(mostRegistrations - 2)
  const burst = await Promise.all(
    [1, 2, 3, 4].map((n) => register(company(`Burst ${n} GmbH`), wilma(`burst${n}@x.example`))),
  )
  expect(burst.filter(({ result }) => result)).toHaveLength(2)
  expect(burst.find(({ error }) => error)?.error?.data).toEqual({
    exceptionTypeName: 'RateLimitException',
    message:
      'Von Ihrem Internetanschluss wurden heute schon sehr viele Unternehmen registriert. Bitte versuchen Sie es in 12 Stunden erneut.',
  })
  expect((await register(company('Anderswo GmbH'), wilma('anderswo@x.example'), '10.3.0.2')).error).toBe(
    undefined,
  )
  const { password: _none, ...invited } = wilma('vom.amt@x.example')
  const byStaff = await ask('registerOrganization', [company('Vom Amt GmbH'), invited], { token: admin })
  expect(byStaff.error).toBe(undefined)
})

test('what was refused does not count', async () => {
  await register(
    company('Deich & Erdbau GmbH', { contact: { ...contact, zip: '28199' } }),
    wilma('d@x.example'),
  )
  expect(await db().selectFrom('registrations').select('id').execute()).toEqual([])
})

test('names that hold links are refused at their fields', async () => {
  const { error } = await register(
    company('Gewinn auf www.boese.example', { contact: { ...contact, givenName: 'boese.com' } }),
    wilma('opfer@x.example', { surName: 'Klick http://boese.example' }),
  )
  const inNames = 'Ein Name darf keine Internet- oder E-Mail-Adresse enthalten'
  expect(error).toMatchObject({
    code: -32602,
    data: {
      fields: {
        '0.name': 'Ein Name darf keinen Link enthalten',
        '0.contact.givenName': inNames,
        '1.surName': inNames,
      },
    },
  })
})

test('a stranger’s VAT id and name block nobody: who confirms first has them, the other is told', async () => {
  const vat = { vat: 'DE 999 888 777' }
  await register(company('Fremd GmbH', vat), wilma('fremd@x.example'))
  const list = await ask('getOrganizations', ['CONTRACTOR'], { token: admin })
  expect(JSON.stringify(list.result)).not.toContain('Fremd GmbH')
  await register(company('Echt GmbH', vat), wilma('echt@x.example'))
  const confirmed = await ask('confirmEmail', [await mailedToken('echt@x.example', 'emailConfirmation')])
  expect(confirmed.result).toEqual({ email: 'echt@x.example', state: 'ACTIVE' })

  const late = await mailedToken('fremd@x.example', 'emailConfirmation')
  const refusal = {
    exceptionTypeName: 'ConflictException',
    message:
      'Dieses Unternehmen wurde inzwischen von jemand anderem registriert und bestätigt. Bitten Sie den Verantwortlichen für das Unternehmen, ein Benutzer-Konto für Sie anzulegen.',
  }
  expect((await ask('confirmEmail', [late])).error?.data).toEqual(refusal)
  await ask('sendPasswordResetMail', ['fremd@x.example'])
  const reset = await mailedToken('fremd@x.example', 'passwordReset')
  expect((await ask('changePassword', [null, reset, password])).error?.data).toEqual(refusal)
  const activation = await ask('setUserState', ['fremd@x.example', 'ACTIVE'], { token: admin })
  expect(activation.error?.data).toEqual(refusal)
  expect((await register(company('Dritte GmbH', vat), wilma('dritte@x.example'))).error?.data).toMatchObject({
    exceptionTypeName: 'ConflictException',
    fields: { 0: expect.any(String) },
  })
})

test('staff found an organization that a stranger has registered', async () => {
  await register(company('Vorweg GmbH'), wilma('vorweg@x.example'))
  const founded = await ask('createOrganization', [{ ...company('Vorweg GmbH'), type: 'CONTRACTOR' }], {
    token: admin,
  })
  expect(founded.error).toBe(undefined)
  expect((await organizations('Vorweg GmbH')).map(({ confirmed }) => confirmed).toSorted()).toEqual([
    false,
    true,
  ])
})

test('a stranger’s registration with someone’s address gives way once she confirms her own', async () => {
  await register(company('Unfug GmbH'), wilma('inge@x.example', { password: 'Der Fremde kennt es 17' }))
  const stranger = await openSocket(
    platform.current.url,
    await logIn(platform.current.url, 'inge@x.example', 'Der Fremde kennt es 17'),
  )
  const ended = stranger.heard('logout')
  const old = await mailedToken('inge@x.example', 'emailConfirmation')
  expect((await register(company('Inges GmbH'), wilma('inge@x.example'))).error).toBe(undefined)
  const link = await mailedToken('inge@x.example', 'emailConfirmation')
  expect((await ask('confirmEmail', [link])).result).toMatchObject({ state: 'ACTIVE' })
  expect(await ended).toEqual([])
  stranger.close()
  expect(await organizations('Unfug GmbH')).toEqual([])
  expect((await ask('confirmEmail', [old])).result).toBe(null)
  expect(await logged('USER_DELETED')).toContainEqual({
    userName: 'inge@x.example',
    user: 'inge@x.example',
    organization: 'Unfug GmbH',
  })
  expect((await register(company('Nochmal GmbH'), wilma('inge@x.example'))).error?.data).toMatchObject({
    fields: { '1.email': expect.any(String) },
  })
})

test('an administrator creates a user whose address a stranger has registered', async () => {
  await register(company('Unfug II GmbH'), wilma('kollege@x.example'))
  const colleague = { email: 'kollege@x.example', givenName: 'K', surName: 'K', roles: ['SYSTEM_USER'] }
  const created = await ask('createUser', [colleague], { token: admin })
  expect(created.result).toMatchObject({ organizationId: null, invited: true })
  expect(await organizations('Unfug II GmbH')).toEqual([])
})

test('nobody is invited or moved into a company that is not confirmed', async () => {
  await register(company('Noch nicht GmbH'), wilma('noch.nicht@x.example'))
  const [unconfirmed] = await organizations('Noch nicht GmbH')
  const organizationId = unconfirmed?.id
  const unknown = {
    exceptionTypeName: 'ValidationException',
    fields: { '0.organizationId': expect.any(String) },
  }
  const victim = { email: 'v@x.example', givenName: 'V', surName: 'V', roles: ['ORGANIZATION_USER'] }
  const invited = await ask('createUser', [{ ...victim, organizationId }], { token: admin })
  expect(invited.error?.data).toMatchObject(unknown)
  const own = { ...victim, organizationId: 1 }
  expect((await ask('createUser', [own], { token: admin })).error).toBe(undefined)
  const { roles: _same, ...moved } = { ...own, organizationId, version: 1 }
  expect((await ask('updateUser', [moved], { token: admin })).error?.data).toMatchObject(unknown)

  await ask('confirmEmail', [await mailedToken('noch.nicht@x.example', 'emailConfirmation')])
  expect((await ask('updateUser', [moved], { token: admin })).result).toMatchObject({ organizationId })
})

test('after seven days an unconfirmed registration is forgotten, the log keeps its text', async () => {
  await register(company('Vergessen GmbH'), wilma('vergessen@x.example'))
  await register(company('Bestätigt GmbH'), wilma('bestaetigt@x.example'))
  await ask('confirmEmail', [await mailedToken('bestaetigt@x.example', 'emailConfirmation')])
  await keepHouse(house(), new Date(Date.now() + 6.9 * day))
  expect(await organizations('Vergessen GmbH')).toHaveLength(1)
  await keepHouse(house(), new Date(Date.now() + 7.1 * day))
  expect(await organizations('Vergessen GmbH')).toEqual([])
  expect(await organizations('Bestätigt GmbH')).toHaveLength(1)
  const left = await db().selectFrom('users').select('email').where('email', 'like', '%@x.example').execute()
  expect(left).toContainEqual({ email: 'bestaetigt@x.example' })
  expect(left).not.toContainEqual({ email: 'vergessen@x.example' })
  expect(await logged('USER_DELETED')).toContainEqual({
    userName: 'system',
    user: 'vergessen@x.example',
    organization: 'Vergessen GmbH',
  })
})

test('what an administrator closed or someone was invited to is not forgotten', async () => {
  await register(company('Zu GmbH'), wilma('zu@x.example'))
  await ask('setUserState', ['zu@x.example', 'DISABLED'], { token: admin })
  const { password: _none, ...invited } = wilma('geladen@x.example')
  await ask('registerOrganization', [company('Geladen GmbH'), invited], { token: admin })
  await keepHouse(house(), new Date(Date.now() + 30 * day))
  expect(await organizations('Zu GmbH')).toHaveLength(1)
  expect(await organizations('Geladen GmbH')).toHaveLength(1)
})
