import { createRoute, notFound } from '@tanstack/react-router'
import { rootRoute } from './shell/root-route.ts'
import { isTenderChild } from './tender-children.ts'
import { titles } from './routes.texts.ts'
import { guarded } from './session/route-guard.ts'
import { LaterScreen } from './shell/LaterScreen.tsx'

const tenders = { title: titles.tenders, path: '/projekte' }

const guardedByLogin = guarded('login')

/** What belongs to a participation is for those who are logged in; what means nothing is not found by anybody. */
export const laterTenderRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/projekte/$id/$child1/{-$childId1}/{-$child2}/{-$childId2}',
    beforeLoad: ({ params: { child1, child2 }, ...arrival }) => {
      if (!isTenderChild(child1, child2)) throw notFound()
      return guardedByLogin(arrival)
    },
    component: () => <LaterScreen title={titles.tender} parent={tenders} />,
  }),
] as const
