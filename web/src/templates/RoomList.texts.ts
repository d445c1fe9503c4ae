import type { Bilingual } from '@allmende/domain/texts.ts'

export const roomTexts = {
  name: { de: 'Name', en: 'Name' },
  description: { de: 'Beschreibung', en: 'Description' },
  stage: { de: 'Phase', en: 'Phase' },
  unnamed: { de: 'Raum {n}', en: 'Room {n}' },
  remove: { de: '{name} löschen', en: 'Delete {name}' },
  removeShort: { de: 'Löschen', en: 'Delete' },
} satisfies Record<string, Bilingual>

/** What a room is for, by its stage; one without is open to everyone with the tender. */
export const roomStageTexts = {
  none: { de: 'Informationsraum', en: 'Information room' },
  4: { de: 'Teilnahmewettbewerb', en: 'Participation competition' },
  5: { de: 'Verhandlung', en: 'Negotiation' },
  7: { de: 'Angebotsphase', en: 'Offer phase' },
} satisfies Record<string, Bilingual>
