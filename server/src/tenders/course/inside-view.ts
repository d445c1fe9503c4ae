import type { AwardLetter } from '@allmende/domain/procedure/award-letter.contract.ts'
import { lotActions, tenderActions } from '@allmende/domain/procedure/actions.ts'
import { currentRound, nextOpenableRound } from '@allmende/domain/procedure/rounds.ts'
import type { LotCourse, ProcedureState } from '@allmende/domain/procedure/state.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { changeActions, mayBeOffered, peopleActions } from '@allmende/domain/tenders/offered-actions.ts'
import type { CourseStep, OfferedAction, TeamLot, Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { InsideView } from '@allmende/domain/tenders/tenders.views.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import type { Verdict } from '@allmende/domain/verdict.ts'
import { listAnswersTo } from '../../procedure/answers.queries.ts'
import { listCourseSteps } from '../../procedure/course-steps.queries.ts'
import type { Db } from '../../database/schema.ts'
import { listRemarks } from '../../procedure/offer-remarks.queries.ts'
import { listOffers } from '../../procedure/offers.queries.ts'
import { listOpenings } from '../../procedure/openings.queries.ts'
import type { Context } from '../../rpc/method.ts'
import { findChangeHead, listChangeSteps } from '../changes/changes.queries.ts'
import { unconfirmedIn } from '../changes/to-confirm.ts'
import { listResults } from '../results/results.queries.ts'
import { firstNoticeOf } from './first-notice.ts'
import { lettersOf } from './letters-left.ts'
import { byRound, type Participation } from './offers-by-round.ts'

/** How a tender's procedure goes, for its team. */
export async function insideViewOf(
  context: Context,
  tender: Tender,
  state: ProcedureState,
): Promise<InsideView> {
  const { db, actor, now, language } = context
  const lotIds = state.lots.map(({ id }) => id)
  const openings = await listOpenings(db, lotIds)
  const offers = new Map((await listOffers(db, tender.id)).map((offer) => [offer.id, offer]))
  const letters = await lettersByLot(context, state)
  const participation: Participation = {
    state,
    offers,
    toConfirm: await unconfirmedIn(db, [...offers.keys()]),
    given: await listAnswersTo(db, [...offers.keys()]),
    remarks: await listRemarks(db, [...offers.keys()]),
    now,
  }
  const lots = new Map(
    state.lots.map((lot) => [
      lot.id,
      {
        ...courseOfLot(state, lot, letters.get(lot.id) ?? [], now),
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
          .filter(mayBeOffered(actor, tender, now, standingOf(state, lot)))
          .map((action) => offered(action, language)),
      },
    ]),
  )
  const change = await findChangeHead(db, tender.id)
  const [first] = lots.values()
  if (!first) throw new Error(`tender ${tender.id} has no lot`)
  const user = actor.kind === 'user' ? actor.email : ''
  const firstNotice = firstNoticeOf(tender.notices)
  return {
    courseOf: (lotId) => lots.get(lotId) ?? first,
    actions: [
      ...tenderActions(state, now, { firstNotice }),
      ...changeActions(tender, change, now),
      ...peopleActions(tender),
    ]
      .filter(mayBeOffered(actor, tender, now))
      .map((action) => offered(action, language)),
    history: await historyOf(db, tender.id),
    ...fromOnly(lots.size === 1 ? first : null),
    ...change,
    results: await listResults(db, tender, now),
    canOpenFirstRound: [...lots.values()].some(mayBeOpened),
    canOpenSecondStep: [...lots.values()].some(
      (lot) => lot.openUser !== null && lot.openUser !== user && mayBeOpened(lot),
    ),
  }
}

/** Its course and the changes that were announced meanwhile. */
async function historyOf(db: Db, tenderId: number): Promise<CourseStep[]> {
  const steps = [...(await listCourseSteps(db, tenderId)), ...(await listChangeSteps(db, tenderId))]
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Doing without the waiting period is for the project's admins to answer for. */
const standingOf = ({ tender }: ProcedureState, { stage, award }: LotCourse) => ({
  stage,
  hasToWait: tender.isStandard && award === null,
})

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

/** How the letters stand on which the waiting periods of its lots hang. */
async function lettersByLot({ db, departures, now }: Context, { lots }: ProcedureState) {
  const found = new Map<number, AwardLetter[]>()
  for (const lot of lots)
    if (lot.award && lot.outcome === null) found.set(lot.id, await lettersOf(db, departures, lot, now))
  return found
}

const courseOfLot = (state: ProcedureState, lot: LotCourse, letters: AwardLetter[], now: Date) => ({
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
    letters,
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
