import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  noSpace: {
    de: 'Ihr Browser kann ungespeicherte Eingaben nicht aufbewahren. Bitte speichern Sie bald.',
    en: 'Your browser cannot keep unsaved entries. Please save soon.',
  },
} satisfies Record<string, Bilingual>
