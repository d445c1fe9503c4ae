import { type Actor, isInternal, isSystemAdmin, signedIn } from '../actor.ts'
import { bidderOf } from '../rooms/room-standing.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import type { ShownTender, TeamTender, TenderHead } from './tenders.contract.ts'

/** What decides about a tender: who works on it, and from when on the world may know of it. */
export type TenderSubject = Pick<TenderHead, 'team' | 'publicFrom'>

/** Everyone may know of it from that instant on; of what was cancelled before there is none. */
export const isPublic = ({ publicFrom }: Pick<TenderSubject, 'publicFrom'>, now: Date): boolean =>
  publicFrom !== null && now >= publicFrom

const roleIn = (actor: Actor, { team }: Pick<TenderSubject, 'team'>) =>
  (isInternal(actor) && actor.kind === 'user'
    ? team.find(({ userName }) => userName === actor.email)?.role
    : null) ?? null

/** Belongs to those who run the tender. */
export const isEditor = (actor: Actor, tender: Pick<TenderSubject, 'team'>): boolean =>
  isSystemAdmin(actor) || roleIn(actor, tender) !== null

const isProjectAdmin = (actor: Actor, tender: TenderSubject): boolean =>
  isSystemAdmin(actor) || roleIn(actor, tender) === 'ADMIN'

/** Who may do what with a tender. Until it is public, nobody outside its team knows of it. */
export const tenderPolicy = {
  create: (actor: Actor): Verdict =>
    firstRefusal(signedIn(actor), isInternal(actor) ? allowed : refused('wrongRole')),

  view: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    isEditor(actor, tender) || isPublic(tender, now) ? allowed : refused('notFound'),

  /** What only its team may know, such as its log, however public it is. */
  lookInside: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    firstRefusal(
      signedIn(actor),
      tenderPolicy.view(actor, tender, now),
      isEditor(actor, tender) ? allowed : refused('wrongRole'),
    ),

  check: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    tenderPolicy.lookInside(actor, tender, now),

  /** Who may deactivate a person learns first which tenders rely on her. */
  seeReliance: (actor: Actor): Verdict =>
    firstRefusal(signedIn(actor), isSystemAdmin(actor) ? allowed : refused('wrongRole')),

  /** Handing its notice to the portal, and calling it back. */
  sendNotice: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    tenderPolicy.lookInside(actor, tender, now),

  update: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    firstRefusal(
      tenderPolicy.lookInside(actor, tender, now),
      isProjectAdmin(actor, tender) ? allowed : refused('wrongRole'),
    ),

  /** Marking it for oneself; only who could bid has a list of such marks. */
  watch: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    firstRefusal(
      signedIn(actor),
      tenderPolicy.view(actor, tender, now),
      bidderOf(actor) === null ? refused('wrongRole') : allowed,
    ),

  /** Whether the time for it has come, or is over, the rules say. */
  invite: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    tenderPolicy.lookInside(actor, tender, now),

  seeInvitations: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    tenderPolicy.lookInside(actor, tender, now),

  revokeInvitation: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    tenderPolicy.lookInside(actor, tender, now),

  addEditors: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    tenderPolicy.update(actor, tender, now),
}

/** Told by what was sent: only those inside get the team. */
export const isSeenInside = (tender: Pick<ShownTender, 'id'>): tender is TeamTender => 'team' in tender

/** Whoever got it as an outsider got it because it is public. */
export const isPublicTo = (tender: Pick<ShownTender, 'id'>, now: Date): boolean =>
  isSeenInside(tender) ? isPublic(tender, now) : true

/** Which tenders somebody sees from the inside, public or not: all, those she works on, or none. */
export type InsideScope = 'all' | { memberEmail: string } | 'none'

export function insideScopeOf(actor: Actor): InsideScope {
  if (isSystemAdmin(actor)) return 'all'
  return actor.kind === 'user' && isInternal(actor) ? { memberEmail: actor.email } : 'none'
}
