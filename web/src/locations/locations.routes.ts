import { createRoute } from '@tanstack/react-router'
import { guarded } from '../session/route-guard.ts'
import { late } from '../shell/late.ts'
import { rootRoute } from '../shell/root-route.ts'

export const locationRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/standorte',
    beforeLoad: guarded('public'),
    component: late(async () => (await import('./LocationListScreen.tsx')).LocationListScreen),
  }),
] as const
