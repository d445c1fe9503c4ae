import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { givenPlatform, logIn, openSocket, sessionsOnly } from '../test-platform.ts'
import { largestMessages } from '../rpc/limits.ts'
import { makeGate } from '../gate/gate.ts'
import { connectRaw, statusOf, upgradeRequest } from './test-raw-peer.ts'

const platform = givenPlatform({
  offer: {
    ...sessionsOnly,
    limits: {
      socketsPerAddress: 3,
      socketsPerAccount: 2,
      headersWithin: 300,
      slowBody: { within: 300, bytesPerSecond: 1024 },
      lookEvery: 50,
    },
  },
})
const url = () => platform.current.url
const [anna, bernd] = ['anna.amt@allmende.example', 'bernd.bau@allmende.example'] as const

test('an upgrade where there is none is refused, and its socket ended by the server', async () => {
  const paths = ['//', '//x:99999/websocket', '/websocke', 'http://[', '*', '/%', '@', '?']
  const peers = await Promise.all(paths.map(() => connectRaw(url())))
  for (const [index, { socket }] of peers.entries()) socket.write(upgradeRequest(paths[index]))
  for (const { ended } of peers) expect(await ended).toMatch(/^HTTP\/1.1 (404|400) /)
  // The peers keep their end open; the server does not wait for them, and what is still said meets nobody.
  for (const { socket } of peers)
    await expect.poll(() => socket.destroyed || (socket.write('x'), false), { timeout: 20_000 }).toBe(true)
})

test('a peer that resets while it is refused ends nothing but its own connection', async () => {
  for (const path of ['//', '/nowhere', '/websocket']) {
    for (let attempt = 0; attempt < 10; attempt++) {
      const { socket } = await connectRaw(url())
      socket.write(upgradeRequest(path, ['Origin: https://evil.example']))
      if (attempt % 2) await pause(1)
      socket.resetAndDestroy()
    }
  }
  expect((await fetch(`${url()}/healthz`)).status).toBe(200)
})

test('whoever offers another protocol is answered as if she had not', async () => {
  const offer = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']
  expect(await statusOf(url(), `GET /healthz HTTP/1.1\r\nHost: x\r\n${offer.join('\r\n')}\r\n\r\n`)).toBe(200)
})

test('headers and bodies that drip in are ended', async () => {
  const { socket, ended } = await connectRaw(url())
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  const drip = setInterval(() => socket.write('x'), 40)
  expect(await ended).toMatch(/^HTTP\/1.1 408 /)
  clearInterval(drip)

  for (const path of ['/api/v1/rpc', '/api/v1/login', '/nowhere', '/healthz']) {
    const slow = await connectRaw(url())
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: text/plain', 'Content-Length: 100000']
    slow.socket.write(`${head.join('\r\n')}\r\n\r\n`)
    const dripping = setInterval(() => slow.socket.write('x'), 40)
    await slow.ended
    clearInterval(dripping)
  }
})

test('a body that comes at a bearable pace is heard to its end', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', method: 'isAuthenticated', id: 1 }).padEnd(40_000)
  const { socket, heard } = await connectRaw(url())
  socket.write(`POST /api/v1/rpc HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`)
  for (let at = 0; at < body.length; at += 4000) {
    socket.write(body.slice(at, at + 4000))
    await pause(100)
  }
  await expect.poll(heard, { timeout: 30_000 }).toContain('"result":false')
  socket.destroy()
})

test('a body of more than 256 KiB under a token that is none is refused before any of it came', async () => {
  const { socket, heard } = await connectRaw(url())
  const length = `Content-Length: ${10 * 1024 * 1024}`
  socket.write(`POST /api/v1/rpc HTTP/1.1\r\nHost: x\r\nX-Auth-Token: guess\r\n${length}\r\n\r\n`)
  await expect.poll(heard, { timeout: 30_000 }).toMatch(/^HTTP\/1.1 413 /)
  socket.destroy()
})

