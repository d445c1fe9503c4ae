export type MessagesTable = {
  id: number
  tenderId: number
  created: Date
  userEmail: string
  /** As the sender's side was called then. */
  senderName: string
  /** Null where the authority wrote it. */
  senderOrganizationId: number | null
  isToAll: boolean
  offerId: number | null
  replyToId: number | null
  subject: string
  text: string
  question: string | null
  /** What a search looks through, in small letters: a database in C folds no umlauts. */
  folded: string
  /** What lists sort by. */
  senderSort: string
  recipientsSort: string
  subjectSort: string
}

/** Whom the authority wrote to, by name as they were called then. */
export type MessageRecipientsTable = {
  messageId: number
  organizationId: number
  tenderId: number
  name: string
  folded: string
}

/** Who has read what; for its side by the organization, of the authority by null. */
export type MessageReadsTable = {
  messageId: number
  userEmail: string
  organizationId: number | null
  at: Date
}
