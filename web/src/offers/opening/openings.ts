import { openingWindow } from '@allmende/domain/procedure/opening.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { TeamLot, TeamTender, TenderActionName } from '@allmende/domain/tenders/tenders.contract.ts'

export type OpeningAction = Extract<TenderActionName, 'openApplications' | 'openWaitingRoom' | 'openOffers'>

/** 4 are applications, 7 offers. */
export type OpeningTarget = 4 | 7

export const targetOf = (action: OpeningAction): OpeningTarget => (action === 'openOffers' ? 7 : 4)

/** The action by which an opening that has begun goes on. */
export function actionFor({ type }: Pick<TeamTender, 'type'>, target: OpeningTarget): OpeningAction {
  if (target === 7) return 'openOffers'
  return isContinuous(type) ? 'openWaitingRoom' : 'openApplications'
}

type Rounds = Pick<TeamLot, 'lastOpenedRound' | 'nextOpenableRound'>

/** Which round would be opened; null where there are none. */
export function roundFor(
  { type }: Pick<TeamTender, 'type'>,
  { lastOpenedRound, nextOpenableRound }: Rounds,
  target: OpeningTarget,
): number | null {
  if (!isContinuous(type)) return null
  return target === 7 ? lastOpenedRound : nextOpenableRound
}

/** The first of two has confirmed. */
export type Begun = {
  user: string
  at: Date
  /** Until when the second one may. */
  until: Date
  target: OpeningTarget
  round: number | null
}

type InProgress = Pick<TeamLot, 'openUser' | 'openDate' | 'openTarget' | 'openRound'>

export function begunIn({ openUser, openDate, openTarget, openRound }: InProgress): Begun | null {
  if (openUser === null || openDate === null || openTarget === null) return null
  const until = new Date(openDate.getTime() + openingWindow)
  return { user: openUser, at: openDate, until, target: openTarget, round: openRound }
}

/** What a confirmation of somebody would be for a lot: the first, the one that opens, or her own once more. */
export type Confirmation = 'first' | 'second' | 'again'

export function confirmationFor(
  tender: Pick<TeamTender, 'type'>,
  lot: Rounds & InProgress,
  { target, user, now }: { target: OpeningTarget; user: string; now: Date },
): Confirmation {
  const begun = begunIn(lot)
  const fits =
    begun !== null &&
    begun.target === target &&
    begun.round === roundFor(tender, lot, target) &&
    now <= begun.until
  if (!fits) return 'first'
  return begun.user === user ? 'again' : 'second'
}
