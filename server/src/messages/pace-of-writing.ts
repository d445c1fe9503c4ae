import { nameOf } from '@allmende/domain/actor.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Context } from '../rpc/method.ts'

/** What is sent is mailed to a whole team or to all who take part, and stays in the log for good. */
export function keepPaceOfWriting(
  { messagesOfCompanies, messagesOfTeams, actor, now }: Context,
  tenderId: number,
): void {
  const organizationId = bidderOf(actor)
  const seconds =
    organizationId === null
      ? messagesOfTeams.take(`${tenderId} ${nameOf(actor)}`, now.getTime())
      : messagesOfCompanies.take(`${tenderId} ${organizationId}`, now.getTime())
  if (seconds > 0) refuse('tooManyMessages', { values: { minutes: Math.ceil(seconds / 60) } })
}
