import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { answered } from './answers.ts'
import { andThen, done, inTurn, movedLot, movedLotOffer } from './change.ts'
import { candidatesFor, choiceFits } from './candidates.ts'
import { offersFollowApplications } from './deadlines.ts'
import { areKnown, hasFiled, lackingReason } from './participants.ts'
import { chosenLots, type LotChoice, mayMoveTo, mayTouch } from './standing.ts'
import type { Done, LotCourse, LotOfferCourse, ProcedureState, Step } from './state.ts'
import { isContinuous } from './tender-type.ts'

/** Whether a lot's participation competition can begin. */
export function mayStartCompetition(state: ProcedureState, lot: LotCourse, now: Date): Verdict {
  const { tender } = state
  const deadline =
    isContinuous(tender.type) && lot.applicationDeadline !== null
      ? tender.finalDeadline
      : lot.applicationDeadline
  const inTime =
    deadline === null
      ? refused('applicationDeadlineMissing')
      : now > deadline
        ? refused('applicationDeadlineOver', { values: { deadline } })
        : allowed
  return firstRefusal(mayTouch(state, lot, now), mayMoveTo(tender, lot, 3), inTime)
}

/** From now on bidders may ask to take part. */
export const startCompetition: Step<{ lotIds: LotChoice }> = (state, { lotIds }, now) => {
  const chosen = chosenLots(state, lotIds, (lot) => mayStartCompetition(state, lot, now))
  return chosen.allowed ? inTurn(state, chosen.lots, (current, lot) => movedLot(current, lot, 3)) : chosen
}

/** Whether a lot's negotiation can begin, whoever is chosen for it. */
export function mayStartNegotiation(state: ProcedureState, lot: LotCourse, now: Date): Verdict {
  const needsSomebody = !state.tender.skippedPhases.includes(4)
  return firstRefusal(
    mayTouch(state, lot, now),
    mayMoveTo(state.tender, lot, 5),
    needsSomebody && candidatesFor(5, state, lot).length === 0 ? refused('nobodyApplied') : allowed,
  )
}

type Negotiation = {
  lotIds: LotChoice
  /** Null keeps everyone, where nobody had to apply. */
  offerIds: readonly number[] | null
  /** By offer: why an application is not among those chosen. */
  reasons: ReadonlyMap<number, string>
}

/** The chosen go on to negotiate; all others who applied are told why not. */
export const startNegotiation: Step<Negotiation> = (state, { lotIds, offerIds, reasons }, now) => {
  if (!areKnown(state, [...(offerIds ?? []), ...reasons.keys()])) return refused('notFound')
  const isSkipped = state.tender.skippedPhases.includes(4)
  const isChosen = ({ offerId }: LotOfferCourse) => offerIds?.includes(offerId) ?? isSkipped
  const someChosen = (lot: LotCourse): Verdict => {
    const candidates = candidatesFor(5, state, lot)
    const isFree = isSkipped && candidates.length === 0
    return isFree || candidates.some(isChosen) ? allowed : refused('nobodyChosen')
  }
  const chosen = chosenLots(state, lotIds, (lot) =>
    firstRefusal(mayStartNegotiation(state, lot, now), someChosen(lot)),
  )
  if (!chosen.allowed) return chosen
  const others = chosen.lots.flatMap((lot) =>
    candidatesFor(5, state, lot).filter((part) => !isChosen(part) && hasFiled(part)),
  )
  const refusal = choiceFits(5, state, chosen.lots, offerIds) ?? lackingReason(others, reasons)
  if (refusal) return refusal
  return inTurn(state, chosen.lots, (current, lot) =>
    andThen(movedLot(current, lot, 5), (moved) =>
      inTurn(moved, candidatesFor(5, state, lot), (before, part) =>
        isChosen(part)
          ? admitted(before, part, now)
          : notAdmitted(before, part, reasons.get(part.offerId) ?? null, now),
      ),
    ),
  )
}

function admitted(state: ProcedureState, part: LotOfferCourse, now: Date): Done {
  const moved = movedLotOffer(state, part, 3)
  return hasFiled(part)
    ? andThen(moved, (next) => answered(next, part, { answer: 'applicationAccepted', reason: null }, now))
    : moved
}

