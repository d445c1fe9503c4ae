import type { RefusalDetails } from '@allmende/domain/verdict.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Reason } from '@allmende/domain/verdict.ts'

/** Which constraint of the database means which "no". */
export type Constraints = Readonly<Record<string, readonly [Reason, RefusalDetails]>>

/** Turns the database's own refusal into ours: it alone can tell when two come at the same instant. */
export async function refusing<Result>(constraints: Constraints, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string }
    const known = constraints[constraint]
    if (!known) throw error
    return refuse(...known)
  }
}
