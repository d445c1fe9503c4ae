import { type Actor, isInternal, signedIn } from '../actor.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'

type Subject = { isPublic: boolean; isArchived: boolean }

/** What everybody may know to be there. */
export const isSeenOutside = ({ isPublic, isArchived }: Subject): boolean => isPublic && !isArchived

/** Who may do what with parcels. */
export const parcelPolicy = {
  view: (actor: Actor, parcel: Subject): Verdict =>
    isInternal(actor) || isSeenOutside(parcel) ? allowed : refused('notFound'),

  write: (actor: Actor): Verdict =>
    firstRefusal(signedIn(actor), isInternal(actor) ? allowed : refused('wrongRole')),
}
