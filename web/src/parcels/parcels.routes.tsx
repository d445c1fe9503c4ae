import { createRoute, useParams } from '@tanstack/react-router'
import { guarded } from '../session/route-guard.ts'
import { late } from '../shell/late.ts'
import { rootRoute } from '../shell/root-route.ts'
import { parcelsPath } from './parcel-paths.ts'

const Detail = late(async () => (await import('./detail/ParcelScreen.tsx')).ParcelScreen)

/** Everybody may look at parcels; the server gives each viewer what is theirs to see. */
export const parcelRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: parcelsPath,
    beforeLoad: guarded('public'),
    component: late(async () => (await import('./list/ParcelListScreen.tsx')).ParcelListScreen),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: `${parcelsPath}/$id`,
    beforeLoad: guarded('public'),
    component: () => <Detail id={useParams({ strict: false }).id ?? ''} />,
  }),
] as const
