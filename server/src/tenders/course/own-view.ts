import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import type { OwnView } from '@allmende/domain/tenders/tenders.views.ts'
import { findOfferOf } from '../../procedure/offers.queries.ts'
import type { Context } from '../../rpc/method.ts'
import { listTags } from '../watchlist.queries.ts'

const nothingToFile = { canApply: false, canOffer: false, lotOffer: null }

/** What is the viewer's own of a tender. */
export async function ownViewOf({ db, actor }: Context, tenderId: number): Promise<OwnView> {
  const organizationId = bidderOf(actor)
  const offer = organizationId === null ? null : await findOfferOf(db, tenderId, organizationId)
  return {
    tags: actor.kind === 'user' ? await listTags(db, tenderId, actor.email) : [],
    offerId: offer?.id ?? null,
    // Nobody writes messages yet.
    newMessages: 0,
    rightsOf: () => nothingToFile,
  }
}
