import { call } from '../../rpc/call.ts'
import type { Hit } from '../../shell/search/search-source.ts'
import { TenderStatus } from '../status/TenderStatus.tsx'
import { tenderPath } from '../tender-paths.ts'

/** Tenders, as the search of the top bar shows them. */
export async function findTenders(search: string, most: number): Promise<readonly Hit[]> {
  const rows = await call('getAllProjects', { search, limit: most })
  return rows.map((row) => ({
    id: row.id,
    href: tenderPath(row.id),
    name: row.name,
    facts: [row.organizationName ?? ''],
    mark: <TenderStatus status={row.status} />,
  }))
}
