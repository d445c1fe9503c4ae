import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  notYet: { de: 'Dieser Bereich ist noch nicht verfügbar.', en: 'This area is not available yet.' },
} satisfies Record<string, Bilingual>
