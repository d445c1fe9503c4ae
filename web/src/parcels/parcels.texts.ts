import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  parcels: { de: 'Grundstücke', en: 'Parcels' },
  parcel: { de: 'Grundstück', en: 'Parcel' },
  building: { de: 'Bebauung', en: 'Buildings' },
  availability: { de: 'Verfügbarkeit', en: 'Availability' },
  available: { de: 'Verfügbar', en: 'Available' },
  notAvailable: { de: 'Nicht verfügbar', en: 'Not available' },
} as const satisfies Record<string, Bilingual>
