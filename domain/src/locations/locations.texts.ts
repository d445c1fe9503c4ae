import type { Labels } from '../changes.ts'

/** The facts of a location, for its form and the log. */
export const locationLabels = {
  name: { de: 'Name', en: 'Name' },
  addressDisplayName: { de: 'Adresse', en: 'Address' },
  addressOsmType: { de: 'Art in OpenStreetMap', en: 'Kind in OpenStreetMap' },
  addressOsmId: { de: 'Nummer in OpenStreetMap', en: 'Number in OpenStreetMap' },
  latitude: { de: 'Breite', en: 'Latitude' },
  longitude: { de: 'Länge', en: 'Longitude' },
  geoJson: { de: 'Fläche', en: 'Area' },
} as const satisfies Labels
