/**
 * Of an infected file nothing is kept, unless it was submitted: then its ciphertext is, because it belongs to what a
 * bidder has filed. Nobody gets it either way.
 */
export const keepsInfected = ({ wasSubmitted }: { wasSubmitted: boolean }): boolean => wasSubmitted
