import { paths } from '@allmende/domain/addresses.ts'
import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import type { Mail } from '@allmende/domain/deed/mail.ts'
import { messageLabels, messageWords } from '@allmende/domain/messages/messages.texts.ts'
import type { StoredMessage } from '@allmende/domain/messages/messages.views.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Announcement } from '../rpc/announcements.ts'
import type { Recipient } from '../tenders/course/audience.ts'
import type { Sent } from './sending.ts'

type Told = Sent & { tender: TenderHead; people: readonly Recipient[] }

/** Who wrote to whom about what, and how much was attached; what it says stays between them. */
export function messageEvent({ tender, stored }: Told): AuditEvent {
  const { offerId, roomId, subject, attachmentCount, senderOrganizationId, senderName } = stored
  const facts = [
    [messageLabels.subject, subject],
    [messageLabels.recipients, recipientsOf(stored)],
    [messageLabels.attachments, attachmentCount > 0 ? String(attachmentCount) : ''],
  ] as const
  return {
    type: 'MESSAGE_CREATED',
    projectId: tender.id,
    ...(offerId !== null && { offerId }),
    ...(roomId !== null && { roomId }),
    data: {
      project: tender.name,
      ...(senderOrganizationId !== null && { organization: senderName }),
      changes: facts.flatMap(([label, newValue]) =>
        newValue === '' ? [] : [{ label: label.de, oldValue: null, newValue }],
      ),
    },
  }
}

function recipientsOf({ isToAll, senderOrganizationId, recipients }: StoredMessage): string {
  if (isToAll) return messageWords.allParticipants.de
  if (senderOrganizationId !== null) return messageWords.authority.de
  return recipients.map(({ name }) => name).join(', ')
}

/** A line of a conversation has no subject. */
const subjectOf = ({ subject, senderOrganizationId }: StoredMessage): string => {
  if (subject !== '') return subject
  return senderOrganizationId === null ? messageWords.aboutYourOffer.de : messageWords.aboutAnOffer.de
}

export const messageMails = ({ tender, stored, people, authorityName }: Told): Mail[] =>
  people.map(({ email, name }) => {
    const values = {
      userName: name,
      projectName: tender.name,
      messageSubject: subjectOf(stored),
      link: paths.message(tender.id, stored.id),
    }
    return stored.senderOrganizationId === null
      ? { key: 'messageSentByClient', to: email, values: { ...values, authorityName } }
      : {
          key: 'messageSentByContractor',
          to: email,
          values: { ...values, organizationName: stored.senderName },
        }
  })

/** Whose lists have become other ones; nobody hears of what other companies write or are told. */
export function messageAnnouncements(told: Told): Announcement[] {
  const { tender, stored, organizationIds, people } = told
  const concerned = stored.isToAll ? [undefined] : (ownersOf(stored) ?? organizationIds)
  const text = `${tender.name}: ${subjectOf(stored)}`
  return [
    ...concerned.flatMap((onlyFor) => changesFor(tender.id, onlyFor)),
    {
      kind: 'notice',
      emails: people.map(({ email }) => email),
      title: messageWords.newMessage,
      text: { de: text, en: text },
    },
  ]
}

const ownersOf = ({ senderOrganizationId }: StoredMessage): readonly number[] | null =>
  senderOrganizationId === null ? null : [senderOrganizationId]

/** The messages, and how many of them are new wherever the tender is named. */
export const changesFor = (tenderId: number, onlyFor: string | number | undefined): Announcement[] => {
  const meant = onlyFor === undefined ? {} : { onlyFor }
  return [
    { kind: 'storeChanged', entity: 'message', id: null, ...meant },
    { kind: 'storeChanged', entity: 'project', id: tenderId, ...meant },
  ]
}
