import { allowed, refused, type Verdict } from '../verdict.ts'
import { mayAnnounceAward, mayAward, mayWithdrawAward } from './award.ts'
import { mayArchive, mayCancel, mayEndLot } from './ending.ts'
import { mayJoin } from './joining.ts'
import { mayOpen, openableFrom } from './opening.ts'
import { type FirstNotice, mayPublish, mayUnpublish } from './publication.ts'
import { isPublicAt, publicFromOf } from './publicity.ts'
import { isOpen, nextStage } from './stages.ts'
import { mayStartCompetition, mayStartNegotiation, mayStartOffers } from './starting.ts'
import type { LotCourse, OpeningTarget, ProcedureState } from './state.ts'
import { isContinuous, isRun } from './tender-type.ts'

/** What a team can do with a tender or one of its lots. */
export const procedureActions = [
  'publish',
  'unpublish',
  'startCompetition',
  'openApplications',
  'openWaitingRoom',
  'startNegotiation',
  'startOffers',
  'openOffers',
  'announceAward',
  'withdrawAward',
  'award',
  'invite',
  'endLot',
  'cancel',
  'archive',
] as const
export type ProcedureAction = (typeof procedureActions)[number]

/** Whether it is possible now, and from when where time alone is missing. */
export type PossibleAction = { action: ProcedureAction; verdict: Verdict; from: Date | null }

const action = (name: ProcedureAction, verdict: Verdict, from: Date | null = null): PossibleAction => ({
  action: name,
  verdict,
  from: verdict.allowed ? null : from,
})

const timeReasons: readonly string[] = ['openingTooEarly', 'waitingPeriod']

/** An action that the clock alone may still forbid. */
const timed = (name: ProcedureAction, verdict: Verdict, from: Date | null): PossibleAction =>
  action(name, verdict, !verdict.allowed && timeReasons.includes(verdict.reason) ? from : null)

const opening = (
  name: ProcedureAction,
  state: ProcedureState,
  lot: LotCourse,
  target: OpeningTarget,
  now: Date,
): PossibleAction => timed(name, mayOpen(state, lot, target, now), openableFrom(state, lot, target))

/** The step that the lot's procedure has next. */
function nextStep(state: ProcedureState, lot: LotCourse, now: Date): PossibleAction[] {
  const isRounds = isContinuous(state.tender.type)
  switch (nextStage(state.tender, lot)) {
    case 3:
      return [action('startCompetition', mayStartCompetition(state, lot, now))]
    case 4:
      return isRounds ? [] : [opening('openApplications', state, lot, 4, now)]
    case 5:
      return [action('startNegotiation', mayStartNegotiation(state, lot, now))]
    case 6:
      return [action('startOffers', mayStartOffers(state, lot, now))]
    case 7:
      return [opening('openOffers', state, lot, 7, now)]
    default:
      return awarding(state, lot, now)
  }
}

function awarding(state: ProcedureState, lot: LotCourse, now: Date): PossibleAction[] {
  return [
    lot.award === null
      ? action('announceAward', mayAnnounceAward(state, lot, now))
      : action('withdrawAward', mayWithdrawAward(state, lot, now)),
    timed('award', mayAward(state, lot, now), lot.award?.awardableFrom ?? null),
  ]
}

/** An invitation is of use where somebody who has one can join. */
function mayInvite({ tender }: ProcedureState, lot: LotCourse, now: Date): Verdict {
  const answer = mayJoin(tender, lot, { hasInvitation: true }, now)
  return answer.allowed ? allowed : answer
}

/** What a team could do with a lot, apart from who of it may. */
export function lotActions(state: ProcedureState, lot: LotCourse, now: Date): PossibleAction[] {
  const { tender } = state
  if (!isRun(tender.type) || tender.archived !== null || !isOpen(lot) || lot.stage === null) return []
  const invitation = mayInvite(state, lot, now)
  const publicFrom = publicFromOf(tender)
  const possible = [
    ...nextStep(state, lot, now),
    ...(isContinuous(tender.type) && lot.stage >= 3 ? [opening('openWaitingRoom', state, lot, 4, now)] : []),
    ...(invitation.allowed ? [action('invite', invitation)] : []),
    action('endLot', mayEndLot(state, lot, now)),
  ]
  return possible.map((one) => (isNotPublic(one.verdict) ? { ...one, from: publicFrom } : one))
}

const isNotPublic = (verdict: Verdict): boolean => !verdict.allowed && verdict.reason === 'tenderNotPublic'

/** What a team could do with the tender as a whole. */
export function tenderActions(
  state: ProcedureState,
  now: Date,
  { firstNotice }: { firstNotice: FirstNotice },
): PossibleAction[] {
  const { tender, lots } = state
  if (tender.archived !== null) return []
  const cancelling = action('cancel', mayCancel(state, firstNotice))
  if (tender.published === null) return [action('publish', mayPublish(state)), cancelling]
  if (!isPublicAt(tender, now))
    return [action('unpublish', mayUnpublish(state, firstNotice, now)), cancelling]
  const invitations = lots.map((lot) => mayInvite(state, lot, now))
  const invitation = invitations.find((verdict) => verdict.allowed) ?? invitations[0]
  return [
    ...(isRun(tender.type) && lots.some(isOpen) ? [action('invite', invitation ?? refused('notFound'))] : []),
    cancelling,
    action('archive', mayArchive(state, now)),
  ]
}
