import { type Actor, isInternal, isSystemAdmin, signedIn } from '../actor.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import type { TeamMember } from './tenders.contract.ts'

/** What decides about a tender: who works on it. */
export type TenderSubject = { team: readonly TeamMember[] }

const roleIn = (actor: Actor, { team }: TenderSubject): TeamMember['role'] | null =>
  (isInternal(actor) && actor.kind === 'user'
    ? team.find(({ userName }) => userName === actor.email)?.role
    : null) ?? null

const isEditor = (actor: Actor, tender: TenderSubject): boolean =>
  isSystemAdmin(actor) || roleIn(actor, tender) !== null

const isProjectAdmin = (actor: Actor, tender: TenderSubject): boolean =>
  isSystemAdmin(actor) || roleIn(actor, tender) === 'ADMIN'

/** Who may do what with a tender. While it is a draft, nobody outside its team knows of it. */
export const tenderPolicy = {
  create: (actor: Actor): Verdict =>
    firstRefusal(signedIn(actor), isInternal(actor) ? allowed : refused('wrongRole')),

  view: (actor: Actor, tender: TenderSubject): Verdict =>
    isEditor(actor, tender) ? allowed : refused('notFound'),

  /** What only its team may know, such as its log; this stays so when others may view it. */
  lookInside: (actor: Actor, tender: TenderSubject): Verdict =>
    firstRefusal(signedIn(actor), isEditor(actor, tender) ? allowed : refused('notFound')),

  check: (actor: Actor, tender: TenderSubject): Verdict => tenderPolicy.lookInside(actor, tender),

  /** Who may deactivate a person learns first which tenders rely on her. */
  seeReliance: (actor: Actor): Verdict =>
    firstRefusal(signedIn(actor), isSystemAdmin(actor) ? allowed : refused('wrongRole')),

  /** Sending its notice to the portal, and calling it back. */
  publish: (actor: Actor, tender: TenderSubject): Verdict => tenderPolicy.lookInside(actor, tender),

  update: (actor: Actor, tender: TenderSubject): Verdict =>
    firstRefusal(
      tenderPolicy.lookInside(actor, tender),
      isProjectAdmin(actor, tender) ? allowed : refused('wrongRole'),
    ),
}

/** Whose drafts a list may show: all, those one person works on, or none. */
export type DraftScope = 'all' | { memberEmail: string } | 'none'

export function draftsFor(actor: Actor): DraftScope {
  if (isSystemAdmin(actor)) return 'all'
  return actor.kind === 'user' && isInternal(actor) ? { memberEmail: actor.email } : 'none'
}
