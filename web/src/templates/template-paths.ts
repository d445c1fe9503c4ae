export const listPath = '/formulare'
export const newPath = '/formulare/anlage'
export const pathOf = ({ id }: { id: string }): string => `${newPath}/${id}`
/** Where a tender is made with the form; the screen is the tenders' own. */
export const newTenderPath = ({ id }: { id: string }): string => `/projekte/anlage/${id}`
