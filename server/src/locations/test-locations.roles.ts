import type { locationsContract } from '@allmende/domain/locations/locations.contract.ts'
import { all, asked, open, type RowsOf, staffOnly } from '../test-roles.ts'

const nobodys = 4711
const notThere = { staff: 'NotFoundException', systemAdmin: 'NotFoundException' } as const
const place = (name: string) => ({ name, latitude: 53.2, longitude: 8.9 })

export const locationRows: RowsOf<typeof locationsContract> = {
  getLocations: [open([])],
  getLocationById: [asked('none', [nobodys], all('NotFoundException'))],
  createLocation: [asked('a new one', (person) => [place(`Am Siel ${person}`)], staffOnly)],
  updateLocation: [asked('none', [{ ...place('Am Siel'), id: nobodys, version: 1 }], notThere)],
  deleteLocation: [asked('none', [nobodys], notThere)],
}
