import { once } from 'node:events'
import { createServer } from 'node:http'
import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeGate } from './gate.ts'

test('the application takes in several connections per round of its loop', async () => {
  const server = createServer()
  const gate = await makeGate(server)
  await once(server.listen(gate.path), 'listening')
  const where = {
    host: '127.0.0.1',
    port: 0,
    connectionsPerAddress: 1000,
    firstWordWithin: 10_000,
    trustProxy: false,
  } as const
  const { port } = await gate.open(where)
  const clients = Array.from({ length: 12 }, () => createConnection({ host: '127.0.0.1', port }))
  for (const client of clients) client.on('error', () => undefined).write('GET / HTTP/1.1\r\n')
  let [taken, inRound, most] = [0, 0, 0]
  server.on('connection', () => {
    taken++
    most = Math.max(most, ++inRound)
  })
  await pause(50)
  // Meanwhile they are led before it.
  const until = performance.now() + 300
  while (performance.now() < until) continue
  while (taken < clients.length) {
    inRound = 0
    await new Promise(setImmediate)
  }
  expect(most).toBeGreaterThan(1)
  for (const client of clients) client.destroy()
  server.closeAllConnections()
  server.close()
  await gate.close()
})
