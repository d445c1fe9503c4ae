import { answered, denialFor } from './answers.ts'
import { andThen, done, inTurn, keyOf, movedLot, movedLotOffer } from './change.ts'
import { contendersIn, partsIn } from './participants.ts'
import { applyAgainReason, laterRoundReason, unopenedOfferReason } from './procedure.texts.ts'
import { roundAt } from './rounds.ts'
import type {
  Done,
  LotCourse,
  LotOfferCourse,
  OpeningInProgress,
  ProcedureState,
  TenderCourse,
} from './state.ts'

/** Two have confirmed: what was filed can be read, and the lot goes on. */
export function opened(
  state: ProcedureState,
  lot: LotCourse,
  { target, round, ...first }: OpeningInProgress,
  second: { user: string; at: Date },
): Done {
  const now = second.at
  const filed =
    target === 7
      ? contendersIn(state, lot).filter(({ stage }) => stage === 6)
      : partsIn(state, lot).filter((part) => part.stage === 1 && (round === null || part.round === round))
  const moved =
    target === 4 && round !== null
      ? andThen(leftBehind(state, lot, round, now), (next) =>
          movedLot(next, lot, 4, { lastOpenedRound: round, offerDeadline: null }),
        )
      : movedLot(state, lot, target)
  const change = target === 4 ? { applicationOpenedAt: now } : { offerOpenedAt: now }
  const read = andThen(moved, (next) =>
    inTurn(next, filed, (current, part) => movedLotOffer(current, part, target === 4 ? 2 : 7, change)),
  )
  return andThen(read, (next) =>
    done(next, [
      {
        kind: 'opened',
        lotId: lot.id,
        target,
        round,
        first: { user: first.user, at: first.date },
        second,
        lotOffers: filed.map(keyOf),
      },
    ]),
  )
}

/** A new round leaves behind everyone of those before it who was not told yet; what they had sealed stays so. */
function leftBehind(state: ProcedureState, lot: LotCourse, round: number, now: Date): Done {
  const left = partsIn(state, lot).filter(
    (part) => part.round !== null && part.round < round && part.stage >= 1 && part.deniedAt === null,
  )
  const last = { ...lot, lastOpenedRound: round }
  return inTurn(state, left, (current, part) =>
    deniedByNewRound(current, part, reasonFor(state.tender, last, part, now), now),
  )
}

/** Why somebody is left behind; whose offer was never opened is not told a decision about it. */
function reasonFor(tender: TenderCourse, lot: LotCourse, part: LotOfferCourse, now: Date): string {
  const isUnopened = part.offerSent !== null && part.offerOpenedAt === null
  const reason = isUnopened ? unopenedOfferReason : laterRoundReason
  const mayApplyAgain = roundAt(tender, lot, now) !== null
  return mayApplyAgain ? `${reason} ${applyAgainReason(tender.finalDeadline)}` : reason
}

function deniedByNewRound(state: ProcedureState, part: LotOfferCourse, reason: string, now: Date): Done {
  const moved = movedLotOffer(state, part, 2, { deniedAt: now, reason })
  return part.finalAnswer === null
    ? andThen(moved, (next) => answered(next, part, { answer: denialFor(part), reason }, now))
    : moved
}
