import { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import { sortKeys, type TenderFilter } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Sort, TableQuery } from '../../ui/table/table.types.ts'

/** What the list was asked for, behind the address's question mark, so that going back and reloading keep it. */
export type ListSearch = {
  suche?: string
  art?: string
  sortierung?: string
  seite?: number
  anzahl?: number
}

/** How many rows a page of the list has unless somebody asks for more. */
export const usualPageSize = 100
/** The server refuses longer ones. */
export const longestSearch = 200
const mostRows = 1000

/** What an address cannot mean is left out. The router reads `?suche=10` as a number. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const text = (key: 'suche' | 'art' | 'sortierung') => {
    const value = search[key]
    return typeof value === 'string' || typeof value === 'number' ? { [key]: String(value) } : {}
  }
  const count = (key: 'seite' | 'anzahl', most: number) => {
    const value = Number(search[key])
    return Number.isInteger(value) && value >= 1 && value <= most ? { [key]: value } : {}
  }
  return {
    ...text('suche'),
    ...text('art'),
    ...text('sortierung'),
    ...count('seite', 10_000),
    ...count('anzahl', mostRows),
  }
}

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
