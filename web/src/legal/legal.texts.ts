import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  empty: {
    de: 'Für diese Seite wurde noch kein Text hinterlegt.',
    en: 'No text has been provided for this page yet.',
  },
} satisfies Record<string, Bilingual>
