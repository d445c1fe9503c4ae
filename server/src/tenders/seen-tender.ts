import type { PublicTender, Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import {
  type SeenTender,
  showTender,
  type Surroundings,
  viewerOf,
} from '@allmende/domain/tenders/tenders.views.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { ensure } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { findOrganization } from '../organizations/organizations.queries.ts'
import { findPublicParcelIds } from '../parcels/parcels.queries.ts'
import type { Context } from '../rpc/method.ts'
import { currentValues } from './notice/notice-export.ts'
import { formOfTender } from './tender-form.ts'
import { existingTender } from './tenders.queries.ts'

/** Reads what belongs together as of one moment, outside the transaction that allowed it. */
export const inSnapshot = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)

/** What tells which of a tender's panels may go out. */
export async function surroundingsOf(
  { db, language, now }: Pick<Context, 'db' | 'language' | 'now'>,
  tender: Tender,
): Promise<Surroundings> {
  const { form } = await formOfTender(db, tender, language)
  return { form, publicParcels: await findPublicParcelIds(db, tender.propertyIds), now }
}

/** Asked once more where it is read: between two moments a tender may go out of sight. */
export async function viewedTender({ db, actor, now }: Context, id: number): Promise<Tender> {
  const tender = await existingTender(db, id)
  ensure(tenderPolicy.view(actor, tender, now))
  return tender
}

/** A tender that the caller may view, as she gets it. */
export function seenTender(context: Context, id: number): Promise<Tender | PublicTender> {
  return inSnapshot(context.db, async (db) => {
    const stored = await viewedTender({ ...context, db }, id)
    const surroundings = await surroundingsOf({ ...context, db }, stored)
    const { home } = context
    // A draft says what would be published today, not what was true when it was saved.
    const tender =
      stored.published === null
        ? {
            ...stored,
            panels: await currentValues(db, surroundings.form, { id, panels: stored.panels, home }),
          }
        : stored
    const { organizationId } = tender
    const seen: SeenTender = {
      tender,
      organization: organizationId === null ? null : await findOrganization(db, organizationId),
      ...surroundings,
    }
    return showTender(viewerOf(context.actor, tender), seen)
  })
}
