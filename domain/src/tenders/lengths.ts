/** How many characters a tender's own words may have; the form says it before the server does. */
export const longestOfTender = { name: 1000, description: 20_000 } as const
