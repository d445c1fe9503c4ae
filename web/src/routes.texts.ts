import type { Bilingual } from '@allmende/domain/texts.ts'

/** Titles of the pages that have no screen of their own yet. */
export const titles = {
  tenders: { de: 'Ausschreibungen', en: 'Tenders' },
  tender: { de: 'Ausschreibung', en: 'Tender' },
} satisfies Record<string, Bilingual>
