import type { Actor } from '@allmende/domain/actor.ts'
import { allParticipants, type Message } from '@allmende/domain/messages/messages.contract.ts'
import {
  type Correspondence,
  messagePolicy,
  mayWriteAbout,
} from '@allmende/domain/messages/messages.policy.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { refused, type Verdict } from '@allmende/domain/verdict.ts'

/** The tender as the policies of messages look at it. */
export const correspondenceOf = (tender: ShownTender): Correspondence =>
  isSeenInside(tender) ? tender : { ...tender, team: [], publicFrom: tender.published }

export const isToAll = ({ recipientOrganizationIds }: Pick<Message, 'recipientOrganizationIds'>): boolean =>
  recipientOrganizationIds.includes(allParticipants)

type Facts = Pick<Message, 'senderOrganizationId' | 'recipientOrganizationIds'>

/** Whoever was shown a message may read it; whether it can be answered is another question. */
export const mayReply = (actor: Actor, tender: ShownTender, message: Facts, now: Date): boolean =>
  mayWriteAbout(correspondenceOf(tender), now).allowed &&
  messagePolicy.reply(actor, {
    tender: correspondenceOf(tender),
    message: { ...message, isToAll: isToAll(message) },
    participates: true,
  }).allowed

/** Only a company's question can be answered to all. */
export const mayAnswerAll = (actor: Actor, tender: ShownTender, message: Facts, now: Date): boolean =>
  isSeenInside(tender) && message.senderOrganizationId !== null && mayReply(actor, tender, message, now)

/** Whether somebody may write about a tender; a visitor may begin to, and is asked to log in before it is sent. */
export function mayCompose(actor: Actor, tender: ShownTender, now: Date): Verdict {
  const correspondence = correspondenceOf(tender)
  if (actor.kind === 'user') {
    const isNobody = !isSeenInside(tender) && bidderOf(actor) === null
    return isNobody ? refused('wrongRole') : messagePolicy.send(actor, correspondence, now)
  }
  return mayWriteAbout(correspondence, now)
}
