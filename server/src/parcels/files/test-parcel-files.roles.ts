import { randomUUID } from 'node:crypto'
import type { parcelFilesContract } from '@allmende/domain/parcels/parcel-files.contract.ts'
import { asked, type RowsOf } from '../../test-roles.ts'

const nobodys = 4711
const unknown = { staff: 'NotFoundException', systemAdmin: 'NotFoundException' } as const

export const parcelFileRows: RowsOf<typeof parcelFilesContract> = {
  getPropertyUploadLink: [asked('of none', [nobodys, 'document', randomUUID()], unknown)],
}
