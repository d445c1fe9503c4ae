import type { Bilingual } from '@allmende/domain/texts.ts'
import { createRoute, notFound } from '@tanstack/react-router'
import { rootRoute } from './shell/root-route.ts'
import { isTenderChild } from './tender-children.ts'
import { titles } from './routes.texts.ts'
import type { Access } from './session/guard.ts'
import { guarded } from './session/route-guard.ts'
import { LaterScreen } from './shell/LaterScreen.tsx'

type Parent = { title: Bilingual; path: string }

/** A page whose screen comes with a later issue: its place, title and access are already right. */
const later = <const Path extends string>(path: Path, access: Access, title: Bilingual, parent?: Parent) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: guarded(access),
    component: () => <LaterScreen title={title} {...(parent && { parent })} />,
  })

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

export const laterParcelRoutes = [
  later('/standorte', 'public', titles.locations),
] as const
