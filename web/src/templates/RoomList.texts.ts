import type { Bilingual } from '@allmende/domain/texts.ts'

export const roomTexts = {
  name: { de: 'Name', en: 'Name' },
  description: { de: 'Beschreibung', en: 'Description' },
  stage: { de: 'Phase', en: 'Phase' },
  unnamed: { de: 'Raum {n}', en: 'Room {n}' },
  remove: { de: '{name} löschen', en: 'Delete {name}' },
  removeShort: { de: 'Löschen', en: 'Delete' },
} satisfies Record<string, Bilingual>
