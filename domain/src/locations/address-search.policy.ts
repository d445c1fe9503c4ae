import { type Actor, isInternal, signedIn } from '../actor.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'

/** Whoever places locations looks addresses up. */
export const addressSearchPolicy = {
  search: (actor: Actor): Verdict =>
    firstRefusal(signedIn(actor), isInternal(actor) ? allowed : refused('wrongRole')),
}
