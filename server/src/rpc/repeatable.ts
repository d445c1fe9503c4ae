import { visitor } from '@allmende/domain/actor.ts'
import type { PreparedCall } from './calls.ts'
import type { CallKey } from './kept-answers.queries.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** As what a call is known when it is said again: only the UUID of who is logged in makes it repeatable. */
export function repeatableAs({
  caller,
  call: { id },
  secret,
}: PreparedCall): Pick<CallKey, 'userEmail' | 'callId'> | null {
  const actor = caller.session?.actor ?? visitor
  if (secret || actor.kind !== 'user' || typeof id !== 'string' || !uuid.test(id)) return null
  return { userEmail: actor.email, callId: id }
}
