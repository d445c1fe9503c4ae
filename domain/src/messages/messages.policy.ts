import { type Actor, signedIn } from '../actor.ts'
import { isRun, type TenderType } from '../procedure/tender-type.ts'
import { bidderOf, forAllIn, mayReadRestricted, type Surroundings } from '../rooms/room-standing.ts'
import { mayListRooms } from '../rooms/rooms.policy.ts'
import { isEditor, isPublic, tenderPolicy, type TenderSubject } from '../tenders/tenders.policy.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'

/** The tender people write about. */
export type Correspondence = TenderSubject & { type: TenderType; archived: Date | null }

/** Who wrote a message and whom it is for; without a sender's organization the authority wrote it. */
export type MessageFacts = {
  senderOrganizationId: number | null
  isToAll: boolean
  recipientOrganizationIds: readonly number[]
}

/** `participates`: whether the caller's organization takes part in the tender. */
export type MessageSubject = { tender: TenderSubject; message: MessageFacts; participates: boolean }

/** Whose part in a tender it is. */
export type OfferOwner = { organizationId: number }

/** Sent by it, to it, or to all while it takes part, however late it joined. */
export const isCorrespondent = (
  organizationId: number,
  { senderOrganizationId, isToAll, recipientOrganizationIds }: MessageFacts,
  participates: boolean,
): boolean =>
  senderOrganizationId === organizationId ||
  recipientOrganizationIds.includes(organizationId) ||
  (isToAll && participates)

const mayKnow = (actor: Actor, { tender, message, participates }: MessageSubject): boolean => {
  if (isEditor(actor, tender)) return true
  const organizationId = bidderOf(actor)
  return organizationId !== null && isCorrespondent(organizationId, message, participates)
}

/** Whether something may be written about a tender at all; asked again for a disabled button. */
export function mayWriteAbout(tender: Correspondence, now: Date): Verdict {
  if (!isRun(tender.type)) return refused('nobodyToWriteTo')
  if (tender.archived !== null) return refused('tenderArchived')
  return isPublic(tender, now) ? allowed : refused('notPublicYet')
}

export const messagePolicy = {
  /** Those who run it, and companies: each gets what it sent and what it was sent. */
  list: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    firstRefusal(
      signedIn(actor),
      tenderPolicy.view(actor, tender, now),
      isEditor(actor, tender) || bidderOf(actor) !== null ? allowed : refused('wrongRole'),
    ),

  /** Of one company's offer: those who run the tender, and that company. */
  converse: (
    actor: Actor,
    { tender, offer }: { tender: TenderSubject; offer: OfferOwner | null },
  ): Verdict =>
    offer !== null && (isEditor(actor, tender) || bidderOf(actor) === offer.organizationId)
      ? allowed
      : refused('notFound'),

  /** Answers to all without a name are read by whoever may read the documents that are meant for all. */
  readAnswers: (actor: Actor, around: Surroundings): Verdict =>
    firstRefusal(
      mayListRooms(around),
      mayReadRestricted(actor, { room: forAllIn(around.projectId), around }),
    ),

  read: (actor: Actor, subject: MessageSubject): Verdict =>
    firstRefusal(signedIn(actor), mayKnow(actor, subject) ? allowed : refused('notFound')),

  /** A company may also ask before it takes part. */
  send: (actor: Actor, tender: Correspondence, now: Date): Verdict =>
    firstRefusal(messagePolicy.list(actor, tender, now), mayWriteAbout(tender, now)),

  /** Whom one could write to is known to those who run it alone. */
  address: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    tenderPolicy.lookInside(actor, tender, now),

  /** Those inside answer companies, companies answer the authority; to everybody else there is nothing to answer. */
  reply: (actor: Actor, subject: MessageSubject): Verdict =>
    firstRefusal(
      messagePolicy.read(actor, subject),
      isEditor(actor, subject.tender) === (subject.message.senderOrganizationId !== null)
        ? allowed
        : refused('replyToOwnSide', { fields: ['0.replyToMessageId'] }),
    ),
}
