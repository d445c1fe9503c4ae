import { mayJoin } from '../procedure/joining.ts'
import { publicFromOf } from '../procedure/publicity.ts'
import type { ProcedureState } from '../procedure/state.ts'
import { isRun } from '../procedure/tender-type.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import type { Invitation } from './course.contract.ts'
import type { TenderHead } from './tenders.contract.ts'
import { isPublic } from './tenders.policy.ts'

/** Where nobody could join with it, an invitation would be an empty promise. */
export function mayInvite({ tender, lots }: Pick<ProcedureState, 'tender' | 'lots'>, now: Date): Verdict {
  if (tender.archived !== null) return refused('invitingArchived')
  if (!isRun(tender.type)) return refused('invitingNotRun')
  if (!isPublic({ publicFrom: publicFromOf(tender) }, now)) return refused('invitingBeforePublic')
  const isJoinable = lots.some((lot) => mayJoin(tender, lot, { hasInvitation: true }, now).allowed)
  return isJoinable ? allowed : refused('invitingOver')
}

/** Whether an invitation opens a lot to somebody who takes part already, one that she could not join by herself. */
export const opensFurtherLots = (
  { tender, lots, lotOffers }: ProcedureState,
  offerId: number,
  now: Date,
): boolean =>
  lots.some(
    (lot) =>
      !lotOffers.some((part) => part.offerId === offerId && part.lotId === lot.id) &&
      mayJoin(tender, lot, { hasInvitation: true }, now).allowed &&
      !mayJoin(tender, lot, { hasInvitation: false }, now).allowed,
  )

/** Who has joined takes part; that is not undone by taking her invitation back. */
export function mayRevoke(
  { archived }: Pick<TenderHead, 'archived'>,
  { joined }: Pick<Invitation, 'joined'>,
): Verdict {
  if (archived !== null) return refused('revokingArchived')
  return joined === null ? allowed : refused('invitationAccepted')
}

/** At any stage of a procedure that is run. */
export function mayGetEditors({ type, archived }: Pick<TenderHead, 'type' | 'archived'>): Verdict {
  if (!isRun(type)) return refused('teamNotRun')
  return archived === null ? allowed : refused('teamArchived')
}
