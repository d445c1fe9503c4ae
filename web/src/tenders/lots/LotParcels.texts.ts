import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  parcels: { de: 'Grundstücke', en: 'Parcels' },
  link: { de: 'Grundstück verknüpfen', en: 'Link parcel' },
  none: { de: 'Keine Grundstücke verknüpft.', en: 'No parcels linked.' },
  remove: { de: 'entfernen', en: 'remove' },
  removeOf: { de: '{name} entfernen', en: 'Remove {name}' },
  unknown: { de: 'Grundstück {id}', en: 'Parcel {id}' },
} satisfies Record<string, Bilingual>
