import { z } from 'zod'
import { CountedId, final, Instant, LargeId, Line, type Methods, Page } from '../method.ts'
import { OrganizationId } from '../organizations/organizations.contract.ts'
import { OfferId } from '../procedure/lot-offer.contract.ts'
import { RoomId } from '../rooms/rooms.contract.ts'

/** Random: counted ones would tell bidders how much others write. */
export const MessageId = LargeId.min(2 ** 32)
const TenderId = CountedId

export const longestOfMessage = { subject: 200, text: 20_000, question: 20_000, search: 200 }

/** As a recipient: everyone who takes part; stands alone. */
export const allParticipants = 0

/** Her own mark that she has read it. */
export const readTag = 'gelesen'

const Markdown = (max: number) => z.string().max(max, final)

export const NewMessage = z.object({
  projectId: TenderId,
  /** The part in the tender whose conversation it belongs to. */
  offerId: OfferId.nullable().optional(),
  replyToMessageId: MessageId.nullable().optional(),
  messageSubject: Line(longestOfMessage.subject).default(''),
  messageText: Markdown(longestOfMessage.text).default(''),
  /** With an answer to all: what was asked, in the authority's own wording. */
  question: Markdown(longestOfMessage.question).nullable().optional(),
  /** A temporary room of the sender's own, with what is attached. */
  roomId: RoomId.nullable().optional(),
  recipientOrganizationId: z
    .int()
    .min(allParticipants)
    .max(2 ** 31 - 1)
    .nullable()
    .optional(),
  recipientOrganizationIds: z
    .array(
      z
        .int()
        .min(allParticipants)
        .max(2 ** 31 - 1),
    )
    .max(1000)
    .optional(),
  /** Always the sender's own; another one is refused. */
  senderOrganizationId: OrganizationId.nullable().optional(),
})
export type NewMessage = z.infer<typeof NewMessage>

export const Message = z.object({
  id: z.int(),
  created: Instant,
  /** Who wrote it, for her own side and for the authority; bidders learn no names of its staff. */
  userName: z.string().nullable(),
  senderName: z.string(),
  /** Null where the authority wrote it. */
  senderOrganizationId: z.int().nullable(),
  recipientOrganizationId: z.int().nullable(),
  /** `[0]` is all; empty is the authority; outside nobody gets others than all or her own. */
  recipientOrganizationIds: z.array(z.int()),
  /** For those inside alone. */
  recipientNames: z.array(z.string()),
  projectId: z.int(),
  offerId: z.int().nullable(),
  /** Where this viewer may read that message too. */
  replyToMessageId: z.int().nullable(),
  /** The newest answer of the authority to this question that this viewer may read; null for what it wrote itself. */
  answered: z.object({ id: z.int(), created: Instant, toAll: z.boolean() }).nullable(),
  messageSubject: z.string(),
  messageText: z.string(),
  question: z.string().nullable(),
  roomId: z.int().nullable(),
  attachmentCount: z.int(),
  tags: z.array(z.literal(readTag)),
  /** Nothing of it is new to this viewer: she has read it, or her own side has written it. */
  read: z.boolean(),
  readByUser: z.boolean(),
  /** Somebody of her side has. */
  readByOrganization: z.boolean(),
})
export type Message = z.infer<typeof Message>

/** What lists are sorted by; `created` begins with the newest, everything else with the first. */
export const messageSorts = ['created', 'senderName', 'recipientNames', 'messageSubject'] as const
export type MessageSort = (typeof messageSorts)[number]

export const MessageFilter = Page.extend({
  /** This one alone, as where a mail leads to. */
  id: MessageId.optional(),
  search: Line(longestOfMessage.search).optional(),
  sort: z.enum(messageSorts).optional(),
  descending: z.boolean().optional(),
})
export type MessageFilter = z.infer<typeof MessageFilter>

/** A question somebody asked and its answer to all, without a word on who asked. */
export const Answer = z.object({
  id: z.int(),
  created: Instant,
  question: z.string(),
  answer: z.string(),
})
export type Answer = z.infer<typeof Answer>

/** Where something new waits for this viewer, the newest first. */
export const UnreadMessages = z.object({
  count: z.int(),
  projects: z.array(
    z.object({
      projectId: z.int(),
      projectName: z.string(),
      count: z.int(),
      newest: Instant,
      /** The one that is new, where there is but one. */
      messageId: z.int().nullable(),
    }),
  ),
})
export type UnreadMessages = z.infer<typeof UnreadMessages>

/** Whom the authority may write to: who takes part, and who has asked. */
export const Correspondent = z.object({
  organizationId: z.int(),
  name: z.string(),
  /** Null for who has asked without taking part. */
  offerId: z.int().nullable(),
})
export type Correspondent = z.infer<typeof Correspondent>

export const messagesContract = {
  getMessages: {
    kind: 'read',
    args: z.tuple([TenderId, OfferId.nullable(), MessageFilter.optional()]),
    result: z.array(Message),
    shows: { entity: 'message' },
  },
  /** How many there are of them; without search, all that this viewer may read. */
  countMessages: {
    kind: 'read',
    args: z.tuple([TenderId, OfferId.nullable(), MessageFilter.optional()]),
    result: z.int(),
    shows: { entity: 'message' },
  },
  getCorrespondents: {
    kind: 'read',
    args: z.tuple([TenderId]),
    result: z.array(Correspondent),
    shows: { entity: 'message' },
  },
  /** What is new anywhere, for the bell. */
  getUnreadMessages: {
    kind: 'read',
    args: z.tuple([]),
    result: UnreadMessages,
    shows: { entity: 'message' },
  },
  getAnswers: {
    kind: 'read',
    args: z.tuple([TenderId]),
    result: z.array(Answer),
    shows: { entity: 'message' },
  },
  sendMessage: { kind: 'change', args: z.tuple([NewMessage]), result: Message },
  addTag: { kind: 'change', args: z.tuple([MessageId, z.literal(readTag)]), result: Message },
} as const satisfies Methods
