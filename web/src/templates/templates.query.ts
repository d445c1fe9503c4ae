import { call } from '../rpc/call.ts'
import { wholeList } from '../rpc/queries.ts'

/** All forms: the authority's own first, then the standard's. */
export const templatesQuery = wholeList(['getProjectTemplates'], (offset) =>
  call('getProjectTemplates', { offset }),
)
