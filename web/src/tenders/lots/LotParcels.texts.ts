import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  parcels: { de: 'Grundstücke', en: 'Parcels' },
  link: { de: 'Grundstück verknüpfen', en: 'Link parcel' },
  none: { de: 'Keine Grundstücke verknüpft.', en: 'No parcels linked.' },
  remove: { de: 'entfernen', en: 'remove' },
  removeOf: { de: '{name} entfernen', en: 'Remove {name}' },
  unknown: { de: 'Grundstück {id}', en: 'Parcel {id}' },
  notPublic: { de: 'nicht mehr öffentlich', en: 'no longer public' },
  archived: { de: 'archiviert, nicht mehr öffentlich', en: 'archived, no longer public' },
} satisfies Record<string, Bilingual>
