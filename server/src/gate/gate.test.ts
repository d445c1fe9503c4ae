import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createConnection, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { methodsOf, nothing } from '../rpc/method.ts'
import type { Methods } from '@allmende/domain/method.ts'
import { allowed } from '@allmende/domain/verdict.ts'
import { connectRaw } from '../http/test-raw-peer.ts'
import { makeGate } from './gate.ts'
import { mostConnections } from './most-connections.ts'
import { Pieces } from './pieces.ts'
import { makeSocketFolder } from './socket-folder.ts'
import { givenPlatform, logIn, openSocket, sessionsOnly } from '../test-platform.ts'

const told: { which: string; now: Date; by: string }[] = []

const contract = {
  ...sessionsOnly.contract,
  tell: { kind: 'read', args: z.tuple([z.string()]), result: z.null() },
  dawdle: { kind: 'read', args: z.tuple([]), result: z.null() },
  recite: { kind: 'read', args: z.tuple([]), result: z.string() },
  file: { kind: 'change', filing: true, args: z.tuple([]), result: z.null() },
} satisfies Methods

/** A filing takes as long as a test wants. */
let filing = Promise.withResolvers<void>()
let filed = 0
const slowly = Promise.withResolvers<void>()

const { read, change } = methodsOf<typeof contract>()
const methods = [
  ...sessionsOnly.methods,
  read('tell', {
    load: async ({ now, stampedBy }, which) => {
      told.push({ which, now, by: stampedBy })
      return { which }
    },
    allow: () => allowed,
    show: () => null,
  }),
  read('dawdle', { load: () => slowly.promise.then(() => ({})), allow: () => allowed, show: () => null }),
  read('recite', { load: async () => ({}), allow: () => allowed, show: () => 'a'.repeat(12_000_000) }),
  change('file', {
    load: async () => ({}),
    allow: () => allowed,
    before: async () => {
      filed++
      await filing.promise
    },
    run: async () => null,
    record: nothing,
  }),
]

const platform = givenPlatform({ offer: { contract, methods }, config: { trustProxy: ['127.0.0.2'] } })
const url = () => platform.current.url
const stampOf = async (which: string) => {
  await expect.poll(() => told.some((one) => one.which === which), { timeout: 20_000 }).toBe(true)
  return told.find((one) => one.which === which) as (typeof told)[number]
}

const call = (which: string) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tell', params: [which] })
const post = (which: string, headers = '') => {
  const body = call(which)
  return `POST /api/v1/rpc HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`
}

/** Nothing of the application runs meanwhile; it gives the moment at which it went on. */
function block(milliseconds: number): number {
  const until = Date.now() + milliseconds
  while (Date.now() < until);
  return Date.now()
}

/** Long enough that no slow machine mistakes one moment for the other. */
const long = 2000
const wasBefore = (now: Date, moment: number) => moment - now.getTime() > long / 2

test('a call counts from the moment at which it came, however long the application is busy', async () => {
  const { socket } = await connectRaw(url())
  socket.write(post('busy'))
  const wentOn = block(long)
  const { now, by } = await stampOf('busy')
  expect([wasBefore(now, wentOn), by]).toEqual([true, 'SERVER'])
  socket.destroy()
})

test('who connects while the application is busy is heard too', async () => {
  const peers = Array.from({ length: 50 }, () => connectRaw(url()))
  for (const [index, peer] of peers.entries())
    void peer.then(({ socket }) => socket.write(post(`late ${index}`)))
  // The connections come while we are busy; the bytes when we have time to send them, and then we are busy again.
  block(300)
  await Promise.all(peers)
  const wentOn = block(long)
  for (const index of peers.keys()) {
    const { now } = await stampOf(`late ${index}`)
    expect(wasBefore(now, wentOn)).toBe(true)
  }
  for (const peer of peers) (await peer).socket.destroy()
})

test('what came whole counts although its sender is gone before it was looked at', async () => {
  const token = await logIn(url(), 'anna.amt@allmende.example')
  const { socket } = await connectRaw(url())
  socket.write(post('gone', `X-Auth-Token: ${token}\r\n`))
  socket.destroySoon()
  const wentOn = block(long)
  expect(wasBefore((await stampOf('gone')).now, wentOn)).toBe(true)
})

