import { createRoute, type RouteComponent, useParams } from '@tanstack/react-router'
import { rootRoute } from '../shell/root-route.ts'
import { guarded } from '../session/route-guard.ts'
import { late } from '../shell/late.ts'

const screen = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => rootRoute, path, beforeLoad: guarded('login'), component })

const List = late(async () => (await import('./OrganizationListScreen.tsx')).OrganizationListScreen)
const Detail = late(async () => (await import('./OrganizationScreen.tsx')).OrganizationScreen)
const OrganizationOfAddress: RouteComponent = () => <Detail id={useParams({ strict: false }).id ?? ''} />

export const organizationRoutes = [
  screen(
    '/organisation',
    late(async () => (await import('./OrganizationScreen.tsx')).OwnOrganizationScreen),
  ),
  screen('/organisation/$id', OrganizationOfAddress),
  screen('/auftraggeber', () => <List type="CLIENT" />),
  screen(
    '/auftraggeber/anlage',
    late(async () => (await import('./NewClientScreen.tsx')).NewClientScreen),
  ),
  screen('/auftraggeber/$id', OrganizationOfAddress),
  screen('/bieter', () => <List type="CONTRACTOR" />),
  screen('/bieter/$id', OrganizationOfAddress),
] as const
