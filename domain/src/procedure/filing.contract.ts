import { z } from 'zod'
import { LargeId } from '../method.ts'

export const filingKinds = ['APPLICATION', 'OFFER', 'WITHDRAWAL'] as const
export type FilingKind = (typeof filingKinds)[number]

/** A file as it was submitted. */
export const FiledFile = z.object({
  documentId: LargeId,
  roomId: LargeId,
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
})
export type FiledFile = z.infer<typeof FiledFile>
