import { type Actor, isInternal, signedIn } from '../actor.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'

/** `isSeenOutside`: a parcel that everybody may see is said to be there. */
type Subject = { isSeenOutside: boolean }

/** Who may do what with locations. */
export const locationPolicy = {
  view: (actor: Actor, { isSeenOutside }: Subject): Verdict =>
    isInternal(actor) || isSeenOutside ? allowed : refused('notFound'),

  write: (actor: Actor): Verdict =>
    firstRefusal(signedIn(actor), isInternal(actor) ? allowed : refused('wrongRole')),
}
