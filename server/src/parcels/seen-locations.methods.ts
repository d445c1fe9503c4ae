import type { locationsContract } from '@allmende/domain/locations/locations.contract.ts'
import { locationPolicy } from '@allmende/domain/locations/locations.policy.ts'
import { showLocation } from '@allmende/domain/locations/locations.views.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { methodsOf } from '../rpc/method.ts'
import { viewingOf } from './parcel-filter.ts'
import { findLocation, listLocations } from './seen-locations.queries.ts'

const { read } = methodsOf<typeof locationsContract>()

/** Outside a location is seen where a parcel is that everybody may see: so locations are read where parcels are known. */
export const seenLocationMethods = [
  read('getLocations', {
    load: ({ db, actor }, filter) => listLocations(db, viewingOf(actor), filter),
    allow: everyone, // of those that the viewer may know of
    show: (actor, locations) => locations.map((location) => showLocation(actor, location)),
  }),

  read('getLocationById', {
    load: ({ db }, id) => findLocation(db, id),
    allow: locationPolicy.view,
    show: showLocation,
  }),
]
