import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { givenPlatform, logIn, openSocket, sessionsOnly } from '../test-platform.ts'
import { connectRaw, type RawPeer } from './test-raw-peer.ts'

const megabyte = 1024 * 1024
const platform = givenPlatform({
  offer: {
    ...sessionsOnly,
    limits: {
      strangerCalls: { burst: 300, perSecond: 0.001, bytesPerCall: 2 * 1024 },
      accountCalls: { burst: 300, perSecond: 0.001, bytesPerCall: megabyte },
      arrivals: {
        visitors: { each: megabyte, all: 2 * megabyte },
        users: { each: 3 * megabyte, all: 5 * megabyte },
      },
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

test('bodies that are never finished are held up to a bound per account; what she began first is given up', async () => {
  const [annas, bernds] = [await logIn(url(), anna), await logIn(url(), bernd)]
  const other = await unfinished(bernds, 1.5 * megabyte)
  const bodies: RawPeer[] = []
  for (let index = 0; index < 6; index++) bodies.push(await unfinished(annas, megabyte))
  await expect
    .poll(() => Promise.all(bodies.map(cutOff)), { timeout: 20_000 })
    .toEqual([true, true, true, false, false, false])

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
  const [first, ...others] = sockets
  expect(await first?.closed).toBe(1006)
  for (const socket of others) {
    socket.websocket.send('', { fin: true, compress: false })
    for (let index = 0; index < 5; index++)
      expect(await socket.call('isAuthenticated', 'x'.repeat(megabyte)).catch(() => true)).toBe(true)
    socket.close()
  }
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

  // Who owes is not read on other ways either.
  const refused = await fetch(`${url()}/api/v1/rpc`, { method: 'POST', body: question })
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  expect(stranger.websocket.readyState).toBe(WebSocket.OPEN)
  stranger.close()
  user.close()
})
