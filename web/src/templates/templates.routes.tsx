import { createRoute, type RouteComponent, useParams } from '@tanstack/react-router'
import { rootRoute } from '../shell/root-route.ts'
import { guarded } from '../session/route-guard.ts'
import { late } from '../shell/late.ts'

const Template = late(async () => (await import('./TemplateScreen.tsx')).TemplateScreen)
const TemplateOfAddress: RouteComponent = () => {
  const { id } = useParams({ strict: false })
  return <Template key={id} id={id} />
}

const Migration = late(
  async () => (await import('./migration/TemplateMigrationScreen.tsx')).TemplateMigrationScreen,
)

export const templateRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/formulare',
    beforeLoad: guarded('systemAdmin'),
    component: late(async () => (await import('./TemplateListScreen.tsx')).TemplateListScreen),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/formulare/anlage/{-$id}',
    beforeLoad: guarded('systemAdmin'),
    component: TemplateOfAddress,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/formulare/umstellen/$id',
    beforeLoad: guarded('systemAdmin'),
    component: () => <Migration id={useParams({ strict: false }).id} />,
  }),
] as const
