import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  parcels: { de: 'Grundstücke', en: 'Parcels' },
  parcel: { de: 'Grundstück', en: 'Parcel' },
} as const satisfies Record<string, Bilingual>
