import { call } from '../../rpc/call.ts'
import type { Hit } from '../../shell/search/search-source.ts'
import { parcelPath } from '../parcel-paths.ts'

/** Parcels, as the search of the top bar shows them. */
export async function findParcels(search: string, most: number): Promise<readonly Hit[]> {
  const rows = await call('getProperties', { filter: { search }, limit: most })
  return rows.map(({ id, name, location, plat }) => ({
    id,
    href: parcelPath(id),
    name,
    facts: [location?.name ?? '', plat ?? ''],
  }))
}
