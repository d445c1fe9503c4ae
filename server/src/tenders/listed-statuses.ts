import type { Status } from '@allmende/domain/procedure/status.contract.ts'
import { seenBy } from '@allmende/domain/procedure/outside.ts'
import { tenderStatus } from '@allmende/domain/procedure/status.ts'
import type { Viewer } from '@allmende/domain/tenders/tenders.views.ts'
import type { Db } from '../database/schema.ts'
import { listAnswersTo } from '../procedure/answers.queries.ts'
import { listLotOffersOf } from '../procedure/lot-offers.queries.ts'
import { ownParts } from './course/lot-offer-view.ts'
import { loadCourses } from './course/procedure-state.ts'

type Found = { viewer: Viewer; row: { id: number; offerId: number | null } }

/** Where each of these tenders stands for whoever asks: read for all of them together. */
export async function listStatuses(
  db: Db,
  found: readonly Found[],
  now: Date,
): Promise<(tenderId: number) => Status> {
  if (found.length === 0) return missing
  const courses = await loadCourses(
    db,
    found.map(({ row }) => row.id),
  )
  const offerIds = found.flatMap(({ viewer, row }) => (viewer === 'outsider' ? (row.offerId ?? []) : []))
  const lotOffers = offerIds.length === 0 ? [] : await listLotOffersOf(db, offerIds)
  const { standing } = await listAnswersTo(db, offerIds)
  const statuses = new Map(
    found.map(({ viewer, row: { id, offerId } }) => {
      const course = courses.get(id) ?? missing(id)
      const parts = offerId === null ? [] : ownParts({ lotOffers }, offerId, standing)
      if (viewer === 'team') return [id, tenderStatus(course, 'team', now)]
      return [id, tenderStatus(seenBy({ ...course, lotOffers }, offerId), { parts }, now)]
    }),
  )
  return (id) => statuses.get(id) ?? missing(id)
}

function missing(id: number): never {
  throw new Error(`tender ${id} was not listed`)
}
