import { TenderType } from '../../procedure/tender-type.ts'
import { z } from 'zod'
import { final, type Methods, Version } from '../../method.ts'
import { GivenPanels } from '../../notices/values/values.ts'
import { MendableNotice, NoticeSubmission, SubmissionId } from '../submissions/notice-submissions.ts'
import { ChangeAnnouncement } from '../changes.contract.ts'
import { ImportNote } from './imported-notice.ts'
import { TeamTender, TenderId } from '../tenders.contract.ts'

/** As much as one message may carry. */
const NoticeXml = z
  .string()
  .min(1)
  .max(16 * 1024 * 1024, final)

/** Why it is sent and what has changed are those of a notice that follows; left out they stay as they were. */
const GivenMending = ChangeAnnouncement.partial().extend({
  panels: GivenPanels,
  mendings: Version.optional(),
})

/** What is done with the notice of a tender. */
export const noticesContract = {
  /** The notice as XML, as it would be sent now; for the team also the very text of one that was sent. */
  exportNotice: { kind: 'read', args: z.tuple([TenderId, SubmissionId.optional()]), result: z.string() },
  /** A new draft from a notice, its kind from the notice where none is given. */
  importNotice: {
    kind: 'change',
    args: z.tuple([NoticeXml, TenderType.optional()]),
    result: TeamTender.extend({ notes: z.array(ImportNote) }),
  },
  /** The very text that a draft was imported from. */
  getNoticeSource: { kind: 'read', args: z.tuple([TenderId]), result: z.string() },
  publishToSIMAP: { kind: 'change', args: z.tuple([TenderId]), result: TeamTender },
  /** The one on its way, or the one that is named. */
  stopSIMAP: { kind: 'change', args: z.tuple([TenderId, SubmissionId.optional()]), result: TeamTender },
  /** Every notice of a tender; one that came back with the values it is mended in. */
  getNotices: {
    kind: 'read',
    args: z.tuple([TenderId]),
    result: z.array(MendableNotice),
    shows: { entity: 'project', idAt: 0 },
  },
  /** Mends one that came back; the tender stays as it is. */
  updateNotice: {
    kind: 'change',
    args: z.tuple([SubmissionId, GivenMending]),
    result: NoticeSubmission,
  },
} as const satisfies Methods
