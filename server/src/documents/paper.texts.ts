import type { Bilingual } from '@allmende/domain/texts.ts'

/** What stands on every document of the house. */
export const texts = {
  claim: { de: 'Vergaben und Grundstücke', en: 'Tenders and land' },
  requested: { de: 'Angefordert von {name} am {moment}', en: 'Requested by {name} on {moment}' },
  requestedAt: { de: 'Angefordert am {moment}', en: 'Requested on {moment}' },
  made: { de: 'Erstellt am {moment}', en: 'Made on {moment}' },
  page: { de: 'Seite {number} von {all}', en: 'Page {number} of {all}' },
  contents: { de: 'Inhalt', en: 'Contents' },
  contentsLine: { de: '{title}, Seite {number}', en: '{title}, page {number}' },
  linesJoined: {
    de: '{count} {count:weitere Zeile steht|weitere Zeilen stehen} hier hintereinander, durch ¶ getrennt:',
    en: '{count} more {count:line stands|lines stand} here one behind the other, separated by ¶:',
  },
} satisfies Record<string, Bilingual>
