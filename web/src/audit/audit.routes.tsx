import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../shell/root-route.ts'
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
] as const
