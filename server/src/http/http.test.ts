import { expect, test } from 'vitest'
import { demoMode } from '../test-config.ts'
import { logIn, givenPlatform } from '../test-platform.ts'
import { countedAddress } from './address.ts'

const platform = givenPlatform({ config: { metricsPort: 0, ...demoMode } })
const get = (path: string, init?: RequestInit) => fetch(`${platform.current.url}${path}`, init)
const call = (method: string, headers: Record<string, string> = {}, params: unknown[] = []) =>
  get('/api/v1/rpc', {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
    headers,
  })

test('health and readiness answer once methods do', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' })
})

test('every answer carries the safety headers, with no way for inline script', async () => {
  for (const path of ['/', '/projekte', '/healthz', '/api/v1/nothing']) {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('every screen is the one page; unknown resources are not', async () => {
  const screen = await get('/projekte/7?token=x')
  expect([screen.status, screen.headers.get('content-type'), screen.headers.get('cache-control')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ])
  expect((await get('/', { method: 'HEAD' })).status).toBe(200)
  for (const path of ['/api/v1/nothing?secret=x', '/assets/gone.js']) {
    const answer = await get(path)
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { timestamp: expect.any(String), status: 404, message: 'Nicht gefunden.', path: path.split('?')[0] },
    ])
  }
})

test.each([
  [
    'an address that cannot be read',
    '/api/v1/%',
    {},
    400,
    'Die Anfrage ist nicht lesbar.',
    'The request cannot be read.',
  ],
  ['what is not there', '/api/v1/nothing', {}, 404, 'Nicht gefunden.', 'Not found.'],
  [
    'a page of another origin',
    '/api/v1/info',
    { headers: { origin: 'https://evil.example' } },
    403,
    'Von dieser Seite aus ist die Anfrage nicht erlaubt.',
    'The request is not allowed from this page.',
  ],
  [
    'a body without end',
    '/api/v1/rpc',
    { method: 'POST', body: 'x'.repeat(300_000) },
    413,
    'Die Anfrage ist zu groß.',
    'The request is too large.',
  ],
] as const)(
  '%s gets an error of the one shape, in the language of whoever asks',
  async (_what, path, init, status, de, en) => {
    for (const [language, message] of Object.entries({ de, en })) {
      const headers = { ...('headers' in init ? init.headers : {}), 'accept-language': language }
      const answer = await get(path, { ...init, headers })
      expect([answer.status, await answer.json()]).toEqual([
        status,
        { timestamp: expect.any(String), status, message, path },
      ])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  },
)

test('requests from pages of another origin are refused', async () => {
  expect((await call('isAuthenticated', { origin: 'https://evil.example' })).status).toBe(403)
  expect((await call('isAuthenticated', { origin: 'null' })).status).toBe(403)
  expect((await call('isAuthenticated', { origin: platform.current.url })).status).toBe(200)
})

test('a client may name its content type or not', async () => {
  for (const type of [
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'application/vnd.api+json',
  ]) {
    expect(await (await call('isAuthenticated', { 'content-type': type })).json()).toMatchObject({
      result: false,
    })
  }
  const broken = await get('/api/v1/rpc', {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  })
  expect([broken.status, await broken.json()]).toMatchObject([200, { error: { code: -32700 } }])
})

test('the session header logs in; a wrong one is a visitor', async () => {
  const token = await logIn(platform.current.url, 'anna.amt@allmende.example')
  expect(await (await call('isAuthenticated', { 'x-auth-token': token })).json()).toMatchObject({
    result: true,
  })
  expect(await (await call('isAuthenticated', { 'x-auth-token': 'guess' })).json()).toMatchObject({
    result: false,
  })
})

test("a visitor's body ends at 256 KiB, a user's at 16 MiB", async () => {
  const token = await logIn(platform.current.url, 'anna.amt@allmende.example')
  const status = async (length: number, headers = {}) =>
    (await get('/api/v1/rpc', { method: 'POST', body: 'x'.repeat(length), headers })).status
  expect(await status(256 * 1024)).toBe(200)
  expect(await status(256 * 1024 + 1)).toBe(413)
  expect(await status(10 * 1024 * 1024, { 'x-auth-token': token })).toBe(200)
  expect(await status(16 * 1024 * 1024 + 1, { 'x-auth-token': token })).toBe(413)
})

test('the info tells the clock and the limits', async () => {
  const info = (await (await get('/api/v1/info')).json()) as Record<string, unknown>
  expect(info).toEqual({
    version: expect.any(String),
    demo: true,
    portal: false,
    idleLimitMs: 3_600_000,
    files: {
      largest: 1_000_000_000,
      perRoom: 50_000_000_000,
      perOrganization: 200_000_000_000,
      perTempRoom: 2_000_000_000,
    },
    warnBeforeMs: 120_000,
    now: expect.any(String),
  })
})

test('metrics are on their own loopback port only', async () => {
  await call('isAuthenticated')
  const text = await (await fetch(platform.current.metricsUrl as string)).text()
  expect(text).toContain('allmende_calls_total{method="isAuthenticated",outcome="done"}')
  expect(await (await get('/metrics')).text()).not.toContain('allmende_calls_total')
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})
