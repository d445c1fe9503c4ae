import { contract } from '@allmende/domain/contract.ts'
import { expect, test } from 'vitest'
import { logIn, openRawSocket, openSocket, useTestPlatform } from '../test-platform.ts'
import { methods } from './registry.ts'

const platform = useTestPlatform({
  offer: { contract, methods, heartbeatEvery: 100 },
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

test('an idle session ends by itself, and a used one does not', async () => {
  const { url } = platform.current
  const idle = await openSocket(url, await logIn(url, 'anna.amt@allmende.example'))
  const used = await openSocket(url, await logIn(url, 'bernd.bau@allmende.example'))
  let idleHeard = false
  const ended = idle.heard('logout').then(() => {
    idleHeard = true
  })
  while (!idleHeard) {
    expect(await used.call('isAuthenticated')).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await ended
  expect(await idle.call('isAuthenticated')).toBe(false)
  expect(await used.call('isAuthenticated')).toBe(true)
  idle.close()
  used.close()
})
