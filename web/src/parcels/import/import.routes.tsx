import { createRoute } from '@tanstack/react-router'
import { guarded } from '../../session/route-guard.ts'
import { late } from '../../shell/late.ts'
import { rootRoute } from '../../shell/root-route.ts'
import { parcelImportPath } from '../parcel-paths.ts'

export const parcelImportRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: parcelImportPath,
    beforeLoad: guarded('login'),
    component: late(async () => (await import('./ImportScreen.tsx')).ImportScreen),
  }),
] as const
