import type { OrganizationType } from '@allmende/domain/actor.ts'
import { call } from '../rpc/call.ts'
import { wholeList } from '../rpc/queries.ts'

/** All organizations of a kind, by name. */
export const organizationsQuery = (type: OrganizationType) =>
  wholeList(['getOrganizations', type], (offset) => call('getOrganizations', type, { offset }))
