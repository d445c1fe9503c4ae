import { expect, test } from 'vitest'
import { statusOf as statusOfBytes } from './test-raw-peer.ts'
import { givenPlatform, logIn, sessionsOnly } from '../test-platform.ts'

const platform = givenPlatform({
  offer: { ...sessionsOnly, limits: { plainRequests: { burst: 5, perSecond: 0.001 } } },
})
const statusOf = async (path: string) => (await fetch(`${platform.current.url}${path}`)).status

test('pages, facts and paths nobody has share the pace of an address; calls and logins have their own', async () => {
  const statuses: number[] = []
  for (const path of ['/', '/healthz', '/api/v1/info', '/assets/gone.js', '/nothing/here', '/', '/healthz'])
    statuses.push(await statusOf(path))
  expect(statuses).toEqual([200, 200, 200, 404, 200, 429, 429])
  const refused = await fetch(`${platform.current.url}/sdk/info`)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])

  const token = await logIn(platform.current.url, 'anna.amt@allmende.example')
  const call = await fetch(`${platform.current.url}/api/v1/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', method: 'isAuthenticated', id: 1 }),
    headers: { 'x-auth-token': token },
  })
  expect(await call.json()).toMatchObject({ result: true })
})

test('who names no host is told that nobody knows what she asks for', async () => {
  expect(await statusOfBytes(platform.current.url, 'GET / HTTP/1.1\r\n\r\n')).toBe(400)
})

test('who asks for an address that cannot be read has to connect anew', async () => {
  const { status, headers } = await fetch(`${platform.current.url}/%zz`)
  expect([status, headers.get('connection')]).toEqual([400, 'close'])
})
