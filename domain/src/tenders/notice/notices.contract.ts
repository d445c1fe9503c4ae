import { TenderType } from '../../procedure/tender-type.ts'
import { z } from 'zod'
import { final, type Methods } from '../../method.ts'
import { ImportNote } from './imported-notice.ts'
import { TeamTender, TenderId } from '../tenders.contract.ts'

/** As much as one message may carry. */
const NoticeXml = z
  .string()
  .min(1)
  .max(16 * 1024 * 1024, final)

/** What is done with the notice of a tender. */
export const noticesContract = {
  /** The notice as XML, as it would be sent now. */
  exportNotice: { kind: 'read', args: z.tuple([TenderId]), result: z.string() },
  /** A new draft from a notice, its kind from the notice where none is given. */
  importNotice: {
    kind: 'change',
    args: z.tuple([NoticeXml, TenderType.optional()]),
    result: TeamTender.extend({ notes: z.array(ImportNote) }),
  },
  /** The very text that a draft was imported from. */
  getNoticeSource: { kind: 'read', args: z.tuple([TenderId]), result: z.string() },
  publishToSIMAP: { kind: 'change', args: z.tuple([TenderId]), result: TeamTender },
  stopSIMAP: { kind: 'change', args: z.tuple([TenderId]), result: TeamTender },
} as const satisfies Methods
