import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { moorhausen, startGeocoderPeer, type Telling } from '../../../e2e/geocoder-peer.ts'
import { createLog } from '../log.ts'
import { openGeocoder, usualLimits } from './geocoder.ts'

const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

async function givenGeocoder(limits: Partial<typeof usualLimits> = {}) {
  const peer = await startGeocoderPeer()
  endings.push(peer.close)
  const house = { publicUrl: 'https://vergabe.example.de' }
  const geocoder = openGeocoder(peer, house, createLog('silent'), { ...usualLimits, every: 1, ...limits })
  return { peer, ...geocoder }
}

test('an address is found, asked for with our name', async () => {
  const { peer, search } = await givenGeocoder()
  expect(await search('Deichstraße 1')).toEqual([
    {
      displayName: 'Deichstraße 1, 28865 Moorhausen, Niedersachsen',
      latitude: 53.2101,
      longitude: 8.9302,
      osmType: 'way',
      osmId: '4711',
      geoJson: JSON.stringify(moorhausen.geojson),
    },
  ])
  expect(peer.asked).toMatchObject([
    {
      query: 'Deichstraße 1',
      headers: { 'user-agent': expect.stringMatching(/^Allmende\/\d.*vergabe\.example\.de/) },
    },
  ])
})

test('the same question is asked once, at once and later, and the oldest are forgotten', async () => {
  const { peer, search } = await givenGeocoder({ keptQueries: 2 })
  await Promise.all(['Ottersberg', 'ottersberg', 'Ottersberg'].map(search))
  await search('Ottersberg')
  expect(peer.asked).toHaveLength(1)
  await search('Worpswede')
  await search('Ottersberg')
  await search('Lilienthal')
  await search('Ottersberg')
  expect(peer.asked).toHaveLength(3)
  await search('Worpswede')
  expect(peer.asked).toHaveLength(4)
})

test('after a day it is asked again', async () => {
  const { peer, search } = await givenGeocoder({ keptFor: 20 })
  await search('Ottersberg')
  await pause(30)
  await search('Ottersberg')
  expect(peer.asked).toHaveLength(2)
})

test('one question at a time, and who would wait too long is told at once', async () => {
  const { peer, search } = await givenGeocoder({ every: 300, waiting: 3 })
  const all = await Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f'].map(search))
  expect(all.map(({ status }) => status)).toEqual([
    ...Array<string>(4).fill('fulfilled'),
    ...Array<string>(2).fill('rejected'),
  ])
  expect(String((all[5] as PromiseRejectedResult).reason)).toContain('geocoderBusy')
  const times = peer.asked.map(({ at }) => at)
  for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThan(100)
})

test.each<Telling>(['fail', 'busy', 'redirect', 'garble', 'page', 'giant', 'hang', 'breakOff'])(
  'a service that does this is down for now: %s',
  async (how) => {
    const { peer, search } = await givenGeocoder({ patience: 300 })
    peer.telling(how)
    await expect(search('Ottersberg')).rejects.toThrow('geocoderDown')
    expect(await search('Ottersberg')).toHaveLength(1)
    expect(peer.asked).toHaveLength(2)
  },
)
