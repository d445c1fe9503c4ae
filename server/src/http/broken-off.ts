import { Readable } from 'node:stream'
import { Refusal } from '@allmende/domain/verdict.ts'
import type { HouseParts, Outcome, PreparedCall } from '../rpc/calls.ts'
import { refusedError } from '../rpc/errors.ts'
import { keepRefusal } from '../rpc/kept-refusal.ts'
import type { Served } from './route.ts'

/**
 * Listens whether a body breaks off by itself: its reader sees that it does; why is for the operator to know, and for
 * the log where it says something. What is broken before its first byte went out is told instead.
 */
export async function watched(
  parts: HouseParts,
  path: string,
  prepared: PreparedCall,
  served: Served,
): Promise<Outcome> {
  const { body, brokenOff } = served
  if (!(body instanceof Readable)) return { result: served }
  const keep = async (error: Error) => {
    parts.log.error({ err: error, path }, 'what was being sent broke off')
    const refused = brokenOff?.(error)
    if (refused) await keepRefusal(parts, prepared, new Refusal(refused))
    return refused
  }
  if (body.errored) {
    const refused = await keep(body.errored)
    if (!refused) throw body.errored
    return { error: refusedError(refused, prepared.caller.language), reason: refused.reason }
  }
  const unheard = (error: unknown) =>
    parts.log.error({ err: error, path }, 'what broke off is not in the log')
  body.once('error', (error) => void keep(error).catch(unheard))
  return { result: served }
}
