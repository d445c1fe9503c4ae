import type { AuditChange } from '@allmende/domain/deed/audit-event.ts'
import { cancel } from '@allmende/domain/procedure/ending.ts'
import { confirmOpening } from '@allmende/domain/procedure/opening.ts'
import { mayPublish, publish } from '@allmende/domain/procedure/publication.ts'
import { startCompetition, startNegotiation, startOffers } from '@allmende/domain/procedure/starting.ts'
import { skippedPhasesOf, type StartStage } from '@allmende/domain/procedure/stages.ts'
import type { Done, ProcedureState } from '@allmende/domain/procedure/state.ts'
import type { courseContract } from '@allmende/domain/tenders/course.contract.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { ensure, type Reason, refuse, type Refused } from '@allmende/domain/verdict.ts'
import type { z } from 'zod'
import type { Context } from '../../rpc/method.ts'
import { keepLeftOut } from '../changes/changes.queries.ts'
import { listSubmissions } from '../submissions/notice-submissions.queries.ts'
import { queueNotice } from '../submissions/queueing.ts'
import { existingTender } from '../tenders.queries.ts'
import { openersOf } from './confirmation.ts'
import { firstNoticeOf } from './first-notice.ts'
import { move, type Moved } from './moving.ts'
import { loadState } from './procedure-state.ts'
import { readyToPublish } from './publishing.ts'
import { shortnessExplained } from './short-deadlines.ts'

type Args = z.output<(typeof courseContract)['updateProjectStage']['args']>

/** The stage that is wanted says what is to be done: a draft is published, everything else goes on. */
export function changeStage(context: Context, head: TenderHead, args: Args): Promise<Moved> {
  const [{ stage, applicationDeadline, offerDeadline }] = args
  const asksForDeadline = stage === 6 && head.stage !== null
  // Better refused than passed over in silence.
  if (applicationDeadline) refuse('deadlineOfForm', { fields: ['0.applicationDeadline'] })
  if (offerDeadline && !asksForDeadline) refuse('deadlineOfForm', { fields: ['0.offerDeadline'] })
  if (stage === 8) return cancelTender(context, head, args)
  if (head.stage === null) return publishTender(context, head, args)
  if (stage === 3) return start(context, head, args)
  if (stage === 4 || stage === 7) return open(context, head, args, stage)
  if (stage === 5) return negotiate(context, head, args)
  if (stage === 6) return askForOffers(context, head, args)
  return notPublishedAgain(context, head)
}

/** What is no draft is published, or will not be any more. */
async function notPublishedAgain({ db }: Context, { id }: TenderHead): Promise<never> {
  ensure(mayPublish(await loadState(db, id)))
  return refuse('alreadyPublished')
}

async function publishTender(
  context: Context,
  head: TenderHead,
  [{ stage, published, portal = false }, lotIds, , , { reason } = {}]: Args,
): Promise<Moved> {
  if (stage !== 2 && stage !== 3 && stage !== 5 && stage !== 6)
    return refuse('startUnknown', { fields: ['0.stage'] })
  if (!published) return refuse('publicationMissing', { fields: ['0.published'] })
  const sent = published < context.now ? context.now : published
  const leftOut = await readyToPublish(context, head, { start: stage, isMarked: portal, published: sent })
  const explained = await shortnessExplained(context, head, reason)
  const short: AuditChange[] = []
  const moved = await move(
    context,
    head,
    (state) => {
      const step = publish(state, { published, isMarked: portal, start: stage, lotIds }, context.now)
      // That a deadline is over is said before that it is short.
      if (step.allowed)
        short.push(...explained({ kind: 'application', from: sent, deadlines: firstDeadlines(state, stage) }))
      return atItsField(step)
    },
    { besides: short },
  )
  if (leftOut) await keepLeftOut(context.db, head.id, leftOut)
  return moved
}

