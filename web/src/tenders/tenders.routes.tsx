import { createRoute, type RouteComponent, useParams, useSearch } from '@tanstack/react-router'
import { rootRoute } from '../shell/root-route.ts'
import type { Access } from '../session/guard.ts'
import { guarded } from '../session/route-guard.ts'
import { late } from '../shell/late.ts'
import { readListSearch } from './list/list-search.ts'
import { tendersPath } from './tender-paths.ts'

const screen = <const Path extends string>(path: Path, access: Access, component: RouteComponent) =>
  createRoute({ getParentRoute: () => rootRoute, path, beforeLoad: guarded(access), component })

const New = late(async () => (await import('./NewTenderScreen.tsx')).NewTenderScreen)
const Mend = late(async () => (await import('./portal/mending/MendNoticeScreen.tsx')).MendNoticeScreen)
const Migration = late(async () => (await import('./migration/MigrationScreen.tsx')).MigrationScreen)
const Edit = late(async () => (await import('./EditTenderScreen.tsx')).EditTenderScreen)

/** The list is open to everyone; making and changing tenders is not. */
export const tenderRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: tendersPath,
    validateSearch: readListSearch,
    beforeLoad: guarded('public'),
    component: late(async () => (await import('./TenderListScreen.tsx')).TenderListScreen),
  }),
  screen('/projekte/anlage/{-$templateId}', 'login', () => (
    <New templateId={useParams({ strict: false }).templateId} />
  )),
  screen('/projekte/bearbeiten/$id', 'login', () => {
    const { id } = useParams({ strict: false })
    const { bekanntmachung } = useSearch({ strict: false }) as { bekanntmachung?: unknown }
    return bekanntmachung === undefined ? <Edit id={id} /> : <Mend id={id} notice={String(bekanntmachung)} />
  }),
  screen('/projekte/umstellen/$id', 'login', () => <Migration id={useParams({ strict: false }).id} />),
] as const
