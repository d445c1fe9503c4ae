import { createRoute, redirect, useParams } from '@tanstack/react-router'
import { rootRoute } from '../shell/root-route.ts'
import { guardStart, guarded } from '../session/route-guard.ts'
import { late } from '../shell/late.ts'

const Wizard = late(async () => (await import('./WizardScreen.tsx')).WizardScreen)

export const wizardRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/wizard',
    beforeLoad: async (arrival) => {
      await guardStart(arrival)
      throw redirect({ to: '/', replace: true })
    },
  }),
  /** Bidders come without being logged in. */
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/wizard/2/{-$step2}/{-$step3}',
    beforeLoad: guarded('public'),
    component: () => {
      const { step2, step3 } = useParams({ strict: false })
      return <Wizard step1="2" step2={step2} step3={step3} />
    },
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/wizard/$step1/{-$step2}/{-$step3}',
    beforeLoad: guarded('login'),
    component: () => {
      const { step1 = '', step2, step3 } = useParams({ strict: false })
      return <Wizard step1={step1} step2={step2} step3={step3} />
    },
  }),
] as const
