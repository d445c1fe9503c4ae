import { z } from 'zod'
import { CountedId, type Methods, Page } from '../method.ts'

export const ParcelId = CountedId

/** What a tender shows of a parcel; everything else of it joins with the parcels' own screens. */
export const Parcel = z.object({ id: ParcelId, name: z.string() })
export type Parcel = z.infer<typeof Parcel>

export const parcelsContract = {
  /** Until parcels have rights of their own: the public ones that are not archived. */
  getProperties: {
    kind: 'read',
    args: z.tuple([Page.optional()]),
    result: z.array(Parcel),
    shows: { entity: 'property' },
  },
} as const satisfies Methods
