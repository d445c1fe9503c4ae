import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../shell/root-route.ts'
import { guarded } from '../session/route-guard.ts'
import { late } from '../shell/late.ts'
import type { Side } from './sides.ts'

const UsersScreen = late(async () => (await import('./UsersScreen.tsx')).UsersScreen)
const UserCreateScreen = late(async () => (await import('./UserCreateScreen.tsx')).UserCreateScreen)

const list = <const Path extends string>(path: Path, side: Side) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: guarded('login'),
    component: () => <UsersScreen key={side} side={side} />,
  })

const create = <const Path extends string>(path: Path, side: Side) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: guarded('login'),
    component: () => <UserCreateScreen key={side} side={side} />,
  })

export const userRoutes = [
  list('/benutzer', 'external'),
  list('/benutzer/intern', 'internal'),
  create('/benutzer/anlage', 'external'),
  create('/benutzer/intern/anlage', 'internal'),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/benutzer/$email',
    beforeLoad: guarded('login'),
    component: late(async () => (await import('./UserScreen.tsx')).UserScreen),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/passwort-reset',
    component: late(async () => (await import('./PasswordResetScreen.tsx')).PasswordResetScreen),
  }),
] as const
