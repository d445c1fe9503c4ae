import { lotActions, tenderActions } from '@allmende/domain/procedure/actions.ts'
import { currentRound, nextOpenableRound } from '@allmende/domain/procedure/rounds.ts'
import type { LotCourse, ProcedureState } from '@allmende/domain/procedure/state.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { mayBeOffered, peopleActions } from '@allmende/domain/tenders/offered-actions.ts'
import type { OfferedAction, TeamLot, Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { InsideView } from '@allmende/domain/tenders/tenders.views.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import type { Verdict } from '@allmende/domain/verdict.ts'
import { listStandingAnswers } from '../../procedure/answers.queries.ts'
import { listCourseSteps } from '../../procedure/course-steps.queries.ts'
import { listOffers } from '../../procedure/offers.queries.ts'
import { listOpenings } from '../../procedure/openings.queries.ts'
import type { Context } from '../../rpc/method.ts'
import { firstNoticeOf } from './first-notice.ts'
import { byRound, type Participation } from './offers-by-round.ts'

/** How a tender's procedure goes, for its team. */
export async function insideViewOf(
  { db, actor, now, language }: Context,
  tender: Tender,
  state: ProcedureState,
): Promise<InsideView> {
  const lotIds = state.lots.map(({ id }) => id)
  const openings = await listOpenings(db, lotIds)
  const participation: Participation = {
    state,
    offers: new Map((await listOffers(db, tender.id)).map((offer) => [offer.id, offer])),
    answers: await listStandingAnswers(db, lotIds),
    now,
  }
  const lots = new Map(
    state.lots.map((lot) => [
      lot.id,
      {
        ...courseOfLot(state, lot, now),
        ...byRound(participation, lot.id),
        openings: openings
          .filter(({ lotId }) => lotId === lot.id)
          .map(({ id, target, round, at, firstUser, secondUser }) => ({
            id,
            target,
            round,
            at,
            by: [firstUser, secondUser],
          })),
        actions: lotActions(state, lot, now)
          .filter(mayBeOffered(actor, tender, now, lot.stage))
          .map((action) => offered(action, language)),
      },
    ]),
  )
  const [first] = lots.values()
  if (!first) throw new Error(`tender ${tender.id} has no lot`)
  const user = actor.kind === 'user' ? actor.email : ''
  const firstNotice = firstNoticeOf(tender.notices)
  return {
    courseOf: (lotId) => lots.get(lotId) ?? first,
    actions: [...tenderActions(state, now, { firstNotice }), ...peopleActions(tender)]
      .filter(mayBeOffered(actor, tender, now))
      .map((action) => offered(action, language)),
    history: await listCourseSteps(db, tender.id),
    ...fromOnly(lots.size === 1 ? first : null),
    canOpenFirstRound: [...lots.values()].some(mayBeOpened),
    canOpenSecondStep: [...lots.values()].some(
      (lot) => lot.openUser !== null && lot.openUser !== user && mayBeOpened(lot),
    ),
  }
}

const openingActions = ['openApplications', 'openWaitingRoom', 'openOffers']
const mayBeOpened = ({ actions }: Pick<TeamLot, 'actions'>): boolean =>
  actions.some(({ action, verdict }) => openingActions.includes(action) && verdict.allowed)

const offered = (
  { action, verdict, from }: { action: OfferedAction['action']; verdict: Verdict; from: Date | null },
  language: Language,
): OfferedAction => ({
  action,
  verdict: {
    allowed: verdict.allowed,
    message: verdict.allowed ? null : say(reasons[verdict.reason], language, verdict.values),
    from: verdict.allowed ? null : from,
  },
})

const courseOfLot = (state: ProcedureState, lot: LotCourse, now: Date) => ({
  openUser: lot.opening?.user ?? null,
  openDate: lot.opening?.date ?? null,
  openTarget: lot.opening?.target ?? null,
  openRound: lot.opening?.round ?? null,
  lastOpenedRound: lot.lastOpenedRound,
  currentApplicationRound: currentRound(state.tender, lot, now),
  nextOpenableRound: nextOpenableRound(state, lot, now),
  award: lot.award && {
    offerId: lot.award.offerId,
    sentAt: lot.award.announcedAt,
    awardableFrom: lot.award.awardableFrom,
  },
})

type Course = ReturnType<typeof courseOfLot> &
  Pick<TeamLot, 'numberOfApplicationsByRound' | 'numberOfOffersByRound'>

/** What belongs to an only lot is the tender's, too. */
const fromOnly = (lot: Course | null) => ({
  openUser: lot?.openUser ?? null,
  openDate: lot?.openDate ?? null,
  openingInProgress: lot && lot.openUser !== null,
  lastOpenedRound: lot?.lastOpenedRound ?? null,
  currentApplicationRound: lot?.currentApplicationRound ?? null,
  nextOpenableRound: lot?.nextOpenableRound ?? null,
  numberOfApplicationsByRound: lot?.numberOfApplicationsByRound ?? null,
  numberOfOffersByRound: lot?.numberOfOffersByRound ?? null,
})