test('each message of a websocket counts from when it came, packed or not', async () => {
  const socket = await openSocket(url())
  await socket.call('tell', 'begin')
  socket.websocket.send(call('first'))
  block(long / 2)
  socket.websocket.send(call('second'))
  const wentOn = block(long)
  const [first, second] = [(await stampOf('first')).now, (await stampOf('second')).now]
  expect(wasBefore(second, wentOn)).toBe(true)
  expect(second.getTime() - first.getTime()).toBeGreaterThan(long / 4)

  const packed = `packed ${'x'.repeat(100_000)}`
  socket.websocket.send(call(packed), { compress: true })
  socket.websocket.send(call('third'))
  const third = (await stampOf('third')).now
  // Both moments are read off two clocks, each by itself, and so are rounded by themselves.
  expect((await stampOf(packed)).now.getTime() - third.getTime()).toBeLessThanOrEqual(2)
  socket.close()
})

test.each([
  ['in seconds', (ago: number) => `t=${((Date.now() - ago) / 1000).toFixed(3)}`, 5000, 'PROXY'],
  ['in milliseconds', (ago: number) => `${Date.now() - ago}`, 5000, 'PROXY'],
  ['in microseconds', (ago: number) => `t=${(Date.now() - ago) * 1000}`, 59_000, 'PROXY'],
  ['in whole seconds', (ago: number) => `t=${Math.floor((Date.now() - ago) / 1000)}`, 5000, 'SERVER'],
  ['of the future', (ago: number) => `t=${((Date.now() - ago) / 1000).toFixed(3)}`, -5000, 'SERVER'],
  ['of long ago', (ago: number) => `t=${((Date.now() - ago) / 1000).toFixed(3)}`, 61_000, 'SERVER'],
  ['that is none', () => 't=yesterday', 5000, 'SERVER'],
])('a trusted proxy’s moment %s', async (which, write, ago, by) => {
  const { socket } = await connectRaw(url(), '127.0.0.2')
  const before = Date.now()
  socket.write(post(which, `X-Request-Start: ${write(ago)}\r\n`))
  const stamp = await stampOf(which)
  expect(stamp.by).toBe(by)
  if (by === 'PROXY') expect(Math.abs(before - ago - stamp.now.getTime())).toBeLessThan(2000)
  else expect(stamp.now.getTime()).toBeGreaterThanOrEqual(before - 1000)
  socket.destroy()
})

test('nobody else’s moment is believed, nor one said twice, nor of a request that came bit by bit', async () => {
  const ago = `X-Request-Start: t=${((Date.now() - 5000) / 1000).toFixed(3)}\r\n`
  const stranger = await connectRaw(url())
  stranger.socket.write(post('stranger', ago))
  expect((await stampOf('stranger')).by).toBe('SERVER')
  stranger.socket.destroy()

  const proxy = await connectRaw(url(), '127.0.0.2')
  proxy.socket.write(post('twice', ago + ago))
  expect((await stampOf('twice')).by).toBe('SERVER')
  const dripped = post('dripped', ago)
  proxy.socket.write(dripped.slice(0, 20))
  await pause(1300)
  proxy.socket.write(dripped.slice(20))
  expect((await stampOf('dripped')).by).toBe('SERVER')
  proxy.socket.write(post('again', ago))
  expect((await stampOf('again')).by).toBe('PROXY')
  proxy.socket.destroy()
})

