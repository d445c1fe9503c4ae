import { done, keyOf, withLotOffer } from './change.ts'
import {
  type AnswerKind,
  type Done,
  finalAnswers,
  type LotOfferCourse,
  type ProcedureState,
} from './state.ts'

type Answer = {
  answer: AnswerKind
  reason: string | null
  winnerOfferId?: number | null
  winnerOnRequest?: boolean
  awardableFrom?: Date | null
}

/** A bidder is told how it goes on, or that it does not. */
export function answered(
  state: ProcedureState,
  lotOffer: LotOfferCourse,
  { answer, reason, winnerOfferId = null, winnerOnRequest = false, awardableFrom = null }: Answer,
  now: Date,
): Done {
  const finalAnswer = { kind: answer, at: now, awardableFrom, dispatch: null }
  return done(finalAnswers.includes(answer) ? withLotOffer(state, lotOffer, { finalAnswer }) : state, [
    {
      kind: 'answered',
      ...keyOf(lotOffer),
      answer,
      reason,
      winnerOfferId,
      winnerOnRequest,
      awardableFrom,
    },
  ])
}

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

/** What is said to somebody whose lot goes on or ends without her: about her offer, if she was asked for one. */
export const denialFor = ({ stage }: Pick<LotOfferCourse, 'stage'>): AnswerKind =>
  stage >= 4 ? 'offerDenied' : 'applicationDenied'
