import { signedIn } from '@allmende/domain/actor.ts'
import type { Message, MessageFilter, messagesContract } from '@allmende/domain/messages/messages.contract.ts'
import { messagePolicy, type OfferOwner } from '@allmende/domain/messages/messages.policy.ts'
import { showAnswer, showMessage } from '@allmende/domain/messages/messages.views.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { allowed, existing, firstRefusal, refused, type Verdict } from '@allmende/domain/verdict.ts'
import { findOffer } from '../procedure/offers.queries.ts'
import { type Context, methodsOf, nothing } from '../rpc/method.ts'
import { membersOf, teamOf } from '../tenders/course/audience.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { listAnswers } from './answers.queries.ts'
import { listCorrespondents } from './correspondents.queries.ts'
import { changesFor, messageAnnouncements, messageEvent, messageMails } from './message-deeds.ts'
import { participatesIn, readerOf, viewerOf } from './message-readers.ts'
import { countMessages, findMessage, listMessages, type MessageQuery } from './messages.queries.ts'
import { markRead } from './new-messages.queries.ts'
import { type SeenMessage, seenMessage } from './seen-messages.ts'
import { send } from './sending.ts'
import { listUnread } from './unread.queries.ts'

const { read, change } = methodsOf<typeof messagesContract>()

export const messageMethods = [
  read('getMessages', {
    first: signedIn,
    load: conversation,
    allow: mayFollow,
    after: async (context, { tender, offer }, [, , filter]) => {
      const viewer = viewerOf(context, tender, await participatesIn(context, tender.id))
      const stored = await listMessages(context.db, readerOf(context), queryOf(tender, offer, filter))
      return stored.map((message) => showMessage(viewer, message))
    },
    show: (_actor, messages) => messages,
  }),

  read('countMessages', {
    first: signedIn,
    load: conversation,
    allow: mayFollow,
    after: (context, { tender, offer }, [, , filter]) =>
      countMessages(context.db, readerOf(context), queryOf(tender, offer, filter)),
    show: (_actor, count) => count,
  }),

  read('getCorrespondents', {
    first: signedIn,
    load: ({ db }, projectId) => findTenderHead(db, projectId),
    allow: messagePolicy.address,
    after: ({ db }, { id }) => listCorrespondents(db, id),
    show: (_actor, correspondents) => correspondents,
  }),

  read('getUnreadMessages', {
    first: signedIn,
    load: (context) => listUnread(context.db, readerOf(context), context.now),
    allow: signedIn,
    show: (_actor, unread) => unread,
  }),

  read('getAnswers', {
    load: async (context, projectId) => {
      const aroundOf = await context.roomHolders.around(context, projectId)
      return aroundOf && aroundOf(nobodys)
    },
    allow: messagePolicy.readAnswers,
    after: async ({ db }, _around, [projectId]) => (await listAnswers(db, projectId)).map(showAnswer),
    show: (_actor, answers) => answers,
  }),

  change('sendMessage', {
    first: signedIn,
    load: async (context, { projectId, offerId, replyToMessageId }) => {
      const subject = await conversation(context, projectId, offerId ?? null)
      if (!subject) return null
      const answered = replyToMessageId == null ? null : await seenMessage(context, replyToMessageId)
      return { ...subject, replies: replyToMessageId != null, answered }
    },
    allow: (actor, { replies, answered, ...subject }, now) =>
      firstRefusal(
        messagePolicy.send(actor, subject.tender, now),
        mayFollow(actor, subject, now),
        replies ? mayAnswer(actor, subject.tender, answered) : allowed,
      ),
    run: async (context, subject, [message]) => {
      const sent = await send(context, subject, message)
      const { db } = context
      const people =
        sent.stored.senderOrganizationId === null
          ? await membersOf(db, sent.organizationIds)
          : await teamOf(db, subject.tender.id)
      const viewer = viewerOf(context, subject.tender, await participatesIn(context, subject.tender.id))
      return { ...sent, people, tender: subject.tender, message: showMessage(viewer, sent.stored) }
    },
    answer: ({ message }): Message => message,
    record: (_subject, sent) => messageEvent(sent),
    mails: (_subject, sent) => messageMails(sent),
    announce: (_subject, sent) => messageAnnouncements(sent),
  }),

  change('addTag', {
    first: signedIn,
    load: seenMessage,
    allow: messagePolicy.read,
    run: async (context, { viewer }, [id]) => {
      const reader = readerOf(context)
      const isNew = await markRead(context.db, reader, id, context.now)
      const message = showMessage(viewer, existing(await findMessage(context.db, reader, id)))
      return { message, isNew, reader }
    },
    answer: ({ message }): Message => message,
    // Who has read what is her own business.
    record: nothing,
    announce: ({ tender }, { isNew, reader }) => {
      if (!isNew) return []
      // Her own side learns that somebody has; the people of the authority are told like those of a company.
      const side = reader.organizationId ?? tender.organizationId ?? 0
      return [
        { kind: 'storeChanged', entity: 'message', id: null, onlyFor: side },
        ...changesFor(tender.id, reader.email).slice(1),
      ]
    },
  }),
]

type Conversation = { tender: TenderHead; offer: OfferOwner | null; isAboutOffer: boolean }

/** The tender, and the company's part in it whose conversation is asked for. */
async function conversation(
  { db }: Context,
  projectId: number,
  offerId: number | null,
  _filter?: MessageFilter,
): Promise<Conversation | null> {
  const tender = await findTenderHead(db, projectId)
  if (!tender) return null
  const offer = offerId === null ? null : await findOffer(db, offerId)
  return {
    tender,
    offer: offer?.tenderId === projectId ? offer : null,
    isAboutOffer: offerId !== null,
  }
}

function mayFollow(actor: Context['actor'], { isAboutOffer, ...subject }: Conversation, now: Date): Verdict {
  return firstRefusal(
    messagePolicy.list(actor, subject.tender, now),
    isAboutOffer ? messagePolicy.converse(actor, subject) : allowed,
  )
}

/** What is answered is about the same tender, or it is not there. */
const mayAnswer = (actor: Context['actor'], { id }: TenderHead, answered: SeenMessage | null): Verdict =>
  answered === null || answered.tender.id !== id ? refused('notFound') : messagePolicy.reply(actor, answered)

const queryOf = ({ id }: TenderHead, offer: OfferOwner | null, filter: MessageFilter = {}): MessageQuery => ({
  ...filter,
  tenderId: id,
  conversedWith: offer?.organizationId ?? null,
})

/** Of what belongs to no lot and to nobody's part in one. */
const nobodys = { organizationId: null, offerId: null, lotId: null, attempt: null }
