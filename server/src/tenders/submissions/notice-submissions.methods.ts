import type { noticesContract } from '@allmende/domain/tenders/notice/notices.contract.ts'
import { randomUUID } from 'node:crypto'
import { type Actor, signedIn } from '@allmende/domain/actor.ts'
import { ownIdentity } from '@allmende/domain/tenders/notice/notice-identity.ts'
import {
  businessIdOf,
  mayStop,
  newestOf,
  nextVersion,
} from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import { noticeStateTexts } from '@allmende/domain/tenders/submissions/notice-submissions.texts.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isPublic, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { ensure, refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../../database/schema.ts'
import { type Portal, PortalFault } from '../../portal/portal.ts'
import { methodsOf } from '../../rpc/method.ts'
import {
  addSubmission,
  isNoticeIdOfAnother,
  listSubmissions,
  lockNewestSubmission,
  setSubmission,
} from './notice-submissions.queries.ts'
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
      const { db, actor, now } = context
      const tender = await existingTender(db, id)
      const { version, panels, notices } = tender
      const waits = tender.isMarked && tender.archived === null && !isPublic(tender, now)
      await ensureSubmittable(context, tender, waits)
      const submission = {
        tenderId: id,
        tenderVersion: version,
        noticeId: newestOf(notices)?.noticeId ?? (await noticeIdOf(db, tender)),
        version: nextVersion(notices, ownIdentity(panels).version),
        createdBy: nameOf(actor),
      }
      await addSubmission(db, submission, now)
      return changedTender(context, id)
    },
    record: (_before, { id, name, notices }) => ({
      type: 'NOTICE_SUBMITTED',
      projectId: id,
      data: { project: name, changes: sent(notices) },
    }),
    announce: (_before, { id }) => tenderChanged(id),
    wakes: ['delivery'],
  }),

  change('stopSIMAP', {
    first: signedIn,
    load: async ({ db }, id) => {
      const head = await lockTenderHead(db, id)
      return head && { ...head, notices: await listSubmissions(db, id) }
    },
    allow: tenderPolicy.sendNotice,
    before: async ({ portal }, { notices }) => {
      ensure(mayStop(notices))
      const newest = newestOf(notices) ?? refuse('noticeNotStoppable')
      const businessId = businessIdOf(newest)
      const isSent = newest.state !== 'QUEUED'
      if (isSent) await stopAtPortal(portal, businessId, newest.problem === 'notArrived')
      return { businessId, isSent }
    },
    run: async (context, { id }, _args, { businessId, isSent }) => {
      const { db, now } = context
      const newest = (await lockNewestSubmission(db, id)) ?? refuse('noticeNotStoppable')
      if (businessIdOf(newest) !== businessId) refuse('noticeNotStoppable')
      // Meanwhile its sending may have begun; what the portal has stopped is stopped, whatever we last heard.
      if (!isSent) ensure(mayStop([newest]))
      if (!isSent && newest.state !== 'QUEUED') refuse('noticeBeingSent')
      await setSubmission(db, newest, { state: 'STOPPED', due: null, problem: null }, now)
      return changedTender(context, id)
    },
    record: ({ name, notices }, { id }) => {
      const before = newestOf(notices)?.state ?? 'QUEUED'
      // The job may have heard of it before us.
      if (before === 'STOPPED') return null
      const data = { project: name, changes: [stateChange(before, 'STOPPED')] }
      return { type: 'NOTICE_STATUS', projectId: id, data }
    },
    announce: (_before, { id }) => tenderChanged(id),
  }),
]

type State = keyof typeof noticeStateTexts

/** What the log says of a new state, in German like the rest of it. */
export const stateChange = (before: State, after: State) => ({
  label: 'Stand bei SIMAP',
  oldValue: noticeStateTexts[before].de,
  newValue: noticeStateTexts[after].de,
})

function sent(notices: Tender['notices']) {
  const newest = newestOf(notices)
  return newest
    ? [{ label: 'Kennung der Bekanntmachung', oldValue: null, newValue: businessIdOf(newest) }]
    : []
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

const nameOf = (actor: Actor): string => (actor.kind === 'user' ? actor.email : '')
