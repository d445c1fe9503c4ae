import type { Parcel } from '@allmende/domain/parcels/parcels.contract.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { AuditEvent } from '../rpc/method.ts'

/** One for each parcel, so that each finds its own. */
export const linkEvents = (
  { id, name }: Pick<Tender, 'id' | 'name'>,
  parcels: readonly Parcel[],
): AuditEvent[] =>
  parcels.map((parcel) => ({
    type: 'PROPERTY_LINKED_TO_PROJECT',
    projectId: id,
    data: { project: name, parcel: parcel.name, parcelId: parcel.id },
  }))
