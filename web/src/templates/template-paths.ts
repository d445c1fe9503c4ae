export const listPath = '/formulare'
export const newPath = '/formulare/anlage'
export const pathOf = ({ id }: { id: string }): string => `${newPath}/${id}`
/** What becomes of an own form in a newer version of the standard. */
export const migrationPathOf = ({ id }: { id: string }): string => `/formulare/umstellen/${id}`
/** Where a tender is made with the form; the screen is the tenders' own. */
export const newTenderPath = ({ id }: { id: string }): string => `/projekte/anlage/${id}`
