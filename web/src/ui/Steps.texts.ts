import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  done: { de: '(erledigt)', en: '(done)' },
} satisfies Record<string, Bilingual>
