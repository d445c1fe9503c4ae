/** What the list was asked for, behind the address's question mark, so that going back and reloading keep it. */
export type ListSearch = {
  suche?: string
  art?: string
  sortierung?: string
  seite?: number
  anzahl?: number
}

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
