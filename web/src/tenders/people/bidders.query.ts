import { call } from '../../rpc/call.ts'
import { wholeList } from '../../rpc/queries.ts'

/** Everyone outside the authority who has an account. */
export const outsidersQuery = wholeList(['getUsers', 'outsiders'], (offset) =>
  call('getUsers', ['ORGANIZATION_USER', 'ORGANIZATION_ADMIN'], { offset, limit: 1000 }),
)
