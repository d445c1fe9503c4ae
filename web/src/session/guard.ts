import { type Actor, isSystemAdmin, signedIn } from '@allmende/domain/actor.ts'

/** Who may see a page at all; what it then shows is the server's decision. */
export type Access = 'public' | 'login' | 'systemAdmin'

/** What happens to someone who goes to a page. */
export type Passage = 'enter' | 'logIn' | 'confirmSecondFactor' | 'noPermission'

export function passage(access: Access, actor: Actor): Passage {
  if (access === 'public') return 'enter'
  const verdict = signedIn(actor)
  if (!verdict.allowed) {
    if (verdict.reason === 'signInRequired') return 'logIn'
    // Whoever has an open step on her account finds the shell occupied by that step.
    return verdict.reason === 'secondFactorPending' ? 'confirmSecondFactor' : 'enter'
  }
  return access === 'systemAdmin' && !isSystemAdmin(actor) ? 'noPermission' : 'enter'
}
