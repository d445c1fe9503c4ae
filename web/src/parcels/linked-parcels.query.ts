import type { PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../rpc/call.ts'
import type { CallError } from '../rpc/call-error.ts'

/** As many as one call may name. */
const atOnce = 1000
const wholeEarth: [number, number, number, number] = [-180, -90, 180, 90]

/** Those of these parcels that the viewer may know of, with their shapes where they are wanted. */
export const linkedParcelsQuery = (ids: readonly number[], { withShapes = false } = {}) =>
  queryOptions<readonly PropertyRow[], CallError>({
    queryKey: ['getProperties', { ids, withShapes }],
    queryFn: async () => {
      const rows: PropertyRow[] = []
      for (let at = 0; at < ids.length; at += atOnce) {
        const filter = { ids: ids.slice(at, at + atOnce) }
        const asked = { filter, limit: atOnce, ...(withShapes && { bbox: wholeEarth }) }
        // A page ends where it weighs enough; the next goes on from there.
        const before = rows.length
        for (;;) {
          const part = await call('getProperties', { ...asked, offset: rows.length - before })
          rows.push(...part)
          if (part.length === 0 || rows.length - before >= filter.ids.length) break
        }
      }
      return rows
    },
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  })
