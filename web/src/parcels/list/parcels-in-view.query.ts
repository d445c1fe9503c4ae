import type { Bounds } from '@allmende/domain/geometry/shape.ts'
import type { PropertyFilter, PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../rpc/call.ts'
import type { CallError } from '../../rpc/call-error.ts'

/** More than so many nobody tells apart on one map. */
export const mostInView = 2000
const pageSize = 1000
/** Degrees; a small move of the map asks for the same again. */
const grid = 0.01

type Box = [number, number, number, number]

/** What is asked for around what is seen, on a grid. */
export function around([west, south, east, north]: Bounds): Box {
  const down = (degrees: number, least: number) => Math.max(least, rounded(Math.floor(degrees / grid) * grid))
  const up = (degrees: number, most: number) => Math.min(most, rounded(Math.ceil(degrees / grid) * grid))
  return [down(west, -180), down(south, -90), up(east, 180), up(north, 90)]
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** The parcels of a filter in a part of the map, with shapes. The key is like a read's. */
export const parcelsInView = (bbox: Box, filter: PropertyFilter) =>
  queryOptions<readonly PropertyRow[], CallError>({
    queryKey: ['getProperties', { bbox, filter }],
    queryFn: async ({ signal }) => {
      const rows: PropertyRow[] = []
      while (rows.length < mostInView) {
        const part = await call('getProperties', { bbox, filter, offset: rows.length, limit: pageSize })
        rows.push(...part)
        // Who has moved on wants no more of it.
        if (part.length === 0 || signal.aborted) break
      }
      return rows
    },
  })
