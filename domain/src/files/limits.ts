/** In bytes: as much as one file may have, a gigabyte of a thousand million. */
export const largestFile = 1_000_000_000

/** How many documents one room holds. */
export const mostDocuments = 10_000
