import { ensure } from '@allmende/domain/verdict.ts'
import { inTransaction } from '../database/transaction.ts'
import type { HouseParts } from './calls.ts'
import { systemContext } from './context.ts'
import { declaredBy, enter, tell } from './deed.ts'
import type { Change } from './method.ts'

/** What the platform does of its own accord, with the same steps as a change that somebody calls for. */
export type SystemStep<Args extends unknown[], Subject, Result> = Omit<
  Change<Args, Subject, undefined, Result>,
  'before' | 'afterwards' | 'takesAtLeast'
>

/** Gives a step its types. */
export const systemStep = <Args extends unknown[], Subject, Result>(
  step: SystemStep<Args, Subject, Result>,
): SystemStep<Args, Subject, Result> => step

/** Does one step as the system; null where there is nothing to do any more. */
export type ActAsSystem = <Args extends unknown[], Subject, Result>(
  step: SystemStep<Args, Subject, Result>,
  now: Date,
  ...args: Args
) => Promise<Result | null>

export const actingAsSystem =
  (parts: HouseParts): ActAsSystem =>
  async (step, now, ...args) => {
    const done = await inTransaction(parts.db, async (db) => {
      const context = systemContext(parts, db, now)
      const subject = await step.load(context, ...args)
      if (subject === null) return null
      ensure(step.allow(context.actor, subject, now))
      const result = await step.run(context, subject, args, undefined)
      const deed = declaredBy(step as never, [subject, result, args], context.actor, now)
      await enter(parts, db, deed)
      return { result, deed }
    })
    if (!done) return null
    tell(parts, done.deed)
    return done.result
  }
