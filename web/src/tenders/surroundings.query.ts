import { call } from '../rpc/call.ts'
import { wholeList } from '../rpc/queries.ts'

/** Everyone of the authority, whether active or not: a team may hold people who have left. */
export const staffQuery = wholeList(['getUsers', 'staff'], (offset) =>
  call('getUsers', ['SYSTEM_USER', 'SYSTEM_ADMIN'], { offset, limit: 1000 }),
)
