import { setImmediate as turn } from 'node:timers/promises'

/** After so many questions everyone else's calls get their turn. */
const lookedAtOnce = 200

/** Looks at one client for all of these, and says how many questions that were. */
type LookAt<Client, Reason> = (client: Client, reasons: readonly Reason[]) => number

type WalkParts<Client, Reason> = {
  /** Those to look at, as they are now; all of one group before the next. */
  groups: () => readonly (readonly Client[])[]
  lookAt: LookAt<Client, Reason>
  before: () => void
  /** All of a group were looked at. */
  after: () => void
  failed: (error: unknown) => void
}

/**
 * Goes through everyone who may have to hear of something, one walk after the other and each in pieces. What comes
 * while one is under way is looked for together in the next: it begins with all of them again, so that nothing is missed.
 */
export function inWalks<Client, Reason>({
  groups,
  lookAt,
  before,
  after,
  failed,
}: WalkParts<Client, Reason>) {
  let waiting: Reason[] = []
  let isWalking = false
  let isOver = false

  async function walk(reasons: readonly Reason[]): Promise<void> {
    let looked = 0
    for (const group of groups()) {
      before()
      try {
        for (const client of group) {
          if (looked >= lookedAtOnce) {
            await turn()
            looked = 0
          }
          if (isOver) return
          looked += 1 + lookAt(client, reasons)
        }
      } finally {
        if (!isOver) after()
      }
    }
  }

  async function walkOn(): Promise<void> {
    isWalking = true
    while (waiting.length > 0) {
      const reasons = waiting
      waiting = []
      await walk(reasons).catch(failed)
    }
    isWalking = false
  }

  return {
    add(reason: Reason): void {
      if (isOver) return
      waiting.push(reason)
      if (!isWalking) void walkOn()
    },
    stop(): void {
      isOver = true
      waiting = []
    },
  }
}
