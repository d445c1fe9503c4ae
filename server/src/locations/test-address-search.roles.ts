import type { addressSearchContract } from '@allmende/domain/locations/address-search.contract.ts'
import { asked, exceptFor, type RowsOf, staffOnly } from '../test-roles.ts'

export const addressSearchRows: RowsOf<typeof addressSearchContract> = {
  searchAddress: [
    asked('where no service is set up', ['Deichstraße 1'], exceptFor(staffOnly, 'UnavailableException')),
  ],
}
