import { messagePolicy } from '@allmende/domain/messages/messages.policy.ts'
import { isPublic } from '@allmende/domain/tenders/tenders.policy.ts'
import { isEditor } from '@allmende/domain/tenders/tenders.policy.ts'
import { greetedName } from '../accounts/greeted-name.ts'
import type { RoomHolders } from '../rooms/room-holders.ts'
import { aroundNothing } from '../rooms/seen-rooms.ts'
import { seenMessage } from './seen-messages.ts'

/** What a message says about what was sent with it: who may read the one reads the other. */
export const messageSurroundings: RoomHolders['aroundMessage'] = async (context, messageId) => {
  const seen = await seenMessage(context, messageId)
  if (!seen) return null
  const { tender } = seen
  return {
    ...aroundNothing,
    projectId: tender.id,
    projectName: tender.name,
    isTeam: isEditor(context.actor, tender),
    isArchived: tender.archived !== null,
    isPublished: tender.stage !== null,
    isPublic: isPublic(tender, context.now),
    readsMessage: messagePolicy.read(context.actor, seen).allowed,
  }
}

/** Who sent it, while she is still there. */
export const messageSender = async (
  db: Parameters<RoomHolders['ownersOf']>[0],
  messageId: number,
): ReturnType<RoomHolders['ownersOf']> =>
  db
    .selectFrom('messages')
    .innerJoin('users', 'users.email', 'messages.userEmail')
    .select(['users.email', greetedName.as('name')])
    .where('messages.id', '=', messageId)
    .where('users.state', '=', 'ACTIVE')
    .execute()
