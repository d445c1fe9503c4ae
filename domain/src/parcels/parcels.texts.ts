import type { Bilingual } from '../texts.ts'
import type { BuildingState, FieldName } from './parcel-fields.ts'

/** The facts of a parcel by the names people know them by. */
export const fieldLabels = {
  location: { de: 'Standort', en: 'Location' },
  plat: { de: 'Flurkennzeichnung', en: 'Cadastral reference' },
  size: { de: 'Größe', en: 'Size' },
  hasBuilding: { de: 'Bebaut', en: 'Built on' },
  regulatedInDevelopmentPlan: { de: 'In einem Bebauungsplan', en: 'In a development plan' },
  buildingPlanIsInPreparation: { de: 'Bebauungsplan in Vorbereitung', en: 'Development plan in preparation' },
  availability: { de: 'Verfügbar', en: 'Available' },
  availabilityNotes: { de: 'Hinweise zur Verfügbarkeit', en: 'Notes on availability' },
  siteDevelopment: { de: 'Erschließung', en: 'Site development' },
  allowedUsageTypes: { de: 'Erlaubte Nutzung', en: 'Permitted use' },
  description: { de: 'Kurzexposé', en: 'Short description' },
  geoJson: { de: 'Form', en: 'Shape' },
  images: { de: 'Bilder', en: 'Pictures' },
  panoramas: { de: 'Panoramen', en: 'Panoramas' },
  files: { de: 'Vorhandene Daten', en: 'Available data' },
} as const satisfies Record<FieldName, Bilingual>

export const parcelLabels = {
  ...fieldLabels,
  name: { de: 'Name', en: 'Name' },
  internalNotes: { de: 'Interne Notizen', en: 'Internal notes' },
  isPublic: { de: 'Öffentlich', en: 'Public' },
  publicFields: { de: 'Öffentliche Angaben', en: 'Public facts' },
  additionalFields: { de: 'Zusatzfelder', en: 'Additional fields' },
} as const satisfies Record<string, Bilingual>

export const buildingTexts: Record<BuildingState, Bilingual> = {
  BEBAUT: { de: 'Bebaut', en: 'Built on' },
  UNBEBAUT: { de: 'Unbebaut', en: 'Not built on' },
}
export const unknownText: Bilingual = { de: 'Unbekannt', en: 'Unknown' }

/** How a fact sheet puts what has only a few answers. */
export const factTexts = {
  address: { de: 'Adresse', en: 'Address' },
  building: { de: 'Bebauung', en: 'Buildings' },
  availability: { de: 'Verfügbarkeit', en: 'Availability' },
  available: { de: 'Verfügbar', en: 'Available' },
  notAvailable: { de: 'Nicht verfügbar', en: 'Not available' },
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
} as const satisfies Record<string, Bilingual>
