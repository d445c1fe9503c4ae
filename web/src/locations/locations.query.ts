import { call } from '../rpc/call.ts'
import { wholeList } from '../rpc/queries.ts'

/** All locations the viewer may know of, by name. */
export const locationsQuery = (archived: boolean) =>
  wholeList(['getLocations', { archived }], (offset) => call('getLocations', { archived, offset }))
