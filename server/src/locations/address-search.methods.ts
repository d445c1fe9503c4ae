import type { addressSearchContract } from '@allmende/domain/locations/address-search.contract.ts'
import { addressSearchPolicy } from '@allmende/domain/locations/address-search.policy.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { methodsOf } from '../rpc/method.ts'

const { read } = methodsOf<typeof addressSearchContract>()

export const addressSearchMethods = [
  read('searchAddress', {
    first: addressSearchPolicy.search,
    load: async (_context, query) => ({ query }),
    allow: addressSearchPolicy.search,
    after: async ({ geocoder }, { query }) => geocoder?.search(query) ?? refuse('geocoderMissing'),
    show: (_actor, places) => places,
  }),
]
