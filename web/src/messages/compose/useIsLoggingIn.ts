import { useLocation } from '@tanstack/react-router'
import { useTargets } from '../../session/useSession.ts'

/** A step of the login is open, or has just been taken and leads back to here. */
export function useIsLoggingIn(): boolean {
  const { afterLogin, afterSecondFactor } = useTargets()
  const isAsked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has('message') })
  return isAsked || afterLogin !== null || afterSecondFactor !== null
}
