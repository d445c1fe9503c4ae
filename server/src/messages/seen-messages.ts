import type { MessageSubject } from '@allmende/domain/messages/messages.policy.ts'
import {
  factsOfMessage,
  type MessageViewer,
  type StoredMessage,
} from '@allmende/domain/messages/messages.views.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Context } from '../rpc/method.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { participatesIn, readerOf, viewerOf } from './message-readers.ts'
import { findMessage } from './messages.queries.ts'

export type SeenMessage = MessageSubject & {
  tender: TenderHead
  stored: StoredMessage
  viewer: MessageViewer
}

/** A message with what decides about it for this caller. */
export async function seenMessage(
  context: Pick<Context, 'db' | 'actor'>,
  id: number,
): Promise<SeenMessage | null> {
  const stored = await findMessage(context.db, readerOf(context), id)
  const tender = stored && (await findTenderHead(context.db, stored.projectId))
  if (!tender) return null
  const participates = await participatesIn(context, tender.id)
  return {
    tender,
    stored,
    message: factsOfMessage(stored),
    participates,
    viewer: viewerOf(context, tender, participates),
  }
}
