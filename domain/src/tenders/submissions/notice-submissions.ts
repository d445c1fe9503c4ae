import { z } from 'zod'
import { Instant, LargeId } from '../../method.ts'
import { PanelValues } from '../../notices/values/values.ts'

/** Where a notice is on its way; the first two are ours, the others the portal's. */
export const noticeStates = [
  'QUEUED',
  'SENDING',
  'SUBMITTED',
  'PUBLISHING',
  'PUBLISHED',
  'NOT_PUBLISHED',
  'VALIDATION_FAILED',
  'STOPPED',
] as const
export const NoticeState = z.enum(noticeStates)
export type NoticeState = z.infer<typeof NoticeState>

/** What a notice says: the first announces a tender, or the result of one; the others follow it. */
export const noticeKinds = ['FIRST', 'CHANGE', 'CANCELLATION', 'RESULT'] as const
export const NoticeKind = z.enum(noticeKinds)
export type NoticeKind = z.infer<typeof NoticeKind>

/** Random: counted ones would tell each team how many notices others send. */
export const SubmissionId = LargeId

/** What holds a notice up, or why it came back. */
export const portalProblems = [
  'unreachable',
  'silent',
  'busy',
  'failing',
  'keyRefused',
  'unreadable',
  'notArrived',
  'contradicting',
  'incomplete',
  'standardRefused',
  'numberTaken',
  'reportMissing',
  'notWritten',
] as const
export const PortalProblem = z.enum(portalProblems)
export type PortalProblem = z.infer<typeof PortalProblem>

/** What the portal objects to; `panelPath` leads to the field in the form where it is known. */
export const NoticeFailure = z.object({
  severity: z.enum(['ERROR', 'WARN']),
  rule: z.string(),
  fieldId: z.string().nullable(),
  panelPath: z.string(),
  text: z.string(),
})
export type NoticeFailure = z.infer<typeof NoticeFailure>

/** One version of a notice on its way to the portal. */
export const NoticeSubmission = z.object({
  id: z.int(),
  kind: NoticeKind,
  noticeId: z.uuid(),
  version: z.int().min(1).max(99),
  state: NoticeState,
  /** When it came into that state. */
  since: Instant,
  created: Instant,
  createdBy: z.string(),
  /** When the portal last told its state. */
  answered: Instant.nullable(),
  /** When it is tried or asked again; null where nothing is awaited any more. */
  due: Instant.nullable(),
  problem: PortalProblem.nullable(),
  publicationNumber: z.string().nullable(),
  publicationDate: z.string().nullable(),
  failures: z.array(NoticeFailure),
  /** Why it is sent, in the clerk's words; empty for one that announces. */
  reason: z.string(),
  /** How often it was mended since it came back. */
  mendings: z.int(),
  /** Every state it has been in, the first first. */
  steps: z.array(z.object({ state: NoticeState, at: Instant })),
})
export type NoticeSubmission = z.infer<typeof NoticeSubmission>

/** The values of one that came back, as they are mended; null where there is nothing to mend apart from the draft. */
export const MendableNotice = NoticeSubmission.extend({ panels: PanelValues.nullable() })
export type MendableNotice = z.infer<typeof MendableNotice>
