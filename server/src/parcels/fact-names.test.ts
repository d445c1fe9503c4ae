import { expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket } from '../test-platform.ts'

const platform = givenPlatform()

test('outside only the names of facts are known that are shared of public parcels', async () => {
  const { url } = platform.current
  const clerk = await openSocket(url, await logIn(url, 'clara.kaemmerei@allmende.example'))
  const visitor = await openSocket(url)
  const locationId = await clerk.call('createLocation', { name: 'Hafen', latitude: 53.2, longitude: 8.9 })
  const fact = (name: string, isShared: boolean) => ({ name, value: 'x', isShared, preventDeletion: false })
  for (const [name, isPublic] of [
    ['Kaje', true],
    ['Schuppen', false],
  ] as const) {
    const id = await clerk.call('createProperty', name, locationId)
    const { version } = (await clerk.call('getPropertyById', id)) as { version: number }
    const additionalFields = [fact(`Pacht ${name}`, false), fact(`Tiefgang ${name}`, true)]
    await clerk.call('updateProperty', { id, version, isPublic, additionalFields })
  }
  const namesFor = async (socket: typeof clerk) => (await socket.call('getAdditionalFieldNames')) as string[]
  expect(await namesFor(visitor)).toEqual(['Tiefgang Kaje'])
  expect(await namesFor(clerk)).toEqual(
    expect.arrayContaining(['Pacht Kaje', 'Pacht Schuppen', 'Tiefgang Kaje', 'Tiefgang Schuppen']),
  )
  for (const socket of [clerk, visitor]) socket.close()
})
