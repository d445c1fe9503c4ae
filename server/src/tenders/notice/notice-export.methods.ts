import type { Actor } from '@allmende/domain/actor.ts'
import type { noticesContract } from '@allmende/domain/tenders/notice/notices.contract.ts'
import { currentIdentity } from '@allmende/domain/tenders/notice/notice-identity.ts'
import { newestVersions } from '@allmende/domain/tenders/submissions/notice-chain.ts'
import { isAtPortal, newestOf } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import { tenderPolicy, type TenderSubject } from '@allmende/domain/tenders/tenders.policy.ts'
import { showPanels, viewerOf } from '@allmende/domain/tenders/tenders.views.ts'
import { allowed, firstRefusal, refuse, type Verdict } from '@allmende/domain/verdict.ts'
import { type Context, methodsOf } from '../../rpc/method.ts'
import { findSentXml } from '../submissions/notice-submissions.queries.ts'
import { inSnapshot, surroundingsOf, viewedTender } from '../seen-tender.ts'
import { findTenderHead } from '../tenders.queries.ts'
import { valuesToSend, writtenAt } from './notice-export.ts'

const { read } = methodsOf<typeof noticesContract>()

/** Who may see the tender may have its notice, by the method or as a file. */
export const exportSteps = {
  load: async ({ db }: Context, id: number, sent?: number) => {
    const head = await findTenderHead(db, id)
    return head && { ...head, sent }
  },
  allow: (actor: Actor, subject: TenderSubject & { sent: number | undefined }, now: Date): Verdict =>
    firstRefusal(
      tenderPolicy.view(actor, subject, now),
      subject.sent === undefined ? allowed : tenderPolicy.lookInside(actor, subject, now),
    ),
  after: async (
    context: Context,
    { id, sent }: { id: number; sent: number | undefined },
  ): Promise<string> => {
    if (sent !== undefined) return (await findSentXml(context.db, id, sent)) ?? refuse('notFound')
    const notice = await inSnapshot(context.db, (db) => noticeOf({ ...context, db }, id))
    if (notice.form.subtype === null) return refuse('notANotice')
    return notice.sent ?? writtenAt(notice.form, notice.values, context.now).xml
  },
}

export const noticeExportMethods = [
  read('exportNotice', { ...exportSteps, show: (_actor, xml: string) => xml }),
]

/** What the caller gets of a tender's notice; its team gets the very text that lies at the portal. */
async function noticeOf(context: Context, id: number) {
  const { db, actor, home } = context
  const tender = await viewedTender(context, id)
  const { panels, notices } = tender
  const viewer = viewerOf(actor, tender)
  const around = await surroundingsOf({ ...context, language: 'de' }, tender)
  // Of what is announced; that it was taken back is said by a notice of its own.
  const newest = newestOf(newestVersions(notices).filter(({ kind }) => kind !== 'CANCELLATION'))
  const lies = viewer === 'team' && newest !== undefined && isAtPortal(newest.state)
  const sent = lies ? await findSentXml(db, id, newest.id) : null
  const identity = currentIdentity(panels, notices)
  const complete = await valuesToSend(db, around.form, { id, panels, home }, identity)
  return { form: around.form, sent, values: showPanels(viewer, complete, around) }
}
