import { actorOf } from '@allmende/domain/accounts/accounts.rules.ts'
import type { Actor } from '@allmende/domain/actor.ts'
import { useQuery } from '@tanstack/react-query'
import { queryClient, rpcQuery } from '../rpc/queries.ts'
import { useStore } from '../rpc/store.ts'
import { factsOf, type Session, session, type Standing, standingOf } from './session.ts'
import { type Targets, targets } from './targets.ts'

export const settingsQuery = rpcQuery('getSettings')

export const useSession = (): Session => useStore(session)
export const useTargets = (): Targets => useStore(targets)

function useFacts() {
  const current = useSession()
  // Of a visitor there are no facts, and her start view asks the server for nothing.
  const settings = useQuery({ ...settingsQuery, enabled: current.token !== null }).data
  return factsOf(current, settings?.twoFactorAuthenticationRequired ?? false)
}

/** Who is looking at this screen; policies answer for her. */
export const useActor = (): Actor => actorOf(useFacts())

/** How far the login has come. */
export const useStanding = (): Standing => standingOf(useFacts())

/** The same outside React, for the router. */
export function currentFacts() {
  const settings = queryClient.getQueryData(settingsQuery.queryKey)
  return factsOf(session.get(), settings?.twoFactorAuthenticationRequired ?? false)
}
