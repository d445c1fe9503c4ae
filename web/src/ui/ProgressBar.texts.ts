import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  percent: { de: '{percent} %', en: '{percent} %' },
  seconds: { de: 'noch etwa {n} Sek.', en: 'about {n} s left' },
  minutes: { de: 'noch etwa {n} Min.', en: 'about {n} min left' },
  hours: { de: 'noch etwa {n} Std. {m} Min.', en: 'about {n} h {m} min left' },
} satisfies Record<string, Bilingual>
