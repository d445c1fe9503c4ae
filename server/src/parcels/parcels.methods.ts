import { everyone } from '@allmende/domain/verdict.ts'
import { read } from '../rpc/method.ts'
import { listPublicParcels } from './parcels.queries.ts'

export const parcelMethods = [
  read('getProperties', {
    load: ({ db }, part) => listPublicParcels(db, part),
    allow: everyone, // of public parcels alone
  }),
]
