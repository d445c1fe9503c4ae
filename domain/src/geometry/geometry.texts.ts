import type { Bilingual } from '../texts.ts'

/** Why a shape or a position cannot be taken, and what to do. */
export const shapeFaults = {
  notGeoJson: {
    de: 'Das ist keine lesbare Geometrie (GeoJSON, Polygon oder MultiPolygon).',
    en: 'This is not a readable geometry (GeoJSON, Polygon or MultiPolygon).',
  },
  noPolygon: {
    de: 'Nur Flächen sind möglich: Polygon oder MultiPolygon.',
    en: 'Only areas are possible: Polygon or MultiPolygon.',
  },
  tooManyCorners: {
    de: 'Die Form hat zu viele Eckpunkte. Bitte vereinfachen Sie sie auf höchstens 5.000.',
    en: 'The shape has too many corners. Please simplify it to 5,000 at most.',
  },
  tooManyRings: {
    de: 'Die Form hat zu viele Teilflächen und Aussparungen. Möglich sind zusammen höchstens 100.',
    en: 'The shape has too many parts and holes. At most 100 are possible together.',
  },
  tooIntricate: {
    de: 'Die Form ist zu verwickelt, um geprüft zu werden. Bitte vereinfachen Sie sie.',
    en: 'The shape is too intricate to be checked. Please simplify it.',
  },
  notClosed: {
    de: 'Die Form ist nicht geschlossen: Der letzte Eckpunkt muss der erste sein.',
    en: 'The shape is not closed: its last corner must be the first one.',
  },
  tooFewCorners: {
    de: 'Eine Fläche braucht mindestens drei verschiedene Eckpunkte.',
    en: 'An area needs at least three different corners.',
  },
  notOnEarth: {
    de: 'Die Koordinaten liegen nicht auf der Erde. Vielleicht sind es UTM-Koordinaten.',
    en: 'The coordinates are not on earth. They may be UTM coordinates.',
  },
  swapped: {
    de: 'Länge und Breite sind vermutlich vertauscht: Die geografische Länge steht zuerst.',
    en: 'Longitude and latitude are probably swapped: longitude comes first.',
  },
  farAway: {
    de: 'Die Koordinaten liegen außerhalb Deutschlands.',
    en: 'The coordinates are outside Germany.',
  },
  crossing: {
    de: 'Die Linien der Form kreuzen oder berühren sich. Bitte ordnen Sie die Eckpunkte der Reihe nach.',
    en: 'The lines of the shape cross or touch. Please put the corners in order.',
  },
  holeOutside: {
    de: 'Eine Aussparung liegt nicht innerhalb der Fläche.',
    en: 'A hole does not lie inside the area.',
  },
  overlapping: {
    de: 'Teilflächen der Form überlappen sich.',
    en: 'Parts of the shape overlap.',
  },
  tooLarge: {
    de: 'Die Form ist größer als 1.000 Quadratkilometer.',
    en: 'The shape is larger than 1,000 square kilometres.',
  },
  tooSmall: {
    de: 'Die Form hat keine Fläche.',
    en: 'The shape has no area.',
  },
} as const satisfies Record<string, Bilingual>

export type ShapeFault = keyof typeof shapeFaults
