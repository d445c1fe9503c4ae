import type { ReasonTexts } from '../verdict.ts'

/** Why an address cannot be looked up. */
export const addressSearchReasons = {
  geocoderMissing: {
    type: 'UnavailableException',
    de: 'Die Adresssuche ist hier nicht eingerichtet. Bitte setzen Sie die Position durch einen Klick in die Karte.',
    en: 'The address search is not set up here. Please set the position by a click on the map.',
  },
  geocoderDown: {
    type: 'UnavailableException',
    de: 'Die Adresssuche antwortet gerade nicht. Bitte versuchen Sie es noch einmal oder setzen Sie die Position durch einen Klick in die Karte.',
    en: 'The address search does not answer right now. Please try again, or set the position by a click on the map.',
  },
  geocoderBusy: {
    type: 'UnavailableException',
    de: 'Es werden gerade zu viele Adressen gesucht. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    en: 'Too many addresses are being searched for at present. Please try again in a few seconds.',
  },
} as const satisfies ReasonTexts
