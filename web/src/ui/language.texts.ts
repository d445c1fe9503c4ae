import type { Bilingual } from '@allmende/domain/texts.ts'

/** Each language in its own words. */
export const languageNames = {
  de: { de: 'Deutsch', en: 'Deutsch' },
  en: { de: 'English', en: 'English' },
} satisfies Record<string, Bilingual>
