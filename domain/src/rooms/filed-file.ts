import { z } from 'zod'
import { LargeId } from '../method.ts'

/** A document as it was submitted: exactly this file, whatever becomes of the room. */
export const FiledFile = z.object({
  documentId: LargeId,
  roomId: LargeId,
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
})
export type FiledFile = z.infer<typeof FiledFile>
