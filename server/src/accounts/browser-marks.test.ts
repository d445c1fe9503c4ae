import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { logIn, openSocket, openSocketWith, givenPlatform, sessionsOnly } from '../test-platform.ts'
import { browserMark, browserNamed, isBrowserOf } from './browser-marks.ts'

const [key, otherKey] = [randomBytes(32), randomBytes(32)]
const now = new Date('2026-11-19T10:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000)
const dora = 'dora@deich-erdbau.example'
const emil = 'emil@deich-erdbau.example'

test('a mark names the browsers of one account for thirty days', () => {
  const mark = browserMark(key, dora, now)
  const name = browserNamed(key, mark, days(29))
  expect(isBrowserOf(key, name, dora)).toBe(true)
  expect(isBrowserOf(key, name, emil)).toBe(false)
  expect(browserNamed(key, mark, days(31))).toBe(null)
  expect(browserNamed(key, browserMark(key, dora, days(3)), days(3))).toBe(name)
})

test('nobody else makes one, and none is of a day to come', () => {
  const mark = browserMark(key, dora, now)
  const changed = Buffer.from(mark, 'base64url')
  changed[18] = (changed[18] ?? 0) ^ 1
  const ofTomorrow = browserMark(key, dora, days(3))
  const others = [
    ofTomorrow,
    null,
    '',
    'x',
    browserMark(otherKey, dora, now),
    changed.toString('base64url'),
    `${mark}AAAA`,
  ]
  for (const other of others) expect(browserNamed(key, other, now)).toBe(null)
})

const limits = {
  logins: { burst: 8, perSecond: 0.001 },
  strangerLines: { burst: 4, perSecond: 0.001 },
  socketsPerAddress: 3,
}
const platform = givenPlatform({ offer: { ...sessionsOnly, limits } })
const url = () => platform.current.url

const marks = { dora: '', emil: '', token: '' }

async function logOut(token: string): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'logout', params: [] })
  await fetch(`${url()}/api/v1/rpc`, { method: 'POST', body, headers: { 'x-auth-token': token } })
  return token
}

beforeAll(async () => {
  const markOf = async (email: string) => {
    marks.token = await logIn(url(), email)
    const socket = await openSocket(url(), marks.token)
    const mark = (await socket.call('getBrowserMark')) as string
    socket.close()
    return mark
  }
  marks.emil = await markOf(emil)
  marks.dora = await markOf(dora)
})

test('who logged in here lately is not slowed by neighbours behind the same network address', async () => {
  const neighbours = [await openSocket(url()), await openSocket(url()), await openSocket(url())]
  await expect(openSocket(url())).rejects.toThrow('429')
  const [neighbour] = neighbours
  for (let guess = 0; guess < 5; guess++) await neighbour?.call('login', dora, 'guess').catch(() => null)
  await expect(neighbour?.call('login', dora, demoPassword)).rejects.toThrow('Fehlversuche')
  await expect(neighbour?.call('login', emil, demoPassword)).rejects.toThrow('Zu viele Anfragen')

  // Whose session ended meanwhile still shows its token.
  const over = await logOut(marks.token)
  const ended = await openSocketWith(url(), { browser: marks.dora, 'X-Auth-Token': over })
  await expect.poll(() => ended.notifications).toMatchObject([{ method: 'logout' }])
  ended.close()
  const again = await openSocketWith(url(), { browser: marks.dora })
  expect(await again.call('login', dora, demoPassword)).toMatchObject({ user: { email: dora } })
  again.close()
  for (const one of neighbours) one.close()
  // It is still the network address that is known from then on.
  const known = platform.current.database.db.selectFrom('loginAddresses').select('address')
  expect(await known.where('address', 'like', 'browser%').execute()).toEqual([])
})

test('a mark gives no further guesses at the passwords of others, and five at her own', async () => {
  const here = await openSocketWith(url(), { browser: marks.emil })
  const refusal = async (email: string) =>
    String(await here.call('login', email, 'guess').catch((error) => error))
  expect(await refusal(dora)).toContain('Fehlversuche')
  for (let guess = 0; guess < 5; guess++) expect(await refusal(emil)).not.toContain('Fehlversuche')
  expect(await refusal(emil)).toContain('Fehlversuche')
  here.close()
})
