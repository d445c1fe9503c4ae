import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { done } from './change.ts'
import { isPublicAt, publicFromOf } from './publicity.ts'
import { skippedPhasesOf, type StartStage } from './stages.ts'
import { chosenLots, type LotChoice } from './standing.ts'
import type { Happening, LotCourse, ProcedureState, Step, TenderCourse } from './state.ts'
import { withUsedDeadlines } from './used-deadlines.ts'
import { hasApplicationPhase, isContinuous, type TenderType } from './tender-type.ts'

/** How the first notice of a tender fares at the portal; `back`: stopped, found invalid or not published. */
export type FirstNotice = 'none' | 'back' | 'underway' | 'published'

/** Whoever chooses "now" in a dialog still means it some minutes later. */
const countsAsNow = 10 * 60_000
/** Nationally not before the EU's office had this long to publish it (KonzVgV § 23 (3)). */
export const portalHeadStart = 48 * 60 * 60_000

const later = (one: Date, other: Date): Date => (one > other ? one : other)

const mayStartAt = (type: TenderType, start: StartStage): boolean =>
  start === 2 || (hasApplicationPhase(type) && (start === 3 || !isContinuous(type)))

/** Only what nobody outside knows of yet can be published or changed freely. */
export function mayPublish({ tender }: Pick<ProcedureState, 'tender'>): Verdict {
  if (tender.isCancelled) return refused('cancelledNotPublished')
  if (tender.archived !== null) return refused('tenderArchived')
  return tender.published === null ? allowed : refused('alreadyPublished')
}

function dateFits(published: Date, isMarked: boolean, now: Date): Verdict {
  const earliest = now.getTime() + (isMarked ? portalHeadStart : -countsAsNow)
  if (published.getTime() >= earliest) return allowed
  return isMarked
    ? refused('publicationTooSoonForPortal', { values: { from: new Date(earliest) } })
    : refused('publicationInPast')
}

/** A continuous procedure counts its rounds from what is announced. */
function roundsFit({ deadlinePeriodDays, finalDeadline }: TenderCourse, lot: LotCourse): Verdict {
  const { applicationDeadline } = lot
  if (applicationDeadline === null) return refused('firstRoundMissing')
  if (deadlinePeriodDays === null || deadlinePeriodDays < 1) return refused('roundDaysMissing')
  if (finalDeadline === null) return refused('finalDeadlineMissing')
  return applicationDeadline <= finalDeadline
    ? allowed
    : refused('firstRoundAfterFinal', { values: { deadline: finalDeadline } })
}

/** What the lots that begin at once need. */
function startFits(start: StartStage, lot: LotCourse): Verdict {
  if (start === 3 && lot.applicationDeadline === null) return refused('applicationDeadlineMissing')
  return start === 6 && lot.offerDeadline === null ? refused('offerDeadlineMissing') : allowed
}

const isAfter = (deadline: Date | null, before: Date | null): boolean =>
  deadline === null || before === null || deadline > before

/** What every lot needs, begun or not: what will be asked for ends after it began, and offers after applications. */
function lotFits(tender: TenderCourse, lot: LotCourse, published: Date): Verdict {
  const { applicationDeadline: applications, offerDeadline: offers } = lot
  const values = { published }
  return firstRefusal(
    isContinuous(tender.type) ? roundsFit(tender, lot) : allowed,
    isAfter(applications, published) ? allowed : refused('applicationDeadlineBeforeStart', { values }),
    isAfter(offers, published) && isAfter(tender.finalOfferDeadline, published)
      ? allowed
      : refused('offerDeadlineBeforeStart', { values }),
    isAfter(isContinuous(tender.type) ? tender.finalOfferDeadline : offers, applications)
      ? allowed
      : refused('offersBeforeApplications', { values: { deadline: applications ?? published } }),
  )
}

type Publication = { published: Date; isMarked: boolean; start: StartStage; lotIds: LotChoice }

