import { allParticipants, type Answer, type Message, readTag } from './messages.contract.ts'
import { isCorrespondent, type MessageFacts } from './messages.policy.ts'

/** A message as it lies in the database, with what this viewer has read of it. */
export type StoredMessage = Omit<MessageFacts, 'recipientOrganizationIds'> & {
  id: number
  created: Date
  userName: string
  senderName: string
  recipients: readonly { organizationId: number; name: string }[]
  projectId: number
  offerId: number | null
  replyTo: (MessageFacts & { id: number }) | null
  /** What the authority has answered to it, the newest first. */
  answers: readonly (MessageFacts & { id: number; created: Date })[]
  subject: string
  text: string
  question: string | null
  roomId: number | null
  attachmentCount: number
  readByUser: boolean
  readByOrganization: boolean
}

/** From where somebody looks: `isTold` says whether what companies write is meant for her to answer. */
export type MessageViewer =
  | { side: 'team'; isTold: boolean }
  | { side: 'company'; organizationId: number; participates: boolean }

export const factsOfMessage = ({
  senderOrganizationId,
  isToAll,
  recipients,
}: Pick<StoredMessage, 'senderOrganizationId' | 'isToAll' | 'recipients'>): MessageFacts => ({
  senderOrganizationId,
  isToAll,
  recipientOrganizationIds: recipients.map(({ organizationId }) => organizationId),
})

/** A message as this viewer gets it; the only way one leaves the server. */
export function showMessage(viewer: MessageViewer, message: StoredMessage): Message {
  const isOwn = isOwnSide(viewer, message)
  const recipientOrganizationIds = recipientsFor(viewer, message)
  const [only = null, ...others] = recipientOrganizationIds
  const { readByUser } = message
  return {
    id: message.id,
    created: message.created,
    userName: viewer.side === 'team' || isOwn ? message.userName : null,
    senderName: message.senderName,
    senderOrganizationId: message.senderOrganizationId,
    recipientOrganizationId: others.length === 0 ? only : null,
    recipientOrganizationIds,
    recipientNames: namesFor(viewer, message),
    projectId: message.projectId,
    offerId: message.offerId,
    replyToMessageId: replyFor(viewer, message),
    answered: answerFor(viewer, message),
    messageSubject: message.subject,
    messageText: message.text,
    question: message.question,
    roomId: message.attachmentCount > 0 ? message.roomId : null,
    attachmentCount: message.attachmentCount,
    tags: readByUser ? [readTag] : [],
    read: isOwn || readByUser || (viewer.side === 'team' && !viewer.isTold),
    readByUser,
    readByOrganization: message.readByOrganization,
  }
}

export const isOwnSide = (
  viewer: MessageViewer,
  { senderOrganizationId }: Pick<StoredMessage, 'senderOrganizationId'>,
): boolean => senderOrganizationId === (viewer.side === 'team' ? null : viewer.organizationId)

/** A company learns of no recipient but itself. */
function recipientsFor(viewer: MessageViewer, { isToAll, recipients }: StoredMessage): number[] {
  if (isToAll) return [allParticipants]
  const ids = recipients.map(({ organizationId }) => organizationId)
  return viewer.side === 'team' ? ids : ids.filter((id) => id === viewer.organizationId)
}

/** All are all: whoever asked without taking part gets the answer like them, and is named nowhere. */
const namesFor = (viewer: MessageViewer, { isToAll, recipients }: StoredMessage): string[] =>
  viewer.side === 'company' || isToAll ? [] : recipients.map(({ name }) => name)

/** An answer to all does not tell whose question it answers. */
function replyFor(viewer: MessageViewer, { replyTo }: StoredMessage): number | null {
  if (replyTo === null) return null
  const mayKnow =
    viewer.side === 'team' || isCorrespondent(viewer.organizationId, replyTo, viewer.participates)
  return mayKnow ? replyTo.id : null
}

/** A company learns of the answers it was given, not of who else got one. */
function answerFor(
  viewer: MessageViewer,
  { senderOrganizationId, answers }: StoredMessage,
): Message['answered'] {
  if (senderOrganizationId === null) return null
  const found = answers.find(
    (answer) => viewer.side === 'team' || isCorrespondent(viewer.organizationId, answer, viewer.participates),
  )
  return found ? { id: found.id, created: found.created, toAll: found.isToAll } : null
}

/** What was asked and answered, for everybody alike. */
export const showAnswer = ({
  id,
  created,
  question,
  text,
}: Pick<StoredMessage, 'id' | 'created' | 'question' | 'text'>): Answer => ({
  id,
  created,
  question: question ?? '',
  answer: text,
})
