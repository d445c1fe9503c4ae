import { actorOf } from '@allmende/domain/accounts/accounts.rules.ts'
import { ensure, refuse } from '@allmende/domain/verdict.ts'
import type { CallParts, Outcome, PreparedCall } from './calls.ts'
import type { Context, RegisteredRead } from './method.ts'

/** Load and allow see one snapshot; slow work follows when the transaction has ended. */
export async function runRead(
  parts: CallParts,
  method: RegisteredRead,
  prepared: PreparedCall,
): Promise<Outcome> {
  const { caller, call, args, encode } = prepared
  const { session, address, connection } = caller
  const context = {
    actor: actorOf(session),
    session,
    connection,
    address,
    language: caller.language,
    now: call.now,
    config: parts.config,
    directory: parts.directory,
    portal: parts.portal,
    officialChecks: parts.officialChecks,
  }

  if (method.first) ensure(method.first(context.actor))
  const subject = await parts.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const inside: Context = { ...context, db }
      const loaded = (await method.load(inside, ...args)) ?? refuse('notFound')
      ensure(method.allow(context.actor, loaded, call.now))
      return loaded
    })

  const loaded = method.after ? await method.after({ ...context, db: parts.db }, subject, args) : subject
  return { result: encode(method.show ? method.show(context.actor, loaded) : loaded) }
}
