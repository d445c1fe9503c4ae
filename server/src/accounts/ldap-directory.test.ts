import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import type { Config } from '../config.ts'
import { givenPlatform, logIn, openSocket } from '../test-platform.ts'
import { createLog } from '../log.ts'
import { DirectoryUnavailable } from './directory.ts'
import { ldapDirectory } from './ldap-directory.ts'
import { hasSlapd, makeDirectory, type TestDirectory } from './test-directory.ts'
import { baseDn, directoryPassword } from './test-directory.entries.ts'

if (!hasSlapd && process.env['CI'] === 'true') {
  test('the directory tests need slapd', () => expect.fail('the Debian package "slapd" is missing'))
}

describe.skipIf(!hasSlapd)('people of a real directory', () => {
  let directory: TestDirectory
  const config: Partial<Config> = { trustProxy: ['127.0.0.1'] }
  beforeAll(async () => {
    directory = await makeDirectory()
    await directory.start()
    config.directory = directory.settings
  })
  const platform = givenPlatform({ config })
  afterAll(() => directory.remove())

  const db = () => platform.current.database.db
  let addresses = 0
  /** Each try comes from another address, so that none has to wait. */
  async function attempt(username: string, password: string) {
    const answer = await fetch(`${platform.current.url}/api/v1/login`, {
      method: 'POST',
      body: new URLSearchParams({ username, password }),
      headers: { 'x-forwarded-for': `10.1.0.${++addresses}`, 'accept-language': 'de' },
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const ask = (settings = {}) => ldapDirectory({ ...directory.settings, ...settings }, createLog('silent'))
  const inLog = async (type: string) =>
    (await db().selectFrom('auditEntries').select('userName').where('type', '=', type).execute()).map(
      ({ userName }) => userName,
    )

  test('the first login makes an internal account with the names and the role the directory knows', async () => {
    expect((await attempt('lena@amt.example', directoryPassword)).body).toMatchObject({
      email: 'lena@amt.example',
      givenName: 'Lena',
      surName: 'Leitner',
      roles: ['SYSTEM_ADMIN'],
      organizationId: null,
      state: 'ACTIVE',
      authenticationBackend: 'ldap',
    })
    expect((await attempt(' KAI@amt.example', directoryPassword)).body).toMatchObject({
      email: 'kai@amt.example',
      surName: 'Küster',
      roles: ['SYSTEM_USER'],
      version: 1,
    })
    expect(await inLog('USER_CREATED')).toEqual(
      expect.arrayContaining(['lena@amt.example', 'kai@amt.example']),
    )
  })

  test('the next login brings what has changed there, and only then', async () => {
    expect((await attempt('kai@amt.example', directoryPassword)).body).toMatchObject({ version: 1 })
    await directory.rename('kai', 'Kranich')
    expect((await attempt('kai@amt.example', directoryPassword)).body).toMatchObject({
      surName: 'Kranich',
      version: 2,
    })
    expect(await inLog('USER_CHANGED')).toContain('kai@amt.example')
  })

  test('two first logins at the same instant make one account', async () => {
    await db().deleteFrom('sessions').where('userEmail', '=', 'kai@amt.example').execute()
    await db().deleteFrom('users').where('email', '=', 'kai@amt.example').execute()
    const answers = await Promise.all([1, 2, 3].map(() => attempt('kai@amt.example', directoryPassword)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('what a stranger registered with someone’s address gives way to her, and so does an open invitation', async () => {
    const [lena, visitor] = ['lena@amt.example', await openSocket(platform.current.url)]
    const forget = async () => {
      await db().deleteFrom('users').where('email', '=', lena).execute()
    }
    const contact = {
      givenName: 'F',
      surName: 'F',
      street: 'Weg 1',
      zip: '12345',
      city: 'Ort',
      country: 'DEU',
      email: 'f@f.example',
      phone: '0441 123',
    }
    const stranger = { email: lena, givenName: 'F', surName: 'F', password: 'Moorweide hinterm Deich 42' }
    await forget()
    await visitor.call('registerOrganization', { name: 'Fremd GmbH', contact }, stranger)
    expect((await attempt(lena, 'geraten')).status).toBe(401)
    expect((await attempt(lena, directoryPassword)).body).toMatchObject({ authenticationBackend: 'ldap' })
    const left = db().selectFrom('organizations').select('id').where('name', '=', 'Fremd GmbH')
    expect(await left.execute()).toEqual([])
    expect(await inLog('USER_DELETED')).toContain(lena)

    await forget()
    await visitor.call('login', 'dora@deich-erdbau.example', demoPassword)
    const { password: _none, ...invited } = stranger
    await visitor.call('createUser', { ...invited, roles: ['ORGANIZATION_USER'] })
    expect((await attempt(lena, directoryPassword)).body).toMatchObject({ authenticationBackend: 'ldap' })
    visitor.close()
  })

  test.each([
    ['a wrong password', 'kai@amt.example', 'geraten'],
    ['an unknown person', 'niemand@amt.example', directoryPassword],
    ['someone in no group', 'gast@amt.example', directoryPassword],
    ['an address two people have', 'gleich@amt.example', directoryPassword],
    ['an address that is a local account', 'anna.amt@allmende.example', directoryPassword],
    ['a filter instead of an address', '*@amt.example', directoryPassword],
    ['a filter that closes ours', 'x)(uid=*', directoryPassword],
  ])('%s is refused', async (_case, email, password) => {
    expect(await attempt(email, password)).toMatchObject({
      status: 401,
      body: { message: 'Login fehlgeschlagen.' },
    })
  })

  test('an empty password proves nothing', async () => {
    expect(await ask().authenticate('kai@amt.example', '')).toBeNull()
  })

  test('local accounts keep their own password', async () => {
    expect((await attempt('anna.amt@allmende.example', demoPassword)).status).toBe(200)
  })

  test('the account is managed there: no data, no password, no reset here', async () => {
    const token = await logIn(platform.current.url, 'kai@amt.example', directoryPassword)
    const kai = await openSocket(platform.current.url, token)
    const managed = { data: { exceptionTypeName: 'AccessDeniedException', message: /Verzeichnisdienst/ } }
    const expected = { data: { ...managed.data, message: expect.stringMatching(managed.data.message) } }
    const own = { email: 'kai@amt.example', givenName: 'K', surName: 'K', version: 2 }
    await expect(kai.call('updateUser', own)).rejects.toMatchObject(expected)
    const password = 'Moorweide hinterm Deich 42'
    await expect(kai.call('changePassword', directoryPassword, null, password)).rejects.toMatchObject(
      expected,
    )
    expect(await kai.call('sendPasswordResetMail', 'kai@amt.example')).toBeNull()
    const mails = await db()
      .selectFrom('outbox')
      .select('key')
      .where('recipient', '=', 'kai@amt.example')
      .execute()
    expect(mails).toEqual([])
    kai.close()
  })

  test('the second factor is set up with the directory’s password', async () => {
    const token = await logIn(platform.current.url, 'lena@amt.example', directoryPassword)
    const lena = await openSocket(platform.current.url, token)
    await lena.call('getTwoFactorKey')
    await expect(lena.call('changeTwoFactorConfig', 'geraten', '123456', true, null)).rejects.toMatchObject({
      data: { fields: { 0: 'Das Passwort ist falsch.' } },
    })
    await expect(
      lena.call('changeTwoFactorConfig', directoryPassword, '000000', true, null),
    ).rejects.toMatchObject({ data: { fields: { 1: expect.stringContaining('Falscher Code') } } })
    lena.close()
  })

  test('STARTTLS, with a certificate that is trusted or not', async () => {
    const secure = ask({ startTls: true, certificates: directory.certificate })
    expect(await secure.authenticate('kai@amt.example', directoryPassword)).toMatchObject({
      givenName: 'Kai',
    })
    await expect(
      ask({ startTls: true }).authenticate('kai@amt.example', directoryPassword),
    ).rejects.toBeInstanceOf(DirectoryUnavailable)
  })

  test.each([
    ['a service password that is wrong', { searchAs: { dn: `cn=dienst,${baseDn}`, password: 'x' } }],
    ['a group that is not there', { userGroup: `cn=fehlt,${baseDn}` }],
    ['a port where nobody listens', { url: 'ldap://localhost:9' }],
  ])('%s is a fault of the directory, not of the person', async (_case, settings) => {
    await expect(ask(settings).authenticate('kai@amt.example', directoryPassword)).rejects.toBeInstanceOf(
      DirectoryUnavailable,
    )
  })

  test('with the directory down its people read so, and local accounts go on working', async () => {
    await directory.stop()
    expect(await attempt('kai@amt.example', directoryPassword)).toMatchObject({
      status: 503,
      body: {
        message: 'Der Verzeichnisdienst antwortet nicht. Bitte versuchen Sie es in einigen Minuten erneut.',
      },
    })
    expect((await attempt('anna.amt@allmende.example', demoPassword)).status).toBe(200)
    await directory.start()
    expect((await attempt('kai@amt.example', directoryPassword)).status).toBe(200)
  })
})
