import { createRoute } from '@tanstack/react-router'
import { guarded } from '../session/route-guard.ts'
import { LaterScreen } from '../shell/LaterScreen.tsx'
import { late } from '../shell/late.ts'
import { rootRoute } from '../shell/root-route.ts'
import { parcelsPath } from './parcel-paths.ts'
import { texts } from './parcels.texts.ts'

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
    component: () => (
      <LaterScreen title={texts.parcel} parent={{ title: texts.parcels, path: parcelsPath }} />
    ),
  }),
] as const
