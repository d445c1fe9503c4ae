import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  breadcrumbs: { de: 'Sie sind hier', en: 'You are here' },
  home: { de: 'Startseite', en: 'Start page' },
} satisfies Record<string, Bilingual>
