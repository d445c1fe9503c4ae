import type { PublicTender, TeamTender, Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import {
  publicTender,
  type SeenTender,
  type Surroundings,
  teamTender,
  viewerOf,
} from '@allmende/domain/tenders/tenders.views.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { ensure } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { findOrganization } from '../organizations/organizations.queries.ts'
import { findPublicParcelIds } from '../parcels/parcels.queries.ts'
import { findCancelReason } from '../procedure/course-steps.queries.ts'
import type { Context } from '../rpc/method.ts'
import { type Asked, askedTender } from './changes/asked-version.ts'
import { insideViewOf } from './course/inside-view.ts'
import { loadState } from './course/procedure-state.ts'
import { ownViewOf, teamsOwnViewOf } from './course/own-view.ts'
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
  const publicParcels = await findPublicParcelIds(db, tender.propertyIds)
  return { form, type: tender.type, publicParcels, now }
}

/** Asked once more where it is read: between two moments a tender may go out of sight. */
export async function viewedTender({ db, actor, now }: Context, id: number): Promise<Tender> {
  const tender = await existingTender(db, id)
  ensure(tenderPolicy.view(actor, tender, now))
  return tender
}

/** A tender that the caller may view, as she gets it. */
export function seenTender(context: Context, id: number, asked?: Asked): Promise<TeamTender | PublicTender> {
  return inSnapshot(context.db, async (db) => {
    const within = { ...context, db }
    const stored = await viewedTender(within, id)
    if (asked !== undefined) {
      ensure(tenderPolicy.lookInside(context.actor, stored, context.now))
      return teamView(within, await askedTender(db, stored, asked))
    }
    return viewerOf(context.actor, stored) === 'team'
      ? teamView(within, stored)
      : publicTender(await seen(within, stored, await ownViewOf(within, id)))
  })
}

/** A tender after a change, as whoever changed it gets it. */
export const changedTender = async (context: Context, id: number): Promise<TeamTender> =>
  teamView(context, await existingTender(context.db, id))

async function teamView(context: Context, tender: Tender): Promise<TeamTender> {
  const state = await loadState(context.db, tender.id)
  const seenByTeam = await seen(context, tender, await teamsOwnViewOf(context, tender.id, state))
  return teamTender(seenByTeam, await insideViewOf(context, tender, state))
}
/** The same for an outsider who has changed something of her own. */
export const changedPublicTender = async (context: Context, id: number): Promise<PublicTender> =>
  publicTender(await seen(context, await existingTender(context.db, id), await ownViewOf(context, id)))

async function seen(context: Context, stored: Tender, own: SeenTender['own']): Promise<SeenTender> {
  const { db, home } = context
  const surroundings = await surroundingsOf(context, stored)
  const { id, organizationId, panels } = stored
  // A draft says what would be published today, not what was true when it was saved.
  const tender =
    stored.published === null
      ? { ...stored, panels: await currentValues(db, surroundings.form, { id, panels, home }) }
      : stored
  return {
    tender,
    organization: organizationId === null ? null : await findOrganization(db, organizationId),
    own,
    cancelReason: stored.stage === 8 ? await findCancelReason(db, id) : null,
    ...surroundings,
  }
}
