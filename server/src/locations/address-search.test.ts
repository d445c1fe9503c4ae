import { afterAll, expect, test } from 'vitest'
import { startGeocoderPeer } from '../../../e2e/geocoder-peer.ts'
import { givenPlatform, logIn } from '../test-platform.ts'

const peer = await startGeocoderPeer()
afterAll(peer.close)
const platform = givenPlatform({ config: { geocoder: { url: peer.url } } })
const withoutService = givenPlatform()

async function search(url: string, query: string) {
  const answer = await fetch(`${url}/api/v1/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', method: 'searchAddress', params: [query], id: 1 }),
    headers: { 'x-auth-token': await logIn(url, 'clara.kaemmerei@allmende.example') },
  })
  return answer.json()
}

test('staff find a place by its address', async () => {
  expect(await search(platform.current.url, '  Deichstraße 1 ')).toMatchObject({
    result: [{ displayName: 'Deichstraße 1, 28865 Moorhausen, Niedersachsen', osmId: '4711' }],
  })
  expect(peer.asked.map(({ query }) => query)).toEqual(['Deichstraße 1'])
})

test.each(['', '   ', 'x'.repeat(201)])('what is no question is asked of nobody: %j', async (query) => {
  const asked = peer.asked.length
  expect(await search(platform.current.url, query)).toHaveProperty('error')
  expect(peer.asked).toHaveLength(asked)
})

test('where the service is away or not set up, people are told what to do instead', async () => {
  peer.telling('fail')
  expect(await search(platform.current.url, 'Moordamm')).toMatchObject({
    error: {
      message: expect.stringContaining('Klick in die Karte'),
      data: { exceptionTypeName: 'UnavailableException' },
    },
  })
  expect(await search(withoutService.current.url, 'Moordamm')).toMatchObject({
    error: { message: expect.stringContaining('nicht eingerichtet') },
  })
})
