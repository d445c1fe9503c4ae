import type { noticesContract } from '@allmende/domain/tenders/notice/notices.contract.ts'
import { randomUUID } from 'node:crypto'
import { nameOf, signedIn } from '@allmende/domain/actor.ts'
import { ownIdentity } from '@allmende/domain/tenders/notice/notice-identity.ts'
import { cameBack, onItsWay } from '@allmende/domain/tenders/submissions/notice-chain.ts'
import {
  announces,
  businessIdOf,
  firstNotices,
  newestOf,
  nextVersion,
} from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import { mayStop } from '@allmende/domain/tenders/submissions/notice-ways.rules.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isPublic, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { ensure, refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../../database/schema.ts'
import { type Portal, PortalFault } from '../../portal/portal.ts'
import { type Context, methodsOf } from '../../rpc/method.ts'
import { handedOver, stateChange } from './notice-log.ts'
import {
  addSubmission,
  isNoticeIdOfAnother,
  listSubmissions,
  lockSubmission,
  type NewSubmission,
  setSubmission,
} from './notice-submissions.queries.ts'
import { findFrozenOf } from './notices.queries.ts'
import { ensureSubmittable } from './submittable.ts'
import { existingTender, lockTenderHead } from '../tenders.queries.ts'
import { changedTender } from '../seen-tender.ts'
import { tenderChanged } from '../announcing.ts'

const { change } = methodsOf<typeof noticesContract>()

export const noticeSubmissionMethods = [
  change('publishToSIMAP', {
    first: signedIn,
    load: ({ db }, id) => lockTenderHead(db, id),
    allow: tenderPolicy.sendNotice,
    run: async (context, { id }) => {
      const { db, now } = context
      const tender = await existingTender(db, id)
      const submission = await nextSubmission(context, tender)
      const waits = tender.isMarked && tender.archived === null && !isPublic(tender, now)
      await ensureSubmittable(context, tender, { waits, ...submission })
      await addSubmission(db, submission, now)
      return { tender: await changedTender(context, id), submission }
    },
    answer: ({ tender }) => tender,
    record: (_before, { tender: { id, name }, submission }) => ({
      type: 'NOTICE_SUBMITTED',
      projectId: id,
      data: { project: name, changes: [handedOver(submission)] },
    }),
    announce: (_before, { tender: { id } }) => tenderChanged(id),
    wakes: ['delivery'],
  }),

  change('stopSIMAP', {
    first: signedIn,
    load: async ({ db }, id) => {
      const head = await lockTenderHead(db, id)
      return head && { ...head, notices: await listSubmissions(db, id) }
    },
    allow: tenderPolicy.sendNotice,
    before: async ({ portal }, { notices }, [, id]) => {
      const notice = stoppedOf(notices, id)
      ensure(mayStop(notice))
      if (!notice) return refuse('noticeNotStoppable')
      const isSent = notice.state !== 'QUEUED'
      if (isSent) await stopAtPortal(portal, businessIdOf(notice), notice.problem === 'notArrived')
      return { id: notice.id, isSent }
    },
    run: async (context, { id }, _args, { id: stopped, isSent }) => {
      const { db, now } = context
      const notice = (await lockSubmission(db, stopped)) ?? refuse('noticeNotStoppable')
      // Meanwhile its sending may have begun; what the portal has stopped is stopped, whatever we last heard.
      if (!isSent) ensure(mayStop(notice))
      if (!isSent && notice.state !== 'QUEUED') refuse('noticeBeingSent')
      await setSubmission(db, notice, { state: 'STOPPED', due: null, problem: null }, now)
      return { tender: await changedTender(context, id), notice }
    },
    answer: ({ tender }) => tender,
    record: ({ name }, { tender: { id }, notice }) => {
      // The job may have heard of it before us.
      if (notice.state === 'STOPPED') return null
      const data = { project: name, changes: [stateChange(notice, 'STOPPED')] }
      return { type: 'NOTICE_STATUS', projectId: id, data }
    },
    announce: (_before, { tender: { id } }) => tenderChanged(id),
    wakes: ['delivery'],
  }),
]

/** The one that is named, or the one on its way. */
const stoppedOf = (notices: Tender['notices'], id: number | undefined) =>
  id === undefined ? onItsWay(notices) : notices.find((notice) => notice.id === id)

/** What is sent next: again the newest that came back, as its next version, or the announcement of the tender. */
async function nextSubmission({ db, actor }: Context, tender: Tender): Promise<NewSubmission> {
  const { id, version: tenderVersion, notices } = tender
  const shared = { tenderId: id, tenderVersion, createdBy: nameOf(actor) }
  const back = cameBack(notices)
  if (back && !announces(back.kind)) {
    const { kind, noticeId, version, reason } = back
    const panels = await findFrozenOf(db, back.id)
    return { ...shared, kind, noticeId, version: version + 1, reason, panels }
  }
  const newest = newestOf(firstNotices(notices))
  return {
    ...shared,
    kind: tender.resultOf === null ? 'FIRST' : 'RESULT',
    noticeId: newest?.noticeId ?? (await noticeIdOf(db, tender)),
    version: nextVersion(newest, ownIdentity(tender.panels).version),
    reason: '',
    panels: newest && newest.mendings > 0 ? await findFrozenOf(db, newest.id) : tender.panels,
  }
}

/** The notice's own id, unless it was sent for another tender already. */
async function noticeIdOf(db: Db, { id, panels }: Tender): Promise<string> {
  const { noticeId: own } = ownIdentity(panels)
  return own && !(await isNoticeIdOfAnother(db, own, id)) ? own : randomUUID()
}

/** A notice that is only late may still turn up, so "unknown" counts as stopped only once it has been missed for long. */
async function stopAtPortal(portal: Portal | null, businessId: string, isMissed: boolean): Promise<void> {
  if (!portal) refuse('portalMissing')
  const answer = await portal.stop(businessId).catch((error: unknown) => {
    if (error instanceof PortalFault) return refuse('portalUnavailable')
    throw error
  })
  if (answer === 'tooLate') refuse('tooLateToStop')
  if (answer === 'unknown' && !isMissed) refuse('noticeNotThereYet')
}
