import type { Property } from '../parcels.contract.ts'

/** What a GIS knows of a parcel beside its shape; keys that its viewer may not have are absent. */
export function featureProperties(parcel: Property): Record<string, unknown> {
  const {
    id: _id,
    geoJson: _geoJson,
    additionalFields,
    location,
    files: _files,
    images: _images,
    panoramas: _panoramas,
    internalNotes: _internalNotes,
    publicFields: _publicFields,
    version: _version,
    ...facts
  } = parcel
  return {
    ...facts,
    ...(location !== undefined && { location: location?.name ?? null }),
    ...Object.fromEntries(additionalFields.map(({ name, value }) => [`additional.${name}`, value])),
  }
}

/** A parcel as a feature of GeoJSON; its shape is kept as the text of one and goes out as it is. */
export function featureText(parcel: Property, more: object = {}): string {
  const { geoJson = null, id } = parcel
  const end = JSON.stringify({ properties: featureProperties(parcel), ...more })
  return `{"type":"Feature","id":${id},"geometry":${geoJson ?? 'null'},${end.slice(1)}`
}
