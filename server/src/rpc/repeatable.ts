import { visitor } from '@allmende/domain/actor.ts'
import type { CallId, PreparedCall } from './calls.ts'
import type { CallKey } from './kept-answers.queries.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Only a UUID tells a call apart from all others of its sender. */
const isRepeatableId = (id: CallId | undefined): id is string => typeof id === 'string' && uuid.test(id)

/** As what a call is known when it is said again: only who is logged in can repeat one. */
export function repeatableAs({
  caller,
  call: { id },
  secret,
}: PreparedCall): Pick<CallKey, 'userEmail' | 'callId'> | null {
  const actor = caller.session?.actor ?? visitor
  if (secret || actor.kind !== 'user' || !isRepeatableId(id)) return null
  return { userEmail: actor.email, callId: id }
}
