import type { Offer } from '@allmende/domain/offers/offers.contract.ts'
import type { LotOfferCourse, ProcedureState } from '@allmende/domain/procedure/state.ts'
import { existing } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { listAnswersTo } from '../procedure/answers.queries.ts'
import { listRemarks } from '../procedure/offer-remarks.queries.ts'
import { listLotOffersOf } from '../procedure/lot-offers.queries.ts'
import type { StoredOffer } from '../procedure/offers.queries.ts'
import type { Context } from '../rpc/method.ts'
import {
  isToBeAsked,
  nothingToConfirm,
  type ToConfirm,
  toConfirmWithin,
  unconfirmedIn,
} from '../tenders/changes/to-confirm.ts'
import { filedStates } from '../tenders/course/filed-state.ts'
import { lettersTo, newestParts, partView, remarkOn } from '../tenders/course/lot-offer-view.ts'
import { loadCourses } from '../tenders/course/procedure-state.ts'

const latest = (parts: readonly LotOfferCourse[], which: 'applicationSent' | 'offerSent'): Date | null =>
  parts.flatMap((part) => part[which] ?? []).toSorted((one, other) => other.getTime() - one.getTime())[0] ??
  null

/** What of its rooms is the organization's own until they are opened. */
const keptFromTeam = () => ({ missing: [], unsubmittedChanges: false, reached: 0, everReached: 0 })

/** Parts in tenders, as those who run them or their organization get them: all of them together in few queries. */
export async function offersOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  stored: readonly StoredOffer[],
  viewer: 'team' | 'own',
  known?: ProcedureState,
): Promise<Offer[]> {
  if (stored.length === 0) return []
  const ids = stored.map(({ id }) => id)
  const stateOf = known ? () => known : await statesOf(db, stored)
  const given = await listAnswersTo(db, ids)
  const answersTo = Map.groupBy(given.standing, ({ offerId }) => offerId)
  const toConfirm = await toConfirmOf(db, ids, viewer, known, now)
  const filed = viewer === 'own' ? await filedStates(db, ids, given) : keptFromTeam
  // What the team notes is for nobody else.
  const remarks = viewer === 'team' ? await listRemarks(db, ids) : []
  return stored.map((one) => {
    const { tenderId: projectId, organizationName, ...offer } = one
    const state = stateOf(one)
    const answers = answersTo.get(offer.id) ?? []
    const parts = newestParts(state, offer.id)
    const shown = (part: LotOfferCourse) => ({
      ...partView(state, part, answers, now, toConfirm),
      ...filed(part),
      letters: lettersTo(given, part),
      remark: remarkOn(remarks, part),
    })
    return {
      ...offer,
      projectId,
      organization: { name: organizationName },
      stage: Math.max(0, ...parts.map(({ stage }) => stage)),
      applicationSent: latest(parts, 'applicationSent'),
      offerSent: latest(parts, 'offerSent'),
      lotOffers: parts.map(shown),
      earlierLotOffers: state.lotOffers
        .filter((part) => part.offerId === offer.id && !parts.includes(part))
        .map(shown),
      receiptId: null,
    }
  })
}

/** In the last minute every question counts: where all that was filed was filed just now there is nothing to ask. */
function toConfirmOf(
  db: Db,
  offerIds: readonly number[],
  viewer: 'team' | 'own',
  known: ProcedureState | undefined,
  now: Date,
): ToConfirm | Promise<ToConfirm> {
  if (known && !isToBeAsked(known, now)) return nothingToConfirm
  return viewer === 'own' ? toConfirmWithin(db, offerIds) : unconfirmedIn(db, offerIds)
}

/** How the tenders of these parts stand; of what was filed there only theirs. */
async function statesOf(
  db: Db,
  stored: readonly StoredOffer[],
): Promise<(of: StoredOffer) => ProcedureState> {
  const courses = await loadCourses(db, [...new Set(stored.map(({ tenderId }) => tenderId))])
  const lotOffers = await listLotOffersOf(
    db,
    stored.map(({ id }) => id),
  )
  const partsOf = Map.groupBy(lotOffers, ({ offerId }) => offerId)
  return ({ id, tenderId }) => ({
    ...existing(courses.get(tenderId) ?? null),
    lotOffers: partsOf.get(id) ?? [],
  })
}