test.each(['/healthz', '/nowhere', '/api/v1/rpc', '/api/v1/files/temp'])(
  'a body in chunks at %s is not read',
  async (path) => {
    const { socket, ended } = await connectRaw(url())
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`)
    socket.write('1\r\nx\r\n'.repeat(5000))
    expect(await ended).toMatch(/^HTTP\/1.1 411 .*Content-Length is missing$/s)
    socket.destroy()
  },
)

test('who goes on sending what nobody wants is told good-bye', async () => {
  const { socket, ended } = await connectRaw(url())
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nx')
  expect(await ended).toMatch(/^HTTP\/1.1 200 .*connection: close/s)
  socket.destroy()
})

test('strangers of one address share some websockets, people who are logged in have their own', async () => {
  const opening = (token?: string) => openSocket(url(), token)
  const strangers = [await opening(), await opening(), await opening()]
  expect(await statusOf(url(), upgradeRequest())).toBe(429)

  const tokens = { [anna]: await logIn(url(), anna), [bernd]: await logIn(url(), bernd) }
  const annas = [await opening(tokens[anna]), await opening(tokens[anna])]
  for (const socket of annas) expect(await socket.call('isAuthenticated')).toBe(true)
  expect(await (await opening(tokens[anna])).closed).toBe(1013)
  // A token that is none does not make a stranger anybody else.
  expect(await (await opening('no-such-token')).closed).toBe(1013)
  const bernds = await opening(tokens[bernd])
  expect(await bernds.call('isAuthenticated')).toBe(true)

  // Who leaves makes room, and so does a stranger who logs in.
  strangers[0]?.close()
  await strangers[0]?.closed
  await strangers[1]?.call('login', bernd, 'wiese-am-fluss-7')
  for (const freed of [1, 2]) {
    await expect.poll(() => tryOpening(), { message: `place ${freed}` }).toBe('open')
  }
  for (const socket of [...strangers, ...annas, bernds, ...kept]) socket.close()
})

test('whose session is ended elsewhere gives the account’s place back and speaks like a visitor again', async () => {
  const token = await logIn(url(), anna)
  const [ended, other] = [await openSocket(url(), token), await openSocket(url(), token)]
  const toldEnded = ended.heard('logout')
  const toldOther = other.heard('logout')
  const headers = { 'x-auth-token': token }
  const body = '{"jsonrpc":"2.0","method":"logout","id":1}'
  await fetch(`${url()}/api/v1/rpc`, { method: 'POST', body, headers })
  await Promise.all([toldEnded, toldOther])

  const again = await logIn(url(), anna)
  const fresh = [await openSocket(url(), again), await openSocket(url(), again)]
  for (const socket of fresh) expect(await socket.call('isAuthenticated')).toBe(true)
  // What is too long for a visitor is refused at its announced length, before any of it is read.
  const announced = Buffer.alloc(14)
  announced.writeUInt16BE(0x81ff)
  announced.writeBigUInt64BE(BigInt(largestMessages.visitor + 1), 2)
  ;(ended.websocket as unknown as { _socket: Socket })._socket.write(announced)
  expect(await ended.closed).toBe(1009)
  for (const socket of [other, ...fresh]) socket.close()
})

test.each([false, true])(
  'of an address with as many connections as it may have one that rests makes place; a proxy of ours (%s) holds those of others',
  async (isProxy) => {
    const server = createServer((_request, response) => response.end('ok'))
    const gate = await makeGate(server)
    await once(server.listen(gate.path), 'listening')
    const { port } = await gate.open({
      host: '127.0.0.1',
      port: 0,
      connectionsPerAddress: 2,
      firstWordWithin: 20_000,
      trustProxy: isProxy && ['127.0.0.1'],
    })
    const address = `http://127.0.0.1:${port}`
    const ask = () => statusOf(address, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    const held = [await connectRaw(address), await connectRaw(address)]
    for (const { socket } of held) {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      await once(socket, 'data')
    }
    expect(await ask()).toBe(200)
    const ended = () => held.map(({ socket }) => socket.readableEnded || socket.destroyed)
    await expect.poll(ended).toEqual([!isProxy, false])
    for (const { socket } of held) socket.destroy()
    await gate.shut()
    server.close().closeAllConnections()
    await gate.close()
  },
)

const kept: WebSocket[] = []
function tryOpening(): Promise<'open' | 'refused'> {
  const websocket = new WebSocket(`${url().replace('http', 'ws')}/websocket`)
  kept.push(websocket)
  return new Promise((resolve) => {
    websocket.on('open', () => resolve('open')).on('error', () => resolve('refused'))
  })
}

test('who asks on and on without waiting for answers is cut off; some requests at once are answered', async () => {
  const request = 'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n'
  const few = await connectRaw(url())
  few.socket.write(request.repeat(4))
  await expect.poll(() => few.heard().match(/HTTP\/1.1 200 /g)?.length, { timeout: 20_000 }).toBe(4)
  few.socket.destroy()

  const many = await connectRaw(url())
  many.socket.write(request.repeat(1000))
  const heard = await many.ended
  expect(heard.match(/HTTP\/1.1 200 /g)?.length ?? 0).toBeLessThan(100)
})
