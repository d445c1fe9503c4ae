import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  noSpace: {
    de: 'Ihr Browser kann ungespeicherte Eingaben nicht aufbewahren. Bitte speichern Sie bald.',
    en: 'Your browser cannot keep unsaved entries. Please save soon.',
  },
  notRestored: {
    de: 'Die Eingaben konnten nicht übernommen werden; sie sind noch da.',
    en: 'The entries could not be taken over; they are still there.',
  },
  discardTitle: { de: 'Änderungen verwerfen?', en: 'Discard changes?' },
  discardText: {
    de: 'Alles, was Sie seit dem letzten Speichern eingegeben haben, geht verloren.',
    en: 'Everything you have entered since you last saved will be lost.',
  },
  discardYes: { de: 'Änderungen verwerfen', en: 'Discard changes' },
  discardNo: { de: 'Weiter bearbeiten', en: 'Keep editing' },
} satisfies Record<string, Bilingual>
