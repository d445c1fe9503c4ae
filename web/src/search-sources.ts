import { placeTexts } from './places.texts.ts'
import { parcelListPath } from './parcels/parcel-paths.ts'
import type { SearchSource } from './shell/search/search-source.ts'
import { listPath } from './tenders/tender-paths.ts'

/** What the search of the top bar finds, group by group; what finds it is fetched with the first search. */
export const searchSources: readonly SearchSource[] = [
  {
    key: 'tenders',
    label: placeTexts.tenders,
    find: async (search, most) => (await import('./tenders/list/tender-hits.tsx')).findTenders(search, most),
    listOf: (search) => listPath('', { suche: search }),
  },
  {
    key: 'parcels',
    label: placeTexts.parcels,
    find: async (search, most) => (await import('./parcels/list/parcel-hits.ts')).findParcels(search, most),
    listOf: parcelListPath,
  },
]
