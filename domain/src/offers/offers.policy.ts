import { type Actor, nameOf, signedIn } from '../actor.ts'
import { bidderOf } from '../rooms/room-standing.ts'
import { type Addressee, refusedTry } from '../rooms/sealed-tries.ts'
import { isEditor, tenderPolicy, type TenderSubject } from '../tenders/tenders.policy.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'

/** One organization's part in a tender. */
export type OfferSubject = { organizationId: number; tender: TenderSubject }

/** What two people have opened of a lot, and whether something is still sealed. */
export type OpenedLot = {
  tender: TenderSubject & { id: number; name: string }
  lot: { title: string }
  isOpened: boolean
  hasSealed: boolean
  projectAdmins: readonly Addressee[]
}

export const isOwnOffer = (actor: Actor, { organizationId }: Pick<OfferSubject, 'organizationId'>): boolean =>
  bidderOf(actor) === organizationId

/** Of others' parts nobody outside the team knows that there are any. */
const mayKnow = (actor: Actor, subject: OfferSubject): boolean =>
  isOwnOffer(actor, subject) || isEditor(actor, subject.tender)

/** Who may take part, file and decide about what was filed. */
export const offerPolicy = {
  join: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    firstRefusal(
      signedIn(actor),
      tenderPolicy.view(actor, tender, now),
      bidderOf(actor) === null ? refused('onlyCompaniesJoin') : allowed,
    ),

  view: (actor: Actor, subject: OfferSubject): Verdict =>
    firstRefusal(signedIn(actor), mayKnow(actor, subject) ? allowed : refused('notFound')),

  /** Submitting and withdrawing is for the organization itself. */
  file: (actor: Actor, subject: OfferSubject): Verdict =>
    firstRefusal(
      offerPolicy.view(actor, subject),
      isOwnOffer(actor, subject) ? allowed : refused('wrongRole'),
    ),

  /** The board: letting somebody in who was not chosen. */
  admit: (actor: Actor, subject: OfferSubject): Verdict =>
    firstRefusal(
      offerPolicy.view(actor, subject),
      isEditor(actor, subject.tender) ? allowed : refused('wrongRole'),
    ),

  /** A note on an offer is for those who run the tender, from the first moment they see it. */
  remark: (actor: Actor, subject: OfferSubject): Verdict => offerPolicy.admit(actor, subject),

  /**
   * Everything opened of a lot. Who may not even look inside learns nothing of it; for who may, reaching for what is
   * still sealed is a try like any other.
   */
  readOpened(actor: Actor, { tender, lot, ...opened }: OpenedLot, now: Date): Verdict {
    const inside = tenderPolicy.lookInside(actor, tender, now)
    if (!inside.allowed || opened.isOpened) return inside
    if (!opened.hasSealed) return refused('nothingOpened')
    const room = { id: null, name: lot.title, offerId: null }
    const around = { projectId: tender.id, projectName: tender.name, projectAdmins: opened.projectAdmins }
    return refusedTry('nothingOpened', { room, around, personName: nameOf(actor) }, now)
  },

  /** All parts in a tender for its team; companies get their own. */
  listOfTender: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    firstRefusal(
      signedIn(actor),
      tenderPolicy.view(actor, tender, now),
      isEditor(actor, tender) || bidderOf(actor) !== null ? allowed : refused('wrongRole'),
    ),

  /** A company its own; staff those in their own tenders, which the query says. */
  listOfOrganization: (actor: Actor, { organizationId }: { organizationId: number }): Verdict =>
    firstRefusal(
      signedIn(actor),
      actor.kind === 'user' && actor.roles.some((role) => role.startsWith('SYSTEM_'))
        ? allowed
        : isOwnOffer(actor, { organizationId })
          ? allowed
          : refused('notFound'),
    ),
}