/** A draft gets the instant from which everyone knows of it, and its lots the stage they begin with. */
export const publish: Step<Publication> = (state, { published: given, isMarked, start, lotIds }, now) => {
  const tender = { ...state.tender, skippedPhases: skippedPhasesOf(state.tender.type, start) }
  const published = later(given, now)
  // Of a phase that is left out nobody is told anything, its deadline neither.
  const dated = { tender, lots: state.lots.map((lot) => withUsedDeadlines(tender, lot)) }
  const verdict = firstRefusal(
    mayPublish(state),
    dateFits(given, isMarked, now),
    mayStartAt(tender.type, start) ? allowed : refused('startNotOffered'),
    ...dated.lots.map((lot) => lotFits(tender, lot, published)),
  )
  if (!verdict.allowed) return verdict
  const all = state.lots.map(({ id }) => id)
  if (lotIds?.some((id) => !all.includes(id))) return refused('notFound')
  // Those not ticked begin as published too, so there is nothing to choose.
  const startFor = lotIds === null || start === 2 ? all : lotIds
  const ticked = chosenLots(dated, startFor, (lot) => startFits(start, lot))
  if (!ticked.allowed) return ticked
  const lots = dated.lots.map((lot) => ({ ...lot, stage: ticked.lots.includes(lot) ? start : 2 }))
  return done(
    {
      ...state,
      lots,
      tender: {
        ...tender,
        published,
        isMarked,
        heardAt: null,
        // What is due at this very instant is still to happen.
        clockedUntil: new Date(now.getTime() - 1),
      },
    },
    [
      { kind: 'scheduled', published, isMarked },
      ...lots.map(
        ({ id, stage }): Happening => ({ kind: 'lotStage', lotId: id, before: null, after: stage }),
      ),
    ],
  )
}

/** Before anybody outside knows of it, a tender can become a draft again. */
export function mayUnpublish({ tender }: ProcedureState, firstNotice: FirstNotice, now: Date): Verdict {
  if (tender.archived !== null) return refused('tenderArchived')
  if (tender.published === null) return refused('procedureDraft')
  if (isPublicAt(tender, now)) return refused('alreadyPublic')
  if (tender.isMarked && firstNotice === 'underway') return refused('noticeUnderway')
  const isOut = tender.isMarked && (firstNotice === 'published' || tender.heardAt !== null)
  return isOut ? refused('noticeOut') : allowed
}

export const unpublish: Step<{ firstNotice: FirstNotice }> = (state, { firstNotice }, now) => {
  const verdict = mayUnpublish(state, firstNotice, now)
  if (!verdict.allowed) return verdict
  const nothing = { published: null, isMarked: false, heardAt: null, clockedUntil: null, skippedPhases: [] }
  return done(
    {
      ...state,
      tender: { ...state.tender, ...nothing },
      lots: state.lots.map((lot) => ({ ...lot, stage: null, opening: null })),
    },
    [
      { kind: 'unpublished' },
      ...state.lots.map(
        ({ id, stage }): Happening => ({ kind: 'lotStage', lotId: id, before: stage, after: null }),
      ),
    ],
  )
}

/** The portal has published it: nationally it may appear two days later. */
export const hearPublished: Step<{ at: Date }> = (state, { at }) => {
  const { tender } = state
  if (tender.published === null || !tender.isMarked) return refused('notAtPortal')
  if (tender.heardAt !== null) return done(state)
  const published = later(tender.published, new Date(at.getTime() + portalHeadStart))
  const heard = { ...tender, published, heardAt: at }
  const from = publicFromOf(heard)
  // Told long after the fact, it is public at once: the clock has passed that instant.
  const isMissed = from !== null && tender.clockedUntil !== null && from <= tender.clockedUntil
  return done({ ...state, tender: heard }, [
    { kind: 'heardPublished', published },
    ...(isMissed ? [{ kind: 'becamePublic' } as const] : []),
  ])
}
