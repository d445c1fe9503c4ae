import { createRoute, redirect } from '@tanstack/react-router'
import { readSearch } from './audit/log-search.ts'
import type { Phase } from './offers/offer-paths.ts'
import { guarded } from './session/route-guard.ts'
import { late } from './shell/late.ts'
import { rootRoute } from './shell/root-route.ts'
import { withoutInvitation } from './tenders/people/kept-invitation.ts'

/** With all that hangs into it, none of which is needed before a tender is opened. */
const TenderFrame = late(async () => {
  const [{ TenderFrame: Frame }, { tenderParts }] = await Promise.all([
    import('./tenders/frame/TenderFrame.tsx'),
    import('./tender-parts.ts'),
  ])
  return () => <Frame {...tenderParts} />
})

const tenderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projekte/$id',
  beforeLoad: ({ location }) => {
    const href = withoutInvitation(location)
    if (href !== null) throw redirect({ href, replace: true })
  },
  component: TenderFrame,
})

const Details = late(async () => {
  const [{ TenderDetails }, { tenderSections }] = await Promise.all([
    import('./tenders/TenderDetails.tsx'),
    import('./tender-sections.ts'),
  ])
  return () => <TenderDetails sections={tenderSections} />
})

const Participants = late(
  async () => (await import('./tenders/participants/ParticipantsScreen.tsx')).ParticipantsScreen,
)

const participantsRoute = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => tenderRoute,
    path,
    beforeLoad: guarded('login'),
    component: Participants,
  })

const Applicant = late(async () => {
  const [{ ApplicantScreen }, { applicantParts }] = await Promise.all([
    import('./offers/applicants/ApplicantScreen.tsx'),
    import('./applicant-parts.ts'),
  ])
  return () => <ApplicantScreen others={applicantParts} />
})

const applicantRoute = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => tenderRoute,
    path,
    beforeLoad: guarded('login'),
    component: Applicant,
  })

const PhasePage = late(async () => (await import('./offers/PhasePage.tsx')).PhasePage)

const phaseRoute = <const Path extends string>(path: Path, phase: Phase) =>
  createRoute({
    getParentRoute: () => tenderRoute,
    path,
    beforeLoad: guarded('login'),
    component: () => <PhasePage key={phase} phase={phase} />,
  })

const Documents = late(async () => {
  const [{ DocumentsScreen }, { AnswersLink }] = await Promise.all([
    import('./rooms/DocumentsScreen.tsx'),
    import('./messages/answers/AnswersLink.tsx'),
  ])
  return () => <DocumentsScreen Below={AnswersLink} />
})

const Changes = late(async () => (await import('./tenders/changes/ChangesScreen.tsx')).ChangesScreen)
const Version = late(async () => (await import('./tenders/changes/VersionScreen.tsx')).VersionScreen)

const RoomRedirect = late(async () => (await import('./offers/RoomRedirect.tsx')).RoomRedirect)

const DataRoom = late(async () => (await import('./offers/DataRoomScreen.tsx')).DataRoomScreen)

/** The frame and a route for each of its pages. Announced tenders and their documents are open to everyone, who takes part and their log are not. */
export const tenderFrameRoute = tenderRoute.addChildren([
  participantsRoute('teilnehmer'),
  participantsRoute('bieter'),
  participantsRoute('bewerber'),
  applicantRoute('teilnehmer/$organizationId'),
  applicantRoute('bieter/$organizationId'),
  applicantRoute('bewerber/$organizationId'),
  phaseRoute('bewerbung', 'application'),
  phaseRoute('verhandlung', 'negotiation'),
  phaseRoute('angebot', 'offer'),
  createRoute({
    getParentRoute: () => tenderRoute,
    path: 'datenraum/$roomId',
    beforeLoad: guarded('login'),
    component: RoomRedirect,
  }),
  createRoute({
    getParentRoute: () => tenderRoute,
    path: 'datenraum/$roomId/angebot/$offerId',
    beforeLoad: guarded('login'),
    component: DataRoom,
  }),
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
    component: Documents,
  }),
  createRoute({
    getParentRoute: () => tenderRoute,
    path: 'nachrichten',
    beforeLoad: guarded('public'),
    component: late(async () => (await import('./messages/MessagesScreen.tsx')).MessagesScreen),
  }),
  createRoute({
    getParentRoute: () => tenderRoute,
    path: 'aenderungen',
    beforeLoad: guarded('login'),
    component: Changes,
  }),
  createRoute({
    getParentRoute: () => tenderRoute,
    path: 'aenderungen/$fassung',
    beforeLoad: guarded('login'),
    component: Version,
  }),
  createRoute({
    getParentRoute: () => tenderRoute,
    path: 'vergabevermerk',
    beforeLoad: guarded('login'),
    component: late(async () => (await import('./record/RecordScreen.tsx')).RecordScreen),
  }),
  createRoute({
    getParentRoute: () => tenderRoute,
    path: 'audit-log',
    validateSearch: readSearch,
    beforeLoad: guarded('login'),
    component: late(async () => (await import('./audit/TenderLogScreen.tsx')).TenderLogScreen),
  }),
  createRoute({
    getParentRoute: () => tenderRoute,
    path: 'archiv',
    beforeLoad: guarded('login'),
    component: late(async () => (await import('./archive/ArchiveScreen.tsx')).ArchiveScreen),
  }),
])
