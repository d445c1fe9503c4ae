/** What the menu of a tender's first page leads to. */
export const boardAnchor = 'verfahrensstand'
