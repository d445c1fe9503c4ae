import { useLocation } from '@tanstack/react-router'
import { useStore } from '../rpc/store.ts'
import { type KeptRegistration, keptRegistration } from './kept-registration.ts'
import { useSession, useStanding } from './useSession.ts'

/**
 * The registration this tab has come from, where the address says so (`?message=registered`). In any other browser,
 * and in this one once the tab is closed, the same address asks for the login.
 */
export function useJustRegistered(): KeptRegistration | null {
  const isSaid = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get('message') === 'registered',
  })
  const { settled } = useSession()
  const isVisitor = useStanding() === 'visitor'
  const kept = useStore(keptRegistration)
  return isSaid && settled && isVisitor ? kept : null
}
