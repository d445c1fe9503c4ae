import type { parcelsContract } from '@allmende/domain/parcels/parcels.contract.ts'
import { open, type RowsOf } from '../test-roles.ts'

export const parcelRows: RowsOf<typeof parcelsContract> = {
  getProperties: [open([])],
}
