import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  notice: { de: 'Bekanntmachung', en: 'Notice' },
  nothing: { de: 'Noch nichts eingetragen.', en: 'Nothing entered yet.' },
  pdf: { de: 'Als PDF öffnen', en: 'Open as PDF' },
  openAll: { de: 'Alle aufklappen', en: 'Expand all' },
  closeAll: { de: 'Alle zuklappen', en: 'Collapse all' },
} satisfies Record<string, Bilingual>
