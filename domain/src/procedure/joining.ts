import { type Reason, refused, type Refused } from '../verdict.ts'
import { done, keyOf } from './change.ts'
import { latestPart } from './participants.ts'
import { mayProceed } from './standing.ts'
import type { LotCourse, LotOfferCourse, ProcedureState, Step, TenderCourse } from './state.ts'
import { isContinuous } from './tender-type.ts'

/** With what a newcomer begins: registered, negotiating, or asked for an offer. */
export type JoinedAs = { allowed: true; stage: 0 | 3 | 4 }
export type Joining = JoinedAs | Refused
type Newcomer = { hasInvitation: boolean }

const as = (stage: 0 | 3 | 4): JoinedAs => ({ allowed: true, stage })
const byInvitation = ({ hasInvitation }: Newcomer, stage: 0 | 3): Joining =>
  hasInvitation ? as(stage) : refused('joiningByInvitation')
const isPast = (deadline: Date | null, now: Date): deadline is Date => deadline !== null && now > deadline
const tooLate = (deadline: Date): Refused => refused('joiningClosed', { values: { deadline } })

/** Whether somebody can join a lot now, and as what. */
export function mayJoin(tender: TenderCourse, lot: LotCourse, newcomer: Newcomer, now: Date): Joining {
  const verdict = mayProceed({ tender }, now)
  if (!verdict.allowed) return verdict
  if (lot.outcome !== null) return refused('joiningLotOver')
  if (lot.stage === null) return refused('procedureDraft')
  if (isContinuous(tender.type)) return joiningRounds(tender, lot.stage, newcomer, now)
  if (!tender.skippedPhases.includes(3)) return joiningCompetition(lot, newcomer, now)
  return tender.skippedPhases.includes(5)
    ? joiningOffers(lot, now)
    : joiningNegotiation(tender, lot, newcomer, now)
}

function joiningRounds(tender: TenderCourse, stage: number, newcomer: Newcomer, now: Date): Joining {
  if (isPast(tender.finalDeadline, now)) return tooLate(tender.finalDeadline)
  return stage === 2 ? byInvitation(newcomer, 0) : as(0)
}

function joiningCompetition(lot: LotCourse, newcomer: Newcomer, now: Date): Joining {
  const { stage, applicationDeadline: deadline } = lot
  if (stage === 2) return byInvitation(newcomer, 0)
  if (isPast(deadline, now)) return tooLate(deadline)
  return stage === 3 ? as(0) : refused('joiningAfterCompetition')
}

function joiningOffers({ stage, offerDeadline: deadline }: LotCourse, now: Date): Joining {
  if (stage === 2) return refused('joiningBeforeOffers')
  if (isPast(deadline, now)) return tooLate(deadline)
  return stage === 6 ? as(4) : refused('joiningAfterOpening')
}

function joiningNegotiation(
  { type }: TenderCourse,
  { stage, applicationDeadline, offerDeadline }: LotCourse,
  newcomer: Newcomer,
  now: Date,
): Joining {
  const isLate = isPast(applicationDeadline, now)
  if (stage === 2 && type !== 2) return byInvitation(newcomer, 3)
  if (stage === 2) return isLate ? tooLate(applicationDeadline) : as(3)
  if (stage === 5) return isLate ? byInvitation(newcomer, 3) : as(3)
  if (isPast(offerDeadline, now)) return tooLate(offerDeadline)
  return stage === 6 ? byInvitation(newcomer, 3) : refused('joiningAfterOpening')
}

/** Where no lot can be joined, what helps most comes first. */
const byHelpfulness: readonly Reason[] = [
  'joiningByInvitation',
  'joiningBeforeOffers',
  'joiningClosed',
  'joiningAfterCompetition',
  'joiningAfterOpening',
]

export function mostHelpfulRefusal(answers: readonly Refused[]): Refused {
  const best = byHelpfulness.find((reason) => answers.some((answer) => answer.reason === reason))
  return answers.find(({ reason }) => reason === best) ?? answers[0] ?? refused('notFound')
}

/** Who was denied may apply again in a later round; elsewhere one part in a lot is all there is. */
function missingAttempt(state: ProcedureState, offerId: number, lot: LotCourse): number | null {
  const latest = latestPart(state, offerId, lot.id)
  if (latest === undefined) return 1
  return isContinuous(state.tender.type) && latest.deniedAt !== null ? latest.attempt + 1 : null
}

const newPart = (offerId: number, lotId: number, attempt: number, stage: number): LotOfferCourse => ({
  offerId,
  lotId,
  attempt,
  round: null,
  stage,
  deniedAt: null,
  reason: null,
  applicationSent: null,
  offerSent: null,
  applicationOpenedAt: null,
  offerOpenedAt: null,
  finalAnswer: null,
})

/** Takes part in every lot that can be joined and that she is not in yet. */
export const join: Step<{ offerId: number; hasInvitation: boolean }> = (
  state,
  { offerId, ...newcomer },
  now,
) => {
  const missing = state.lots.flatMap((lot) => {
    const attempt = missingAttempt(state, offerId, lot)
    return attempt === null ? [] : [{ lot, attempt, answer: mayJoin(state.tender, lot, newcomer, now) }]
  })
  const added = missing.flatMap(({ lot, attempt, answer }) =>
    answer.allowed ? [newPart(offerId, lot.id, attempt, answer.stage)] : [],
  )
  if (added.length > 0)
    return done({ ...state, lotOffers: [...state.lotOffers, ...added] }, [
      { kind: 'joined', offerId, added: added.map(keyOf) },
    ])
  if (state.lotOffers.some((part) => part.offerId === offerId)) return done(state)
  return mostHelpfulRefusal(missing.flatMap(({ answer }) => (answer.allowed ? [] : [answer])))
}
