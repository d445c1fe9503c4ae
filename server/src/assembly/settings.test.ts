import { expect, test } from 'vitest'
import { ConfigurationFault } from '../config.ts'
import { readConfig } from './settings.ts'

const faultsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    if (error instanceof ConfigurationFault) return error.message
    throw error
  }
}

test('without any setting: the embedded database with demo data, on loopback', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: null,
    database: { kind: 'embedded', demoData: true },
    demoRush: true,
    session: { idle: 3_600_000, absolute: 43_200_000 },
    trustProxy: false,
    metricsPort: null,
  })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 8080,
    database: { kind: 'embedded' },
  })
})

test('production settings', () => {
  expect(
    readConfig({
      DATABASE_URL: 'postgres://allmende:secret@db/allmende',
      MASTER_KEY_FILE: '/etc/allmende/master.key',
      PUBLIC_URL: 'https://vergabe.example.de/',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
      METRICS_PORT: '9100',
      ALLMENDE_ADMIN_EMAIL: 'Leitung@Amt.example',
    }),
  ).toMatchObject({
    database: { kind: 'postgres', url: 'postgres://allmende:secret@db/allmende' },
    masterKeyFile: { path: '/etc/allmende/master.key', mayMake: false },
    publicUrl: 'https://vergabe.example.de',
    trustProxy: ['127.0.0.1', '10.0.0.0/8'],
    metricsPort: 9100,
    adminEmail: 'leitung@amt.example',
  })
})

test('every fault is named in one message', () => {
  const message = faultsOf({
    PORT: '99999',
    PUBLIC_URL: 'vergabe',
    DATABASE_URL: 'mysql://x',
    SESSION_IDLE_MINUTES: 'lang',
    TRUST_PROXY: 'everyone',
    LOG_LEVEL: 'loud',
  })
  for (const name of [
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'SESSION_IDLE_MINUTES',
    'TRUST_PROXY',
    'LOG_LEVEL',
  ]) {
    expect(message).toContain(`- ${name}`)
  }
})

test('demo data never meets a real database, nor metrics the public port', () => {
  expect(faultsOf({ DATABASE_URL: 'postgres://db/x', DEMO_DATA: 'on' })).toContain(
    'DEMO_DATA is only for the embedded database',
  )
  expect(faultsOf({ PORT: '9100', METRICS_PORT: '9100' })).toContain('METRICS_PORT must differ from PORT')
})

test('the master key lies beside the embedded database, or where it is said, and is made there', () => {
  expect(readConfig({ DATA_DIR: '/srv/data' }).masterKeyFile).toEqual({
    path: '/srv/data/master.key',
    mayMake: true,
  })
  expect(readConfig({ MASTER_KEY_FILE: '/etc/x.key' }).masterKeyFile).toEqual({
    path: '/etc/x.key',
    mayMake: true,
  })
})

test.each([
  [{}, 'MASTER_KEY_FILE must be set together with DATABASE_URL'],
  [{ MASTER_KEY_FILE: '/srv/data/master.key' }, 'MASTER_KEY_FILE must lie outside DATA_DIR'],
  [{ MASTER_KEY_FILE: '/srv/other/../data/keys/x' }, 'MASTER_KEY_FILE must lie outside DATA_DIR'],
  [{ MASTER_KEY_FILE: '/srv/data' }, 'MASTER_KEY_FILE must lie outside DATA_DIR'],
  [{ MASTER_KEY_FILE: '/srv/data-keys/x' }, ''],
  [{ MASTER_KEY_FILE: '/srv/..data/x' }, ''],
])('with a database of its own the master key lies apart from the data: %j', (given, fault) => {
  const faults = faultsOf({ DATABASE_URL: 'postgres://db/x', DATA_DIR: '/srv/data', ...given })
  if (fault) expect(faults).toContain(fault)
  else expect(faults).toBe('')
})

test('a mail server and a sender are set together or not at all', () => {
  const SMTP_URL = 'smtp://vergabe:geheim@mail.example:587'
  expect(readConfig({ SMTP_URL, MAIL_FROM: 'Vergabestelle Süd <vergabe@amt.example>' }).mailServer).toEqual({
    url: SMTP_URL,
    from: 'Vergabestelle Süd <vergabe@amt.example>',
  })
  expect(readConfig({}).mailServer).toBe(null)
  expect(faultsOf({ SMTP_URL })).toContain('- MAIL_FROM')
  expect(faultsOf({ MAIL_FROM: 'vergabe@amt.example' })).toContain('- SMTP_URL')
  expect(faultsOf({ SMTP_URL: 'http://mail.example', MAIL_FROM: 'vergabe' })).toMatch(
    /- SMTP_URL[^]*- MAIL_FROM/,
  )
})

const directory = {
  LDAP_URL: 'ldap://verzeichnis.example.de',
  LDAP_BASE_DN: 'dc=example,dc=de',
  LDAP_USER_GROUP: 'cn=vergabe,dc=example,dc=de',
}

test('a directory, found by mail unless said otherwise', () => {
  expect(readConfig({}).directory).toBeNull()
  expect(readConfig({ ...directory, LDAP_STARTTLS: 'on' }).directory).toEqual({
    url: 'ldap://verzeichnis.example.de',
    startTls: true,
    certificates: null,
    searchAs: null,
    baseDn: 'dc=example,dc=de',
    userFilter: '(mail={email})',
    adminGroup: null,
    userGroup: 'cn=vergabe,dc=example,dc=de',
    patience: 5000,
  })
})

