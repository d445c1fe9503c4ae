import { expect, test } from 'vitest'
import { givenPlatform, logIn, sessionsOnly } from '../test-platform.ts'
import { onBehalfOf } from '../database/behalf.ts'
import { behalfOf } from './behalf.ts'
import { usualLimits } from './limits.ts'
import { bearablePace, createBuckets } from './rate.ts'

const platform = givenPlatform({
  offer: {
    ...sessionsOnly,
    limits: {
      strangerCalls: { burst: 10, perSecond: 0.001, bytesPerCall: 1024 },
      accountCalls: { burst: 5, perSecond: 0.001, bytesPerCall: 1024 },
    },
  },
})

async function call(token?: string) {
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', method: 'isAuthenticated', id: 1 }),
    headers: token ? { 'x-auth-token': token } : {},
  })
  return (await answer.json()) as { result?: boolean; error?: { data: Record<string, string> } }
}

test('strangers wait for the others of their address, people who are logged in for themselves', async () => {
  const [anna, bernd] = [
    await logIn(platform.current.url, 'anna.amt@allmende.example'),
    await logIn(platform.current.url, 'bernd.bau@allmende.example'),
  ]
  // Logins count by themselves.
  for (let index = 0; index < 10; index++) expect(await call()).toMatchObject({ result: false })
  const refused = {
    exceptionTypeName: 'RateLimitException',
    message: expect.stringMatching(/in \d+ Sekunden/),
  }
  expect(await call()).toMatchObject({ error: { code: -32000, data: refused } })
  // A token that this house did not give out is not even looked up.
  expect(await call('no-such-token')).toMatchObject({ status: 429 })

  for (let index = 0; index < 5; index++) expect(await call(anna)).toMatchObject({ result: true })
  expect(await call(anna)).toMatchObject({ error: { data: refused } })
  expect(await call(bernd)).toMatchObject({ result: true })
})

test('an allowance comes back with time, and who has all of it is forgotten', () => {
  const buckets = createBuckets({ burst: 2, perSecond: 1 })
  expect([0, 0, 0].map(() => buckets.take('a', 0))).toEqual([0, 0, 1])
  expect(buckets.take('a', 1000)).toBe(0)
  expect(buckets.take('a', 1000)).toBe(1)
  expect(buckets.take('b', 1000)).toBe(0)
  for (let index = 0; index < 20_000; index++) buckets.take(`stranger ${index}`, 10_000 + index)
  expect(buckets.size).toBeLessThan(12_000)
})

test('what cannot be refused any more may be owed, up to a bound', () => {
  const buckets = createBuckets({ burst: 10, perSecond: 2 })
  buckets.spend('a', 9, 0)
  expect([buckets.take('a', 0), buckets.owed('a', 0)]).toEqual([0, 0])
  buckets.spend('a', 8, 0)
  expect([buckets.owed('a', 0), buckets.owed('a', 3000), buckets.owed('a', 4000)]).toEqual([4, 1, 0])
  expect(buckets.owed('b', 0)).toBe(0)
  buckets.spend('a', 1000, 0)
  expect(buckets.owed('a', 0)).toBe(5)
})

test('websockets that strangers open count by themselves', () => {
  const pace = bearablePace({ ...usualLimits, strangerLines: { burst: 1, perSecond: 0.001 } })
  const here = { session: null, address: 'here' }
  while (pace.waitOf(here) === 0) continue
  expect(pace.waitOfLine('here')).toBe(0)
  expect(pace.waitOfLine('here')).toBeGreaterThan(0)
  expect(pace.waitOfLine('there')).toBe(0)
})

test('what is about to come is paid for at once, and what did not come is given back', () => {
  const pace = bearablePace({
    ...usualLimits,
    accountCalls: { burst: 10, perSecond: 0.001, bytesPerCall: 100 },
  })
  const dora = {
    session: { actor: { kind: 'user', email: 'dora@deich-erdbau.example' } } as never,
    address: '192.0.2.1',
  }
  // More than can be owed is not paid, and so not given back.
  const settle = pace.reserve(dora, 1_000_000)
  expect(pace.owedBy(dora)).toBeGreaterThan(0)
  settle(100)
  expect(pace.owedBy(dora)).toBe(0)
  // No more than there was.
  for (let count = 0; count < 10; count++) expect(pace.waitOf(dora)).toBe(0)
  expect(pace.waitOf(dora)).toBeGreaterThan(0)
})

test('who has added too much to the log waits until time has paid for it, and nobody else does', () => {
  const pace = bearablePace({ ...usualLimits, logged: { burst: 1000, perSecond: 10 } })
  const callerOf = (email: string) => ({
    session: { actor: { kind: 'user', email } } as never,
    address: '192.0.2.1',
  })
  const [anna, bernd] = [callerOf('anna.amt@allmende.example'), callerOf('bernd.bau@allmende.example')]
  onBehalfOf(behalfOf(anna), () => pace.chargeLogged(900))
  expect(pace.waitOf(anna)).toBe(0)
  onBehalfOf(behalfOf(anna), () => pace.chargeLogged(300))
  expect(pace.waitOf(anna)).toBe(20)
  expect(pace.waitOf(bernd)).toBe(0)
  // What the platform does itself is nobody's.
  pace.chargeLogged(1_000_000)
  expect(pace.waitOf({ session: null, address: '192.0.2.1' })).toBe(0)
})