const slowCall = '{"jsonrpc":"2.0","id":1,"method":"dawdle","params":[]}'
const filingCall = '{"jsonrpc":"2.0","id":1,"method":"file","params":[]}'
const filingRequest = (headers = '', path = '/api/v1/rpc') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: ${filingCall.length}\r\n\r\n${filingCall}`
/** One session for all, as each login takes a while. */
let session: Promise<string> | undefined
const tokenOfAnna = () => (session ??= logIn(url(), 'anna.amt@allmende.example'))
const ownRequest = async (path?: string) => filingRequest(`X-Auth-Token: ${await tokenOfAnna()}\r\n`, path)
const sendTo = async (path?: string) => (await connectRaw(url())).socket.write(await ownRequest(path))

/** Whether everything that has come by now is decided; null while that is not known. */
function askedWhether() {
  const asked: { answer: boolean | null } = { answer: null }
  const soon = new Date(Date.now() + 10_000)
  void platform.current.house.decidedBefore(soon).then((answer) => {
    asked.answer = answer
  })
  return asked
}

test.each([
  ['request', () => sendTo()],
  ['request with a query', () => sendTo('/api/v1/rpc?x=1')],
  ['request spelled otherwise', () => sendTo('/api/v1/%72pc')],
  ['request of a whole address', () => sendTo('http://x/api/v1/rpc')],
  ['message', async () => (await openSocket(url(), await tokenOfAnna())).websocket.send(filingCall)],
])('a filing that came by %s is decided before anything is opened', async (_way, send) => {
  filing = Promise.withResolvers()
  const before = filed
  await send()
  await expect.poll(() => filed).toBe(before + 1)
  const asked = askedWhether()
  await pause(600)
  expect(asked.answer).toBe(null)
  filing.resolve()
  await expect.poll(() => asked.answer, { timeout: 5000 }).toBe(true)
})

test('a filing is waited for although its sender has not taken an earlier answer yet', async () => {
  filing = Promise.withResolvers()
  const before = filed
  const { websocket } = await openSocket(url(), await tokenOfAnna())
  websocket.pause()
  websocket.send('{"jsonrpc":"2.0","id":1,"method":"recite","params":[]}')
  await pause(500)
  websocket.send(filingCall)
  await expect.poll(() => filed).toBe(before + 1)
  const asked = askedWhether()
  await pause(600)
  expect(asked.answer).toBe(null)
  filing.resolve()
  await expect.poll(() => asked.answer, { timeout: 5000 }).toBe(true)
  websocket.terminate()
})

test('nobody waits for a filing behind many other calls of its sender', async () => {
  filing = Promise.withResolvers()
  const before = filed
  const { websocket } = await openSocket(url(), await tokenOfAnna())
  for (let count = 0; count < 8; count++) websocket.send(slowCall)
  websocket.send(filingCall)
  await pause(300)
  const asked = askedWhether()
  await expect.poll(() => asked.answer, { timeout: 5000 }).toBe(true)
  slowly.resolve()
  filing.resolve()
  await expect.poll(() => filed).toBe(before + 1)
  websocket.terminate()
})

test('a filing is waited for although its sender is gone', async () => {
  filing = Promise.withResolvers()
  const before = filed
  const { socket } = await connectRaw(url())
  socket.write(await ownRequest())
  await expect.poll(() => filed).toBe(before + 1)
  socket.resetAndDestroy()
  await pause(300)
  const asked = askedWhether()
  await pause(600)
  expect(asked.answer).toBe(null)
  filing.resolve()
  await expect.poll(() => asked.answer, { timeout: 5000 }).toBe(true)
})

test('what a websocket sent whole before it was gone is filed, however much waited before it', async () => {
  filing = Promise.withResolvers()
  filing.resolve()
  const before = filed
  const socket = await openSocket(url())
  for (let count = 0; count < 12; count++) socket.websocket.send(filingCall)
  socket.websocket.close()
  await expect.poll(() => filed, { timeout: 10_000 }).toBe(before + 12)
})

test('what a websocket sent packed and whole before it was gone is filed too', async () => {
  filing = Promise.withResolvers()
  filing.resolve()
  const before = filed
  const address = `${url().replace('http', 'ws')}/websocket?X-Auth-Token=${await tokenOfAnna()}`
  for (let count = 0; count < 8; count++) {
    const websocket = new WebSocket(address, { perMessageDeflate: { threshold: 0 } })
    await once(websocket, 'open')
    await new Promise((resolve) => websocket.send(filingCall, resolve))
    websocket.terminate()
    // Both are there when the application comes to look.
    for (const until = Date.now() + 40; Date.now() < until; );
  }
  await expect.poll(() => filed, { timeout: 10_000 }).toBe(before + 8)
})

test('what is only begun, is no filing or was answered holds up no opening', async () => {
  const { socket } = await connectRaw(url())
  socket.write((await ownRequest()).slice(0, -1))
  const other = await connectRaw(url())
  other.socket.write(post('no filing'))
  await stampOf('no filing')
  await pause(100)
  const asked = askedWhether()
  await expect.poll(() => asked.answer, { timeout: 5000 }).toBe(true)
  for (const one of [socket, other.socket]) one.destroy()
})

test('nobody waits for a stranger, who files nothing, nor for other calls of somebody who could', async () => {
  filing = Promise.withResolvers()
  const before = filed
  const peers = [await connectRaw(url()), await connectRaw(url())]
  peers[0]?.socket.write(filingRequest())
  peers[1]?.socket.write(filingRequest(`X-Auth-Token: ${'x'.repeat(64)}\r\n`))
  const stranger = await openSocket(url())
  for (let count = 0; count < 30; count++) stranger.websocket.send(filingCall)
  await expect.poll(() => filed).toBeGreaterThan(before + 3)
  const asked = askedWhether()
  await expect.poll(() => asked.answer, { timeout: 5000 }).toBe(true)
  filing.resolve()
  for (const { socket } of peers) socket.destroy()
  stranger.close()
})

test('many requests that come byte by byte are all answered, and nobody else waits for them', async () => {
  const slow = await Promise.all(Array.from({ length: 60 }, () => connectRaw(url(), '127.0.0.3')))
  const dripped = slow.map(async ({ socket }, index) => {
    for (const byte of post(`dripped ${index}`)) {
      socket.write(byte)
      await pause(1)
    }
  })
  await pause(100)
  const { socket } = await connectRaw(url())
  const before = Date.now()
  socket.write(post('meanwhile'))
  expect((await stampOf('meanwhile')).now.getTime() - before).toBeLessThan(long)
  await Promise.all(dripped)
  for (const index of slow.keys()) await stampOf(`dripped ${index}`)
  for (const peer of [...slow, { socket }]) peer.socket.destroy()
})

test('what came whole counts although its sender is gone, also where many crumbs come from the same address', async () => {
  const from = '127.0.0.4'
  const crowd = await Promise.all(
    Array.from({ length: 150 }, () => connectRaw(url(), from).catch(() => null)),
  )
  for (const peer of crowd) peer?.socket.write('P')
  const token = await tokenOfAnna()
  const late = await Promise.all(Array.from({ length: 20 }, () => connectRaw(url(), from)))
  for (const [index, { socket }] of late.entries()) {
    socket.write(post(`left ${index}`, `X-Auth-Token: ${token}\r\n`))
    socket.destroySoon()
  }
  for (const index of late.keys()) await stampOf(`left ${index}`)
  for (const peer of crowd) peer?.socket.destroy()
})

test('what ends before it says whose it is leaves nothing behind', async () => {
  const server = createServer((_request, response) => response.end('ok'))
  const gate = await makeGate(server)
  await once(server.listen(gate.path), 'listening')
  const accepted: Socket[] = []
  server.prependListener('connection', (socket: Socket) => void accepted.push(socket))
  for (const bytes of ['', 'short']) createConnection(gate.path).end(bytes)
  await expect.poll(() => accepted.map(({ destroyed }) => destroyed)).toEqual([true, true])
  server.close()
  await gate.close()
})

test('who ends without having said anything is let go', async () => {
  const { socket, ended } = await connectRaw(url())
  socket.end()
  expect(await ended).toBe('')
})

test('what a dead process left behind is cleared away by the next one', async () => {
  const dead = 2 ** 22 + 1
  const left = await mkdtemp(join(tmpdir(), `allmende-gate-${dead}-`))
  const { folder } = await makeSocketFolder()
  expect([existsSync(left), existsSync(folder)]).toEqual([false, true])
  await rm(folder, { recursive: true })
})

test('many crumbs that wait take little more memory than their bytes', () => {
  const pieces = new Pieces()
  for (let count = 0; count < 50_000; count++) pieces.add(Buffer.from('x'))
  expect(pieces.held).toBeLessThanOrEqual(64 * 1024)
  expect(pieces.takeAll().toString()).toBe('x'.repeat(50_000))
  pieces.add(Buffer.from('again'))
  expect([pieces.takeAll().toString(), pieces.length]).toEqual(['again', 0])
})

test.each([
  ['Max open files            20000                20000                files', 4750],
  ['Max open files            1048576              1048576              files', 16_384],
  ['Max open files            1024                 4096                 files', 100],
  ['', 4096],
])('as many connections as there are descriptors for: %s', (limits, most) => {
  expect(mostConnections(limits)).toBe(most)
})
