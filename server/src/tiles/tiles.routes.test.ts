import { once } from 'node:events'
import { createConnection } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startTilePeer, tilePng } from '../../../e2e/tile-peer.ts'
import { givenPlatform, sessionsOnly } from '../test-platform.ts'
import { tileSettings, tileVariables } from './tile-settings.ts'
import { tileRoutes } from './tiles.routes.ts'

const peer = await startTilePeer()
afterAll(peer.close)
const TILES_URL = tileVariables.TILES_URL.parse(peer.setting)
const tiles = tileSettings({ TILES_URL, TILES_CACHE_LIMIT: 1e8 })
const offer = { ...sessionsOnly, routes: tileRoutes }
const platform = givenPlatform({ config: { tiles, trustProxy: ['127.0.0.1'] }, offer })
const withoutMaps = givenPlatform({ offer })
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${platform.current.url}${path}`, { headers })

test('the maps are listed without where they come from', async () => {
  const answer = await get('/tiles')
  expect(await answer.json()).toEqual([{ id: 'probe', name: 'Probe', attribution: '© Probe', maxZoom: 18 }])
  const { url } = withoutMaps.current
  expect(await (await fetch(`${url}/tiles`)).json()).toEqual([])
  expect((await fetch(`${url}/tiles/probe/0/0/0`)).status).toBe(404)
})

test('a tile comes as the picture it is, with our headers alone', async () => {
  peer.answering({
    'cache-control': 'max-age=600',
    'content-type': 'text/html',
    'set-cookie': 'a=b',
    etag: '"fremd"',
    'x-served-by': 'cache-1',
  })
  const answer = await get('/tiles/probe/4/3/2')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(tilePng)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': expect.stringMatching(/^public, max-age=(600|599)$/),
  })
  expect([...answer.headers.keys()]).not.toEqual(expect.arrayContaining(['set-cookie']))
  expect([...answer.headers.keys()]).not.toEqual(expect.arrayContaining(['x-served-by']))
  const etag = answer.headers.get('etag') ?? ''
  expect(etag).not.toBe('"fremd"')
  const again = await get('/tiles/probe/4/3/2', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  peer.answering({ 'cache-control': 'no-store' })
  expect((await get('/tiles/probe/4/0/0')).headers.get('cache-control')).toBe('no-store')
})

test.each(['cross-site', 'same-site', 'none'])('pages of others get none: %s', async (site) => {
  const asked = peer.asked.length
  for (const path of ['/tiles', '/tiles/probe/4/1/1'])
    expect((await get(path, { 'sec-fetch-site': site })).status).toBe(403)
  expect(peer.asked).toHaveLength(asked)
  expect((await get('/tiles', { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test.each([
  ['/tiles/probe/19/0/0', 400],
  ['/tiles/probe/01/0/0', 400],
  ['/tiles/probe/1/2/0', 400],
  ['/tiles/probe/1/0/-1', 400],
  ['/tiles/probe/1/0/%2e%2e%2f', 400],
  ['/tiles/probe/1/0/0.png', 400],
  ['/tiles/other/0/0/0', 404],
  [`/tiles/${'%2e%2e%2f'.repeat(20)}/0/0/0`, 404],
])('%s is refused', async (path, status) => {
  const asked = peer.asked.length
  const answer = await get(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(peer.asked).toHaveLength(asked)
})

test('what fails says nothing of where it was asked for', async () => {
  peer.showing('fail')
  const answer = await get('/tiles/probe/6/1/1')
  const text = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(text).toContain('Kartendienst')
  expect(text).not.toContain(new URL(peer.url).port)
})

test('a browser that goes away ends what only it wanted', async () => {
  peer.showing('hang')
  const { hostname, port } = new URL(platform.current.url)
  const before = peer.atOnce.now
  const socket = createConnection({ host: hostname, port: Number(port) })
  socket.write('GET /tiles/probe/6/2/2 HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => peer.atOnce.now).toBe(before + 1)
  socket.destroy()
  await expect.poll(() => peer.atOnce.now).toBe(before)
})

test('one address waits for so many tiles at once, and may ask again once it has gone', async () => {
  peer.showing('hang')
  const { hostname, port } = new URL(platform.current.url)
  const sockets = Array.from({ length: 260 }, () => createConnection({ host: hostname, port: Number(port) }))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const answers: string[] = []
  for (const socket of sockets) {
    socket.on('data', (data) => answers.push(data.toString('latin1', 0, 12)))
    socket.write('GET /tiles/probe/6/3/3 HTTP/1.1\r\nHost: x\r\n\r\n')
  }
  await expect
    .poll(() => answers, { timeout: 4000, interval: 10 })
    .toEqual(Array<string>(4).fill('HTTP/1.1 429'))
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await get('/tiles')).status).toBe(200)
})

test('three thousand a minute from one address, and calls are not counted with them', async () => {
  peer.answering({ 'cache-control': 'max-age=600' })
  const statuses = new Map<number, number>()
  const started = performance.now()
  const ask = async () => {
    const answer = await get('/tiles/probe/0/0/0', { 'x-forwarded-for': '10.0.0.9' })
    await answer.arrayBuffer()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    return answer
  }
  while (!statuses.has(429)) await Promise.all(Array.from({ length: 50 }, ask))
  const earned = ((performance.now() - started) / 1000) * 50
  expect(statuses.get(200)).toBeGreaterThanOrEqual(3000)
  expect(statuses.get(200)).toBeLessThan(3001 + earned)
  const call = { method: 'POST', body: '{"jsonrpc":"2.0","method":"isAuthenticated","id":1}' }
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, call)
  expect(await answer.json()).toMatchObject({ result: false })
})
