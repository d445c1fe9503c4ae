import type { SearchSource } from './shell/search/search-source.ts'
import { tenderSource } from './tenders/list/tender-hits.ts'

/** What the search of the top bar finds, group by group. */
export const searchSources: readonly SearchSource[] = [tenderSource]
