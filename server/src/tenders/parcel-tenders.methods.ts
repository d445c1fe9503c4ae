import type { parcelTendersContract } from '@allmende/domain/tenders/parcel-tenders.contract.ts'
import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import { showParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { withMediaPermits } from '../parcels/media/media-permits.ts'
import { findParcel } from '../parcels/parcels.queries.ts'
import { methodsOf } from '../rpc/method.ts'
import { askingOf, shownRows } from './asked-tenders.ts'
import { listTenders } from './tender-lists.queries.ts'

const { read } = methodsOf<typeof parcelTendersContract>()

/** A parcel as its page shows it, and its tenders: each only as far as the viewer may know of it. */
export const parcelTenderMethods = [
  read('getPropertyById', {
    load: async (context, id) => {
      const parcel = await findParcel(context.db, id)
      if (!parcel) return null
      const listed = await listTenders(context.db, { asking: askingOf(context), propertyId: id })
      return { parcel, listed }
    },
    allow: (actor, { parcel }) => parcelPolicy.view(actor, parcel),
    after: async (context, { parcel, listed }) => ({
      parcel: await withMediaPermits(context, parcel),
      listed,
    }),
    show: (actor, { parcel, listed }) => {
      const projects = shownRows(actor, listed).map(({ id, name }) => ({ id, name }))
      return { ...showParcel(actor, parcel), projects, projectId: projects[0]?.id ?? null }
    },
  }),

  read('getProjectsByPropertyId', {
    load: async (context, id) => {
      const parcel = await findParcel(context.db, id)
      return (
        parcel && {
          ...parcel,
          listed: await listTenders(context.db, { asking: askingOf(context), propertyId: id }),
        }
      )
    },
    allow: parcelPolicy.view,
    show: (actor, { listed }) => shownRows(actor, listed),
  }),
]
