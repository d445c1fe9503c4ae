import type { LegalPage } from '@allmende/domain/settings/settings.contract.ts'
import { createRoute, createRouter, notFound } from '@tanstack/react-router'
import { userRoutes } from './accounts/accounts.routes.tsx'
import { auditRoutes } from './audit/audit.routes.tsx'
import { ErrorScreen } from './errors/ErrorScreen.tsx'
import { LoadingScreen } from './errors/LoadingScreen.tsx'
import { NotFoundScreen } from './errors/NotFoundScreen.tsx'
import { organizationRoutes } from './organizations/organizations.routes.tsx'
import { locationRoutes } from './locations/locations.routes.ts'
import { parcelImportRoutes } from './parcels/import/import.routes.tsx'
import { parcelRoutes } from './parcels/parcels.routes.tsx'
import { parcelSettingsRoutes } from './parcels/settings/parcel-settings.routes.ts'
import { registrationRoutes } from './registration/registration.routes.tsx'
import { rootRoute } from './shell/root-route.ts'
import { askServerInfo, serverInfo } from './rpc/server-info.ts'
import { arrivedAt, guardLogin, guardStart } from './session/route-guard.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { late } from './shell/late.ts'
import { scrollAlong } from './shell/scrolling.ts'
import { StartScreen } from './start/StartScreen.tsx'
import { tenderFrameRoute } from './tender-routes.tsx'
import { scrollDelay } from './tenders/tender-paths.ts'
import { tenderRoutes } from './tenders/tenders.routes.tsx'
import { wizardRoutes } from './wizard/wizard.routes.tsx'
import { templateRoutes } from './templates/templates.routes.tsx'

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: guardStart,
  component: StartScreen,
})

const loginRoute = createRoute({ getParentRoute: () => rootRoute, path: '/login', beforeLoad: guardLogin })

const LegalScreen = late(async () => (await import('./legal/LegalScreen.tsx')).LegalScreen)
const legalRoute = <const Path extends string>(path: Path, page: LegalPage) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: () => <LegalScreen page={page} />,
  })

const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/einrichtung',
  component: late(async () => (await import('./setup/SetupScreen.tsx')).SetupScreen),
})

/** Part of the demonstration only. */
async function inDemo() {
  const info = serverInfo.get() ?? (await askServerInfo())
  if (!info.demo) throw notFound()
}

const mailboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/_postfach',
  beforeLoad: inDemo,
  component: late(async () => (await import('./mail/MailboxScreen.tsx')).MailboxScreen),
})

/** The house components on one page. */
const componentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/_bausteine',
  beforeLoad: inDemo,
  component: late(async () => (await import('./bausteine/BausteineScreen.tsx')).BausteineScreen),
})

/** Maps, on a page of their own. */
const mapSamplesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/_bausteine/karte',
  beforeLoad: inDemo,
  component: late(async () => (await import('./bausteine/MapSamplesScreen.tsx')).MapSamplesScreen),
})

/** Any template as a form that can be filled in. */
const noticeFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/_bausteine/formular/{-$template}',
  beforeLoad: inDemo,
  component: late(async () => (await import('./bausteine/NoticeFormScreen.tsx')).NoticeFormScreen),
})

const routeTree = rootRoute.addChildren([
  startRoute,
  loginRoute,
  setupRoute,
  componentsRoute,
  mapSamplesRoute,
  noticeFormRoute,
  mailboxRoute,
  legalRoute('/impressum', 'impressum'),
  legalRoute('/datenschutz', 'datenschutz'),
  legalRoute('/barrierefreiheit', 'barrierefreiheit'),
  legalRoute('/technische-parameter', 'technischeParameter'),
  ...auditRoutes,
  ...organizationRoutes,
  ...registrationRoutes,
  ...userRoutes,
  ...settingsRoutes,
  ...templateRoutes,
  ...tenderRoutes,
  tenderFrameRoute,
  ...wizardRoutes,
  ...parcelRoutes,
  ...parcelSettingsRoutes,
  ...locationRoutes,
  ...parcelImportRoutes,
])

export const router = createRouter({
  routeTree,
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
  // Both are the shell's, see scrolling.ts.
  defaultHashScrollIntoView: false,
  scrollRestoration: false,
})

scrollAlong(router, scrollDelay)
router.subscribe('onResolved', ({ toLocation }) => arrivedAt(toLocation.href))

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
