import { messageWords } from '@allmende/domain/messages/messages.texts.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  pdf: { de: 'Verlauf als PDF', en: 'History as PDF' },
  title: { de: 'Nachrichten', en: 'Messages' },
  leadTeam: {
    de: 'Fragen der Unternehmen und alles, was die Vergabestelle ihnen schreibt.',
    en: 'Questions of companies and everything the contracting office writes to them.',
  },
  leadOutside: {
    de: 'Hier fragen Sie die Vergabestelle und lesen, was sie Ihnen schreibt. Andere Unternehmen sehen Ihre Nachrichten nicht.',
    en: 'Here you ask the contracting office and read what it writes to you. Other companies do not see your messages.',
  },
  write: { de: 'Nachricht schreiben', en: 'Write a message' },
  ask: { de: 'Frage stellen', en: 'Ask a question' },
  search: { de: 'Nachrichten durchsuchen', en: 'Search messages' },
  subject: { de: 'Betreff', en: 'Subject' },
  noSubject: { de: '(ohne Betreff)', en: '(no subject)' },
  sender: { de: 'Von', en: 'From' },
  recipients: { de: 'An', en: 'To' },
  created: { de: 'Gesendet', en: 'Sent' },
  attachments: { de: 'Anhänge', en: 'Attachments' },
  attached: { de: '{n} {n:Anhang|Anhänge}', en: '{n} {n:attachment|attachments}' },
  answered: { de: 'Beantwortet am {day}', en: 'Answered on {day}' },
  answeredToAll: { de: 'Beantwortet am {day} (an alle)', en: 'Answered on {day} (to all)' },
  draft: { de: 'Nicht gesendeter Entwurf', en: 'Draft not sent' },
  draftSince: { de: 'zuletzt geändert am {moment}', en: 'last changed on {moment}' },
  resumeDraft: { de: 'Entwurf fortsetzen', en: 'Continue the draft' },
  isNew: { de: 'Neu', en: 'New' },
  newCount: { de: '{n} neu', en: '{n} new' },
  all: messageWords.allParticipants,
  authority: messageWords.authority,
  you: { de: 'Sie', en: 'You' },
  none: { de: 'Noch keine Nachrichten', en: 'No messages yet' },
  noneTeam: {
    de: 'Fragen der Unternehmen und Ihre Nachrichten an sie stehen hier.',
    en: 'Questions of companies and your messages to them are listed here.',
  },
  noneOutside: {
    de: 'Ihre Fragen an die Vergabestelle und deren Antworten stehen hier.',
    en: 'Your questions to the contracting office and its answers are listed here.',
  },
  loginTitle: { de: 'Ihre Nachrichten', en: 'Your messages' },
  loginText: {
    de: 'Nach dem Einloggen lesen Sie hier, was die Vergabestelle Ihrem Unternehmen schreibt. Eine Frage können Sie schon jetzt verfassen.',
    en: 'Once logged in you read here what the contracting office writes to your company. You can already compose a question now.',
  },
  notLoaded: {
    de: 'Die Nachrichten konnten nicht geladen werden.',
    en: 'The messages could not be loaded.',
  },
  notFound: {
    de: 'Diese Nachricht gibt es nicht, oder sie ist nicht an Sie gerichtet.',
    en: 'This message does not exist, or it is not meant for you.',
  },
  toList: { de: 'Alle Nachrichten', en: 'All messages' },
  asList: { de: 'Liste', en: 'List' },
  asChat: { de: 'Gespräch', en: 'Conversation' },
  view: { de: 'Ansicht', en: 'View' },
  reply: { de: 'Antworten', en: 'Reply' },
  answerAll: {
    de: 'Allen antworten, ohne den Fragesteller zu nennen',
    en: 'Answer everyone without naming who asked',
  },
  question: { de: 'Frage', en: 'Question' },
  answer: { de: 'Antwort', en: 'Answer' },
  repliesTo: { de: 'Antwort auf', en: 'Reply to' },
  zip: { de: 'Alle als ZIP', en: 'All as ZIP' },
  noAttachments: {
    de: 'Die Anhänge konnten nicht geladen werden.',
    en: 'The attachments could not be loaded.',
  },
} satisfies Record<string, Bilingual>
