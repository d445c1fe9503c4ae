import { nameOf } from '@allmende/domain/actor.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { changeNotice } from '@allmende/domain/notices/xml/change.ts'
import { firstNotices, newestOf } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { NoticeKind } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import type { Tender, TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { randomUUID } from 'node:crypto'
import { codeLists, usualVersion } from '../../notices/catalogues.ts'
import type { AuditEvent, Context } from '../../rpc/method.ts'
import { currentValues } from '../notice/notice-export.ts'
import { formOfTender } from '../tender-form.ts'
import { existingTender } from '../tenders.queries.ts'
import { dropped, handedOver } from './notice-log.ts'
import { addSubmission } from './notice-submissions.queries.ts'

export type QueuedNotice = {
  kind: Exclude<NoticeKind, 'FIRST' | 'RESULT'>
  /** What the notice says from now on. */
  panels: PanelValues
  reason: string
  /** What has changed, in words; the reason says it where this is left out. */
  text?: string
  /** What it concerns: what all lots have in common, and these of them. */
  isCommon: boolean
  lotIds: readonly number[]
}

type Queueing = Pick<Context, 'db' | 'actor' | 'now' | 'home'>

/**
 * Puts the notice of a change or a cancellation behind those of its tender that went before, in the transaction of its
 * cause. Whoever calls records what it returns and wakes the delivery. A tender that does not go to the portal has none.
 */
export async function queueNotice(
  context: Queueing,
  { id }: Pick<TenderHead, 'id'>,
  notice: QueuedNotice,
): Promise<readonly AuditEvent[]> {
  const { db, actor, now } = context
  const tender = await existingTender(db, id)
  if (!tender.isMarked) return []
  const { kind, reason } = notice
  const data = (change: ReturnType<typeof dropped | typeof handedOver>) => ({
    projectId: id,
    data: { project: tender.name, changes: [change] },
  })
  if (newestOf(firstNotices(tender.notices))?.state !== 'PUBLISHED')
    return [{ type: 'NOTICE_STATUS', ...data(dropped(kind)) }]
  const identity = { noticeId: randomUUID(), version: 1 }
  const panels = await frozen(context, tender, { ...notice, ...identity })
  const created = { tenderId: id, tenderVersion: tender.version, createdBy: nameOf(actor) }
  await addSubmission(db, { ...created, kind, ...identity, reason, panels }, now)
  return [{ type: 'NOTICE_SUBMITTED', ...data(handedOver({ kind, ...identity })) }]
}

/** The codes of the standard for why a notice is changed. */
const reasonCodes: Record<QueuedNotice['kind'], string> = { CHANGE: 'update-add', CANCELLATION: 'cancel' }

/** Everything the notice will say but which one it changes, known once that is published. */
async function frozen(
  { db, home }: Queueing,
  tender: Tender,
  { kind, panels, reason, text = reason, isCommon, lotIds, noticeId }: QueuedNotice & { noticeId: string },
): Promise<PanelValues> {
  const { form } = await formOfTender(db, tender, 'de')
  const current = await currentValues(db, form, { id: tender.id, panels, home })
  const sections = sectionsOf(tender, isCommon, lotIds).map((id) => ({ id, text }))
  const change = { noticeId, reason: reasonCodes[kind], text: reason, sections }
  return changeNotice(form, current, change, codeLists(form.sdkVersion ?? usualVersion, 'de'))
}

/** Lots stand in the notice by a name of their own; where none has one it is the procedure as a whole. */
function sectionsOf({ lots }: Tender, isCommon: boolean, lotIds: readonly number[]): readonly string[] {
  const named = lots.flatMap(({ id, identifier }) => (lotIds.includes(id) && identifier ? [identifier] : []))
  return isCommon || named.length === 0 ? ['PROCEDURE', ...named] : named
}
