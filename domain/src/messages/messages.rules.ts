import { visible } from '../plain-names.ts'
import { allowed, type Refused, refused, type Verdict } from '../verdict.ts'
import { allParticipants, type NewMessage } from './messages.contract.ts'

type Content = Pick<NewMessage, 'offerId' | 'messageSubject' | 'messageText'>

/** What no screen shows: joiners, fillers and the blank of Braille. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]+/gu

/** Nothing, or nothing that anybody could see. */
export const isBlank = (text: string | null | undefined): boolean =>
  visible(text ?? '')
    .replace(unseen, '')
    .trim() === ''

/** In the conversation about an offer a text is enough; else a subject, and a text or something attached. */
export function mayCarry(
  { offerId, messageSubject, messageText }: Content,
  hasAttachments: boolean,
): Verdict {
  if (offerId != null)
    return isBlank(messageText) ? refused('chatTextMissing', { fields: ['0.messageText'] }) : allowed
  if (isBlank(messageSubject)) return refused('messageSubjectMissing', { fields: ['0.messageSubject'] })
  if (isBlank(messageText) && !hasAttachments)
    return refused('messageTextMissing', { fields: ['0.messageText'] })
  return allowed
}

/** The question that goes with it, where there is one. */
export const questionIn = ({ question }: Pick<NewMessage, 'question'>): string | null =>
  isBlank(question) ? null : (question ?? null)

/** Only in one's own name: a company in its own, the team in the authority's. */
export const maySendAs = (
  { senderOrganizationId }: Pick<NewMessage, 'senderOrganizationId'>,
  own: readonly (number | null)[],
): Verdict =>
  senderOrganizationId == null || own.includes(senderOrganizationId)
    ? allowed
    : refused('senderNotOwn', { fields: ['0.senderOrganizationId'] })

type Named = Pick<NewMessage, 'recipientOrganizationId' | 'recipientOrganizationIds' | 'question'>

/** Whom a message names, each once. */
const namedIn = ({ recipientOrganizationId, recipientOrganizationIds = [] }: Named): number[] => [
  ...new Set([
    ...(recipientOrganizationId == null ? [] : [recipientOrganizationId]),
    ...recipientOrganizationIds,
  ]),
]

/** To all, or to these; with all, those who get it beside them. */
export type Addressed = { allowed: true; isToAll: boolean; organizationIds: readonly number[] }

const at = { fields: ['0.recipientOrganizationIds'] }

/** What companies write goes to the authority, whomever it names. */
export function addressedByCompany(message: Named): Addressed | Refused {
  if (namedIn(message).length > 0) return refused('onlyToAuthority', at)
  if (questionIn(message) !== null) return refused('questionNeedsAll', { fields: ['0.question'] })
  return { allowed: true, isToAll: false, organizationIds: [] }
}

type Known = {
  /** Who takes part or has asked. */
  correspondents: ReadonlySet<number>
  /** Who takes part. */
  participants: ReadonlySet<number>
  /** Whose offer the conversation is about, where it is about one. */
  conversedWith: number | null
  /** Who wrote what is answered. */
  answered: number | null
}

/** All, alone, or chosen ones; who names nobody answers whom she talks with. */
export function addressedByTeam(message: Named, known: Known): Addressed | Refused {
  const { correspondents, participants, conversedWith, answered } = known
  const named = namedIn(message)
  const usual = conversedWith ?? answered
  const organizationIds = named.length > 0 || usual === null ? named : [usual]
  const isToAll = organizationIds.includes(allParticipants)
  if (organizationIds.length === 0) return refused('recipientMissing', at)
  if (isToAll && organizationIds.length > 1) return refused('allIsExclusive', at)
  if (conversedWith !== null && organizationIds.some((id) => id !== conversedWith))
    return refused('recipientUnknown', at)
  if (!isToAll && questionIn(message) !== null) return refused('questionNeedsAll', { fields: ['0.question'] })
  if (!isToAll && organizationIds.some((id) => !correspondents.has(id)))
    return refused('recipientUnknown', at)
  if (!isToAll) return { allowed: true, isToAll, organizationIds }
  // Who asked before taking part is not one of all, and waits for the answer none the less.
  const isOutside = answered !== null && !participants.has(answered)
  return { allowed: true, isToAll, organizationIds: isOutside ? [answered] : [] }
}
