import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Nachrichtenverlauf: {tender}', en: 'Message history: {tender}' },
  subject: { de: 'Nachrichtenverlauf', en: 'Message history' },
  unnamed: { de: 'Projekt {id}', en: 'Tender {id}' },
  number: { de: 'Projektnummer', en: 'Tender number' },
  count: { de: 'Nachrichten', en: 'Messages' },
  cut: {
    de: 'die jüngsten {shown} von {all}',
    en: 'the newest {shown} of {all}',
  },
  leftOut: {
    de: 'Für ein einziges Dokument ist der Verlauf zu lang: {count} ältere {count:Nachricht ist|Nachrichten sind} nicht enthalten, gesendet zwischen {from} und {to}. Auf der Plattform stehen alle unter „Nachrichten“.',
    en: 'The history is too long for a single document: {count} older {count:message is|messages are} left out, sent between {from} and {to}. On the platform all of them are under “Messages”.',
  },
  inArchive: {
    de: 'Das Archiv der Ausschreibung enthält alle Nachrichten als Text und als JSON.',
    en: 'The archive of the tender holds all messages as text and as JSON.',
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
