import type { Actor } from '@allmende/domain/actor.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import { insideScopeOf } from '@allmende/domain/tenders/tenders.policy.ts'
import { showRow } from '@allmende/domain/tenders/tenders.views.ts'
import type { Context } from '../rpc/method.ts'
import { newMessagesIn } from './new-messages.ts'
import type { ListedTender } from './tender-lists.queries.ts'
import type { Asking } from './tender-visibility.ts'

/** Who asks for a list of tenders. */
export const askingOf = (context: Pick<Context, 'db' | 'actor' | 'now' | 'newMessages'>): Asking => ({
  scope: insideScopeOf(context.actor),
  email: context.actor.kind === 'user' ? context.actor.email : null,
  bidderId: bidderOf(context.actor),
  now: context.now,
  newIn: (tenderIds) => newMessagesIn(context, tenderIds),
})

/** What is shown depends on the moment, which a list brings along. */
export const shownRows = (_actor: Actor, listed: readonly ListedTender[]) =>
  listed.map(({ viewer, row, now }) => showRow(viewer, row, now))
