import { signedIn } from '@allmende/domain/actor.ts'
import { archive, endLot } from '@allmende/domain/procedure/ending.ts'
import { announceAward, award, withdrawAward } from '@allmende/domain/procedure/award.ts'
import { recordDispatch } from '@allmende/domain/procedure/dispatching.ts'
import type { LotCourse, OpeningTarget } from '@allmende/domain/procedure/state.ts'
import { unpublish } from '@allmende/domain/procedure/publication.ts'
import type { courseContract } from '@allmende/domain/tenders/course.contract.ts'
import { coursePolicy } from '@allmende/domain/tenders/course.policy.ts'
import type { TeamTender, TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { ensure } from '@allmende/domain/verdict.ts'
import { type Context, methodsOf } from '../../rpc/method.ts'
import { findLeftOut } from '../changes/changes.queries.ts'
import { listSubmissions } from '../submissions/notice-submissions.queries.ts'
import { forgetMendings } from '../submissions/notices.queries.ts'
import { tenderChanged, tenderMoved } from '../announcing.ts'
import { keepResult } from '../results/result-drafts.ts'
import { changedTender } from '../seen-tender.ts'
import { lockTenderHead } from '../tenders.queries.ts'
import { ensureDecided, ensurePassword } from './confirmation.ts'
import { firstNoticeOf } from './first-notice.ts'
import { giveUpLetters, lettersOf } from './letters-left.ts'
import { lockTenderOfLot } from './lot-tender.queries.ts'
import { move, type Moved } from './moving.ts'
import { loadState } from './procedure-state.ts'
import { asEntered } from './publishing.ts'
import { changeStage } from './stage-changes.ts'

const { change } = methodsOf<typeof courseContract>()

/** A tender that was moved, for its caller; and what log, mails and screens hear. */
type Told = Moved & { tender: TeamTender; draftId?: number | null }

const told = async (context: Context, { id }: Pick<TenderHead, 'id'>, moved: Moved): Promise<Told> => ({
  ...moved,
  tender: await changedTender(context, id),
})

/** The same of a step that ended a lot, whose result is announced too. */
async function toldWithResult(context: Context, head: TenderHead, moved: Moved): Promise<Told> {
  const { events, draftId } = await keepResult(context, head, moved)
  return { ...(await told(context, head, { ...moved, events: [...moved.events, ...events] })), draftId }
}

/** What every step of a tender's course has in common once it is taken. */
const afterMove = {
  answer: ({ tender }: Told) => tender,
  record: (_before: unknown, { events }: Told) => events,
  mails: (_before: unknown, { mails }: Told) => mails,
  announce: (_before: unknown, { tender, mails, draftId = null }: Told) => [
    ...tenderMoved({ ...tender, mails }),
    ...(draftId === null ? [] : tenderChanged(draftId)),
  ],
  wakes: ['clock', 'awards', 'delivery'],
}

const byLot = async ({ db }: Context, lotId: number) => {
  const head = await lockTenderOfLot(db, lotId)
  return head && { ...head, lotId }
}

/** Whether the letter of an announced award left by mail. */
async function letterHasLeft({ db, departures, now }: Context, lot: LotCourse, offerId: number) {
  const letters = await lettersOf(db, departures, lot, now)
  return letters.some((letter) => letter.offerId === offerId && letter.state === 'LEFT')
}

const lotIn = async ({ db }: Context, tenderId: number, lotId: number): Promise<LotCourse | undefined> =>
  (await loadState(db, tenderId)).lots.find(({ id }) => id === lotId)

const reasonsOf = (given: Readonly<Record<string, string>> = {}): Map<number, string> =>
  new Map(Object.entries(given).map(([offerId, reason]) => [Number(offerId), reason]))

const isOpeningTarget = (stage: number): stage is OpeningTarget => stage === 4 || stage === 7

export const stageMethods = [
  change('updateProjectStage', {
    first: signedIn,
    load: async ({ db }, { id, stage }) => {
      const head = await lockTenderHead(db, id)
      return head && { ...head, wanted: stage }
    },
    allow: (actor, subject, now) =>
      subject.wanted === 8 ? coursePolicy.decide(actor, subject, now) : coursePolicy.run(actor, subject, now),
    before: async (context, { id, stage }, [{ stage: wanted }, lotIds, password]) => {
      if (stage === null || !isOpeningTarget(wanted)) return
      await ensurePassword(context, password, '2')
      await ensureDecided(context, id, lotIds, wanted)
    },
    run: async (context, head, args) => told(context, head, await changeStage(context, head, args)),
    ...afterMove,
  }),

  change('unpublishProject', {
    first: signedIn,
    load: ({ db }, id) => lockTenderHead(db, id),
    allow: coursePolicy.decide,
    run: async (context, head) => {
      const firstNotice = firstNoticeOf(await listSubmissions(context.db, head.id))
      const leftOut = await findLeftOut(context.db, head.id)
      const moved = await move(context, head, (state) => unpublish(state, { firstNotice }, context.now))
      await asEntered(context, head.id, leftOut)
      await forgetMendings(context.db, head.id)
      return told(context, head, moved)
    },
    ...afterMove,
  }),

  change('archiveProject', {
    first: signedIn,
    load: ({ db }, id) => lockTenderHead(db, id),
    allow: coursePolicy.decide,
    run: async (context, head) =>
      told(context, head, await move(context, head, (state) => archive(state, {}, context.now))),
    ...afterMove,
  }),

  change('endLot', {
    first: signedIn,
    load: byLot,
    allow: coursePolicy.run,
    run: async (context, head, [lotId, reason]) => {
      const moved = await move(context, head, (state) => {
        // Once the offers lie open everyone of the team may say that none of them is taken.
        const isOpened = state.lots.some(({ id, stage }) => id === lotId && stage === 7)
        if (!isOpened) ensure(coursePolicy.decide(context.actor, head, context.now))
        return endLot(state, { lotId, reason }, context.now)
      })
      return toldWithResult(context, head, moved)
    },
    ...afterMove,
  }),

  change('announceAward', {
    first: signedIn,
    load: byLot,
    allow: coursePolicy.run,
    run: async (context, head, [lotId, offerId, reasons]) => {
      const input = { lotId, offerId, reasons: reasonsOf(reasons) }
      return told(
        context,
        head,
        await move(context, head, (state) => announceAward(state, input, context.now)),
      )
    },
    ...afterMove,
  }),

  change('withdrawAward', {
    first: signedIn,
    load: byLot,
    allow: coursePolicy.decide,
    run: async (context, head, [lotId, reason]) => {
      const lot = await lotIn(context, head.id, lotId)
      const moved = await move(context, head, (state) => withdrawAward(state, { lotId, reason }, context.now))
      if (lot?.award) await giveUpLetters(context, lotId, lot.award.announcedAt, null)
      return told(context, head, moved)
    },
    ...afterMove,
  }),

  change('awardLot', {
    first: signedIn,
    load: byLot,
    allow: coursePolicy.run,
    run: async (context, head, [lotId, offerId, given = {}]) => {
      const { reasons, withoutWaiting = null, tellWinner = false } = given
      const input = { lotId, offerId, reasons: reasonsOf(reasons), withoutWaiting, tellWinner }
      const moved = await move(context, head, (state) => {
        const isWaived =
          withoutWaiting &&
          state.tender.isStandard &&
          state.lots.some(({ id, award: announced }) => id === lotId && !announced)
        // Doing without the waiting period is for the project's admins to answer for.
        if (isWaived) ensure(coursePolicy.decide(context.actor, head, context.now))
        return award(state, input, context.now)
      })
      return toldWithResult(context, head, moved)
    },
    ...afterMove,
  }),

  change('recordDispatch', {
    first: signedIn,
    load: (context, _offerId, lotId) => byLot(context, lotId),
    allow: coursePolicy.run,
    run: async (context, head, [offerId, lotId, dispatchedAt, how]) => {
      const lot = await lotIn(context, head.id, lotId)
      const hasLeft = lot !== undefined && (await letterHasLeft(context, lot, offerId))
      const input = { lotId, offerId, dispatchedAt, how, hasLeft }
      const moved = await move(context, head, (state) => recordDispatch(state, input, context.now))
      const reader = moved.names.organizationId(offerId)
      // A mail that left after all would name another day than the letter.
      if (lot?.award) await giveUpLetters(context, lotId, lot.award.announcedAt, reader)
      return { ...(await told(context, head, moved)), reader }
    },
    ...afterMove,
    // Who else was told of the award has nothing to do with it.
    announce: (_before, { tender, mails, reader }) => tenderMoved({ ...tender, mails, onlyFor: reader }),
  }),
]
