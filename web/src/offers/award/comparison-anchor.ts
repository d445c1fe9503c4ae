/** Where the offers of a tender are compared on its first page. */
export const comparisonAnchor = 'angebote'
