import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@allmende/domain/contract.ts'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { logIn, openRawSocket, openSocket, givenPlatform } from '../test-platform.ts'
import { methods } from '../assembly/methods.ts'

const platform = givenPlatform({
  offer: {
    contract,
    methods,
    heartbeatEvery: 100,
    limits: { strangerLine: { burst: 300, perSecond: 0.001, bytesPerCall: 1024 } },
  },
  config: { session: { idle: 2_000, absolute: 60_000 } },
})

test('a half-open socket is ended after two silent heartbeats; one that answers stays', async () => {
  const { url } = platform.current
  const dead = await openRawSocket(url)
  const alive = await openSocket(url)
  // The raw client takes the pings and never answers one.
  dead.resume()
  await new Promise((resolve) => dead.once('close', resolve))
  expect(await alive.call('isAuthenticated')).toBe(false)
  alive.close()
})

test('who answered while the platform was blocked is not taken for dead', async () => {
  const there = new WebSocket(`${platform.current.url.replace('http', 'ws')}/websocket`)
  await once(there, 'ping')
  // Her answer has just been sent; nobody reads it for three heartbeats.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  await once(there, 'ping')
  await once(there, 'ping')
  expect(there.readyState).toBe(WebSocket.OPEN)
  there.terminate()
})

test('an idle session ends by itself, and a used one does not', async () => {
  const { url } = platform.current
  const idle = await openSocket(url, await logIn(url, 'anna.amt@allmende.example'))
  const ended = idle.heard('logout')
  const used = await openSocket(url, await logIn(url, 'bernd.bau@allmende.example'))
  const beat = () => new Promise<'on'>((resolve) => setTimeout(() => resolve('on'), 50))
  while ((await Promise.race([ended, beat()])) === 'on') expect(await used.call('isAuthenticated')).toBe(true)
  expect(await idle.call('isAuthenticated')).toBe(false)
  expect(await used.call('isAuthenticated')).toBe(true)
  idle.close()
  used.close()
})

test('who waits for what she owes is not taken for dead', async () => {
  const address = `${platform.current.url.replace('http', 'ws')}/websocket`
  const waiting = new WebSocket(address, { perMessageDeflate: { threshold: 0 } })
  await once(waiting, 'open')
  const answer = once(waiting, 'message')
  // More than may be said at once: she owes for a long time, with one message still to be unpacked.
  for (let index = 0; index < 1000; index++) waiting.ping()
  waiting.send('no call')
  const answered = await Promise.race([answer.then(() => true), pause(1000, false)])
  expect(answered).toBe(false)
  expect(waiting.readyState).toBe(WebSocket.OPEN)
  waiting.terminate()
})
