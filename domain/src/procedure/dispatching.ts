import { startOfDay } from '../times.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { andThen, done, keyOf, withLot, withLotOffer } from './change.ts'
import type { DispatchWay } from './dispatch.contract.ts'
import { lotOf, mayTouch } from './standing.ts'
import type { LotCourse, ProcedureState, Step } from './state.ts'
import { awardableFromDispatch, latestOf, toldInTime } from './waiting-period.ts'

/** Whether letters of a lot can still leave: while its award is announced and not given. */
const mayDispatch = (state: ProcedureState, lot: LotCourse, now: Date): Verdict =>
  firstRefusal(mayTouch(state, lot, now), lot.award === null ? refused('noAwardAnnounced') : allowed)

/** A letter leaves after it was written, and on no day that is still to come. */
function dayFits(announcedAt: Date, at: Date, now: Date): Verdict {
  if (at > now) return refused('dispatchInFuture')
  return startOfDay(at) < startOfDay(announcedAt)
    ? refused('dispatchBeforeAnnouncement', { values: { announced: announcedAt } })
    : allowed
}

type Dispatched = {
  lotId: number
  offerId: number
  dispatchedAt: Date
  how: DispatchWay
  /** The mail server took a mail to one of its people. */
  hasLeft: boolean
}

/** A letter that cannot leave by mail has left otherwise: from that day on its reader has time to object. */
export const recordDispatch: Step<Dispatched> = (state, input, now) => {
  const { lotId, offerId, dispatchedAt, how, hasLeft } = input
  const lot = lotOf(state, lotId)
  const isPart = state.lotOffers.some((part) => part.lotId === lotId && part.offerId === offerId)
  if (lot === undefined || !isPart) return refused('notFound')
  const verdict = mayDispatch(state, lot, now)
  if (!verdict.allowed) return verdict
  const part = toldInTime(state, lot).find((one) => one.offerId === offerId)
  if (!lot.award || !part?.finalAnswer) return refused('noLetterToDispatch')
  const { award } = lot
  const { finalAnswer } = part
  const fits = firstRefusal(
    finalAnswer.dispatch === null ? allowed : refused('alreadyDispatched'),
    hasLeft ? refused('letterLeft') : allowed,
    dayFits(award.announcedAt, dispatchedAt, now),
  )
  if (!fits.allowed) return fits
  const dispatch = { at: dispatchedAt, how }
  const awardableFrom = awardableFromDispatch(dispatch)
  const told = done(withLotOffer(state, part, { finalAnswer: { ...finalAnswer, dispatch, awardableFrom } }), [
    { kind: 'letterDispatched', ...keyOf(part), dispatch, awardableFrom },
  ])
  // Where it was settled without this letter, the lot waits for it all the same.
  return award.awardableFrom === null
    ? told
    : andThen(told, (next) =>
        done(
          withLot(next, lotId, {
            award: { ...award, awardableFrom: latestOf(awardableFrom, [award.awardableFrom]) },
          }),
        ),
      )
}
