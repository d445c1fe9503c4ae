import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { givenPlatform, logIn, openSocket, sessionsOnly, type TestSocket } from '../test-platform.ts'
import { arrivalRooms } from '../rpc/arrivals.ts'
import { connectRaw, type RawPeer, upgradeRequest } from './test-raw-peer.ts'

const megabyte = 1024 * 1024
const rooms = arrivalRooms({
  visitors: { each: megabyte, all: 2 * megabyte },
  users: { each: 3 * megabyte, all: 5 * megabyte },
})
const platform = givenPlatform({
  offer: {
    ...sessionsOnly,
    arrivals: rooms,
    limits: {
      strangerCalls: { burst: 300, perSecond: 0.001, bytesPerCall: 2 * 1024 },
      strangerLine: { burst: 300, perSecond: 0.001, bytesPerCall: 2 * 1024 },
      logins: { burst: 40, perSecond: 0.001 },
      accountCalls: { burst: 300, perSecond: 0.001, bytesPerCall: megabyte },
    },
  },
})
const url = () => platform.current.url
const [anna, bernd] = ['anna.amt@allmende.example', 'bernd.bau@allmende.example'] as const
const question = JSON.stringify({ jsonrpc: '2.0', method: 'isAuthenticated', id: 1 })

/** A body of which the last byte never comes. */
async function unfinished(token: string, length: number): Promise<RawPeer> {
  const peer = await connectRaw(url())
  peer.socket.write(`POST /api/v1/rpc HTTP/1.1\r\nHost: x\r\nX-Auth-Token: ${token}\r\n`)
  peer.socket.write(`Content-Length: ${length}\r\n\r\n${question.padEnd(length - 1)}`)
  return peer
}

const cutOff = ({ ended }: RawPeer) => Promise.race([ended.then(() => true), pause(200, false)])

test('a bidder says at most 1 MiB at once, staff more', async () => {
  const [dora, clerk] = [await logIn(url(), 'dora@deich-erdbau.example'), await logIn(url(), anna)]
  const body = question.padEnd(megabyte + 1)
  const post = (token: string) =>
    fetch(`${url()}/api/v1/rpc`, { method: 'POST', body, headers: { 'x-auth-token': token } })
  expect([(await post(dora)).status, (await post(clerk)).status]).toEqual([413, 200])
  const socket = await openSocket(url(), dora)
  await socket.call('isAuthenticated')
  socket.websocket.send(body, { compress: false })
  expect(await socket.closed).toBe(1009)
})

test('what closes while it becomes somebody else leaves nothing behind', async () => {
  const login = { method: 'login', params: [bernd, 'wiese-am-fluss-7'] }
  for (const call of [{ method: 'logout', params: [] }, login, login, login]) {
    const socket = await openSocket(url())
    socket.websocket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }))
    socket.websocket.send('x'.repeat(200_000), { fin: false, compress: false })
    await pause(5)
    socket.websocket.terminate()
  }
  await expect.poll(() => [rooms.visitors.senders, rooms.users.senders], { timeout: 20_000 }).toEqual([0, 0])
})

test('bodies that are never finished are held up to a bound per account, and nobody else loses any', async () => {
  const [annas, bernds] = [await logIn(url(), anna), await logIn(url(), bernd)]
  const other = await unfinished(bernds, 1.5 * megabyte)
  const bodies: RawPeer[] = []
  for (let index = 0; index < 6; index++) bodies.push(await unfinished(annas, megabyte))
  const given = async () => (await Promise.all(bodies.map(cutOff))).filter(Boolean).length
  await expect.poll(given, { timeout: 20_000 }).toBeGreaterThanOrEqual(3)

  other.socket.write(' ')
  await expect.poll(other.heard, { timeout: 20_000 }).toContain('"result":true')
  for (const { socket } of [other, ...bodies]) socket.destroy()
})

