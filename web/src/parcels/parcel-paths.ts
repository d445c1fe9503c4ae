export const parcelsPath = '/grundstuecke'

export const parcelPath = (id: number): string => `${parcelsPath}/${id}`

/** The list of those that contain these words. */
export const parcelListPath = (search: string): string =>
  `${parcelsPath}?${new URLSearchParams({ suche: search })}#liste`

/** The page of a parcel that was just made, open for its first facts. */
export const newParcelPath = (id: number): string => `${parcelPath(id)}?bearbeiten=1`

export const parcelImportPath = `${parcelsPath}/import`
