import type { ReasonTexts } from '../verdict.ts'

/** Why there is no picture of the ground. */
export const baseMapReasons = {
  baseMapForPagesOnly: {
    type: 'AccessDeniedException',
    de: 'Diese Karten sind nur für die Seiten dieser Plattform da.',
    en: 'These maps are for the pages of this platform only.',
  },
  tileOutsideMap: {
    type: 'ValidationException',
    de: 'Diese Kachel liegt außerhalb der Karte.',
    en: 'This tile lies outside the map.',
  },
  baseMapBusy: {
    type: 'UnavailableException',
    de: 'Es werden gerade zu viele Karten geladen. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Too many maps are being loaded at present. Please try again in a moment.',
  },
  baseMapDown: {
    type: 'UnavailableException',
    de: 'Der Kartendienst antwortet gerade nicht.',
    en: 'The map service does not answer right now.',
  },
} as const satisfies ReasonTexts
