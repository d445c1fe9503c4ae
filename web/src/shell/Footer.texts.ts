import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  legal: { de: 'Rechtliches', en: 'Legal information' },
  version: { de: 'Allmende {version}', en: 'Allmende {version}' },
} satisfies Record<string, Bilingual>
