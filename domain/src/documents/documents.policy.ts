import type { Actor } from '../actor.ts'
import { auditPolicy, type LogScope } from '../audit/audit.policy.ts'
import { isOwnOffer, type OfferSubject } from '../offers/offers.policy.ts'
import { isEditor, type TenderSubject, tenderPolicy } from '../tenders/tenders.policy.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

/** A submission or withdrawal; opened is what the team may read at least a part of. */
export type ReceiptSubject = OfferSubject & { isOpened: boolean }

/** What a document is about. */
export type DocumentSubject =
  | ({ kind: 'log' } & LogScope)
  | { kind: 'project'; tender: TenderSubject }
  | ({ kind: 'receipt' } & ReceiptSubject)
  | { kind: 'protocol'; tender: TenderSubject }

/** Its own organization always, the team once it was opened; to everybody else there is none. */
const receipt = (actor: Actor, subject: ReceiptSubject): Verdict =>
  isOwnOffer(actor, subject) || (subject.isOpened && isEditor(actor, subject.tender))
    ? allowed
    : refused('notFound')

const protocol = (actor: Actor, tender: TenderSubject): Verdict =>
  isEditor(actor, tender) ? allowed : refused('notFound')

export const documentPolicy = {
  /** Whoever may read the thing itself. */
  make: (actor: Actor, subject: DocumentSubject, now: Date): Verdict => {
    if (subject.kind === 'log') return auditPolicy.view(actor, subject, now)
    if (subject.kind === 'receipt') return receipt(actor, subject)
    if (subject.kind === 'protocol') return protocol(actor, subject.tender)
    return tenderPolicy.view(actor, subject.tender, now)
  },
}
