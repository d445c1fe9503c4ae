export const listPath = '/formulare'
export const newPath = '/formulare/anlage'
export const pathOf = ({ id }: { id: string }): string => `${newPath}/${id}`
