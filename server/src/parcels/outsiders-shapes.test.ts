import { fan } from '@allmende/domain/geometry/test-shapes.ts'
import { shapeText } from '@allmende/domain/geometry/read-shape.ts'
import { locationsContract } from '@allmende/domain/locations/locations.contract.ts'
import type { Methods } from '@allmende/domain/method.ts'
import { parcelImportsContract } from '@allmende/domain/parcels/parcel-imports.contract.ts'
import { parcelsContract } from '@allmende/domain/parcels/parcels.contract.ts'
import { expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'

const platform = givenPlatform()

const changes = Object.entries({
  ...locationsContract,
  ...parcelsContract,
  ...parcelImportsContract,
} satisfies Methods).flatMap(([name, { kind }]) => (kind === 'change' ? [name] : []))

const answerTo = (socket: TestSocket, method: string, ...args: unknown[]) =>
  socket.call(method, ...args).catch((error) => error.data.exceptionTypeName)

test.each([
  [undefined, 'AuthenticationException'],
  ['dora@deich-erdbau.example', 'AccessDeniedException'],
])('%s is refused before a shape or anything else is read', async (email, refusal) => {
  const { url } = platform.current
  const socket = await openSocket(url, email && (await logIn(url, email)))
  const geoJson = shapeText(fan(1000))
  const place = { name: 'Fächer', latitude: 52, longitude: 9, geoJson }
  expect(await answerTo(socket, 'createLocation', place)).toBe(refusal)
  expect(await answerTo(socket, 'updateLocation', { ...place, id: 1, version: 1 })).toBe(refusal)
  expect(await answerTo(socket, 'updateProperty', { id: 1, version: 1, geoJson })).toBe(refusal)
  // Told that nothing of it can be read, they would have been read.
  for (const method of [...changes, 'previewImport'])
    expect(await answerTo(socket, method, { unreadable: true }), method).toBe(refusal)
  socket.close()
})