test.each([
  [{ LDAP_URL: 'https://x.example' }, 'LDAP_URL must look like'],
  [{ LDAP_BASE_DN: '' }, 'LDAP_BASE_DN must say'],
  [{ LDAP_USER_GROUP: '' }, 'LDAP_USER_GROUP or LDAP_ADMIN_GROUP must be set'],
  [{ LDAP_BIND_DN: 'cn=dienst' }, 'LDAP_BIND_DN and LDAP_BIND_PASSWORD belong together'],
  [{ LDAP_URL: 'ldaps://x.example', LDAP_STARTTLS: 'on' }, 'LDAP_STARTTLS is for ldap:// only'],
  [{ LDAP_USER_FILTER: '(uid=x)' }, 'LDAP_USER_FILTER must be a filter'],
  [{ LDAP_CA_FILE: '/nowhere.pem' }, 'LDAP_CA_FILE names /nowhere.pem'],
])('a directory set wrongly is a fault: %j', (change, fault) => {
  expect(faultsOf({ ...directory, ...change })).toContain(fault)
})

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://scanner.example.de:3310', { host: 'scanner.example.de', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['', null],
])('a virus scanner: %s', (CLAMD, expected) => {
  expect(readConfig({ CLAMD }).scanner).toEqual(expected)
})

test.each([
  'scanner',
  'scanner:0',
  'scanner:99999',
  'http://scanner:3310',
  'unix:clamd.ctl',
  ':3310',
  'a b:1',
])('no virus scanner: %s', (CLAMD) => expect(faultsOf({ CLAMD })).toContain('CLAMD must look like'))

const karte = {
  id: 'karte',
  name: 'Karte',
  url: 'https://maps.example.de/{z}/{x}/{y}.png?key=geheim',
  attribution: '© Karte',
  maxZoom: 18,
}

test('base maps: the official ones, others, or none', () => {
  expect(readConfig({}).tiles).toMatchObject({
    maps: [{ id: 'farbe' }, { id: 'grau' }],
    cacheLimit: 500_000_000,
  })
  expect(readConfig({ TILES_URL: JSON.stringify([karte]), TILES_CACHE_LIMIT: '1000' }).tiles).toEqual({
    maps: [karte],
    cacheLimit: 1000,
  })
  expect(readConfig({ TILES_URL: 'none' }).tiles).toBeNull()
})

test.each<[unknown, string]>([
  ['https://maps.example.de/{z}/{x}/{y}.png', ''],
  [[], ''],
  [[karte, karte], ''],
  [[{ ...karte, id: 'Karte 1' }], '0.id'],
  [[{ ...karte, maxZoom: 23 }], '0.maxZoom'],
  [[{ ...karte, attribution: '' }], '0.attribution'],
  [[{ ...karte, secret: 'x' }], '0'],
  [[{ ...karte, url: 'https://{z}.example.de/{x}/{y}' }], '0.url'],
  [[{ ...karte, url: 'https://maps.example.de/{z}/{x}' }], '0.url'],
  [[{ ...karte, url: 'https://maps.example.de/{z}/{x}/{y}/{s}' }], '0.url'],
  [[{ ...karte, url: 'https://maps.example.de/{z}/{x}/{y}/{z}' }], '0.url'],
  [[{ ...karte, url: 'https://a:b@maps.example.de/{z}/{x}/{y}' }], '0.url'],
  [[{ ...karte, url: 'file:///{z}/{x}/{y}' }], '0.url'],
])('no base maps: %j', (given, where) => {
  const faults = faultsOf({ TILES_URL: typeof given === 'string' ? given : JSON.stringify(given) })
  expect(faults).toContain('TILES_URL must be "none" or JSON')
  expect(faults).toContain(where)
})

test('an address search, where one is named', () => {
  const url = 'https://nominatim.example.de/search'
  expect(readConfig({ GEOCODER_URL: url }).geocoder).toEqual({ url })
  expect([readConfig({}).geocoder, readConfig({ GEOCODER_URL: 'none' }).geocoder]).toEqual([null, null])
  for (const wrong of ['nominatim', 'ftp://x.example', 'https://a:b@x.example', 'https://x.example/#a'])
    expect(faultsOf({ GEOCODER_URL: wrong })).toContain('GEOCODER_URL must be "none" or look like')
})

test('a file library is an https origin and a token, and the token is never said', () => {
  const token = '0123456789abcdef'
  const read = (text: string) => readConfig({ FILES_TOKEN: text }).library
  expect(read(`https://ablage.example.de ${token}`)).toEqual({ origin: 'https://ablage.example.de', token })
  expect(read(`http://127.0.0.1:8082/ ${token}`)).toEqual({ origin: 'http://127.0.0.1:8082', token })
  expect(readConfig({}).library).toBeNull()
  for (const wrong of [token, 'https://ablage.example.de', `http://ablage.example.de ${token}`])
    expect(faultsOf({ FILES_TOKEN: wrong })).toContain('FILES_TOKEN must be an https origin and a token')
  for (const wrong of [
    `https://a.example/path ${token}`,
    `https://u:p@a.example ${token}`,
    `ftp://a ${token}`,
  ])
    expect(faultsOf({ FILES_TOKEN: wrong })).not.toContain(token)
})
