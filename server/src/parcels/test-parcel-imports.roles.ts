import type {
  ImportMapping,
  parcelImportsContract,
} from '@allmende/domain/parcels/parcel-imports.contract.ts'
import { asked, type RowsOf } from '../test-roles.ts'

const mapping: ImportMapping = {
  fields: [],
  additional: [],
  location: { id: 4711 },
  doubles: 'skip',
  faulty: 'refuse',
  isPublic: false,
  publicFields: [],
}
const unreadable = { staff: 'ValidationException', systemAdmin: 'ValidationException' } as const

export const parcelImportRows: RowsOf<typeof parcelImportsContract> = {
  previewImport: [asked('of what is no GeoJSON', ['Wiese', mapping], unreadable)],
  importProperties: [asked('of what is no GeoJSON', ['Wiese', mapping], unreadable)],
  undoImport: [
    asked('that nobody made', ['00000000-0000-4000-8000-000000000000'], {
      staff: 'NotFoundException',
      systemAdmin: 'NotFoundException',
    }),
  ],
}
