import { phaseOf } from '@allmende/domain/tenders/phases.ts'
import { call } from '../../rpc/call.ts'
import { serverNow } from '../../rpc/clock.ts'
import type { SearchSource } from '../../shell/search/search-source.ts'
import { listPath, tenderPath } from '../tender-paths.ts'
import { texts } from '../tenders.texts.ts'

/** Tenders, as the search of the top bar finds them. */
export const tenderSource: SearchSource = {
  key: 'tenders',
  label: texts.tenders,
  find: async (search, most) =>
    (await call('getAllProjects', { search, limit: most })).map((row) => ({
      id: row.id,
      href: tenderPath(row.id),
      name: row.name,
      facts: [row.organizationName ?? '', phaseOf(row, serverNow()).label],
    })),
  all: { label: texts.allHits, href: (search) => listPath('', { suche: search }) },
}
