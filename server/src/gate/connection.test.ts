import { once } from 'node:events'
import { createServer } from 'node:http'
import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { wireClockOf } from './connection.ts'
import { makeGate } from './gate.ts'

test('what lies unread in a websocket that rests is known to have come', async () => {
  const server = createServer()
  server.on('upgrade', (_request, socket) => {
    wireClockOf(socket).heldBackWhile(() => false)
    socket.on('data', () => undefined)
    socket.pause()
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
  })
  const gate = await makeGate(server)
  await once(server.listen(gate.path), 'listening')
  const bounds = { connectionsPerAddress: 10, firstWordWithin: 10_000, trustProxy: false } as const
  const { port } = await gate.open({ host: '127.0.0.1', port: 0, ...bounds })
  const client = createConnection({ host: '127.0.0.1', port })
  client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await once(client, 'data')
  const unread = () => [...gate.connections].map((connection) => connection.unreadSince())
  expect(unread()).toEqual([null])
  client.write('a filing')
  await expect.poll(unread).toEqual([expect.any(Date)])
  await pause(100)
  expect(unread()).toEqual([expect.any(Date)])
  client.destroy()
  await gate.shut()
  server.close()
  await gate.close()
})
