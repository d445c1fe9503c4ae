import { nameOf } from '@allmende/domain/actor.ts'
import type { Correspondent, NewMessage } from '@allmende/domain/messages/messages.contract.ts'
import type { OfferOwner } from '@allmende/domain/messages/messages.policy.ts'
import {
  type Addressed,
  addressedByCompany,
  addressedByTeam,
  mayCarry,
  maySendAs,
  questionIn,
} from '@allmende/domain/messages/messages.rules.ts'
import type { StoredMessage } from '@allmende/domain/messages/messages.views.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import { saySize } from '@allmende/domain/sizes.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { ensure, existing, Refusal, refuse } from '@allmende/domain/verdict.ts'
import { type Attachments, handOver, lockAttachments } from '../rooms/message-rooms.queries.ts'
import { bytesOfOrganization } from '../rooms/rooms.queries.ts'
import type { Context } from '../rpc/method.ts'
import { listCorrespondents } from './correspondents.queries.ts'
import { readerOf } from './message-readers.ts'
import { findMessage } from './messages.queries.ts'
import { addMessage, namesOf } from './new-messages.queries.ts'
import { keepPaceOfWriting } from './pace-of-writing.ts'
import type { SeenMessage } from './seen-messages.ts'

export type Sending = { tender: TenderHead; offer: OfferOwner | null; answered: SeenMessage | null }

/** What was sent, and which organizations get it beside those who run the tender. */
export type Sent = { stored: StoredMessage; organizationIds: readonly number[]; authorityName: string }

/** Keeps a message with what is attached to it. */
export async function send(context: Context, sending: Sending, message: NewMessage): Promise<Sent> {
  const { db, actor, now } = context
  const { tender } = sending
  const senderOrganizationId = bidderOf(actor)
  const own = senderOrganizationId ?? tender.organizationId
  ensure(maySendAs(message, [own]))
  const correspondents = await listCorrespondents(db, tender.id)
  const addressed = addressedIn(sending, message, senderOrganizationId, correspondents)
  const attached = await attachmentsOf(context, message)
  ensure(mayCarry(message, attached !== null))
  keepPaceOfWriting(context, tender.id)

  const [sender] = own === null ? [] : await namesOf(db, [own])
  const senderName = sender?.name ?? ''
  const id = await addMessage(
    db,
    {
      tenderId: tender.id,
      userEmail: nameOf(actor),
      senderName,
      senderOrganizationId,
      isToAll: addressed.isToAll,
      recipients: await namesOf(db, addressed.organizationIds),
      offerId: message.offerId ?? null,
      replyToId: message.replyToMessageId ?? null,
      subject: message.messageSubject,
      text: message.messageText,
      question: questionIn(message),
    },
    now,
  )
  if (attached) await handOver(db, attached.roomId, { messageId: id, organizationId: senderOrganizationId })
  const all = addressed.isToAll ? participantsOf(correspondents) : []
  return {
    stored: existing(await findMessage(db, readerOf(context), id)),
    organizationIds: [...all, ...addressed.organizationIds],
    authorityName: senderOrganizationId === null ? senderName : '',
  }
}

const participantsOf = (correspondents: readonly Correspondent[]): number[] =>
  correspondents.flatMap(({ organizationId, offerId }) => (offerId === null ? [] : [organizationId]))

function addressedIn(
  { offer, answered }: Sending,
  message: NewMessage,
  senderOrganizationId: number | null,
  correspondents: readonly Correspondent[],
): Addressed {
  const addressed =
    senderOrganizationId === null
      ? addressedByTeam(message, {
          correspondents: new Set(correspondents.map(({ organizationId }) => organizationId)),
          participants: new Set(participantsOf(correspondents)),
          conversedWith: offer?.organizationId ?? null,
          answered: answered?.message.senderOrganizationId ?? null,
        })
      : addressedByCompany(message)
  if (!addressed.allowed) throw new Refusal(addressed)
  return addressed
}

/** A room without anything in it is none. */
async function attachmentsOf(context: Context, { roomId }: NewMessage): Promise<Attachments | null> {
  const { db, actor } = context
  if (roomId == null) return null
  const at = { fields: ['0.roomId'] }
  const attached = await lockAttachments(db, roomId, nameOf(actor))
  if (attached === null) return refuse('notFound', at)
  if (attached.underWay > 0) refuse('attachmentsUnderWay', at)
  if (attached.infected !== null) refuse('attachmentInfected', { ...at, values: { name: attached.infected } })
  await ensureFits(context)
  return attached.documents > 0 ? attached : null
}

/** What a company sends stays for good; it has counted like what lies in its rooms since it was uploaded. */
async function ensureFits({ db, actor, config }: Context): Promise<void> {
  const organizationId = bidderOf(actor)
  if (organizationId === null) return
  const { perOrganization } = config.files.limits
  if ((await bytesOfOrganization(db, organizationId)) > perOrganization)
    refuse('attachmentsTooMuch', { fields: ['0.roomId'], values: { largest: saySize(perOrganization) } })
}
