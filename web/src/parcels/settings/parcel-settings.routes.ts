import { createRoute } from '@tanstack/react-router'
import { guarded } from '../../session/route-guard.ts'
import { late } from '../../shell/late.ts'
import { rootRoute } from '../../shell/root-route.ts'

export const parcelSettingsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/grundstueckseinstellungen',
    beforeLoad: guarded('systemAdmin'),
    component: late(async () => (await import('./ParcelSettingsScreen.tsx')).ParcelSettingsScreen),
  }),
] as const
