import type { Bilingual } from '@allmende/domain/texts.ts'

/** Titles of the pages that have no screen of their own yet. */
export const titles = {
  tenders: { de: 'Ausschreibungen', en: 'Tenders' },
  tender: { de: 'Ausschreibung', en: 'Tender' },
  newTender: { de: 'Ausschreibung erstellen', en: 'Create tender' },
  editTender: { de: 'Ausschreibung bearbeiten', en: 'Edit tender' },
  wizard: { de: 'Was möchten Sie tun?', en: 'What would you like to do?' },
  forms: { de: 'Formulare', en: 'Forms' },
  form: { de: 'Formular', en: 'Form' },
  parcels: { de: 'Grundstücke', en: 'Parcels' },
  parcel: { de: 'Grundstück', en: 'Parcel' },
  locations: { de: 'Standorte', en: 'Locations' },
  parcelSettings: { de: 'Grundstückseinstellungen', en: 'Parcel settings' },
} satisfies Record<string, Bilingual>
