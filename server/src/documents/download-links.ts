import { PdfRequest } from '@allmende/domain/documents/documents.contract.ts'
import { permitsFor } from '../http/permits.ts'

/** One document of ours. */
export const pdfPermits = permitsFor('download', PdfRequest)
