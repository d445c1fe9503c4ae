import { z } from 'zod'
import { CountedId, Instant } from '../method.ts'

/** One fact that an announced change made another; without a lot it concerns all of them. */
export const ChangeLine = z.object({
  label: z.string(),
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
  lotId: CountedId.nullable(),
  /** In English; a value that reads the same is left out. */
  english: z
    .object({ label: z.string(), oldValue: z.string().optional(), newValue: z.string().optional() })
    .optional(),
})
export type ChangeLine = z.infer<typeof ChangeLine>

/** What was announced after somebody had filed, and she has neither confirmed nor filed again since. */
export const ChangeToConfirm = z.object({
  /** The moment it was announced, in milliseconds: a version's number would count changes that only others are told of. */
  changeId: z.int(),
  announced: Instant,
  /** For the own organization: why, in further words, and what of it concerns this lot. The team reads these in the version itself. */
  reason: z.string(),
  text: z.string(),
  changes: z.array(ChangeLine),
})
export type ChangeToConfirm = z.infer<typeof ChangeToConfirm>
