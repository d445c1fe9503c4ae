import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { expect, test } from 'vitest'
import fastify from 'fastify'
import { ArrivingBodies, endSlowBodies } from './slow-bodies.ts'

test.each([
  ['before its request is looked at', 0],
  ['in the middle of its body', 50],
])('a connection that is gone %s leaves nothing behind', async (_when, milliseconds) => {
  const bodies = new ArrivingBodies({ within: 60_000, bytesPerSecond: 1 })
  let seen = 0
  const server = createServer(async (request) => {
    request.on('error', () => undefined).resume()
    // As in the platform: something was asked about the request before.
    await new Promise((resolve) => setImmediate(resolve))
    bodies.add(request)
    seen++
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (let count = 0; count < 20; count++) {
    const socket = createConnection({ host: '127.0.0.1', port })
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    setTimeout(() => socket.resetAndDestroy(), milliseconds)
  }
  await expect.poll(() => seen).toBeGreaterThan(0)
  await expect
    .poll(() => {
      bodies.look()
      return bodies.size
    })
    .toBe(0)
  server.close()
})

test('of a body whose reader gave up in the middle the pace is no longer asked', async () => {
  const bodies = new ArrivingBodies({ within: 60_000, bytesPerSecond: 1 })
  const server = createServer(async (request, response) => {
    bodies.add(request)
    for await (const _piece of request) break
    bodies.look()
    response.writeHead(413, { connection: 'close' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { status } = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    body: Buffer.alloc(1_000_000),
  })
  expect(status).toBe(413)
  await expect
    .poll(() => {
      bodies.look()
      return bodies.size
    })
    .toBe(0)
  server.close()
})

test('a body that lies in the socket after a long block is read before its pace is asked', async () => {
  const app = fastify()
  let seen = 0
  app.addHook('onRequest', async () => void seen++)
  endSlowBodies(app, { slowBody: { within: 100, bytesPerSecond: 1000 }, lookEvery: 20 })
  app.post('/', async () => 'taken')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const body = JSON.stringify('x'.repeat(50))
  const socket = createConnection({ host: '127.0.0.1', port }).setEncoding('utf8')
  let answer = ''
  socket.on('data', (piece: string) => {
    answer += piece
  })
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  await expect.poll(() => seen).toBe(1)
  // After the sockets were looked at, and before timers are.
  await new Promise((resolve) => setImmediate(resolve))
  socket.write(body)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  await expect.poll(() => answer).toContain('taken')
  socket.destroy()
  await app.close()
})
