import { openingWindow } from '@allmende/domain/procedure/opening.ts'
import type { TeamLot, TenderActionName } from '@allmende/domain/tenders/tenders.contract.ts'

type Lot = Pick<TeamLot, 'actions' | 'openTarget' | 'openDate'>

const targets: Readonly<Partial<Record<TenderActionName, number>>> = {
  openApplications: 4,
  openWaitingRoom: 4,
  openOffers: 7,
}

/** Until when the second of two may confirm what the first has begun for each lot it is possible for; otherwise null. */
export function awaitedUntil(lots: readonly Lot[], action: TenderActionName): Date | null {
  const begun = lots
    .filter(({ actions }) => actions.some((offered) => offered.action === action && offered.verdict.allowed))
    .map(({ openTarget, openDate }) => (openTarget === targets[action] ? openDate : null))
  const dates = begun.flatMap((date) => date?.getTime() ?? [])
  if (dates.length === 0 || dates.length < begun.length) return null
  return new Date(Math.min(...dates) + openingWindow)
}

/** What a menu offers while openings wait for the second of two: the notice of each has a button of its own. */
export const withoutAwaited = <Offered extends { action: TenderActionName }>(
  lots: readonly Lot[],
  gathered: readonly Offered[],
  now: Date,
): Offered[] =>
  gathered.filter(({ action }) => {
    const until = awaitedUntil(lots, action)
    return until === null || until < now
  })
