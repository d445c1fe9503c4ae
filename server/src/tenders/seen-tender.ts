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
    const tender = await viewedTender({ ...context, db }, id)
    const { organizationId } = tender
    const seen: SeenTender = {
      tender,
      organization: organizationId === null ? null : await findOrganization(db, organizationId),
      ...(await surroundingsOf({ ...context, db }, tender)),
    }
    return showTender(viewerOf(context.actor, tender), seen)
  })
}
