import { createRoute, redirect } from '@tanstack/react-router'
import { readSearch } from './audit/log-search.ts'
import { tenderLogPage } from './audit/tender-log-page.ts'
import { documentsPage } from './rooms/documents-page.ts'
import { guarded } from './session/route-guard.ts'
import { late } from './shell/late.ts'
import { rootRoute } from './shell/root-route.ts'
import { detailsPage } from './tenders/details-page.ts'
import { editAction } from './tenders/EditAction.tsx'
import { withoutInvitation } from './tenders/people/kept-invitation.ts'
import { watchAction } from './tenders/people/WatchAction.tsx'
import { reuseAction } from './tenders/ReuseAction.tsx'
import type { TenderFrameParts } from './tenders/frame/tender-page.ts'

/** What hangs into the frame of a tender: its menu and its actions, in this order. An area adds its own here. */
const parts: TenderFrameParts = {
  pages: [detailsPage, documentsPage, tenderLogPage],
  actions: [watchAction, reuseAction, editAction],
}

const TenderFrame = late(async () => (await import('./tenders/frame/TenderFrame.tsx')).TenderFrame)

const tenderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projekte/$id',
  beforeLoad: ({ location }) => {
    const href = withoutInvitation(location)
    if (href !== null) throw redirect({ href, replace: true })
  },
  component: () => <TenderFrame {...parts} />,
})

const Details = late(async () => {
  const [{ TenderDetails }, { tenderSections }] = await Promise.all([
    import('./tenders/TenderDetails.tsx'),
    import('./tender-sections.ts'),
  ])
  return () => <TenderDetails sections={tenderSections} />
})

/** The frame and a route for each of its pages. Announced tenders and their documents are open to everyone, their log is not. */
export const tenderFrameRoute = tenderRoute.addChildren([
  createRoute({
    getParentRoute: () => tenderRoute,
    path: '/',
    beforeLoad: guarded('public'),
    component: Details,
  }),
  createRoute({
    getParentRoute: () => tenderRoute,
    path: 'dokumente',
    beforeLoad: guarded('public'),
    component: late(async () => (await import('./rooms/DocumentsScreen.tsx')).DocumentsScreen),
  }),
  createRoute({
    getParentRoute: () => tenderRoute,
    path: 'audit-log',
    validateSearch: readSearch,
    beforeLoad: guarded('login'),
    component: late(async () => (await import('./audit/TenderLogScreen.tsx')).TenderLogScreen),
  }),
])
