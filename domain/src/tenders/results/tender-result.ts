import { z } from 'zod'
import { CountedId, Instant } from '../../method.ts'
import { NoticeSubmission } from '../submissions/notice-submissions.ts'

/** A notice on how lots of a tender ended: a draft, or what became of it. */
export const TenderResult = z.object({
  id: CountedId,
  /** As a list shows it: null while it is a draft, 8 once it was discarded. */
  stage: z.int().nullable(),
  /** From when on everyone may read it; null while nobody can say. */
  publicFrom: Instant.nullable(),
  /** The tender's lots that it tells of. */
  lotIds: z.array(CountedId),
  notices: z.array(NoticeSubmission),
})
export type TenderResult = z.infer<typeof TenderResult>
