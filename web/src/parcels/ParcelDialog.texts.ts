import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  choose: { de: 'Grundstück auswählen', en: 'Choose parcel' },
  added: { de: 'hinzugefügt', en: 'added' },
  add: { de: 'Hinzufügen', en: 'Add' },
  addOf: { de: '{name} hinzufügen', en: 'Add {name}' },
  search: { de: 'Grundstück suchen', en: 'Search parcel' },
  noParcels: {
    de: 'Es gibt noch keine veröffentlichten Grundstücke.',
    en: 'There are no published parcels yet.',
  },
  more: { de: 'Weitere anzeigen', en: 'Show more' },
  nothingFound: { de: 'Kein Grundstück gefunden.', en: 'No parcel found.' },
} satisfies Record<string, Bilingual>
