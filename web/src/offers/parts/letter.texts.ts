import type { Bilingual } from '@allmende/domain/texts.ts'

export const letterTexts = {
  letters: { de: 'Mitteilungen', en: 'Letters' },
  letter: { de: 'Mitteilung vom {moment} (PDF)', en: 'Letter of {moment} (PDF)' },
  takenBack: { de: 'Gilt seit dem {day} nicht mehr.', en: 'No longer holds since {day}.' },
} satisfies Record<string, Bilingual>
