import { everyone } from '@allmende/domain/verdict.ts'
import { read } from '../rpc/method.ts'
import { listPublicParcels } from './parcels.queries.ts'

export const parcelMethods = [
  read('getProperties', {
    load: ({ db }) => listPublicParcels(db),
    allow: everyone, // of public parcels alone
  }),
]
