import type { Done, Happening, LotCourse, LotOfferCourse, LotOfferKey, ProcedureState } from './state.ts'

/** What a step has done. */
export const done = (state: ProcedureState, happened: readonly Happening[] = []): Done => ({
  allowed: true,
  state,
  happened,
})

export const keyOf = ({ offerId, lotId, attempt }: LotOfferKey): LotOfferKey => ({ offerId, lotId, attempt })

const isSame = (one: LotOfferKey, other: LotOfferKey): boolean =>
  one.offerId === other.offerId && one.lotId === other.lotId && one.attempt === other.attempt

export const withLot = (
  state: ProcedureState,
  lotId: number,
  changes: Partial<LotCourse>,
): ProcedureState => ({
  ...state,
  lots: state.lots.map((lot) => (lot.id === lotId ? { ...lot, ...changes } : lot)),
})

export const withLotOffer = (
  state: ProcedureState,
  key: LotOfferKey,
  changes: Partial<LotOfferCourse>,
): ProcedureState => ({
  ...state,
  lotOffers: state.lotOffers.map((lotOffer) =>
    isSame(lotOffer, key) ? { ...lotOffer, ...changes } : lotOffer,
  ),
})

/** One after the other on what the one before left. */
export function inTurn<Thing>(
  state: ProcedureState,
  things: readonly Thing[],
  change: (state: ProcedureState, thing: Thing) => Done,
): Done {
  const happened: Happening[] = []
  let current = state
  for (const thing of things) {
    const next = change(current, thing)
    current = next.state
    happened.push(...next.happened)
  }
  return done(current, happened)
}

/** What one has done, and what another does after it. */
export function andThen(before: Done, change: (state: ProcedureState) => Done): Done {
  const after = change(before.state)
  return done(after.state, [...before.happened, ...after.happened])
}

/** A lot in its next stage; whoever was about to open it begins anew. */
export function movedLot(
  state: ProcedureState,
  { id, stage }: LotCourse,
  after: number,
  changes: Partial<LotCourse> = {},
): Done {
  const moved = withLot(state, id, { ...changes, stage: after, opening: null })
  return done(moved, stage === after ? [] : [{ kind: 'lotStage', lotId: id, before: stage, after }])
}

/** A bidder's part in its next stage. */
export function movedLotOffer(
  state: ProcedureState,
  lotOffer: LotOfferCourse,
  after: number,
  changes: Partial<LotOfferCourse> = {},
  reason: string | null = null,
): Done {
  const { stage: before } = lotOffer
  const moved = withLotOffer(state, lotOffer, { ...changes, stage: after })
  return done(
    moved,
    before === after ? [] : [{ kind: 'lotOfferStage', ...keyOf(lotOffer), before, after, reason }],
  )
}
