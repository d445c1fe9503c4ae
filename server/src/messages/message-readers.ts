import { nameOf } from '@allmende/domain/actor.ts'
import type { MessageViewer } from '@allmende/domain/messages/messages.views.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { isEditor } from '@allmende/domain/tenders/tenders.policy.ts'
import { findOfferOf } from '../procedure/offers.queries.ts'
import type { Context } from '../rpc/method.ts'
import type { Reader } from './messages.queries.ts'

/** Whoever asks, for her company or for the authority. */
export const readerOf = ({ actor }: Pick<Context, 'actor'>): Reader => ({
  email: nameOf(actor),
  organizationId: bidderOf(actor),
})

/** Whether the caller's company takes part in a tender. */
export async function participatesIn(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  tenderId: number,
): Promise<boolean> {
  const organizationId = bidderOf(actor)
  return organizationId !== null && (await findOfferOf(db, tenderId, organizationId)) !== null
}

/** From where the caller looks at the messages of a tender; system admins see all of them and answer for none. */
export function viewerOf(
  { actor }: Pick<Context, 'actor'>,
  tender: Pick<TenderHead, 'team'>,
  participates: boolean,
): MessageViewer {
  const organizationId = bidderOf(actor)
  if (organizationId === null || isEditor(actor, tender))
    return { side: 'team', isTold: tender.team.some(({ userName }) => userName === nameOf(actor)) }
  return { side: 'company', organizationId, participates }
}
