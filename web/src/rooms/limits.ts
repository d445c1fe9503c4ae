/** In bytes. */
export const largestDocument = 1_000_000_000
