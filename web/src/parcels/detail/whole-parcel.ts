import type { WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import type { LinkedProperty } from '@allmende/domain/tenders/parcel-tenders.contract.ts'

/** As those inside get it: with everything. */
export type InsideParcel = LinkedProperty & WholeParcel

export const isInsideParcel = (parcel: LinkedProperty): parcel is InsideParcel =>
  parcel.version !== undefined && parcel.publicFields !== undefined
