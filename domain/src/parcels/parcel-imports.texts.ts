import { shapeFaults } from '../geometry/geometry.texts.ts'
import type { Bilingual } from '../texts.ts'

/** Why a whole file cannot be taken. */
export const fileFaults = {
  notJson: {
    de: 'Die Datei ist kein GeoJSON: Sie lässt sich nicht lesen.',
    en: 'The file is not GeoJSON: it cannot be read.',
  },
  noCollection: {
    de: 'Die Datei enthält keine Sammlung von Objekten (FeatureCollection).',
    en: 'The file does not contain a collection of features (FeatureCollection).',
  },
  noFeatures: { de: 'Die Datei enthält keine Objekte.', en: 'The file contains no features.' },
  tooManyFeatures: {
    de: 'Die Datei enthält mehr als 2.000 Objekte. Teilen Sie sie auf.',
    en: 'The file contains more than 2,000 features. Split it.',
  },
  tooManyCorners: {
    de: 'Die Formen der Datei haben zusammen mehr als 100.000 Ecken. Teilen Sie sie auf.',
    en: 'The shapes of the file have more than 100,000 corners together. Split it.',
  },
  tooLarge: {
    de: 'Die Datei ist größer als 10 MB. Teilen Sie sie auf.',
    en: 'The file is larger than 10 MB. Split it.',
  },
} as const satisfies Record<string, Bilingual>
export type FileFault = keyof typeof fileFaults

/** Why one feature of it cannot become a parcel. */
export const importFaults = {
  ...shapeFaults,
  notFeature: { de: 'Das ist kein GeoJSON-Objekt (Feature).', en: 'This is not a GeoJSON feature.' },
  fileTooIntricate: {
    de: 'Die Formen der Datei sind zusammen zu verwickelt, um geprüft zu werden. Teilen Sie die Datei auf.',
    en: 'The shapes of the file are too intricate together to be checked. Split the file.',
  },
  nameMissing: {
    de: 'Es fehlt ein Name, und auch eine Flurkennzeichnung, die ihn ersetzen könnte.',
    en: 'There is no name, nor a cadastral reference that could stand for it.',
  },
  tooLong: {
    de: '{field}: höchstens {max} Zeichen, hier sind es {n}.',
    en: '{field}: at most {max} characters, here there are {n}.',
  },
  notText: { de: '{field}: Das ist kein einfacher Wert.', en: '{field}: this is not a simple value.' },
  notNumber: {
    de: '{field}: „{value}“ ist keine Größe.',
    en: '{field}: “{value}” is not a size.',
  },
  notYesNo: {
    de: '{field}: „{value}“ ist weder ja noch nein.',
    en: '{field}: “{value}” is neither yes nor no.',
  },
  tooMuch: {
    de: 'Die Zusatzfelder sind zusammen zu lang.',
    en: 'The additional fields are too long together.',
  },
  locationMissing: { de: 'Es fehlt der Standort.', en: 'There is no location.' },
  locationUnknown: {
    de: 'Den Standort „{value}“ gibt es nicht.',
    en: 'There is no location “{value}”.',
  },
  locationArchived: {
    de: 'Der Standort „{value}“ ist archiviert.',
    en: 'The location “{value}” is archived.',
  },
} as const satisfies Record<string, Bilingual>
export type ImportFaultName = keyof typeof importFaults
