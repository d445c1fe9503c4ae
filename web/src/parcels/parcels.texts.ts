import { factTexts } from '@allmende/domain/parcels/parcels.texts.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  parcels: { de: 'Grundstücke', en: 'Parcels' },
  parcel: { de: 'Grundstück', en: 'Parcel' },
  building: factTexts.building,
  availability: factTexts.availability,
  available: factTexts.available,
  notAvailable: factTexts.notAvailable,
} as const satisfies Record<string, Bilingual>
