import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type {
  NoticeFailure,
  NoticeKind,
  NoticeState,
  PortalProblem,
} from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export type NoticeSubmissionsTable = {
  /** Random: a number would tell each team how much others send. */
  id: number
  /** In the order they were made. */
  position: Generated<number>
  tenderId: number
  /** The version of the draft that was sent: findings lead to its fields only while it is the same. */
  tenderVersion: number
  kind: NoticeKind
  noticeId: string
  version: number
  state: NoticeState
  since: Date
  created: Date
  createdBy: string
  steps: JSONColumnType<{ state: NoticeState; at: string }[]>
  /** When the job looks at it again; null when nothing is awaited. */
  due: Date | null
  /** How often it was handed over, as far as that came. */
  attempts: Generated<number>
  /** When the last attempt began. */
  sent: Date | null
  /** When the portal was last asked. */
  asked: Date | null
  answered: Date | null
  /** Since when the portal says that it does not know what it must have. */
  missedSince: Date | null
  problem: PortalProblem | null
  /** As it was last sent. */
  xml: string | null
  failures: JSONColumnType<NoticeFailure[]>
  /** The values that are sent; null for rows from before they were kept, which say what their tender says. */
  panels: ColumnType<PanelValues | null, string, string>
  reason: Generated<string>
  mendings: Generated<number>
  publicationNumber: string | null
  publicationDate: string | null
}
