import type { Bounds } from '@allmende/domain/geometry/shape.ts'
import { crs84 } from './items-query.ts'
import { collectionId, type Links } from './links.ts'

const description =
  'Grundstücke, die öffentlich sind, mit dem, was von ihnen öffentlich ist. Größen in Quadratmetern.'

export const landing = ({ landing: self, api, conformance, collections }: Links) => ({
  title: 'Grundstücke der Allmende',
  description,
  links: [self('self'), api('service-desc'), conformance('conformance'), collections('data')],
})

const standard = 'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf'
export const conformance = {
  conformsTo: [`${standard}/core`, `${standard}/oas30`, `${standard}/geojson`],
}

/** `extent`: around everything that can be seen; nothing where nothing can. */
export const collection = ({ collection: self, items }: Links, extent: Bounds | null) => ({
  id: collectionId,
  title: 'Grundstücke',
  description,
  itemType: 'feature',
  crs: [crs84],
  ...(extent && { extent: { spatial: { bbox: [extent], crs: crs84 } } }),
  links: [self('self'), items()('items')],
})

export const collections = (links: Links, extent: Bounds | null) => ({
  links: [links.collections('self')],
  collections: [collection(links, extent)],
})
