import type { parcelsContract } from '@allmende/domain/parcels/parcels.contract.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { methodsOf } from '../rpc/method.ts'
import { listPublicParcels } from './parcels.queries.ts'

const { read } = methodsOf<typeof parcelsContract>()

export const parcelMethods = [
  read('getProperties', {
    load: ({ db }, part) => listPublicParcels(db, part),
    allow: everyone, // of public parcels alone
  }),
]
