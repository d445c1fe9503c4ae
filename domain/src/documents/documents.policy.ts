import { type Actor, nameOf } from '../actor.ts'
import { auditPolicy, type LogScope } from '../audit/audit.policy.ts'
import { messagePolicy } from '../messages/messages.policy.ts'
import { isOwnOffer, type OfferSubject } from '../offers/offers.policy.ts'
import { parcelPolicy } from '../parcels/parcels.policy.ts'
import { recordPolicy, type RecordSubject } from '../record/record.policy.ts'
import { type Addressee, refusedTry } from '../rooms/sealed-tries.ts'
import { isEditor, type TenderSubject, tenderPolicy } from '../tenders/tenders.policy.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'

/** A submission or withdrawal; opened is what the team may read at least a part of. */
export type ReceiptSubject = OfferSubject & {
  tender: { id: number; name: string }
  receipt: { offerId: number; names: { organization: string } }
  isOpened: boolean
  projectAdmins: readonly Addressee[]
}

/** What a document is about. */
export type DocumentSubject =
  | ({ kind: 'log' } & LogScope)
  | { kind: 'project'; tender: TenderSubject }
  | ({ kind: 'receipt' } & ReceiptSubject)
  | ({ kind: 'letter' } & OfferSubject)
  | { kind: 'protocol'; tender: TenderSubject }
  | { kind: 'record'; tender: RecordSubject }
  | { kind: 'messages'; tender: TenderSubject }
  | { kind: 'parcel'; parcels: readonly { isPublic: boolean; isArchived: boolean }[] }

/** Its own organization always, the team once it was opened; to everybody else there is none. */
function receipt(actor: Actor, subject: ReceiptSubject, now: Date): Verdict {
  if (isOwnOffer(actor, subject)) return allowed
  if (!isEditor(actor, subject.tender)) return refused('notFound')
  return subject.isOpened ? allowed : reportedTry(actor, subject, now)
}

/** No screen leads the team to it before: who reaches for it has tried, as with a sealed room. */
function reportedTry(
  actor: Actor,
  { tender, projectAdmins, ...subject }: ReceiptSubject,
  now: Date,
): Verdict {
  const { offerId, names } = subject.receipt
  const room = { id: null, name: `Bestätigung (${names.organization})`, offerId }
  const around = { projectId: tender.id, projectName: tender.name, projectAdmins }
  return refusedTry('sealedReceipt', { room, around, personName: nameOf(actor) }, now)
}

/** Its own organization and the team; to everybody else there is none. */
const letter = (actor: Actor, subject: OfferSubject): Verdict =>
  isOwnOffer(actor, subject) || isEditor(actor, subject.tender) ? allowed : refused('notFound')

const protocol = (actor: Actor, tender: TenderSubject): Verdict =>
  isEditor(actor, tender) ? allowed : refused('notFound')

/** Nobody is asked to log in for what she may not even know of. */
const messages = (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
  firstRefusal(tenderPolicy.view(actor, tender, now), messagePolicy.list(actor, tender, now))

export const documentPolicy = {
  /** Whoever may read the thing itself. */
  make: (actor: Actor, subject: DocumentSubject, now: Date): Verdict => {
    if (subject.kind === 'log') return auditPolicy.view(actor, subject, now)
    if (subject.kind === 'receipt') return receipt(actor, subject, now)
    if (subject.kind === 'letter') return letter(actor, subject)
    if (subject.kind === 'protocol') return protocol(actor, subject.tender)
    if (subject.kind === 'record') return recordPolicy.read(actor, subject.tender)
    if (subject.kind === 'messages') return messages(actor, subject.tender, now)
    if (subject.kind === 'parcel')
      return firstRefusal(...subject.parcels.map((parcel) => parcelPolicy.view(actor, parcel)))
    return tenderPolicy.view(actor, subject.tender, now)
  },
}
