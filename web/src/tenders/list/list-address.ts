import { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import { sortKeys, type TenderFilter } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Sort, TableQuery } from '../../ui/table/table.types.ts'
import type { ListSearch } from './list-search.ts'

/** How many rows a page of the list has unless somebody asks for more. */
export const usualPageSize = 100
/** The server refuses longer ones. */
const longestSearch = 200

export const queryIn = ({ suche = '', art = '', sortierung, seite, anzahl }: ListSearch): TableQuery => ({
  search: suche.slice(0, longestSearch),
  filters: { type: art.split(',').filter(isType) },
  sort: sortIn(sortierung),
  page: seite ?? 1,
  pageSize: anzahl ?? usualPageSize,
})

export function addressOf({ search, filters, sort, page, pageSize }: TableQuery): ListSearch {
  const types = filters['type'] ?? []
  return {
    ...(search && { suche: search.slice(0, longestSearch) }),
    ...(types.length > 0 && { art: types.join(',') }),
    ...(sort && { sortierung: `${sort.key}:${sort.direction}` }),
    ...(page > 1 && { seite: page }),
    ...(pageSize !== usualPageSize && { anzahl: pageSize }),
  }
}

/** What stays when somebody looks under another tab: order and page belong to the one she leaves. */
export const keptAcrossTabs = ({ suche, art }: ListSearch): ListSearch => ({
  ...(suche !== undefined && { suche }),
  ...(art !== undefined && { art }),
})

type Narrowed = Pick<Exclude<TenderFilter, string>, 'search' | 'types'>

/** What narrows the list, as the server is asked. */
export function narrowedBy({ search, filters }: TableQuery): Narrowed {
  const types = (filters['type'] ?? []).map(Number) as TenderType[]
  return { ...(search.trim() && { search: search.trim() }), ...(types.length > 0 && { types }) }
}

const isType = (text: string) => text !== '' && TenderType.safeParse(Number(text)).success

function sortIn(text = ''): Sort | null {
  const [key = '', direction] = text.split(':')
  if (!sortKeys.some((known) => known === key)) return null
  return direction === 'asc' || direction === 'desc' ? { key, direction } : null
}
