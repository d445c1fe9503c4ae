import { z } from 'zod'
import type { Methods } from '../method.ts'
import { ParcelId, Property } from '../parcels/parcels.contract.ts'
import { TenderId, TenderRow } from './tenders.contract.ts'

/** A parcel with the tenders it is linked to that the viewer may know of, the newest first. */
export const LinkedProperty = Property.extend({
  projectId: TenderId.nullable(),
  projects: z.array(z.object({ id: TenderId, name: z.string() })),
})
export type LinkedProperty = z.infer<typeof LinkedProperty>

/** What a parcel shows of tenders. */
export const parcelTendersContract = {
  getPropertyById: {
    kind: 'read',
    args: z.tuple([ParcelId]),
    result: LinkedProperty,
    shows: { entity: 'property', idAt: 0 },
  },
  getProjectsByPropertyId: {
    kind: 'read',
    args: z.tuple([ParcelId]),
    result: z.array(TenderRow),
    shows: { entity: 'project' },
  },
} as const satisfies Methods
