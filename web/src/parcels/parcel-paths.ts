export const parcelsPath = '/grundstuecke'

export const parcelPath = (id: number): string => `${parcelsPath}/${id}`

/** The page of a parcel that was just made, open for its first facts. */
export const newParcelPath = (id: number): string => `${parcelPath(id)}?bearbeiten=1`

export const parcelImportPath = `${parcelsPath}/import`
