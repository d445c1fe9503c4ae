import { actorOf } from '@allmende/domain/accounts/accounts.rules.ts'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { emailTokenIn } from './email-link.ts'
import { type Access, passage } from './guard.ts'
import { homeOf, session, sessionSettled, standingOf } from './session.ts'
import { rememberForLogin, rememberForSecondFactor } from './targets.ts'
import { currentFacts } from './useSession.ts'

type Arrival = { location: ParsedLocation; cause: 'preload' | 'enter' | 'stay' }

/** Where the user was last; a blocked navigation leaves her there. */
let here = '/'
export const arrivedAt = (href: string) => {
  here = href
}

/** What the shell needs to know of the page: whether this person may see it. */
type Entrance = { permitted: boolean }

/** The route's `beforeLoad`: lets in, or remembers where she wanted to go and stays. */
export const guarded =
  (access: Access) =>
  async ({ location, cause }: Arrival): Promise<Entrance> => {
    if (access === 'public') return { permitted: true }
    await sessionSettled()
    const outcome = passage(access, actorOf(currentFacts()))
    if (outcome === 'enter' || outcome === 'noPermission') return { permitted: outcome === 'enter' }
    const leftByWish = cause === 'stay' && session.get().ended === 'left'
    if (!leftByWish) {
      if (outcome === 'logIn') rememberForLogin(location.href)
      else rememberForSecondFactor(location.href)
    }
    // A page she may not stay on is no place to go back to.
    throw redirect({ href: cause === 'stay' || here === location.href ? '/' : here, replace: true })
  }

/** The start view is for visitors; everyone else starts where her work is. */
export async function guardStart({ location }: Pick<Arrival, 'location'>) {
  await sessionSettled()
  const facts = currentFacts()
  const { user } = session.get()
  if (!facts || !user || standingOf(facts) === 'visitor') return
  const home = homeOf(user)
  if (standingOf(facts) === 'secondFactorPending' && home === '/wizard/1')
    return rememberForSecondFactor(home)
  const token = emailTokenIn(location.pathname, location.searchStr)
  const search = token === null ? '' : `?${new URLSearchParams({ token })}`
  throw redirect({ href: home + search, replace: true })
}

/** The login is a dialog over the start view. */
export function guardLogin() {
  rememberForLogin('/')
  throw redirect({ to: '/', search: true, replace: true })
}