test('the same holds for messages that come in pieces, and what was answered weighs nothing any more', async () => {
  const token = await logIn(url(), anna)
  const sockets = await Promise.all([0, 1, 2, 3].map(() => openSocket(url(), token)))
  for (const { websocket } of sockets) {
    websocket.send(question.padEnd(megabyte), { fin: false, compress: false })
    await pause(100)
  }
  const isOpen = ({ websocket }: TestSocket) => websocket.readyState === WebSocket.OPEN
  await expect.poll(() => sockets.filter(isOpen).length, { timeout: 20_000 }).toBe(2)
  const left = sockets.filter(isOpen)
  for (const socket of left) {
    socket.websocket.send('', { fin: true, compress: false })
    for (let index = 0; index < 5; index++)
      expect(await socket.call('isAuthenticated', 'x'.repeat(megabyte)).catch(() => true)).toBe(true)
    socket.close()
  }
})

test('who has not confirmed her address yet speaks no longer than a visitor', async () => {
  const { db } = platform.current.database
  const setState = (state: 'ACTIVE' | null) =>
    db.updateTable('users').set({ state }).where('email', '=', bernd).execute()
  await setState(null)
  const token = await logIn(url(), bernd)
  const body = question.padEnd(300 * 1024)
  const post = () =>
    fetch(`${url()}/api/v1/rpc`, { method: 'POST', body, headers: { 'x-auth-token': token } })
  expect((await post()).status).toBe(413)
  const socket = await openSocket(url(), token)
  await socket.call('isAuthenticated')
  socket.websocket.send(body, { compress: false })
  expect(await socket.closed).toBe(1009)
  await setState('ACTIVE')
  expect((await post()).status).toBe(200)
})

test('short messages that unpack to long ones wait until they were paid for, and delay nobody else', async () => {
  const token = await logIn(url(), bernd)
  const stranger = await openSocket(url())
  let answers = 0
  stranger.websocket.on('message', () => answers++)
  const packed = { compress: true, fin: true }
  for (let index = 0; index < 200; index++) stranger.websocket.send(' '.repeat(200 * 1024), packed)
  await expect.poll(() => answers, { timeout: 20_000 }).toBeGreaterThan(0)
  const user = await openSocket(url(), token)
  expect(await user.call('isAuthenticated')).toBe(true)
  expect(answers).toBeLessThan(10)

  expect(stranger.websocket.readyState).toBe(WebSocket.OPEN)
  stranger.close()
  user.close()
})

test.each([
  ['messages that are none', 'x'],
  ['entries that are none', JSON.stringify(Array(50).fill(1))],
  ['refused calls', question],
])('%s are paid for: who sends too many is not read on', async (_what, text) => {
  const address = { localAddress: `127.0.1.${text.length}` }
  const socket = new WebSocket(`${url().replace('http', 'ws')}/websocket`, address)
  await once(socket, 'open')
  let answers = 0
  socket.on('message', () => answers++)
  for (let index = 0; index < 3000; index++) socket.send(text)
  await expect.poll(() => answers, { timeout: 20_000 }).toBeGreaterThan(0)
  await pause(1000)
  // A refusal costs a quarter of a call.
  expect(answers).toBeLessThan(1600)
  socket.terminate()
})

test('one websocket that owes holds up nobody else of its address', async () => {
  const address = { localAddress: '127.0.1.201' }
  const flooding = new WebSocket(`${url().replace('http', 'ws')}/websocket`, address)
  await once(flooding, 'open')
  for (let index = 0; index < 2000; index++) flooding.send('x')
  const neighbour = new WebSocket(`${url().replace('http', 'ws')}/websocket`, address)
  await once(neighbour, 'open')
  const answer = once(neighbour, 'message')
  neighbour.send(question)
  expect(String((await answer)[0])).toContain('"result":false')
  flooding.terminate()
  neighbour.terminate()
})

