import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  notice: { de: 'Bekanntmachung', en: 'Notice' },
  nothing: { de: 'Noch nichts eingetragen.', en: 'Nothing entered yet.' },
  pdf: { de: 'Als PDF öffnen', en: 'Open as PDF' },
  download: { de: 'XML herunterladen', en: 'Download XML' },
  notDownloaded: {
    de: 'Die Datei konnte nicht geladen werden.',
    en: 'The file could not be downloaded.',
  },
  openAll: { de: 'Alle aufklappen', en: 'Expand all' },
  closeAll: { de: 'Alle zuklappen', en: 'Collapse all' },
} satisfies Record<string, Bilingual>
