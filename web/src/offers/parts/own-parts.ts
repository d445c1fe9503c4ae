import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import { roundDeadline } from '@allmende/domain/procedure/rounds.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { PublicLot, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { currentRound } from '../../tenders/course/current-round.ts'
import type { Phase } from '../offer-paths.ts'

/** One lot that a bidder takes part in, as one of her pages looks at it. */
export type OwnPart = {
  lot: PublicLot
  part: LotOffer
  /** Until when something can be filed for it on this page; null where nothing ever is. */
  deadline: Date | null
  /** Of a continuous procedure: what it counts for, or would if it were filed now. */
  round: number | null
  /** Something can be filed now. */
  isOpen: boolean
}

/** Her lots on one of her pages. */
export function ownParts(tender: ShownTender, phase: Phase, now: Date): OwnPart[] {
  if (isSeenInside(tender)) return []
  return tender.lots.flatMap((lot) => {
    const part = lot.lotOffer
    if (!part || !isOnPage(part, phase)) return []
    const filing = filingOf(tender, lot, part, phase, now)
    const isOpen = filing.isOpen && !isOver(filing.deadline, now)
    const rights = { canApply: lot.canApply && isOpen, canOffer: lot.canOffer && isOpen }
    return [{ lot: { ...lot, ...rights }, part, ...filing, isOpen }]
  })
}

/** By how much our idea of the server's clock may be wrong: in doubt the server itself says that it is too late. */
export const doubt = 1500

/** What the server said of a lot is not true for longer than its deadline, whether or not it can tell us so. */
const isOver = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() > deadline.getTime() + doubt

/** Whoever has not come so far in a lot reads of it on the pages before. */
const isOnPage = (part: LotOffer, phase: Phase): boolean => {
  const { stage, effectiveStage } = part
  if (phase === 'application' || wasLeftBehind(part, phase)) return true
  return phase === 'negotiation' ? stage >= 3 : stage >= 3 && effectiveStage >= 6
}

/** Whether an attempt was ever so far that it has something on a page, whatever became of it since. */
export const cameTo = (phase: Phase, { reached }: Pick<LotOffer, 'reached'>): boolean =>
  phase === 'application' || reached >= (phase === 'offer' ? 4 : 3)

/** Denied by a later round after she had come so far: what she had there stays to be read. */
export const wasLeftBehind = (part: LotOffer, phase: Phase): boolean =>
  part.round !== null && part.deniedAt !== null && part.stage < 3 && cameTo(phase, part)

function filingOf(tender: ShownTender, lot: PublicLot, part: LotOffer, phase: Phase, now: Date) {
  const isForOthers = wasLeftBehind(part, phase)
  if (phase === 'offer')
    return { deadline: isForOthers ? null : lot.offerDeadline, round: part.round, isOpen: lot.canOffer }
  if (phase === 'negotiation') return { deadline: null, round: part.round, isOpen: false }
  return { ...applicationOf(tender, lot, part, now), isOpen: lot.canApply }
}

function applicationOf(tender: ShownTender, lot: PublicLot, { round }: LotOffer, now: Date) {
  if (!isContinuous(tender.type)) return { deadline: lot.applicationDeadline, round: null }
  if (round !== null) return { deadline: roundDeadline(tender, lot, round), round }
  const current = currentRound(tender, lot, now)
  return { deadline: current?.deadline ?? tender.finalDeadline, round: current?.round ?? null }
}

/** Whether she may put something into the negotiation now, whatever rooms there are for it. */
export const isNegotiating = (
  { lot, part }: Pick<OwnPart, 'lot' | 'part'>,
  { archived }: ShownTender,
): boolean =>
  archived === null &&
  lot.outcome === null &&
  part.effectiveStage === 5 &&
  part.stage >= 3 &&
  part.deniedAt === null

/** Submitted and not withdrawn, in the phase of the page. */
export const isFiled = ({ part: { stage } }: Pick<OwnPart, 'part'>, phase: Phase): boolean =>
  phase === 'offer' ? stage >= 6 : stage >= 1
