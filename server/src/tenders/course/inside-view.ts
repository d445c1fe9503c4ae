import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { InsideView } from '@allmende/domain/tenders/tenders.views.ts'
import { listCourseSteps } from '../../procedure/course-steps.queries.ts'
import { listOpenings } from '../../procedure/openings.queries.ts'
import type { Context } from '../../rpc/method.ts'
import { loadState } from './procedure-state.ts'

/** How a tender's procedure goes, for its team. */
export async function insideViewOf({ db }: Context, { id: tenderId }: Tender): Promise<InsideView> {
  const state = await loadState(db, tenderId)
  const openings = await listOpenings(
    db,
    state.lots.map(({ id }) => id),
  )
  const courseOf: InsideView['courseOf'] = (lotId) => {
    const lot = state.lots.find(({ id }) => id === lotId)
    return {
      openUser: lot?.opening?.user ?? null,
      openDate: lot?.opening?.date ?? null,
      openTarget: lot?.opening?.target ?? null,
      openRound: lot?.opening?.round ?? null,
      lastOpenedRound: lot?.lastOpenedRound ?? 0,
      currentApplicationRound: null,
      nextOpenableRound: null,
      numberOfApplicationsByRound: [],
      numberOfOffersByRound: [],
      offersByRound: [],
      openings: openings
        .filter((opening) => opening.lotId === lotId)
        .map(({ id, target, round, at, firstUser, secondUser }) => ({
          id,
          target,
          round,
          at,
          by: [firstUser, secondUser],
        })),
      award: null,
      actions: [],
    }
  }
  return {
    courseOf,
    actions: [],
    history: await listCourseSteps(db, tenderId),
    openUser: null,
    openDate: null,
    currentApplicationRound: null,
    nextOpenableRound: null,
    openingInProgress: null,
    lastOpenedRound: null,
    numberOfApplicationsByRound: null,
    numberOfOffersByRound: null,
    canOpenFirstRound: false,
    canOpenSecondStep: false,
  }
}
