import { expect, test } from 'vitest'
import { ConfigurationFault, readConfig } from './config.ts'

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
      PUBLIC_URL: 'https://vergabe.example.de/',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
      METRICS_PORT: '9100',
      ALLMENDE_ADMIN_EMAIL: 'Leitung@Amt.example',
    }),
  ).toMatchObject({
    database: { kind: 'postgres', url: 'postgres://allmende:secret@db/allmende' },
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
