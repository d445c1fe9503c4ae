import {
  allParticipants,
  longestOfMessage,
  type Message,
  type NewMessage,
} from '@allmende/domain/messages/messages.contract.ts'
import { isBlank } from '@allmende/domain/messages/messages.rules.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import type { Bilingual, Language, Values } from '@allmende/domain/texts.ts'
import { texts } from './compose.texts.ts'

/** What is typed into a message before it is sent. */
export type Entries = {
  subject: string
  text: string
  /** With an answer to all: what was asked, in other words. */
  question: string
  recipients: readonly number[]
  /** A room for what is attached; null until something is. */
  roomId: number | null
}

/** What is written: something new, a reply, an answer to all, or a line in the conversation about one part. */
export type Target =
  | { kind: 'new' }
  | { kind: 'reply' | 'answerAll'; message: Message }
  | { kind: 'chat'; offerId: number; organizationId: number | null }

const replyMark = { de: 'AW', en: 'Re' } as const
const marked = /^(?:(?:aw|re|antwort)\s*:\s*)+/i

/** Marked as a reply once and in the writer's language, however often it goes back and forth. */
export function replySubject(subject: string, language: Language): string {
  return `${replyMark[language]}: ${subject.trim().replace(marked, '')}`
    .trim()
    .slice(0, longestOfMessage.subject)
}

/** With what writing begins. */
export function firstEntries(target: Target, language: Language): Entries {
  const empty: Entries = { subject: '', text: '', question: '', recipients: [allParticipants], roomId: null }
  if (target.kind === 'new') return empty
  if (target.kind === 'chat')
    return { ...empty, recipients: target.organizationId === null ? [] : [target.organizationId] }
  const { messageSubject, messageText, senderOrganizationId } = target.message
  const subject = replySubject(messageSubject, language)
  // Her own words of a subject may tell who asked; those of the question are changed beside the original.
  return target.kind === 'answerAll'
    ? { ...empty, subject: texts.answerSubject[language], question: messageText }
    : { ...empty, subject, recipients: senderOrganizationId === null ? [] : [senderOrganizationId] }
}

/** Choosing all leaves nobody else chosen, choosing somebody no longer means all. */
export function withRecipients(before: readonly number[], chosen: readonly number[]): readonly number[] {
  const hadAll = before.includes(allParticipants)
  if (!chosen.includes(allParticipants)) return chosen
  return hadAll ? chosen.filter((id) => id !== allParticipants || chosen.length === 1) : [allParticipants]
}

type Circumstances = { target: Target; isTeam: boolean; files: number; isUploading: boolean }
export type Why = { text: Bilingual; values?: Values }

/** Why it cannot be sent as it is; null where it can. */
export function whyNotSent(
  entries: Entries,
  { target, isTeam, files, isUploading }: Circumstances,
): Why | null {
  const { subject, text, question, recipients } = entries
  if (target.kind === 'chat' && isBlank(text)) return { text: reasons.chatTextMissing }
  const isForAll = target.kind === 'answerAll'
  if (isTeam && recipients.length === 0) return { text: reasons.recipientMissing }
  if (target.kind !== 'chat' && isBlank(subject)) return { text: reasons.messageSubjectMissing }
  if (isForAll && isBlank(question)) return { text: texts.questionMissing }
  if (isForAll && isBlank(text)) return { text: texts.answerMissing }
  if (isBlank(text) && files === 0 && !isUploading) return { text: reasons.messageTextMissing }
  return tooLongIn(entries) ?? (isUploading ? { text: texts.uploading } : null)
}

function tooLongIn({ subject, text, question }: Entries): Why | null {
  const typed = { subject, text, question }
  for (const key of ['subject', 'text', 'question'] as const) {
    const [length, max] = [typed[key].length, longestOfMessage[key]]
    if (length > max) return { text: texts.tooLong, values: { length, max } }
  }
  return null
}

/** As it goes to the server; an outsider's message is for the authority, whoever else is named. */
export function messageOf(
  projectId: number,
  target: Target,
  { subject, text, question, recipients, roomId }: Entries,
  { isTeam, files }: Pick<Circumstances, 'isTeam' | 'files'>,
): NewMessage {
  return {
    projectId,
    messageSubject: subject.trim(),
    messageText: text,
    ...('message' in target && { replyToMessageId: target.message.id }),
    ...(target.kind === 'chat' && { offerId: target.offerId }),
    ...(target.kind === 'answerAll' && { question }),
    ...(files > 0 && { roomId }),
    ...(isTeam && { recipientOrganizationIds: [...recipients] }),
  }
}

/** Under which name the browser keeps what was typed. */
export function draftName(tenderId: number, target: Target): string {
  if (target.kind === 'new') return `message/${tenderId}/new`
  const about = target.kind === 'chat' ? target.offerId : target.message.id
  return `message/${tenderId}/${target.kind}/${about}`
}
