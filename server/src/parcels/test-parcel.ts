import type { TestSocket } from '../test-platform.ts'

export type Made = { id: number; version: number } & Record<string, unknown>

/** A square whose south-western corner is there. */
export const square = (west: number, south: number, side = 0.001): string => {
  const [east, north] = [west + side, south + side].map((degrees) => Math.round(degrees * 1e8) / 1e8)
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return JSON.stringify({ type: 'Polygon', coordinates: [ring] })
}

export const makeLocation = async (
  clerk: TestSocket,
  name: string,
  place = { latitude: 53.21, longitude: 8.93 },
) => (await clerk.call('createLocation', { name, ...place })) as number

export async function makeParcel(
  clerk: TestSocket,
  name: string,
  locationId: number,
  facts: object = {},
): Promise<Made> {
  const id = (await clerk.call('createProperty', name, locationId)) as number
  return changeParcel(clerk, id, facts)
}

export async function changeParcel(clerk: TestSocket, id: number, facts: object): Promise<Made> {
  const { version } = (await clerk.call('getPropertyById', id)) as Made
  return (await clerk.call('updateProperty', { id, version, ...facts })) as Made
}
