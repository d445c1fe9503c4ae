import { randomUUID } from 'node:crypto'
import type { parcelFilesContract } from '@allmende/domain/parcels/parcel-files.contract.ts'
import { asked, open, type RowsOf } from '../../test-roles.ts'

const nobodys = 4711
const unknown = { staff: 'NotFoundException', systemAdmin: 'NotFoundException' } as const

export const parcelFileRows: RowsOf<typeof parcelFilesContract> = {
  getPropertyUploadLink: [asked('of none', [nobodys, 'document', randomUUID()], unknown)],
  getPropertyFileLink: [open([nobodys, randomUUID()], 'NotFoundException')],
  getFolderZipLink: [open([nobodys, ''], 'NotFoundException')],
  requestFileDeletion: [asked('of none', [nobodys, randomUUID()], unknown)],
  approveFileDeletion: [asked('of none', [nobodys, randomUUID()], unknown)],
}
