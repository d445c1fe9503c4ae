import type { parcelsContract } from '@allmende/domain/parcels/parcels.contract.ts'
import { asked, open, type RowsOf } from '../test-roles.ts'

const nobodys = 4711

export const parcelRows: RowsOf<typeof parcelsContract> = {
  getProperties: [open([])],
  countProperties: [open([])],
  getAdditionalFieldNames: [open([])],
  getPropertiesExportLink: [open(['csv', { name: 'Weide' }])],
  createProperty: [
    asked('at a location that nobody has', ['Hinterm Deich', nobodys], {
      staff: 'ValidationException',
      systemAdmin: 'ValidationException',
    }),
  ],
  updateProperty: [
    asked('none', [{ id: nobodys, version: 1 }], {
      staff: 'NotFoundException',
      systemAdmin: 'NotFoundException',
    }),
  ],
}
