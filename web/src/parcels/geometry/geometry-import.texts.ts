import { shapeFaults } from '@allmende/domain/geometry/geometry.texts.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { CoordinateSystem } from './coordinate-systems.ts'

/** Why a text cannot become a shape, beyond what is wrong with the shape itself. */
export const importFaults = {
  ...shapeFaults,
  empty: { de: 'Feld ist erforderlich', en: 'This field is required' },
  unknownSystem: {
    de: 'Die Datei nennt ein Koordinatensystem, das hier nicht gelesen werden kann. Möglich sind WGS 84, EPSG:25832 und EPSG:25833.',
    en: 'The file names a coordinate system that cannot be read here. WGS 84, EPSG:25832 and EPSG:25833 are possible.',
  },
  unreadableLine: {
    de: 'Zeile {line} ist keine Koordinate: „{text}“. Erwartet werden zwei Zahlen je Zeile.',
    en: 'Line {line} is not a coordinate: “{text}”. Two numbers are expected on each line.',
  },
  otherOrder: {
    de: 'Länge und Breite sind vermutlich vertauscht. Bitte wählen Sie die andere Reihenfolge.',
    en: 'Longitude and latitude are probably swapped. Please choose the other order.',
  },
  noConverter: {
    de: 'Die Umrechnung konnte nicht geladen werden. Bitte schließen Sie das Fenster und öffnen Sie es erneut.',
    en: 'The conversion could not be loaded. Please close this window and open it again.',
  },
  isMetres: {
    de: 'Das sind keine Grad. Vermutlich sind es UTM-Koordinaten: Bitte wählen Sie das Koordinatensystem.',
    en: 'These are not degrees. They are probably UTM coordinates: please choose the coordinate system.',
  },
  isDegrees: {
    de: 'Das sind keine UTM-Koordinaten. Vermutlich sind es Grad: Bitte wählen Sie WGS 84.',
    en: 'These are not UTM coordinates. They are probably degrees: please choose WGS 84.',
  },
} as const satisfies Record<string, Bilingual>

export type ImportFault = {
  text: Bilingual
  values?: Readonly<Record<string, string | number>>
  /** In which system it would probably be right. */
  system?: CoordinateSystem
}
