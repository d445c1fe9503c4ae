import type { AuditChange } from '@allmende/domain/deed/audit-event.ts'
import { legalMinimum } from '@allmende/domain/procedure/deadlines.ts'
import { cancel } from '@allmende/domain/procedure/ending.ts'
import { confirmOpening } from '@allmende/domain/procedure/opening.ts'
import { publish } from '@allmende/domain/procedure/publication.ts'
import { startCompetition, startNegotiation, startOffers } from '@allmende/domain/procedure/starting.ts'
import { skippedPhasesOf } from '@allmende/domain/procedure/stages.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { ProcedureState } from '@allmende/domain/procedure/state.ts'
import type { courseContract } from '@allmende/domain/tenders/course.contract.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { z } from 'zod'
import type { Context } from '../../rpc/method.ts'
import { listSubmissions } from '../submissions/notice-submissions.queries.ts'
import { openersOf } from './confirmation.ts'
import { firstNoticeOf } from './first-notice.ts'
import { move, type Moved } from './moving.ts'
import { loadState } from './procedure-state.ts'
import { readyToPublish } from './publishing.ts'

type Args = z.output<(typeof courseContract)['updateProjectStage']['args']>

/** The stage that is wanted says what is to be done: a draft is published, everything else goes on. */
export function changeStage(context: Context, head: TenderHead, args: Args): Promise<Moved> {
  const [{ stage }] = args
  if (stage === 8) return cancelTender(context, head, args)
  if (head.stage === null) return publishTender(context, head, args)
  if (stage === 3) return start(context, head, args)
  if (stage === 4 || stage === 7) return open(context, head, args, stage)
  if (stage === 5) return negotiate(context, head, args)
  if (stage === 6) return askForOffers(context, head, args)
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
  await readyToPublish(context, head, { start: stage, isMarked: portal })
  const short: AuditChange[] = []
  return move(
    context,
    head,
    (state) => {
      const sent = published < context.now ? context.now : published
      short.push(...shortDeadlines(state, stage, sent, reason))
      return publish(begun(state), { published, isMarked: portal, start: stage, lotIds }, context.now)
    },
    short,
  )
}

/** In a continuous procedure offers are asked for round by round, each time with a deadline of its own. */
const begun = (state: ProcedureState): ProcedureState =>
  isContinuous(state.tender.type)
    ? { ...state, lots: state.lots.map((lot) => ({ ...lot, offerDeadline: null })) }
    : state

/** Deadlines below the legal minimum are possible, with a reason that the log keeps. */
function shortDeadlines(
  { tender, lots }: ProcedureState,
  start: 2 | 3 | 5 | 6,
  from: Date,
  reason: string | undefined,
): AuditChange[] {
  const skipped = skippedPhasesOf(tender.type, start)
  const which = start === 6 ? 'offerDeadline' : 'applicationDeadline'
  // Without a competition nobody applies, and those who are asked to offer are asked later.
  if (!tender.isStandard || (start !== 6 && skipped.includes(3))) return []
  const given = lots.flatMap((lot) => lot[which] ?? [])
  return given.some((deadline) => legalMinimum('application', from, deadline).isShort)
    ? [shortReason(reason)]
    : []
}

function shortReason(reason: string | undefined): AuditChange {
  if (!reason) return refuse('shortDeadlineReasonMissing', { fields: ['4.reason'] })
  return { label: 'Begründung der kurzen Frist (§ 27 KonzVgV)', oldValue: null, newValue: reason }
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

function askForOffers(
  context: Context,
  head: TenderHead,
  [{ offerDeadline }, lotIds, , offerIds, { reason } = {}]: Args,
): Promise<Moved> {
  const besides: AuditChange[] = []
  return move(
    context,
    head,
    (state) => {
      const isShort = offerDeadline !== undefined && legalMinimum('offer', context.now, offerDeadline).isShort
      if (state.tender.isStandard && isShort) besides.push(shortReason(reason))
      return startOffers(
        state,
        { lotIds, offerIds: offerIds ?? null, offerDeadline: offerDeadline ?? null },
        context.now,
      )
    },
    besides,
  )
}

async function cancelTender(
  context: Context,
  head: TenderHead,
  [, , , , { reason } = {}]: Args,
): Promise<Moved> {
  const firstNotice = firstNoticeOf(await listSubmissions(context.db, head.id))
  return move(context, head, (state) => cancel(state, { reason: reason ?? null, firstNotice }, context.now))
}
