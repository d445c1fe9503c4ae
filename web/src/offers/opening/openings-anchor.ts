/** Where the openings of a tender stand on its first page. */
export const openingsAnchor = 'oeffnungen'