/** Who only showed interest has nothing to be answered. */
function notAdmitted(state: ProcedureState, part: LotOfferCourse, reason: string | null, now: Date): Done {
  const moved = movedLotOffer(state, part, 2, { deniedAt: now, reason }, reason)
  return hasFiled(part)
    ? andThen(moved, (next) => answered(next, part, { answer: 'applicationDenied', reason }, now))
    : moved
}

/** Whether a lot's offer phase can begin, whoever is chosen and whatever deadline is set with it. */
export function mayStartOffers(state: ProcedureState, lot: LotCourse, now: Date): Verdict {
  const needsSomebody = !state.tender.skippedPhases.includes(5)
  return firstRefusal(
    mayTouch(state, lot, now),
    mayMoveTo(state.tender, lot, 6),
    needsSomebody && candidatesFor(6, state, lot).length === 0 ? refused('nobodyAdmitted') : allowed,
  )
}

/** Offers are only asked for where there is time to make them, and never less than was announced. */
function offerDeadlineFits(
  { tender }: ProcedureState,
  lot: LotCourse,
  given: Date | null,
  now: Date,
): Verdict {
  const { offerDeadline: before } = lot
  const deadline = given ?? before
  if (deadline === null) return refused('offerDeadlineMissing')
  if (deadline <= now) return refused('offerDeadlineOver', { values: { deadline } })
  if (before !== null && deadline < before)
    return refused('deadlineEarlier', { values: { deadline: before } })
  const { finalOfferDeadline: last } = tender
  return isContinuous(tender.type) && last !== null && deadline > last
    ? refused('offerDeadlineAfterFinal', { values: { deadline: last } })
    : offersFollowApplications(tender, { ...lot, offerDeadline: deadline })
}

type OfferPhase = {
  lotIds: LotChoice
  /** Null asks everyone where nobody had to be admitted. */
  offerIds: readonly number[] | null
  /** Null keeps that of each lot. */
  offerDeadline: Date | null
}

/** The chosen are asked for an offer; the others may be asked later. */
export const startOffers: Step<OfferPhase> = (state, { lotIds, offerIds, offerDeadline }, now) => {
  if (!areKnown(state, offerIds ?? [])) return refused('notFound')
  const isSkipped = state.tender.skippedPhases.includes(5)
  const isChosen = ({ offerId }: LotOfferCourse) => offerIds?.includes(offerId) ?? isSkipped
  const chosen = chosenLots(state, lotIds, (lot) =>
    firstRefusal(
      mayStartOffers(state, lot, now),
      isSkipped || candidatesFor(6, state, lot).some(isChosen) ? allowed : refused('nobodyChosen'),
      offerDeadlineFits(state, lot, offerDeadline, now),
    ),
  )
  if (!chosen.allowed) return chosen
  const refusal = choiceFits(6, state, chosen.lots, offerIds)
  if (refusal) return refusal
  return inTurn(state, chosen.lots, (current, lot) =>
    andThen(offerPhaseBegun(current, lot, offerDeadline), (moved) =>
      inTurn(moved, candidatesFor(6, state, lot).filter(isChosen), (before, part) =>
        invited(before, part, now),
      ),
    ),
  )
}

function offerPhaseBegun(state: ProcedureState, lot: LotCourse, deadline: Date | null): Done {
  const before = lot.offerDeadline
  const after = deadline ?? before
  const moved = movedLot(state, lot, 6, { offerDeadline: after })
  if (after === null || after.getTime() === before?.getTime()) return moved
  const change = { kind: 'deadlineChanged', lotId: lot.id, which: 'offer', before, after } as const
  return andThen(moved, (next) => done(next, [{ ...change, by: 'phaseStart' }]))
}

function invited(state: ProcedureState, part: LotOfferCourse, now: Date): Done {
  return andThen(movedLotOffer(state, part, 4), (next) =>
    answered(next, part, { answer: 'offerExpected', reason: null }, now),
  )
}
