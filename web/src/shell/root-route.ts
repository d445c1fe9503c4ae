import { createRootRoute } from '@tanstack/react-router'
import { ErrorScreen } from '../errors/ErrorScreen.tsx'
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { Shell } from './Shell.tsx'

export const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
})
