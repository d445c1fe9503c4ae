import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  empty: {
    de: 'Für diese Seite wurde noch kein Text hinterlegt.',
    en: 'No text has been provided for this page yet.',
  },
} satisfies Record<string, Bilingual>

export const fileLimitTexts = {
  title: { de: 'Grenzen für Dateien', en: 'Limits of files' },
  file: {
    de: 'Eine Datei hat höchstens {file} ({bytes} Bytes).',
    en: 'A file has at most {file} ({bytes} bytes).',
  },
  room: {
    de: 'Ein Datenraum fasst höchstens {room} und {documents} Dokumente; mehr Dokumente fassen auch alle Datenräume eines Unternehmens in einer Phase eines Verfahrens zusammen nicht.',
    en: 'A data room holds at most {room} and {documents} documents; all data rooms of a company in one phase of a procedure together hold no more documents than that.',
  },
  company: {
    de: 'Die Datenräume eines Unternehmens fassen zusammen höchstens {company}.',
    en: 'The data rooms of a company hold at most {company} together.',
  },
  attachments: {
    de: 'Die Anhänge einer Nachricht haben zusammen höchstens {attachments}.',
    en: 'The attachments of a message have at most {attachments} together.',
  },
} satisfies Record<string, Bilingual>
