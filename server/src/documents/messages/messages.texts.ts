import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Nachrichtenverlauf: {tender}', en: 'Message history: {tender}' },
  subject: { de: 'Nachrichtenverlauf', en: 'Message history' },
  unnamed: { de: 'Projekt {id}', en: 'Tender {id}' },
  number: { de: 'Projektnummer', en: 'Tender number' },
  count: { de: 'Nachrichten', en: 'Messages' },
  cut: {
    de: 'die ersten {shown} von {all}',
    en: 'the first {shown} of {all}',
  },
  none: { de: 'Es gibt keine Nachrichten.', en: 'There are no messages.' },
  noSubject: { de: 'Ohne Betreff', en: 'Without subject' },
  at: { de: 'Gesendet', en: 'Sent' },
  zone: { de: '{moment} (Zeitzone Europe/Berlin)', en: '{moment} (time zone Europe/Berlin)' },
  from: { de: 'Von', en: 'From' },
  to: { de: 'An', en: 'To' },
  ownCompany: { de: 'Ihr Unternehmen', en: 'Your company' },
  question: { de: 'Frage', en: 'Question' },
  answer: { de: 'Antwort', en: 'Answer' },
  attachments: { de: 'Anhänge', en: 'Attachments' },
} satisfies Record<string, Bilingual>
