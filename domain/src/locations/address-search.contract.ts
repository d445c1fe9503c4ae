import { z } from 'zod'
import { type Methods, RequiredLine } from '../method.ts'

/** A place that an address names. */
export const AddressResult = z.object({
  displayName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** What OpenStreetMap calls it, where the service says so. */
  osmType: z.string().nullable(),
  osmId: z.string().nullable(),
  /** Its outline, a Polygon or MultiPolygon of GeoJSON. */
  geoJson: z.string().nullable(),
})
export type AddressResult = z.infer<typeof AddressResult>

export const longestQuery = 200

export const addressSearchContract = {
  /** Asks the address service outside; at most ten places, the best first. */
  searchAddress: {
    kind: 'read',
    args: z.tuple([RequiredLine(longestQuery)]),
    result: z.array(AddressResult),
  },
} as const satisfies Methods
