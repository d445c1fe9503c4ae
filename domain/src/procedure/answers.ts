import { done, keyOf, withLotOffer } from './change.ts'
import {
  type AnswerKind,
  type Done,
  finalAnswers,
  type LotOfferCourse,
  type ProcedureState,
} from './state.ts'

type Answer = { answer: AnswerKind; reason: string | null; winnerOfferId?: number }

/** A bidder is told how it goes on, or that it does not. */
export function answered(
  state: ProcedureState,
  lotOffer: LotOfferCourse,
  { answer, reason, winnerOfferId }: Answer,
  now: Date,
): Done {
  const isFinal = finalAnswers.includes(answer)
  return done(isFinal ? withLotOffer(state, lotOffer, { finalAnswer: { kind: answer, at: now } }) : state, [
    { kind: 'answered', ...keyOf(lotOffer), answer, reason, winnerOfferId: winnerOfferId ?? null },
  ])
}

/** Whether an answer tells of an award that is still to come; with the award itself there is nothing left to wait for. */
export const isAnnounced = (
  { lots }: Pick<ProcedureState, 'lots'>,
  { lotId, winnerOfferId }: { lotId: number; winnerOfferId: number | null },
): boolean => winnerOfferId !== null && lots.some(({ id, outcome }) => id === lotId && outcome === null)

/** The final answer somebody was given no longer stands. */
export function answerTakenBack(
  state: ProcedureState,
  lotOffer: LotOfferCourse,
  reason: string | null,
): Done {
  const { finalAnswer } = lotOffer
  if (finalAnswer === null) return done(state)
  return done(withLotOffer(state, lotOffer, { finalAnswer: null }), [
    { kind: 'answerTakenBack', ...keyOf(lotOffer), answer: finalAnswer.kind, reason },
  ])
}

/** What is said to somebody whose lot ends without her: about the last thing she filed. */
export const denialFor = ({ offerSent }: Pick<LotOfferCourse, 'offerSent'>): AnswerKind =>
  offerSent === null ? 'applicationDenied' : 'offerDenied'
