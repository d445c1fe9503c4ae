import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../shell/root-route.ts'
import { guarded } from '../session/route-guard.ts'
import { late } from '../shell/late.ts'

export const settingsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/einstellungen',
    beforeLoad: guarded('systemAdmin'),
    component: late(async () => (await import('./SettingsScreen.tsx')).SettingsScreen),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/changelog',
    beforeLoad: guarded('systemAdmin'),
    component: late(async () => (await import('./ChangelogScreen.tsx')).ChangelogScreen),
  }),
] as const