test('who logs in does not wait for the calls of strangers at her address', async () => {
  const call = () => fetch(`${url()}/api/v1/rpc`, { method: 'POST', body: `[${Array(50).fill(question)}]` })
  await expect.poll(async () => (await call()).text(), { timeout: 20_000 }).toContain('RateLimitException')
  expect(await logIn(url(), anna)).toEqual(expect.any(String))
})

test('a login’s form is short, and one that cannot be read counts as well', async () => {
  const post = (body: string) =>
    fetch(`${url()}/api/v1/login`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }).then(({ status }) => status)
  expect(await post('a'.repeat(4097))).toBe(413)
  await expect.poll(() => post('no form'), { timeout: 20_000, interval: 1 }).toBe(429)
})

test('pongs nobody asked for are paid for by their bytes: who sends too many is not read on', async () => {
  const { socket } = await connectRaw(url(), '127.0.1.202')
  socket.write(upgradeRequest('/websocket'))
  await once(socket, 'data')
  const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])
  const chunk = Buffer.concat(Array<Buffer>(4000).fill(pong))
  let sent = 0
  const timer = setInterval(() => {
    if (socket.writableLength < chunk.length) sent += (socket.write(chunk), chunk.length)
  }, 1)
  // What is not read stays with the sender.
  await expect.poll(() => socket.writableLength, { timeout: 20_000 }).toBeGreaterThan(0)
  await pause(500)
  const before = sent
  await pause(500)
  clearInterval(timer)
  expect(sent - before).toBeLessThanOrEqual(2 * chunk.length)
  socket.destroy()
})

test('pings are paid for too', async () => {
  const socket = new WebSocket(`${url().replace('http', 'ws')}/websocket`, { localAddress: '127.0.1.200' })
  await once(socket, 'open')
  let pongs = 0
  socket.on('pong', () => pongs++)
  for (let index = 0; index < 20_000; index++) socket.ping('x'.repeat(100))
  await expect.poll(() => pongs, { timeout: 20_000 }).toBeGreaterThan(0)
  await pause(1000)
  expect(pongs).toBeLessThan(5000)
  socket.terminate()
})

test('small frames that come in one piece are paid for one by one, and what is behind them waits', async () => {
  const { socket, heard } = await connectRaw(url(), '127.0.1.201')
  socket.write(upgradeRequest('/websocket', []))
  await expect.poll(heard).toContain(' 101 ')
  const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0])
  const asked = Buffer.from(question)
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | asked.length, 0, 0, 0, 0]), asked])
  socket.write(Buffer.concat([...Array<Buffer>(10_000).fill(ping), frame]))
  await pause(1500)
  expect(heard()).not.toContain('result')
  // One pong answers all pings that came together.
  expect(heard().length).toBeLessThan(2000)

  const quick = await connectRaw(url(), '127.0.1.202')
  quick.socket.write(upgradeRequest('/websocket', []))
  await expect.poll(quick.heard).toContain(' 101 ')
  quick.socket.write(Buffer.concat([...Array<Buffer>(50).fill(ping), frame]))
  await expect.poll(quick.heard).toContain('result')
  for (const one of [socket, quick.socket]) one.destroy()
})

test('bodies side by side are paid for before they come, so not all of them are heard', async () => {
  const announce = async () => {
    const peer = await connectRaw(url(), '127.0.0.77')
    peer.socket.write(`POST /api/v1/rpc HTTP/1.1\r\nHost: x\r\nContent-Length: ${250 * 1024}\r\n\r\n`)
    return peer
  }
  const peers: RawPeer[] = []
  for (let index = 0; index < 6; index++) {
    peers.push(await announce())
    await pause(50)
  }
  const refused = () => peers.filter(({ heard }) => heard().startsWith('HTTP/1.1 429 ')).length
  await expect.poll(refused, { timeout: 20_000 }).toBe(3)
  for (const { socket } of peers) socket.destroy()
})
