import { ensure, Refusal, refuse } from '@allmende/domain/verdict.ts'
import { inTransaction } from '../database/transaction.ts'
import type { HouseParts, Outcome, PreparedCall } from './calls.ts'
import { contextOf } from './context.ts'
import { deed, enter, eventsIn, tell } from './deed.ts'
import { refusedError } from './errors.ts'
import { keepRefusal } from './kept-refusal.ts'
import type { Context, RegisteredRead } from './method.ts'

/** Load and allow see one snapshot; what is recorded is written before the slow work and the answer follow. */
export async function runRead(
  parts: HouseParts,
  method: RegisteredRead,
  prepared: PreparedCall,
): Promise<Outcome> {
  const { caller, call, args, encode } = prepared
  const context = contextOf(parts, parts.db, caller.session, caller, call)
  try {
    const subject = await loadAllowed(parts, method, context, args)
    await record(parts, method, context, subject, args)
    const loaded = method.after ? await method.after(context, subject, args) : subject
    return { result: encode(method.show ? method.show(context.actor, loaded) : loaded) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await keepRefusal(parts, prepared, error)
    return { error: refusedError(error.verdict, caller.language), reason: error.verdict.reason }
  }
}

async function loadAllowed(
  parts: HouseParts,
  method: RegisteredRead,
  context: Context,
  args: unknown[],
): Promise<unknown> {
  if (method.first) ensure(method.first(context.actor))
  return parts.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const loaded = (await method.load({ ...context, db }, ...args)) ?? refuse('notFound')
      ensure(method.allow(context.actor, loaded, context.now))
      return loaded
    })
}

async function record(
  parts: HouseParts,
  method: RegisteredRead,
  { actor, now }: Context,
  subject: unknown,
  args: unknown[],
): Promise<void> {
  const events = eventsIn(method.record?.(subject, args) ?? null)
  if (events.length === 0) return
  const done = deed(actor, now, { events })
  await inTransaction(parts.db, (db) => enter(parts, db, done))
  tell(parts, done)
}
