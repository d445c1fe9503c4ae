import { displayStage, ownDeadline, shownDeadline } from '@allmende/domain/procedure/display.ts'
import { nextDue } from '@allmende/domain/procedure/clock.ts'
import { seenBy, seenFromOutside } from '@allmende/domain/procedure/outside.ts'
import { publicFromOf } from '@allmende/domain/procedure/publicity.ts'
import type {
  LotCourse,
  LotOfferCourse,
  ProcedureState,
  TenderCourse,
} from '@allmende/domain/procedure/state.ts'
import { among } from '../../database/among.ts'
import type { Db } from '../../database/schema.ts'
import { type OwnStanding, setOwnStandings } from '../../procedure/offers.queries.ts'
import { setCourse } from '../../procedure/courses.queries.ts'
import {
  addLotOffers,
  isSameLotOffer,
  listLotOffers,
  listLotOffersOf,
  setLotOffers,
} from '../../procedure/lot-offers.queries.ts'
import { listLotCourses } from './lot-courses.queries.ts'

const courseColumns = [
  'type',
  'sdkVersion',
  'skippedPhases',
  'published',
  'isMarked',
  'heardAt',
  'archived',
  'stage',
  'finalDeadline',
  'deadlinePeriodDays',
  'offerDeadline',
  'clockedUntil',
] as const

/** How a tender's procedure stands; whoever means to change it has locked the tender before. */
export async function loadState(db: Db, tenderId: number): Promise<ProcedureState> {
  return { ...(await loadCourse(db, tenderId)), lotOffers: await listLotOffers(db, tenderId) }
}

/**
 * The same for whom nobody else's part can matter: whoever looks at it from outside or acts for herself. Where many
 * file in the same minute each of them loads her own part only.
 */
export async function loadStateOf(
  db: Db,
  tenderId: number,
  offers: readonly (number | null | undefined)[],
): Promise<ProcedureState> {
  const offerIds = [...new Set(offers.flatMap((id) => id ?? []))]
  const lotOffers = offerIds.length === 0 ? [] : await listLotOffersOf(db, offerIds)
  return { ...(await loadCourse(db, tenderId)), lotOffers }
}

/** Without what anybody has filed. */
export async function loadCourse(db: Db, tenderId: number): Promise<Omit<ProcedureState, 'lotOffers'>> {
  const [course] = (await loadCourses(db, [tenderId])).values()
  if (!course) throw new Error(`no tender ${tenderId}`)
  return course
}

/** The same of several tenders, without what anybody has filed. */
export async function loadCourses(
  db: Db,
  tenderIds: readonly number[],
): Promise<Map<number, Omit<ProcedureState, 'lotOffers'>>> {
  const rows = await db
    .selectFrom('tenders')
    .select(['id', ...courseColumns])
    .select((select) =>
      select
        .selectFrom('serverProcesses')
        .select(({ fn }) => fn.max('settlesWithin').as('longest'))
        .as('settlesWithin'),
    )
    .where(among('id', tenderIds))
    .execute()
  const lotsIn = await listLotCourses(db, tenderIds)
  return new Map(
    rows.map(({ id, sdkVersion, stage, offerDeadline, settlesWithin, ...course }) => [
      id,
      {
        tender: {
          ...course,
          isStandard: sdkVersion !== null,
          isCancelled: stage === 8,
          finalOfferDeadline: course.type === 5 ? offerDeadline : null,
          ...(settlesWithin !== null && { settlesWithin }),
        },
        lots: lotsIn.get(id) ?? [],
      },
    ]),
  )
}

/** Writes what a step has made of a procedure: what has not changed is left alone. */
export async function storeState(
  db: Db,
  tenderId: number,
  before: ProcedureState,
  after: ProcedureState,
  now: Date,
): Promise<void> {
  for (const lot of after.lots) {
    const known = before.lots.find(({ id }) => id === lot.id)
    if (!known || known === lot) continue
    await setCourse(db, lot)
    if (known.applicationDeadline !== lot.applicationDeadline || known.offerDeadline !== lot.offerDeadline)
      await setLotDeadlines(db, lot)
  }
  const isKnown = (lotOffer: LotOfferCourse) =>
    before.lotOffers.some((other) => isSameLotOffer(other, lotOffer))
  await addLotOffers(
    db,
    after.lotOffers.filter((lotOffer) => !isKnown(lotOffer)),
  )
  await setLotOffers(
    db,
    after.lotOffers.filter((lotOffer) => isKnown(lotOffer) && !before.lotOffers.includes(lotOffer)),
  )
  // A filing changes nothing of the tender, and many of them would wait for its row and its indexes.
  const isSame = before.tender === after.tender && after.lots.every((lot) => before.lots.includes(lot))
  await storeOwnStandings(db, isSame ? before : null, after, now)
  if (!isSame) await storeTender(db, tenderId, before.tender, after, now)
}

/** Of everybody; while the tender stays as it was, of those whose own part has become another one. */
async function storeOwnStandings(
  db: Db,
  before: ProcedureState | null,
  after: ProcedureState,
  now: Date,
): Promise<void> {
  const standingIn = (state: ProcedureState, id: number) => ({
    id,
    stage: displayStage(seenBy(state, id)),
    deadline: ownDeadline(state, id, now),
  })
  const offerIds = new Set(after.lotOffers.map(({ offerId }) => offerId))
  const standings = [...offerIds].map((id) => standingIn(after, id))
  const isKept = ({ id, stage, deadline }: OwnStanding) => {
    if (!before?.lotOffers.some(({ offerId }) => offerId === id)) return false
    const was = standingIn(before, id)
    return was.stage === stage && was.deadline?.getTime() === deadline?.getTime()
  }
  await setOwnStandings(
    db,
    standings.filter((one) => !isKept(one)),
  )
}

async function setLotDeadlines(db: Db, { id, applicationDeadline, offerDeadline }: LotCourse): Promise<void> {
  await db
    .updateTable('tenderLots')
    .set({ applicationDeadline, offerDeadline })
    .where('id', '=', id)
    .execute()
}

/** What the tender's own row keeps so that lists sort by it, and when the clock looks at it next. */
async function storeTender(
  db: Db,
  id: number,
  before: TenderCourse,
  after: ProcedureState,
  now: Date,
): Promise<void> {
  const { tender } = after
  const { type, finalDeadline, deadlinePeriodDays, finalOfferDeadline } = tender
  const outside = seenFromOutside(after)
  await db
    .updateTable('tenders')
    .set({
      skippedPhases: [...tender.skippedPhases],
      published: tender.published,
      isMarked: tender.isMarked,
      heardAt: tender.heardAt,
      archived: tender.archived,
      clockedUntil: tender.clockedUntil,
      stage: displayStage(after),
      deadline: shownDeadline(after, now),
      outsideStage: displayStage(outside),
      outsideDeadline: shownDeadline(outside, now),
      publicFrom: publicFromOf(tender),
      due: nextDue(after),
      ...(before.finalDeadline !== finalDeadline && { finalDeadline }),
      ...(before.deadlinePeriodDays !== deadlinePeriodDays && { deadlinePeriodDays }),
      ...(type === 5 &&
        before.finalOfferDeadline !== finalOfferDeadline && { offerDeadline: finalOfferDeadline }),
    })
    .where('id', '=', id)
    .execute()
}
