import type { Bilingual } from '@allmende/domain/texts.ts'

export const searchTexts = {
  label: { de: 'Im Formular suchen', en: 'Search the form' },
  placeholder: { de: 'Feld, Kennung oder Inhalt', en: 'Field, id or content' },
  typeOn: { de: 'Bitte tippen Sie mindestens zwei Zeichen.', en: 'Please type at least two characters.' },
  nothing: { de: 'Im Formular nicht gefunden.', en: 'Not found in the form.' },
} satisfies Record<string, Bilingual>