/** Which of the tender's own deadlines stands in the way. */
const fieldOf: Partial<Record<Reason, string>> = {
  applicationDeadlineMissing: 'applicationDeadline',
  applicationDeadlineBeforeStart: 'applicationDeadline',
  firstRoundMissing: 'applicationDeadline',
  firstRoundAfterFinal: 'applicationDeadline',
  offerDeadlineMissing: 'offerDeadline',
  offerDeadlineBeforeStart: 'offerDeadline',
  offersBeforeApplications: 'offerDeadline',
  finalDeadlineMissing: 'finalDeadline',
  roundDaysMissing: 'deadlinePeriodDays',
}

function atItsField(step: Done | Refused): Done | Refused {
  if (step.allowed) return step
  const field = fieldOf[step.reason]
  return field === undefined ? step : { ...step, fields: [`0.${field}`] }
}

/** Without a competition nobody applies, and those who are asked to offer are asked later. */
function firstDeadlines({ tender, lots }: ProcedureState, start: StartStage): (Date | null)[] {
  if (start === 6) return lots.map(({ offerDeadline }) => offerDeadline)
  return skippedPhasesOf(tender.type, start).includes(3)
    ? []
    : lots.map(({ applicationDeadline }) => applicationDeadline)
}

const start = (context: Context, head: TenderHead, [, lotIds]: Args): Promise<Moved> =>
  move(context, head, (state) => startCompetition(state, { lotIds }, context.now))

async function open(context: Context, head: TenderHead, [, lotIds]: Args, target: 4 | 7): Promise<Moved> {
  const openers = await openersOf(context, head.team, await loadState(context.db, head.id))
  return move(context, head, (state) => confirmOpening(state, { lotIds, target, ...openers }, context.now))
}

const negotiate = (
  context: Context,
  head: TenderHead,
  [, lotIds, , offerIds, { reasons = {} } = {}]: Args,
): Promise<Moved> =>
  move(context, head, (state) =>
    startNegotiation(
      state,
      {
        lotIds,
        offerIds: offerIds ?? null,
        reasons: new Map(Object.entries(reasons).map(([offerId, reason]) => [Number(offerId), reason])),
      },
      context.now,
    ),
  )

async function askForOffers(
  context: Context,
  head: TenderHead,
  [{ offerDeadline }, lotIds, , offerIds, { reason } = {}]: Args,
): Promise<Moved> {
  const explained = await shortnessExplained(context, head, reason)
  const besides: AuditChange[] = []
  return move(
    context,
    head,
    (state) => {
      const wanted = { lotIds, offerIds: offerIds ?? null, offerDeadline: offerDeadline ?? null }
      const step = startOffers(state, wanted, context.now)
      if (step.allowed) besides.push(...explained(timeForOffers(step, context.now)))
      return step
    },
    { besides },
  )
}

/** Who offers without having been admitted has had the time since the publication, which was explained with it. */
function timeForOffers({ state: { tender, lots }, happened }: Done, now: Date) {
  const isFirst = tender.skippedPhases.includes(5)
  const told = isFirst ? 'deadlineChanged' : 'lotStage'
  const asked = lots.filter(({ id }) => happened.some((one) => one.kind === told && one.lotId === id))
  const deadlines = asked.map((lot) => lot.offerDeadline)
  return isFirst
    ? { kind: 'application' as const, from: tender.published ?? now, deadlines }
    : { kind: 'offer' as const, from: now, deadlines }
}

async function cancelTender(
  context: Context,
  head: TenderHead,
  [, , , , { reason } = {}]: Args,
): Promise<Moved> {
  const firstNotice = firstNoticeOf(await listSubmissions(context.db, head.id))
  const moved = await move(context, head, (state) => {
    const step = cancel(state, { reason: reason ?? null, firstNotice }, context.now)
    const isUnexplained = !step.allowed && step.reason === 'cancelReasonMissing'
    return isUnexplained ? { ...step, fields: ['4.reason'] } : step
  })
  const { panels } = await existingTender(context.db, head.id)
  const notice = { kind: 'CANCELLATION', panels, reason: reason ?? '', isCommon: true, lotIds: [] } as const
  return { ...moved, events: [...moved.events, ...(await queueNotice(context, head, notice))] }
}
