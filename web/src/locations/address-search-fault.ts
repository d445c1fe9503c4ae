import { addressSearchReasons } from '@allmende/domain/locations/address-search.reasons.ts'

const { de, en } = addressSearchReasons.geocoderMissing

/** Where no search is set up, another try finds none either; the sentence alone tells it apart. */
export const mayHelpToRetry = (message: string): boolean => message !== de && message !== en
