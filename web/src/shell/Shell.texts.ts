import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  printed: { de: '{address}, gedruckt am {moment}', en: '{address}, printed on {moment}' },
  skip: { de: 'Zum Inhalt springen', en: 'Skip to content' },
} satisfies Record<string, Bilingual>
