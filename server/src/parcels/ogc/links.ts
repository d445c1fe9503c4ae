import { addressAt } from '@allmende/domain/addresses.ts'

export const geoJsonType = 'application/geo+json'
export const apiType = 'application/vnd.oai.openapi+json;version=3.0'
export const collectionId = 'parcels'

export type Link = { rel: string; href: string; type: string; title: string }

/** The addresses of the service as browsers and programs outside reach it. */
export function linksAt(home: string) {
  const collection = `/ogc/collections/${collectionId}`
  const link =
    (path: string, type: string, title: string) =>
    (rel: string): Link => ({ rel, href: addressAt(home, path), type, title })
  const json = 'application/json'
  return {
    landing: link('/ogc', json, 'Grundstücke'),
    api: link('/ogc/api', apiType, 'Beschreibung der Schnittstelle'),
    conformance: link('/ogc/conformance', json, 'Erfüllte Anforderungen'),
    collections: link('/ogc/collections', json, 'Sammlungen'),
    collection: link(collection, json, 'Grundstücke'),
    items: (query = '') => link(`${collection}/items${query}`, geoJsonType, 'Grundstücke'),
    item: (id: number) => link(`${collection}/items/${id}`, geoJsonType, 'Grundstück'),
  }
}
export type Links = ReturnType<typeof linksAt>
