import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  skip: { de: 'Zum Inhalt springen', en: 'Skip to content' },
} satisfies Record<string, Bilingual>
