import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  loading: { de: '{name} wird geladen', en: 'Loading {name}' },
  tooLarge: {
    de: 'Das Dokument ist mit {size} zu groß für die Vorschau. Bitte laden Sie es herunter.',
    en: 'At {size} the document is too large for the preview. Please download it.',
  },
  failed: {
    de: 'Die Vorschau konnte nicht geladen werden.',
    en: 'The preview could not be loaded.',
  },
  unreadable: {
    de: 'Dieses Dokument lässt sich hier nicht darstellen. Bitte laden Sie es herunter.',
    en: 'This document cannot be shown here. Please download it.',
  },
  locked: {
    de: 'Das Dokument ist mit einem Kennwort geschützt. Bitte laden Sie es herunter.',
    en: 'The document is protected by a password. Please download it.',
  },
  pages: { de: '{n} {n:Seite|Seiten}', en: '{n} {n:page|pages}' },
  page: { de: 'Seite {page} von {n}', en: 'Page {page} of {n}' },
  content: { de: 'Inhalt von {name}', en: 'Content of {name}' },
  download: { de: 'Herunterladen', en: 'Download' },
} satisfies Record<string, Bilingual>
