import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Phase } from '../offer-paths.ts'

export const phaseTitles: Record<Phase, Bilingual> = {
  application: { de: 'Teilnahmeantrag', en: 'Application' },
  negotiation: { de: 'Verhandlung', en: 'Negotiation' },
  offer: { de: 'Angebot', en: 'Offer' },
}

export const deadlineLabels: Record<Phase, Bilingual> = {
  application: { de: 'Teilnahmefrist', en: 'Application deadline' },
  negotiation: { de: 'Frist', en: 'Deadline' },
  offer: { de: 'Angebotsfrist', en: 'Offer deadline' },
}

export const texts = {
  round: { de: 'Runde {n}', en: 'Round {n}' },
  reason: { de: 'Begründung der Vergabestelle', en: 'Reason given by the contracting authority' },
  missing: {
    de: 'Vor dem Einreichen fehlt noch mindestens ein Dokument in: {rooms}.',
    en: 'Before you can submit, at least one document is missing in: {rooms}.',
  },
  noRooms: {
    de: 'Für dieses Los gibt es hier keine Datenräume.',
    en: 'There are no data rooms for this lot here.',
  },
  addRoom: { de: 'Eigenen Datenraum anlegen', en: 'Create a data room of your own' },
  addRoomFor: { de: 'Eigenen Datenraum anlegen: {lot}', en: 'Create a data room of your own: {lot}' },
  earlier: { de: 'Frühere Bewerbungen', en: 'Earlier applications' },
  earlierOne: { de: '{lot}, Runde {n}', en: '{lot}, round {n}' },
  earlierSent: { de: 'Eingereicht am {at}.', en: 'Submitted at {at}.' },
  yourPart: { de: 'Ihre Teilnahme', en: 'Your participation' },
  lot: { de: 'Los', en: 'Lot' },
  standing: { de: 'Stand', en: 'State' },
  toPage: { de: 'Zur Seite „{page}“', en: 'Go to “{page}”' },
} satisfies Record<string, Bilingual>
