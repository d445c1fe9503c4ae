import { ask } from './asked.ts'

/** Away from the land of the demo, whose shapes would be in the way. */
const place = { latitude: 53.231, longitude: 8.871 }

/** A parcel of a story's own, at a location of its own. */
export async function newParcel(serverUrl: string, name: string): Promise<{ id: number; path: string }> {
  const locationId = await ask(serverUrl, 'anna', 'createLocation', { name: `Flur ${name}`, ...place })
  const id = (await ask(serverUrl, 'anna', 'createProperty', name, locationId)) as number
  return { id, path: `/grundstuecke/${id}` }
}
