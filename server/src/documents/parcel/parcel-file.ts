/** One is named by its number, several by how many they are. */
export const parcelFileName = (ids: readonly number[]): string =>
  ids.length === 1 ? `expose-grundstueck-${ids[0]}.pdf` : `expose-${ids.length}-grundstuecke.pdf`
