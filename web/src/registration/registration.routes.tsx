import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../shell/root-route.ts'
import { guarded } from '../session/route-guard.ts'
import { late } from '../shell/late.ts'

/** How companies come in. */
export const registrationRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/registrierung',
    component: late(async () => (await import('./RegistrationScreen.tsx')).RegistrationScreen),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/bieter/anlage',
    beforeLoad: guarded('systemAdmin'),
    component: late(async () => (await import('./RegistrationScreen.tsx')).InviteBidderScreen),
  }),
] as const
