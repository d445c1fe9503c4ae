import { queryOptions } from '@tanstack/react-query'
import { readStored, writeStored } from '../ui/stored.ts'

export type BaseMap = { id: string; name: string; attribution: string; maxZoom: number }

/** What the server can show below our shapes. */
export const baseMapsQuery = queryOptions({
  queryKey: ['tiles'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<readonly BaseMap[]> => {
    const answer = await fetch('/tiles', { signal, headers: { accept: 'application/json' } })
    if (!answer.ok) throw new Error(`The base maps were answered with ${answer.status}`)
    const listed: unknown = await answer.json()
    return Array.isArray(listed) ? listed.filter(isBaseMap) : []
  },
})

function isBaseMap(value: unknown): value is BaseMap {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'attribution' in value &&
    typeof value.attribution === 'string' &&
    'maxZoom' in value &&
    typeof value.maxZoom === 'number'
  )
}

export const tilesAddress = ({ id }: BaseMap): string =>
  `${location.origin}/tiles/${encodeURIComponent(id)}/{z}/{x}/{y}`

const key = 'allmende.base-map'
/** Chosen so that none is shown. */
export const noBaseMap = ''

export const readChosen = (): string | null => readStored(key)
export const keepChosen = (id: string): boolean => writeStored(key, id)

/** What was chosen here before, where it is still there; else the first. */
export function chosenOf(maps: readonly BaseMap[], chosen: string | null): BaseMap | null {
  if (chosen === noBaseMap) return null
  return maps.find(({ id }) => id === chosen) ?? maps[0] ?? null
}
