import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  open: { de: 'Neues Grundstück', en: 'New parcel' },
  title: { de: 'Grundstück anlegen', en: 'Create parcel' },
  text: {
    de: 'Das Grundstück ist zunächst nur intern sichtbar. Seine Angaben tragen Sie gleich danach ein.',
    en: 'At first the parcel is visible inside only. You enter its details right afterwards.',
  },
  create: { de: 'Anlegen', en: 'Create' },
  chooseLocation: { de: 'Standort wählen', en: 'Choose a location' },
  noLocation: { de: 'Es gibt noch keinen Standort.', en: 'There is no location yet.' },
  toLocations: { de: 'Standort anlegen', en: 'Create a location' },
  locationsNotLoaded: {
    de: 'Die Standorte konnten nicht geladen werden.',
    en: 'The locations could not be loaded.',
  },
  notCreated: {
    de: 'Das Grundstück konnte nicht angelegt werden.',
    en: 'The parcel could not be created.',
  },
} as const satisfies Record<string, Bilingual>
