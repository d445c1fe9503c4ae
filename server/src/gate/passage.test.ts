import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gate, makeGate } from './gate.ts'

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** What the application was given of a body that it had refused. */
let cameAfterRefusal = 0

/** Takes what comes now at once, now after a while, and answers with its sum and then with the very same bytes. */
const server = createServer((request, response) => {
  if (request.url === '/refused') return refuse(request, response)
  if (request.url === '/endless') return void endless.pipe(response)
  void takeSlowly(request).then((body) => response.end(Buffer.concat([Buffer.from(sumOf(body)), body])))
})

/** An answer that has no end, and how much of it was made. */
let madeOfEndless = 0
const endless = new Readable({
  read() {
    madeOfEndless += 65_536
    setImmediate(() => this.push(Buffer.alloc(65_536)))
  },
})

function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.on('data', ({ length }: Buffer) => {
    if (response.writableFinished) cameAfterRefusal += length
  })
  response.writeHead(413, { connection: 'close' }).end('too long')
}

async function takeSlowly(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) {
    pieces.push(piece as Buffer)
    if (pieces.length % 5 === 0) await pause(2)
  }
  return Buffer.concat(pieces)
}

/** What came over the connection on which the application speaks by itself, and how it does. */
let heard = ''
let speak = (): void => undefined
server.on('upgrade', (_request, socket) => {
  socket.on('data', (piece: Buffer) => {
    heard += piece
  })
  socket.on('error', () => socket.destroy())
  speak = () => void socket.write('news')
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n')
})

/** Nothing of the application runs meanwhile, but the gate does. */
const block = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

let gate: Gate
let where: AddressInfo
beforeAll(async () => {
  gate = await makeGate(server)
  await once(server.listen(gate.path), 'listening')
  const bounds = { connectionsPerAddress: 10, firstWordWithin: 10_000, trustProxy: false } as const
  where = await gate.open({ host: '127.0.0.1', port: 0, ...bounds })
})
afterAll(async () => {
  await gate.shut()
  server.closeAllConnections()
  server.close()
  await gate.close()
})

/** Sends it in pieces of those lengths, again and again, and gives what comes back. */
async function sent(body: Buffer, lengths: readonly number[]): Promise<Buffer> {
  const socket = createConnection({ host: '127.0.0.1', port: where.port, noDelay: true })
  const answer: Buffer[] = []
  socket.on('data', (piece: Buffer) => answer.push(piece))
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`)
  let at = 0
  for (let turn = 0; at < body.length; turn++) {
    const length = lengths[turn % lengths.length] ?? 1
    if (!socket.write(body.subarray(at, at + length))) await once(socket, 'drain')
    at += length
    if (turn % 3 === 0) await pause(1)
  }
  await once(socket, 'close')
  const whole = Buffer.concat(answer)
  return whole.subarray(whole.indexOf('\r\n\r\n') + 4)
}

test.each([
  ['large', 6_000_000, [100_000]],
  ['small', 200_000, [700, 1, 3000]],
  ['large and small', 6_000_000, [60_000, 1, 17_000, 300, 16_384, 16_383, 2, 200_000]],
])('a body in %s pieces is passed on as it is, and so is the answer', async (_name, size, lengths) => {
  const body = randomBytes(size)
  const answer = await sent(body, lengths)
  expect(answer.subarray(0, 64).toString()).toBe(sumOf(body))
  expect(sumOf(answer.subarray(64))).toBe(sumOf(body))
})

test('who was refused and goes on sending is heard out by the gate alone, for a while', async () => {
  const socket = createConnection({ host: '127.0.0.1', port: where.port, noDelay: true })
  let answer = ''
  socket.on('data', (piece: Buffer) => {
    answer += piece
  })
  socket.on('error', () => undefined)
  socket.write('POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n')
  let given = 0
  const piece = Buffer.alloc(64 * 1024)
  const goOn = () => {
    do given += piece.length
    while (!socket.destroyed && socket.write(piece))
  }
  socket.on('drain', goOn)
  goOn()
  await new Promise((resolve) => socket.once('close', resolve))
  expect(answer).toContain('too long')
  expect(cameAfterRefusal).toBeLessThan(2_000_000)
  // What the kernel holds on both sides comes to it.
  expect(given).toBeLessThan(20_000_000)
})

test.each(['ended', 'broken off'])(
  'what came whole is read although its connection was %s and the application speaks before it reads',
  async (how) => {
    heard = ''
    const socket = createConnection({ host: '127.0.0.1', port: where.port, noDelay: true })
    socket.on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await once(socket, 'data')
    socket.write('a filing')
    if (how === 'ended') socket.destroySoon()
    else socket.resetAndDestroy()
    block(500)
    speak()
    await expect.poll(() => heard).toBe('a filing')
  },
)

test('who asks for more behind a long answer and leaves has no more of it made', async () => {
  const socket = createConnection({ host: '127.0.0.1', port: where.port, noDelay: true })
  socket.on('error', () => undefined)
  socket.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  socket.pause()
  await pause(200)
  // Node reads no more of a connection on which so much waits.
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2))
  await pause(200)
  const before = madeOfEndless
  socket.resetAndDestroy()
  await pause(1500)
  expect(madeOfEndless - before).toBeLessThan(8_000_000)
})
