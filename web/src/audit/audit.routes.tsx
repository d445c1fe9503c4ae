import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../root-route.ts'
import { guarded } from '../session/route-guard.ts'
import { late } from '../shell/late.ts'
import { readSearch } from './log-search.ts'

export const auditRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/audit-log/{-$id}',
    validateSearch: readSearch,
    beforeLoad: guarded('systemAdmin'),
    component: late(async () => (await import('./AuditLogScreen.tsx')).AuditLogScreen),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/projekte/$id/audit-log',
    validateSearch: readSearch,
    beforeLoad: guarded('login'),
    component: late(async () => (await import('./TenderLogScreen.tsx')).TenderLogScreen),
  }),
] as const
