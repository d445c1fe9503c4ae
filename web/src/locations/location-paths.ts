/** The parcels of a location, in the list of all of them. */
export const parcelsOfPath = (id: number): string => `/grundstuecke?standort=${id}#liste`
