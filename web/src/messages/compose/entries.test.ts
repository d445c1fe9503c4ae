import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { expect, test } from 'vitest'
import { question } from '../message.test-data.ts'
import { texts } from './compose.texts.ts'
import {
  draftName,
  type Entries,
  firstEntries,
  messageOf,
  replySubject,
  type Target,
  whyNotSent,
  withRecipients,
} from './entries.ts'

const asked: Message = question()
const isNew: Target = { kind: 'new' }
const reply: Target = { kind: 'reply', message: asked }
const toAll: Target = { kind: 'answerAll', message: asked }
const chat: Target = { kind: 'chat', offerId: 9, organizationId: 7 }
const typed = (facts: Partial<Entries> = {}): Entries => ({
  subject: 'Frist',
  text: 'Bis wann?',
  question: '',
  recipients: [0],
  roomId: null,
  ...facts,
})
type Circumstances = Parameters<typeof whyNotSent>[1]
const calm: Circumstances = { target: isNew, isTeam: false, files: 0, isUploading: false }

test.each([
  ['Frist', 'de', 'AW: Frist'],
  ['Frist', 'en', 'Re: Frist'],
  ['AW: Frist', 'de', 'AW: Frist'],
  ['Re: Frist', 'de', 'AW: Frist'],
  ['AW: Re: Frist', 'en', 'Re: Frist'],
  ['', 'de', 'AW:'],
] as const)('a reply to „%s“ in %s is called „%s“', (subject, language, expected) => {
  expect(replySubject(subject, language)).toBe(expected)
})

test('a reply goes back to who asked, an answer to all begins with the question', () => {
  expect(firstEntries(isNew, 'de')).toMatchObject({ subject: '', recipients: [0] })
  expect(firstEntries(reply, 'de')).toMatchObject({ recipients: [7], question: '' })
  expect(firstEntries(toAll, 'de')).toMatchObject({ recipients: [0], question: asked.messageText })
})

test.each([
  [[0], [0, 4], [4]],
  [[4], [4, 0], [0]],
  [[4], [4, 5], [4, 5]],
  [[0], [], []],
] as const)('of %j, %j is chosen: %j', (before, chosen, expected) => {
  expect(withRecipients(before, chosen)).toEqual(expected)
})

test.each<[string, Entries, Partial<Circumstances>, unknown]>([
  ['all there', typed(), {}, null],
  ['files alone', typed({ text: '' }), { files: 1 }, null],
  ['nothing but blanks', typed({ text: '  ' }), {}, reasons.messageTextMissing],
  ['nothing to be seen', typed({ text: '\u200B \u2060' }), {}, reasons.messageTextMissing],
  ['an unseen subject', typed({ subject: '\u200B' }), {}, reasons.messageSubjectMissing],
  ['no subject', typed({ subject: ' ' }), {}, reasons.messageSubjectMissing],
  ['nobody to send to', typed({ recipients: [] }), { isTeam: true }, reasons.recipientMissing],
  ['files on their way', typed(), { isUploading: true }, texts.uploading],
  ['too much', typed({ text: 'x'.repeat(20_001) }), {}, texts.tooLong],
  ['an answer without the question', typed(), { target: toAll, isTeam: true }, texts.questionMissing],
  ['a line without a subject', typed({ subject: '' }), { target: chat }, null],
  ['a line of files alone', typed({ text: '' }), { target: chat, files: 1 }, reasons.chatTextMissing],
  ['an answer without words', typed({ text: '', question: 'Wann?' }), { target: toAll }, texts.answerMissing],
])('%s: said why it is not sent', (_case, entries, facts, why) => {
  expect(whyNotSent(entries, { ...calm, ...facts })?.text ?? null).toBe(why)
})

test('what goes to the server names recipients for the team alone', () => {
  const bidder = { isTeam: false, files: 0 }
  expect(messageOf(3, isNew, typed({ roomId: 9 }), bidder)).toEqual({
    projectId: 3,
    messageSubject: 'Frist',
    messageText: 'Bis wann?',
  })
  expect(messageOf(3, toAll, typed({ question: 'Wann?', roomId: 9 }), { isTeam: true, files: 2 })).toEqual({
    projectId: 3,
    messageSubject: 'Frist',
    messageText: 'Bis wann?',
    question: 'Wann?',
    roomId: 9,
    replyToMessageId: asked.id,
    recipientOrganizationIds: [0],
  })
})

test('a line of a conversation goes to whom it is with', () => {
  const line = { projectId: 3, offerId: 9, messageSubject: '', messageText: 'Ja.' }
  const entries = { ...firstEntries(chat, 'de'), text: 'Ja.' }
  expect(messageOf(3, chat, entries, { isTeam: false, files: 0 })).toEqual(line)
  expect(messageOf(3, chat, entries, { isTeam: true, files: 0 })).toEqual({
    ...line,
    recipientOrganizationIds: [7],
  })
})

test('each thing that is written has a draft of its own', () => {
  expect(new Set([isNew, reply, toAll, chat].map((target) => draftName(3, target))).size).toBe(4)
})
