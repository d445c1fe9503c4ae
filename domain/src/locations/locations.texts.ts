import type { Labels } from '../changes.ts'

/** The facts of a location, for its form and the log. */
export const locationLabels = {
  name: { de: 'Name', en: 'Name' },
  addressDisplayName: { de: 'Adresse', en: 'Address' },
  latitude: { de: 'Breite', en: 'Latitude' },
  longitude: { de: 'Länge', en: 'Longitude' },
  geoJson: { de: 'Fläche', en: 'Area' },
} as const satisfies Labels
