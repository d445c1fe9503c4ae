import type { Bilingual } from '@allmende/domain/texts.ts'

export const lotTexts = {
  parcels: { de: 'Grundstücke', en: 'Parcels' },
  link: { de: 'Grundstück verknüpfen', en: 'Link parcel' },
  choose: { de: 'Grundstück auswählen', en: 'Choose parcel' },
  added: { de: 'hinzugefügt', en: 'added' },
  add: { de: 'Hinzufügen', en: 'Add' },
  addOf: { de: '{name} hinzufügen', en: 'Add {name}' },
  none: { de: 'Keine Grundstücke verknüpft.', en: 'No parcels linked.' },
  remove: { de: 'entfernen', en: 'remove' },
  removeOf: { de: '{name} entfernen', en: 'Remove {name}' },
  unknown: { de: 'Grundstück {id}', en: 'Parcel {id}' },
  search: { de: 'Grundstück suchen', en: 'Search parcel' },
  noParcels: {
    de: 'Es gibt noch keine veröffentlichten Grundstücke.',
    en: 'There are no published parcels yet.',
  },
  nothingFound: { de: 'Kein Grundstück gefunden.', en: 'No parcel found.' },
  deadlines: { de: 'Abweichende Fristen', en: 'Deadlines of its own' },
  deadlinesHint: {
    de: 'Nur ausfüllen, wenn für dieses Los andere Fristen gelten als für die Ausschreibung.',
    en: 'Fill in only where this lot has other deadlines than the tender.',
  },
} satisfies Record<string, Bilingual>
