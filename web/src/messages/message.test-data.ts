import type { Message } from '@allmende/domain/messages/messages.contract.ts'

/** A question of a company, as the team gets it. */
export const question = (facts: Partial<Message> = {}): Message => ({
  id: 5_000_000_000,
  created: new Date('2026-11-15T10:00:00Z'),
  userName: 'dora.deich@uferwerk.example',
  senderName: 'Uferwerk Bau GmbH & Co. KG',
  senderOrganizationId: 7,
  recipientOrganizationId: null,
  recipientOrganizationIds: [],
  recipientNames: [],
  projectId: 3,
  offerId: null,
  replyToMessageId: null,
  answered: null,
  messageSubject: 'Frist',
  messageText: 'Wir von der Uferwerk fragen: bis wann?',
  question: null,
  roomId: null,
  attachmentCount: 0,
  tags: [],
  read: false,
  readByUser: false,
  readByOrganization: false,
  ...facts,
})
